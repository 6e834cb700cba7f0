import type { SeriesBlock } from '@kengetal/contract';
import { addMonths, type DefinitionKey, periodRange, type Span } from '@kengetal/ledger';
import type { Books } from '../../books/books.ts';
import { monthFigures, TREND_MONTHS } from '../../books/figures/month-figures.ts';

type Series = SeriesBlock['series'][number];

export const MONTHS_TITLE = 'Omzet, kosten en resultaat per maand';

/** Omzet, kosten and resultaat of twelve months, with last year's omzet when the books have it. */
export function monthSeries(books: Books, span: Span): SeriesBlock {
  const periods = periodRange(addMonths(span.periode_max, 1 - TREND_MONTHS), span.periode_max);
  const series = (
    key: string,
    label: string,
    role: Series['role'],
    definition: DefinitionKey,
    shift = 0,
  ): Series => ({
    key,
    label,
    role,
    figures: monthFigures(books, definition).upTo(addMonths(span.periode_max, shift)),
  });
  const yearBefore = {
    periode_min: addMonths(span.periode_max, 1 - 2 * TREND_MONTHS),
    periode_max: addMonths(span.periode_max, -TREND_MONTHS),
  };
  const first = periods[0] ?? span.periode_min;
  return {
    kind: 'series',
    key: 'maanden',
    title: MONTHS_TITLE,
    periods,
    series: [
      series('omzet', 'Omzet', 'omzet', 'omzet'),
      series('kosten', 'Kosten', 'kosten', 'kosten'),
      series('resultaat', 'Resultaat', 'resultaat', 'resultaat'),
      ...(books.hasBookings(yearBefore)
        ? [series('omzet_vorig_jaar', 'Omzet vorig jaar', 'vergelijking', 'omzet', -TREND_MONTHS)]
        : []),
    ],
    highlight: {
      periode_min: Math.max(span.periode_min, first),
      periode_max: span.periode_max,
    },
  };
}
