import type { FigureText, PageData } from '@kengetal/contract';
import { capitalised, spanName } from '@kengetal/ledger';
import { currentColumn } from '../../books/columns/comparison.ts';
import { lastMonths } from '../../books/notices.ts';
import type { ReportRequest } from '../../books/reports/parts.ts';
import { wrongFilter } from '../../books/scope.ts';
import type { ReadBooks } from '../../books/store/reader.ts';
import type { PageBuilder } from '../../http/pages.ts';
import { CASH_PLACE, openedWeek, shownCash } from './cash/shown.ts';
import { OWED_TITLES, owedBlock } from './owed.ts';
import { blocksOf, type FailureLog, type Part } from './parts.ts';
import { questionsBlock, type QuestionsAbout } from './questions.ts';
import { newestReport } from './report.ts';
import { firstSteps } from './steps.ts';
import { suggestionsBlock, type UrgentSuggestions } from './suggestions.ts';

/** What other parts of the product know, for the page of now. */
export interface NowSources {
  readonly urgentSuggestions: UrgentSuggestions;
  /** The first sentence of the summary of a report. */
  readonly firstSentence: (report: ReportRequest) => Promise<FigureText>;
  readonly questionsAbout: QuestionsAbout;
  readonly log: FailureLog;
}

/** The page 'dashboard-nu': what there is on the day that the books go up to, whatever the period. */
export const dashboardNowPage =
  (sources: NowSources): PageBuilder =>
  async (read, { filters, view }) => {
    if (filters.length > 0) throw wrongFilter('Deze pagina heeft geen filters.');
    const { updatedAt, told } = read.books.calendar;
    const now = told && (await nowColumn(read));
    const parts: Part[] = now ? ofBooks(read, now, sources, view.rij) : [];
    parts.push({
      ...{ key: 'eerste_stappen', title: 'Aan de slag' },
      make: () => firstSteps(read),
    });
    return {
      title: now ? `Stand ${now.stand.dag}` : 'Nu',
      updated_at: updatedAt,
      blocks: await blocksOf(parts, view.rij, sources.log),
    } satisfies PageData;
  };

type Now = Awaited<ReturnType<typeof currentColumn>>;

/** The last three months as far as they are booked: balances are of their end. */
async function nowColumn(read: ReadBooks): Promise<Now | undefined> {
  const { told } = read.books.calendar;
  if (!told) return undefined;
  const span = lastMonths(told);
  return currentColumn(read, { ...span, naam: capitalised(spanName(span)) });
}

function ofBooks(
  read: ReadBooks,
  now: Now,
  sources: NowSources,
  asked: string | undefined,
): Part[] {
  const week = openedWeek(read, asked);
  return [
    ...(week ? [week] : []),
    { ...CASH_PLACE, make: () => shownCash(read) },
    {
      ...{ key: 'debiteuren', title: OWED_TITLES.debiteuren },
      make: () => owedBlock(read, now, 'debiteuren'),
    },
    {
      ...{ key: 'crediteuren', title: OWED_TITLES.crediteuren },
      make: () => owedBlock(read, now, 'crediteuren'),
    },
    {
      ...{ key: 'suggesties', title: 'Suggesties' },
      make: () => suggestionsBlock(read, sources.urgentSuggestions),
    },
    {
      ...{ key: 'vragen', title: 'Vraag de assistent' },
      make: () => questionsBlock(read, sources.questionsAbout),
    },
    {
      ...{ key: 'rapport', title: 'Laatste rapport' },
      make: () => newestReport(read, sources.firstSentence),
    },
  ];
}
