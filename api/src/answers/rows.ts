import type { Question } from '@kengetal/contract';

type Chosen = Pick<Question, 'order' | 'limit' | 'skip' | 'rows'>;

/** How rows are called that are told together: the three largest, or those behind them. */
export function togetherName(
  { order, skip, limit }: Chosen,
  names?: readonly [string, string],
): string {
  if (skip !== undefined && limit === undefined) return 'overige ';
  return order === undefined ? '' : `${rankName({ order }, names)} `;
}

export interface ChosenRows<Row> {
  /** Those that pass what their amount must be, in order. */
  readonly all: readonly Row[];
  /** Those of them that are shown. */
  readonly shown: readonly Row[];
}

/**
 * The rows of a list that a question asks: above or below an amount, the largest or the smallest
 * first, so many of them. Without an order they stay as they are.
 */
export function chosenRows<Row>(
  rows: readonly Row[],
  { order, limit, skip = 0, rows: sizes = {} }: Chosen,
  centsOf: (row: Row) => number,
  most: number,
): ChosenRows<Row> {
  const { boven_cents: above, onder_cents: below } = sizes;
  const all = rows.filter((row) => {
    const cents = centsOf(row);
    return (above === undefined || cents > above) && (below === undefined || cents < below);
  });
  const factor = { hoogste: -1, laagste: 1 }[String(order)];
  const ordered = factor
    ? all.toSorted((one, other) => factor * (centsOf(one) - centsOf(other)))
    : all;
  return { all: ordered, shown: ordered.slice(skip, skip + (limit ?? most)) };
}

/** Whether only some rows are asked, so that what all of them come to is no answer. */
export const isChosen = ({ limit, skip, rows }: Chosen): boolean =>
  limit !== undefined || skip !== undefined || rows !== undefined;

/** Whether rows are chosen by their amount. */
export const isSized = ({ rows }: Chosen): boolean => rows !== undefined;

const NTH = ['', 'op één na ', 'op twee na ', 'op drie na ', 'op vier na '];

/** 'op één na grootste'. */
export function rankName(
  { order, skip = 0 }: Chosen,
  [most, least]: readonly [string, string] = ['grootste', 'kleinste'],
): string {
  const word = order === 'laagste' ? least : most;
  return `${NTH[skip] ?? `nummer ${skip + 1}, `}${word}`;
}
