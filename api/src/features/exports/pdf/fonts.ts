import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';
import type { Weight } from './style.ts';

const WEIGHTS: Record<Weight, number> = { regular: 400, medium: 500, semibold: 600 };
/** What the fonts hold: Western European letters, and the punctuation that we use. */
const NOT_IN_FONTS =
  /[^\u0020-\u007E\u00A0-\u00FF\u0131\u0152\u0153\u2010-\u2026\u20AC\u2122\u2191\u2193\u2212]/u;

const files = new Map<Weight, Buffer>();

/** Makes the fonts of a document known to it, under the names of their weights. */
export function registerFonts(document: InstanceType<typeof PDFDocument>): void {
  for (const [weight, number] of Object.entries(WEIGHTS) as [Weight, number][]) {
    document.registerFont(weight, fileOf(weight, number));
  }
}

function fileOf(weight: Weight, number: number): Buffer {
  const known = files.get(weight);
  if (known) return known;
  const { resolve } = createRequire(import.meta.url);
  const name = `@fontsource/hanken-grotesk/files/hanken-grotesk-latin-${number}-normal.woff`;
  const file = readFileSync(resolve(name));
  files.set(weight, file);
  return file;
}

/** Text in letters that the fonts have: 'Škoda' becomes 'Skoda', what cannot be written '?'. */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\t\r\n]+/g, ' ')
    .replace(new RegExp(NOT_IN_FONTS, 'gu'), (character) => {
      const plain = character.normalize('NFKD').replace(/\p{M}/gu, '');
      return NOT_IN_FONTS.test(plain) ? '?' : plain;
    });
}
