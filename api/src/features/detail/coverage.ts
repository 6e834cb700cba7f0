import type { CoverageBlock } from '@kengetal/contract/api';
import { addMonths, fiscalMonths, yearLabel } from '@kengetal/ledger';
import type { Books } from '../../books/books.ts';
import type { BooksFacts } from './books-facts.ts';

/** Every month of every fiscal year, with how many lines it has. */
export function coverageBlock(books: Books, { months }: BooksFacts): CoverageBlock {
  const { years, booked } = books.calendar;
  const linesOf = new Map(
    months.map(({ boekjaar, periode, lines }) => [`${boekjaar} ${periode}`, lines]),
  );
  return {
    kind: 'coverage',
    key: 'maanden',
    title: 'Geboekte maanden',
    years: years.map((year) => {
      const { first, last } = fiscalMonths(year);
      const all: CoverageBlock['years'][number]['months'] = [];
      for (let periode = first; periode <= last; periode = addMonths(periode, 1)) {
        const lines = linesOf.get(`${year.label} ${periode}`) ?? 0;
        const isLater = booked === undefined || periode > booked.periode_max;
        all.push({ periode, lines, state: lines > 0 ? 'geboekt' : isLater ? 'later' : 'leeg' });
      }
      return { label: yearLabel(year), months: all };
    }),
  };
}

/** Months without bookings between others of the books. */
export function emptyMonths(block: CoverageBlock): number[] {
  return block.years.flatMap(({ months }) =>
    months.filter(({ state }) => state === 'leeg').map(({ periode }) => periode),
  );
}
