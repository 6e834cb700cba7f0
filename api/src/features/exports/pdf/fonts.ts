import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';
import type { Weight } from './style.ts';

const FILES: Record<Weight, string> = {
  regular: '400Regular/HankenGrotesk_400Regular.ttf',
  medium: '500Medium/HankenGrotesk_500Medium.ttf',
  semibold: '600SemiBold/HankenGrotesk_600SemiBold.ttf',
};
/** What the fonts hold: all Latin letters of European languages, and the punctuation that we use. */
const NOT_IN_FONTS =
  /[^\u0020-\u007E\u00A0-\u017E\u018F\u0192\u01FA-\u01FF\u0218-\u021B\u1E80-\u1E85\u1E9E\u1EA0-\u1EF9\u2013\u2014\u2018-\u201A\u201C-\u201E\u2020-\u2022\u2026\u2030\u2039\u203A\u20AC\u2122\u2190\u2192\u2212\u2260\u2264\u2265]/u;
/** Hyphens that only say where a line may break, or may not. */
const HYPHENS = /[\u2010-\u2012]/g;

const files = new Map<Weight, Buffer>();

/** Makes the fonts of a document known to it, under the names of their weights. */
export function registerFonts(document: InstanceType<typeof PDFDocument>): void {
  for (const [weight, file] of Object.entries(FILES) as [Weight, string][]) {
    document.registerFont(weight, contentOf(weight, file));
  }
}

function contentOf(weight: Weight, file: string): Buffer {
  const known = files.get(weight);
  if (known) return known;
  const { resolve } = createRequire(import.meta.url);
  const content = readFileSync(resolve(`@expo-google-fonts/hanken-grotesk/${file}`));
  files.set(weight, content);
  return content;
}

/** Text in letters that the fonts have: of others without their marks, else '?'. */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\t\r\n]+/g, ' ')
    .replace(HYPHENS, '-')
    .replace(new RegExp(NOT_IN_FONTS, 'gu'), (character) => {
      const plain = character.normalize('NFKD').replace(/\p{M}/gu, '');
      return NOT_IN_FONTS.test(plain) ? '?' : plain;
    });
}
