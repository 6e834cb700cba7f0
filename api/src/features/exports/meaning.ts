import type { BookedFigure, Figure } from '@kengetal/contract';
import { groupsOfFilters, isOfGroups } from '../../books/selection.ts';

/** What a figure adds up: how often each group of accounts, or each other choice of lines. */
export type Meaning = ReadonlyMap<string, number>;

/** A row in each column of amounts. */
export type Meanings = readonly (Meaning | undefined)[];

interface Signed<Of> {
  readonly sign: 1 | -1;
  readonly of: Of;
}

/** Undefined for a budget or a ratio, which is no sum of lines; what is not there adds nothing. */
export function meaningOf(figure: Figure): Meaning | undefined {
  switch (figure.kind) {
    case 'absent':
      return new Map();
    case 'booked': {
      return new Map(partsOf(figure).map((part) => [part, figure.sign]));
    }
    case 'derived': {
      if (figure.unit !== 'cents' || figure.divisor !== undefined) return undefined;
      const sum = new Map<string, number>();
      for (const { part, factor, figure: own } of figure.terms) {
        const meaning = part === 'teller' ? meaningOf(own) : undefined;
        if (!meaning) return undefined;
        add(sum, meaning, factor);
      }
      return sum;
    }
    default:
      return undefined;
  }
}

/** Groups of accounts, each with what else is chosen of its lines. */
function partsOf({ selection: { filters } }: BookedFigure): string[] {
  const others = filters.filter((one) => !isOfGroups(one));
  const choice = others.length === 0 ? '' : `${CHOICE}${JSON.stringify(others)}`;
  const groups = others.length === filters.length ? [''] : groupsOfFilters(filters);
  return groups.map((group) => group + choice);
}
const CHOICE = ' ';

/**
 * True when rows with these signs are what a total adds up by its definition, whatever their
 * amounts are today: in every column where that is known, and it is in one at least.
 * @param others rows that are shown and not among them
 */
export function agrees(
  total: Meanings,
  terms: readonly Signed<Meanings>[],
  others: readonly Meanings[],
): boolean {
  const known = total.flatMap((whole, column) => {
    const parts = terms.map(({ sign, of }) => ({ sign, of: of[column] }));
    if (!whole || whole.size === 0 || !parts.every(isKnown)) return [];
    const rest = others.flatMap((other) => other[column] ?? []);
    return [isSum(whole, parts, rest)];
  });
  return known.length > 0 && known.every((agreed) => agreed);
}

const isKnown = (part: Signed<Meaning | undefined>): part is Signed<Meaning> =>
  part.of !== undefined;

/** What only rows add that are left out because they are zero may differ. */
function isSum(
  total: Meaning,
  terms: readonly Signed<Meaning>[],
  others: readonly Meaning[],
): boolean {
  const rows = [...terms.map(({ of }) => of), ...others];
  const isShown = (part: string) => rows.some((row) => row.has(part));
  const parts = [...total.keys()];
  if (!parts.some((part) => isShown(part) || !part.includes(CHOICE))) {
    return areOfOneSign(total, terms);
  }
  const sum = new Map<string, number>();
  for (const { sign, of } of terms) add(sum, of, sign);
  const isTwice = (part: string) => terms.filter(({ of }) => of.has(part)).length > 1;
  const isPart = ({ of }: Signed<Meaning>) =>
    of.size === 0 || [...of.keys()].some((part) => total.has(part) || isTwice(part));
  const isRight = (part: string) => {
    const [wanted, found] = [total.get(part) ?? 0, sum.get(part) ?? 0];
    if (wanted === found) return true;
    const isLeftOut = wanted === 0 ? !isTwice(part) : found === 0;
    return isLeftOut && !others.some((other) => other.has(part));
  };
  return terms.every(isPart) && [...parts, ...sum.keys()].every(isRight);
}

/** Rows that choose lines in their own way, such as by relation, are added up as they are shown. */
function areOfOneSign(total: Meaning, terms: readonly Signed<Meaning>[]): boolean {
  const all = [
    ...total.values(),
    ...terms.flatMap(({ sign, of }) => [...of.values()].map((count) => sign * count)),
  ];
  return all.every((count) => count > 0) || all.every((count) => count < 0);
}

function add(sum: Map<string, number>, meaning: Meaning, factor: number): void {
  for (const [part, count] of meaning) sum.set(part, (sum.get(part) ?? 0) + factor * count);
  for (const [part, count] of sum) if (count === 0) sum.delete(part);
}
