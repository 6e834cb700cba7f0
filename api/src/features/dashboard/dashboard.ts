import type { ComparisonOption, Notice, PageData, TextBlock } from '@kengetal/contract';
import { capitalised, type Span, spanName, spanNameTo, uncapitalised } from '@kengetal/ledger';
import type { PeriodColumn } from '../../books/columns/columns.ts';
import {
  comparisonColumn,
  comparisonOptions,
  currentColumn,
  usualOf,
} from '../../books/columns/comparison.ts';
import type { ReadBooks } from '../../books/store/reader.ts';
import type { PageBuilder, PageRequest } from '../../http/pages.ts';
import { wrongFilter } from '../../books/scope.ts';
import { lastMonths, NO_BOOKINGS, noticeOf } from '../../books/notices.ts';
import { aheadSentence } from '../../books/columns/ahead-sentence.ts';
import { costChanges } from './changes.ts';
import { headline } from './headline.ts';
import { keyFigures } from './key-figures.ts';
import { keptPage } from './kept-page.ts';
import { MONTHS_TITLE, monthSeries } from './months.ts';
import { blocksOf, type FailureLog, type Part } from './parts.ts';

/** The page 'dashboard', of the chosen period: it has no filters besides it. */
export const dashboardPage =
  (log: FailureLog): PageBuilder =>
  (read, { span, filters, view }) => {
    if (filters.length > 0) throw wrongFilter('Deze pagina kan alleen op periode filteren.');
    return keptPage(read.books, { ...span, ...view }, () => dashboard(read, span, view, log));
  };

/** The dashboard over a span; without one over the last three booked months. */
async function dashboard(
  read: ReadBooks,
  chosen: Span | undefined,
  { vergelijking, rij }: PageRequest['view'],
  log: FailureLog,
): Promise<PageData> {
  const { books } = read;
  const { booked, told, updatedAt } = books.calendar;
  const page = { title: 'Dashboard', updated_at: updatedAt };
  if (!booked || !told) {
    return { ...page, blocks: [], notice: NO_BOOKINGS };
  }
  const span = chosen ?? lastMonths(told);
  const asked = { ...span, naam: capitalised(spanName(span)) };
  const comparisons = comparisonOptions(books, asked);
  const current = await currentColumn(read, asked);
  const comparison = await comparisonColumn(read, asked, vergelijking ?? usualOf(comparisons));
  const compared = { current, comparison };
  const parts: Part[] = [
    {
      ...{ key: 'hoofdlijn', title: 'Hoofdlijn' },
      make: () => withAhead(headline(books, current, comparison), current),
    },
    {
      ...{ key: 'kerncijfers', title: 'Kerncijfers' },
      make: () => keyFigures(read, span, compared),
    },
    { key: 'maanden', title: MONTHS_TITLE, make: () => monthSeries(books, span) },
    {
      ...{ key: 'kostenveranderingen', title: 'Grootste veranderingen in kosten' },
      make: () => costChanges(read, compared),
    },
  ];
  const chosenOption = comparisons.find(({ key }) => key === vergelijking);
  return {
    ...page,
    comparisons,
    blocks: await blocksOf(parts, rij, log),
    notice: together(
      noticeOf(books, booked, span),
      partNotice(span, current, comparison),
      chosenOption && whyNotCompared(chosenOption, comparison),
    ),
  };
}

/** Why what was chosen to compare with has no movements. */
function whyNotCompared({ naam }: ComparisonOption, { figure }: PeriodColumn): Notice | undefined {
  const result = figure('resultaat');
  return result.kind === 'absent'
    ? { text: `Vergelijken met ‘${uncapitalised(naam)}’ kan hier niet. ${result.reason}` }
    : undefined;
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

/** All that is said of a page: what is missing within its period, then up to where it is booked. */
function together(...notices: readonly (Notice | undefined)[]): Notice | undefined {
  const said = notices.filter((notice) => notice !== undefined);
  if (said.length === 0) return undefined;
  return { ...Object.assign({}, ...said), text: said.map(({ text }) => text).join(' ') } as Notice;
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
