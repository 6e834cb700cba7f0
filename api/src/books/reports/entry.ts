import type { ReportEntry, ReportParameters } from '@kengetal/contract';
import { DomainError } from '../../domain-error.ts';
import { reportEntries, type Calendar } from '../periods/reports.ts';

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
