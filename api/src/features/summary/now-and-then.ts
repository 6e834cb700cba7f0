import { addMonths, definition, type DefinitionKey, monthsIn, type Span } from '@kengetal/ledger';
import type { Books } from '../../books/books.ts';
import { valueOf } from '../../books/figures/values.ts';

const YEAR = 12;

/**
 * True when a heading, or one account of it, has amounts in some periods as long as this one, and none in others, over the
 * year before what the period is held against: the bill of a quarter, seen by month. That it is or
 * is not there says then nothing of better or worse. Never of periods longer than a quarter.
 */
export function comesNowAndThen(
  books: Pick<Books, 'figure' | 'account'>,
  span: Span,
  key: DefinitionKey,
  rekening?: string,
): boolean {
  const months = monthsIn(span);
  if (months > YEAR / 4) return false;
  const earlier = Array.from({ length: Math.floor(YEAR / months) - 1 }, (_, index) => index + 2);
  const amounts = earlier.flatMap((back) => amountBack(books, span, back, key, rekening) ?? []);
  return amounts.some((cents) => cents === 0) && amounts.some((cents) => cents !== 0);
}

/** True of an account of which the period before the one that is compared had nothing either. */
export function isRare(
  books: Pick<Books, 'figure' | 'account'>,
  span: Span,
  key: DefinitionKey,
  rekening: string,
): boolean {
  return amountBack(books, span, 2, key, rekening) === 0;
}

/** The amount as many periods of this length before; undefined where it is not read. */
function amountBack(
  books: Pick<Books, 'figure' | 'account'>,
  span: Span,
  back: number,
  key: DefinitionKey,
  rekening?: string,
): number | undefined {
  const months = monthsIn(span);
  const start = addMonths(span.periode_min, -months * back);
  const earlier = { periode_min: start, periode_max: addMonths(start, months - 1) };
  return valueOf(
    rekening === undefined
      ? books.figure(key, earlier)
      : books.account(rekening, definition(key), earlier),
  );
}
