import type { BookedFigure } from '@kengetal/contract';
import type { AmountColumn } from '../columns/columns.ts';
import type { Books } from '../books.ts';
import { presented } from './overdraft.ts';
import { valueOf } from './values.ts';

/** Crossing accounts are large from this on, in cents, and from this part of all assets on. */
const LEAST_CENTS = 50_000;
const LEAST_PERCENT = 5;

/**
 * What is left on crossing accounts at the end of a column, where that is too much to be money of
 * the last days: it is no money in bank or cash, and hides what it should have been booked on.
 */
export function largeCrossing(
  books: Books,
  { figure }: Pick<AmountColumn, 'figure'>,
): BookedFigure | undefined {
  const left = figure('kruisposten');
  const assets = valueOf(presented(books, 'activa', figure('activa')));
  if (left.kind !== 'booked' || assets === undefined) return undefined;
  const size = Math.abs(left.cents);
  const isLarge = size > LEAST_CENTS && size * 100 > Math.abs(assets) * LEAST_PERCENT;
  return isLarge ? left : undefined;
}
