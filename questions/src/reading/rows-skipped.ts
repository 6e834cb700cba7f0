import { countOf, ordinalOf } from '../text/numbers.ts';
import { isMarked, meant, type Scanned } from './scan.ts';

/** Nouns of which 'de tweede' is one in order of size. */
const RANKED: ReadonlySet<string> = new Set([
  'klanten',
  'leveranciers',
  'kostensoorten',
  'posten',
  'omzetsoorten',
]);

/** Rows before the first that is asked for, and the words that say so. */
interface Skipped {
  readonly rows: number;
  readonly from: number;
  /** First word after them. */
  readonly to: number;
}

/** 'Op één na grootste', 'vanaf nummer 3'; the words that say it are added to `places`. */
export function skipOf(scanned: Scanned, places: Set<number>): number | undefined {
  const skipped = saidAfter(scanned) ?? saidInOrder(scanned) ?? saidByNumber(scanned);
  if (!skipped) return undefined;
  for (let place = skipped.from; place < skipped.to; place += 1) places.add(place);
  return skipped.rows;
}

/** 'De op één na grootste'. */
function saidAfter({ tokens, marks }: Scanned): Skipped | undefined {
  const from = tokens.findIndex(
    ({ text }, place) => text === 'op' && tokens[place + 2]?.text === 'na',
  );
  const rows = countOf(tokens[from + 1]?.text);
  const isRanked = meant(marks, 'order').some(({ mark }) => mark.from === from + 3);
  return from >= 0 && rows !== undefined && isRanked ? { rows, from, to: from + 3 } : undefined;
}

/** 'De tweede leverancier', 'derde grootste kostenpost'. */
function saidInOrder({ tokens, marks }: Scanned): Skipped | undefined {
  const ranked = [
    ...meant(marks, 'order'),
    ...meant(marks, 'noun').filter(({ value }) => RANKED.has(value)),
  ];
  const from = tokens.findIndex(
    ({ text }, place) =>
      ordinalOf(text) !== undefined &&
      !isMarked(marks, place) &&
      ranked.some(({ mark }) => mark.from === place + 1),
  );
  const ordinal = ordinalOf(tokens[from]?.text);
  return ordinal !== undefined && ordinal > 1
    ? { rows: ordinal - 1, from, to: from + 1 }
    : undefined;
}

/** 'Vanaf nummer 3', 'wie op plaats 2'. */
function saidByNumber({ tokens }: Scanned): Skipped | undefined {
  const from = tokens.findIndex(
    ({ text }, place) =>
      /^(?:vanaf|de|wie|en|op)$/.test(text) &&
      /^(?:nummer|nr|plaats)$/.test(tokens[place + 1]?.text ?? ''),
  );
  const number = from < 0 ? undefined : countOf(tokens[from + 2]?.text);
  return number !== undefined && number >= 2 ? { rows: number - 1, from, to: from + 3 } : undefined;
}
