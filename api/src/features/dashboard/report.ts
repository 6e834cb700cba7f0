import type { FigureText, TextBlock } from '@kengetal/contract';
import { usualComparison } from '../../books/columns/comparison.ts';
import { reachOf } from '../../books/periods/reach.ts';
import { reportEntries } from '../../books/periods/reports.ts';
import type { ReportRequest } from '../../books/reports/parts.ts';
import type { ReadBooks } from '../../books/store/reader.ts';

/** The first sentence of the newest report: of the longest period that ended last, else of one that runs. */
export async function newestReport(
  read: ReadBooks,
  sentenceOf: (report: ReportRequest) => Promise<FigureText>,
): Promise<TextBlock | undefined> {
  const { books } = read;
  const entries = reportEntries(books.calendar);
  const report = entries.find((entry) => reachOf(books.calendar, entry).isWhole) ?? entries[0];
  if (!report) return undefined;
  const { type, periode_min, periode_max } = report;
  const sentence = await read.reading(`sentence ${type} ${periode_min} ${periode_max}`, () => {
    const vergelijking = usualComparison(books, report);
    return sentenceOf({ ...read, report, vergelijking, weergave: 'periode' });
  });
  return {
    kind: 'text',
    key: 'rapport',
    title: report.naam,
    path: `/rapport?type=${type}&rapport=${periode_min}-${periode_max}`,
    ...sentence,
  };
}
