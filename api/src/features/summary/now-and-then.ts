import { addMonths, type DefinitionKey } from '@kengetal/ledger';
import type { Books } from '../../books/books.ts';
import { valueOf } from '../../books/figures/values.ts';
import { monthsIn, type Span } from '../../books/periods/names.ts';

const YEAR = 12;

/**
 * True when a heading has amounts in some periods as long as this one, and none in others, over the
 * year before what the period is held against: the bill of a quarter, seen by month. That it is or
 * is not there says then nothing of better or worse. Never of periods longer than a quarter.
 */
export function comesNowAndThen(
  books: Pick<Books, 'figure'>,
  span: Span,
  key: DefinitionKey,
): boolean {
  const months = monthsIn(span);
  if (months > YEAR / 4) return false;
  const starts = Array.from({ length: Math.floor(YEAR / months) - 1 }, (_, index) =>
    addMonths(span.periode_min, -months * (index + 2)),
  );
  const amounts = starts.flatMap((start) => {
    const earlier = { periode_min: start, periode_max: addMonths(start, months - 1) };
    return valueOf(books.figure(key, earlier)) ?? [];
  });
  return amounts.some((cents) => cents === 0) && amounts.some((cents) => cents !== 0);
}
