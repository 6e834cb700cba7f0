import type { Figure, TrendPoint } from '@kengetal/contract';
import {
  addMonths,
  definition,
  periodRange,
  type DefinitionKey,
  type Span,
} from '@kengetal/ledger';
import { withJson } from '../../json.ts';
import { standAfter } from '../periods/fiscal.ts';
import type { Books } from '../books.ts';
import { vatBalance } from '../vat/balance.ts';
import { withOpening } from './operands.ts';

/** Months that a trend or series goes back, the last one included. */
export const TREND_MONTHS = 12;

/**
 * A figure over single months, or the balances that stand after them, as trends and series show them
 * whatever period was chosen. Memoized with its JSON.
 */
export const monthFigures = (books: Books, key: DefinitionKey) =>
  memoizedMonths(books, { key, basis: definition(key).basis }, (span) => books.figure(key, span));

/** The same of the balance of the VAT accounts. */
export const vatMonths = (books: Books) =>
  memoizedMonths(books, { key: 'btw', basis: 'stock' }, (span) => vatBalance(books, span));

function memoizedMonths(
  books: Books,
  { key, basis }: { readonly key: string; readonly basis: 'flow' | 'stock' },
  figureOf: (span: Span) => Figure,
) {
  const figure = (periode: number): Figure =>
    books.derived.memoize(`month ${key} ${periode}`, () => {
      const month = { periode_min: periode, periode_max: periode };
      const span = basis === 'stock' ? standAfter(books.calendar.years, month) : month;
      return withOpening(books, basis, month, figureOf(span));
    });
  const memoized = <Value extends object>(name: string, make: () => Value): Value =>
    books.derived.memoize(
      `months ${key} ${name}`,
      () => withJson(make()),
      ({ size }) => size,
    ).value;
  return {
    /** A month in a trend. */
    point: (periode: number, chosen: boolean) =>
      memoized(`${periode} ${chosen}`, (): TrendPoint => ({
        periode,
        figure: figure(periode),
        chosen,
      })),
    /** The months of a series that ends with this one. */
    upTo: (last: number) =>
      memoized(`up to ${last}`, () =>
        periodRange(addMonths(last, 1 - TREND_MONTHS), last).map(figure),
      ),
  };
}
