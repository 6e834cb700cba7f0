import { countOf } from '../text/numbers.ts';
import { limitOf } from './rows-counted.ts';
import { skipOf } from './rows-skipped.ts';
import { isMarked, meant, type Scanned } from './scan.ts';
import { sizesIn, sizesOf, type Sizes } from './sizes.ts';

/** Numbers of a question: how many rows, sizes of lines, days. */
export interface Details {
  readonly limit?: number;
  /** Rows before the first, in 'de op één na grootste'. */
  readonly skip?: number;
  readonly sizes: Sizes;
  /** Days in 'ouder dan 60 dagen', and those up to which in '30 tot 60 dagen'. */
  readonly older?: number;
  readonly until?: number;
  /** Words that they take. */
  readonly places: ReadonlySet<number>;
}

/** Which of its numbers a question says for what; `isTaken` where a word is a part of a name. */
export function detailsOf(scanned: Scanned, isTaken: (place: number) => boolean): Details {
  const places = new Set<number>();
  const { older, until } = olderOf(scanned, places);
  const skipped = skipOf(scanned, places, isTaken);
  const limit = limitOf(scanned, (place) => isTaken(place) || places.has(place), places);
  const sizes = older === undefined ? sizesIn(sizesOf(scanned, places, isTaken)) : {};
  const rows = skipped?.count ?? limit ?? (skipped && 1);
  const skip = skipped?.rows === 0 ? undefined : skipped?.rows;
  return { limit: rows, skip, older, until, sizes, places };
}

/** Days that a unit of time has, where it says how old something is. */
const DAYS_OF: Readonly<Record<string, number>> = {
  dagen: 1,
  dag: 1,
  dgn: 1,
  maanden: 30,
  maand: 30,
  mnd: 30,
  weken: 7,
  week: 7,
  wk: 7,
};
const UNPAID = /^(?:niet|nog|onbetaald|open|openstaa[a-z]*|wacht|wachten)$/;

/** 'Na een maand nog niet betaald', 'wachten al ruim vier weken'. */
function isAged({ tokens }: Scanned, place: number): boolean {
  const [before, next] = [tokens[place - 1]?.text ?? '', tokens[place + 1]?.text ?? ''];
  return (
    next in DAYS_OF &&
    /^(?:na|al|ruim)$/.test(before) &&
    tokens.some(({ text }) => UNPAID.test(text))
  );
}

const OLD = /^(?:onbetaald|open|openstaa[a-z]*|oud|laat|vervallen|verlopen|vervaldag|vervaldatum)$/;

/** Who or what has an age of so many days. */
const OF_DEBTS = /^(?:klanten|debiteuren|leveranciers|crediteuren|facturen|posten)$/;

interface Ages {
  readonly older?: number;
  readonly until?: number;
}

/** '30 tot 60', '31 t/m 60', '31-60': the days after thirty, whichever of the two is said. */
export function rangeOf(
  tokens: Scanned['tokens'],
): (Ages & { readonly at: number; readonly to: number }) | undefined {
  const found = tokens.flatMap(({ text }, at) => {
    const to = endOfRange(tokens, at);
    const [from, until] = [countOf(text), countOf(tokens[to]?.text)];
    const isRange = from !== undefined && until !== undefined && from < until;
    return isRange ? [{ at, to, older: from % 10 === 1 ? from - 1 : from, until }] : [];
  });
  return found[0];
}

function endOfRange(tokens: Scanned['tokens'], at: number): number {
  const next = tokens[at + 1];
  if (next?.isDashed === true) return at + 1;
  return RANGED.test(next?.text ?? '') ? at + 2 : -1;
}
const RANGED = /^(?:tot|tm|t\/m|en|a)$/;

/** How many days something is open at least; the words that say it are added to `places`. */
function olderOf(scanned: Scanned, places: Set<number>): Ages {
  const { tokens, marks } = scanned;
  const range = rangeOf(tokens);
  const isDays = range && DAYS_OF[tokens[range.to + 1]?.text ?? ''] === 1;
  if (range && isDays && tokens.some(({ text }) => OLD.test(text) || OF_DEBTS.test(text))) {
    for (let place = range.at; place <= range.to + 1; place += 1) places.add(place);
    return range;
  }
  const aged = tokens.findIndex(
    ({ text }, at) => countOf(text) !== undefined && isAged(scanned, at),
  );
  if (aged >= 0) {
    places.add(aged).add(aged + 1);
    return {
      older: (countOf(tokens[aged]?.text) ?? 0) * (DAYS_OF[tokens[aged + 1]?.text ?? ''] ?? 1),
    };
  }
  for (const { mark, value } of meant(marks, 'link')) {
    if ((value !== 'ouder' && value !== 'boven') || isMarked(marks, mark.to)) continue;
    const count = countOf(tokens[mark.to]?.text);
    const days = DAYS_OF[tokens[mark.to + 1]?.text ?? ''];
    if (count === undefined || days === undefined) continue;
    places.add(mark.to).add(mark.to + 1);
    return { older: count * days };
  }
  return {};
}
