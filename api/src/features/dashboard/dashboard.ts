import type { Block, Notice, PageData, TextBlock } from '@kengetal/contract';
import { capitalised, type Span, spanName, spanNameTo } from '@kengetal/ledger';
import type { PeriodColumn } from '../../books/columns/columns.ts';
import {
  comparisonColumn,
  currentColumn,
  usualComparison,
} from '../../books/columns/comparison.ts';
import type { ReadBooks } from '../../books/store/reader.ts';
import type { PageBuilder } from '../../http/pages.ts';
import { wrongFilter } from '../../books/scope.ts';
import { lastMonths, NO_BOOKINGS, noticeOf } from '../../books/notices.ts';
import { aheadSentence } from '../../books/columns/ahead-sentence.ts';
import { headline } from './headline.ts';
import { keyFigures } from './key-figures.ts';
import { monthSeries } from './months.ts';

/** The page 'dashboard': it has a period and no other filters. */
export const dashboardPage: PageBuilder = (read, { span, filters }) => {
  if (filters.length > 0) throw wrongFilter('Deze pagina kan alleen op periode filteren.');
  return dashboard(read, span);
};

/** The dashboard over a span; without one over the last three booked months. */
async function dashboard(read: ReadBooks, chosen: Span | undefined): Promise<PageData> {
  const { books } = read;
  const { booked, told, updatedAt } = books.calendar;
  const page = { title: 'Dashboard', updated_at: updatedAt };
  if (!booked || !told) {
    return { ...page, blocks: [], notice: NO_BOOKINGS };
  }
  const span = chosen ?? lastMonths(told);
  const asked = { ...span, naam: capitalised(spanName(span)) };
  const current = await currentColumn(read, asked);
  const comparison = await comparisonColumn(read, asked, usualComparison(books, asked));
  const blocks: (Block | undefined)[] = [
    withAhead(headline(books, current, comparison), current),
    keyFigures(books, span, current, comparison),
    monthSeries(books, span),
  ];
  return {
    ...page,
    blocks: blocks.filter((block) => block !== undefined),
    notice: both(noticeOf(books, booked, span), partNotice(span, current, comparison)),
  };
}

/** The sentence about the result, and what of it is of later days than the books go up to. */
function withAhead(said: TextBlock | undefined, current: PeriodColumn): TextBlock | undefined {
  const more = aheadSentence(current);
  if (!said || !more) return said;
  return {
    ...said,
    text: `${said.text} ${more.text}`,
    figures: { ...said.figures, ...more.figures },
  };
}

/** What is missing within a period, and then up to where it is booked. */
function both(one: Notice | undefined, other: Notice | undefined): Notice | undefined {
  return one && other ? { ...one, text: `${one.text} ${other.text}` } : (one ?? other);
}

/** Says up to where a period is booked that is not over, and that it is compared so. */
function partNotice(
  span: Span,
  current: PeriodColumn,
  comparison: PeriodColumn,
): Notice | undefined {
  const { span: reached, day, ahead } = current;
  if (reached.periode_max === span.periode_max && day === undefined && !ahead) return undefined;
  const isCompared = comparison.figure('resultaat').kind !== 'absent';
  const other = comparison.isBudget
    ? `de begroting van ${spanName(comparison.span)}`
    : spanNameTo(comparison.span, comparison.day);
  const held = isCompared ? `, en vergeleken met ${other}` : '';
  const shown = `${spanNameTo(reached, day)}${ahead ? `, gegevens t/m ${ahead.until}` : ''}`;
  return {
    text: `Over ${spanName(span)} is nog niet alles geboekt. De cijfers zijn van ${shown}${held}.`,
  };
}
