import { isDeepStrictEqual } from 'node:util';
import type { CallBody, CallResponse } from '@kengetal/contract';
import type { BooksReader, ReadBooks } from '../../books/store/reader.ts';
import { stamp, type Clock } from '../../clock.ts';
import type { Handlers } from '../../http/handler.ts';
import { reachedSpan } from '../../books/periods/compared.ts';
import { requestOf } from '../../books/reports/entry.ts';
import type { ReportRequest } from '../../books/reports/parts.ts';
import { makeSummary, summarised, withoutLinks, type SummaryReports } from './making.ts';
import { storedSummary, storeSummary } from './store.ts';

/** Raised when the same figures would get other words. */
const WORDING = 6;

interface SummaryDependencies extends SummaryReports {
  readonly clock: Clock;
  readonly reader: BooksReader;
}

/** The summary of a report: kept until somebody asks for a new one. */
export function summaryHandlers(deps: SummaryDependencies): Pick<Handlers, 'reportSummary'> {
  const { clock, reader } = deps;
  return {
    reportSummary: async ({ body, database }) => {
      const answer = await reader.read(
        body.project_id,
        (read) => answerOf(deps, body, read),
        database,
      );
      if ('stored' in answer) return answer.stored;
      const { request, parts, basis, createdAt = stamp(clock) } = answer.made;
      await storeSummary(database, request, { parts, basis, createdAt });
      return { summary: parts, created_at: createdAt, outdated: false };
    },
  };
}

type Answer =
  | { stored: CallResponse<'reportSummary'> }
  | {
      made: {
        request: ReportRequest;
        parts: CallResponse<'reportSummary'>['summary'];
        basis: string;
        /** When it was made, where it only has to be known to be of these books too. */
        createdAt?: string;
      };
    };

async function answerOf(
  reports: SummaryDependencies,
  body: CallBody<'reportSummary'>,
  read: ReadBooks,
): Promise<Answer> {
  const request = summarised(requestOf(read, body));
  // How far a period reaches may follow from the day on which it is looked at.
  const { naam } = reachedSpan(read.books.calendar, request.report);
  const basis = JSON.stringify([WORDING, read.version, request.report.voorlopig, naam]);
  const stored = body.refresh ? undefined : await storedSummary(read.sql, request);
  const { parts: summary, createdAt: created_at } = stored ?? {};
  if (stored?.basis === basis && summary && created_at)
    return { stored: { summary, created_at, outdated: false } };
  const parts = await makeSummary(request, reports);
  if (!summary || created_at === undefined) return { made: { request, basis, parts } };
  // Books that changed elsewhere, as in a budget or another year, may say the same of this report.
  if (isDeepStrictEqual(JSON.parse(JSON.stringify(parts)), summary)) {
    return { made: { request, basis, parts, createdAt: created_at } };
  }
  // The links of an old text would open into figures that are others by now.
  return { stored: { summary: withoutLinks(summary), created_at, outdated: true } };
}
