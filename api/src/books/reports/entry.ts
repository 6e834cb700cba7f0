import type { ReportEntry, ReportOptions, ReportParameters } from '@kengetal/contract';
import { DomainError } from '../../domain-error.ts';
import { usualComparison } from '../columns/comparison.ts';
import { reportEntries, type Calendar } from '../periods/reports.ts';
import type { ReadBooks } from '../store/reader.ts';
import type { ReportRequest } from './parts.ts';

/** A report as it is asked for; without a comparison beside the usual one. */
export function requestOf(read: ReadBooks, body: ReportOptions): ReportRequest {
  const { books } = read;
  const report = entryOf(books.calendar, body);
  return {
    ...read,
    report,
    vergelijking: body.vergelijking ?? usualComparison(books, report),
    weergave: body.weergave ?? 'periode',
  };
}

/** The report that the parameters name; type 'alle' takes the one of this period. Throws not_found. */
export function entryOf(calendar: Calendar, parameters: ReportParameters): ReportEntry {
  const { type, periode_min, periode_max } = parameters;
  const found = reportEntries(calendar).find(
    (entry) =>
      (type === 'alle' || entry.type === type) &&
      entry.periode_min === periode_min &&
      entry.periode_max === periode_max,
  );
  if (!found) throw new DomainError('not_found', 'Over deze periode is er geen rapport.');
  return found;
}
