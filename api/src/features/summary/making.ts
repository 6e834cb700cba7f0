import type { FigureText } from '@kengetal/contract';
import type { ReportChecksOf, ReportColumnsOf, ReportRequest } from '../../books/reports/parts.ts';
import { summaryOf } from './compose.ts';
import type { SummarySource } from './facts.ts';
import { resultSentence } from './headline.ts';
import { comesNowAndThen, isRare } from './now-and-then.ts';
import { shownText } from '../../books/figures/words.ts';
import type { SummaryParts } from './store.ts';

/** What reports know that a summary tells of. */
export interface SummaryReports {
  readonly columnsOf: ReportColumnsOf;
  readonly checksOf: ReportChecksOf;
}

/** What a summary is made of, read in one moment. */
export async function sourceOf(
  request: ReportRequest,
  { columnsOf, checksOf }: SummaryReports,
): Promise<SummarySource> {
  const { books, report, vergelijking } = request;
  const { current, comparison } = await columnsOf(request);
  // Beside the same months of last year, or a budget, what is not there does say something.
  const isBefore = vergelijking === 'vorige_periode';
  return {
    books,
    report,
    current,
    comparison,
    isBudget: comparison.isBudget === true,
    checks: await checksOf(books, current.span),
    comesNowAndThen: (key) => isBefore && comesNowAndThen(books, current.span, key),
    comesSeldom: (key, rekening) =>
      isBefore &&
      (isRare(books, current.span, key, rekening) ||
        comesNowAndThen(books, current.span, key, rekening)),
  };
}

/** Month by month has no comparison of its own: its summary is that of the period. */
export function summarised<Request extends Pick<ReportRequest, 'weergave'>>(
  request: Request,
): Request {
  return request.weergave === 'maanden' ? { ...request, weergave: 'periode' } : request;
}

/** The summary of a report as it is now, without looking at what was made before. */
export async function makeSummary(
  request: ReportRequest,
  reports: SummaryReports,
): Promise<SummaryParts> {
  return summaryOf(await sourceOf(summarised(request), reports));
}

/** The sentence that its summary begins with. */
export async function firstSentence(
  request: ReportRequest,
  reports: SummaryReports,
): Promise<FigureText> {
  return resultSentence(await sourceOf(request, reports));
}

/** The words without their links: of figures that may be others by now. */
export function withoutLinks(parts: SummaryParts): SummaryParts {
  return parts.map((part) => ({ ...part, text: shownText(part.text), figures: {} }));
}
