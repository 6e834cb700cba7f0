import { assemble, type Part } from './pieces.ts';
import type { Producer } from './producer.ts';
import { clair2Pieces } from './write-clair2.ts';
import { xafPieces } from './write-xaf.ts';
import type { WritableYear } from './year.ts';

/** Characters in one chunk. */
const CHUNK = 64 * 1024;

/** Text of an audit file, or of a part of it. */
export function* textOf(year: WritableYear, habits: Producer, part?: Part): Iterable<string> {
  if (habits.declaration !== null) yield `${habits.declaration}\n`;
  if (habits.comment !== null) yield `<!--${habits.comment}-->\n`;
  if (part && part.number > 1) {
    yield `<!-- Vervolgbestand ${String(part.number)} van ${String(part.of)} -->\n`;
  }
  const clair2 = habits.version === 'CLAIR2.00.00';
  yield* assemble(clair2 ? clair2Pieces(year, habits) : xafPieces(year, habits), part);
}

/** Audit file, or a part of it, in chunks of bytes: in the encoding and with the line ends of a program. */
export async function* bytesOf(
  year: WritableYear,
  habits: Producer,
  part?: Part,
): AsyncGenerator<Uint8Array, void, void> {
  const { encoding, newline } = habits;
  let text = habits.bom ? '\ufeff' : '';
  const bytes = () => {
    const lines = newline === '\n' ? text : text.replaceAll('\n', newline);
    return Buffer.from(encoding === 'latin1' ? referred(lines) : lines, encoding);
  };
  for (const piece of textOf(year, habits, part)) {
    text += piece;
    if (text.length < CHUNK) continue;
    yield await Promise.resolve(bytes());
    text = '';
  }
  yield bytes();
}

/** What Latin-1 lacks as a reference to its number. */
const referred = (text: string): string =>
  text.replace(/[\u0100-\u{10ffff}]/gu, (char) => `&#${String(char.codePointAt(0))};`);
