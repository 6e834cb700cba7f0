/** What a line says of itself that may name its invoice. */
export interface Referring {
  /** Reference to a document that the file gives beside the number of the invoice. */
  readonly document: string | null;
  readonly omschrijving: string;
  /** Day of the line, YYYY-MM-DD. */
  readonly datum: string;
}

/** Of a longer description the rest is not read: references stand at its beginning. */
const READ = 500;
/** Numbers that one text names at most; a description of more is a list, which names no one. */
const MOST = 40;
/** Shorter numbers count things, unless a word before them says that they are an invoice. */
const SHORTEST = 4;

/** Signs join the parts of a number; a point does so between digits alone: 'fact.12' is two words. */
const WORD = /[\p{L}\p{N}]+(?:(?:[-/_]|(?<=\p{N})\.(?=\p{N}))[\p{L}\p{N}]+)*/gu;
const NAMES_INVOICE =
  /^(?:factuur|faktuur|fact|fac|fct|factnr|factuurnr|factuurnummer|nota|invoice|inv)$/i;
/** Between 'factuur' and its number. */
const PASSED_OVER = /^(?:nr|no|nummer|number)$/i;

/**
 * A number as it is compared: its letters and digits, in lower case, without zeros before digits.
 * 'VF-0031' and 'vf0031' are one, so are '0031' and '31'.
 */
export function numberKey(text: string): string {
  const plain = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  return plain.replace(/^0+(?=\p{N})/u, '');
}

/**
 * Keys of the numbers that a text names: words with a digit, whole and by their parts ('F2025-031'
 * is also '031' and '2025'). Bounded, whatever the text.
 */
export function numbersIn(text: string, datum: string): ReadonlySet<string> {
  const found = new Set<string>();
  let isAnnounced = false;
  for (const [word] of text.slice(0, READ).matchAll(WORD)) {
    if (/\p{N}/u.test(word)) {
      for (const part of partsOf(word)) {
        if (isAnnounced || (part.length >= SHORTEST && !isYear(part, datum))) {
          found.add(numberKey(part));
        }
        if (found.size >= MOST) return new Set();
      }
    }
    if (!PASSED_OVER.test(word)) isAnnounced = NAMES_INVOICE.test(word);
  }
  return found;
}

/** A word, the pieces between its signs, and the digits of each. */
function partsOf(word: string): ReadonlySet<string> {
  const pieces = word.split(/[-./_]/);
  const digits = pieces.flatMap((piece) => piece.match(/\p{N}+/gu) ?? []);
  return new Set([word, ...pieces, ...digits].filter((part) => /\p{N}/u.test(part)));
}

/** The year of a line, or one beside it: a description says when, oftener than it names invoice 2025. */
function isYear(part: string, datum: string): boolean {
  return /^\d{4}$/.test(part) && Math.abs(Number(part) - Number(datum.slice(0, 4))) <= 1;
}
