import type { FiscalYear } from '@kengetal/ledger';
import type { BookedYear } from './periods/reports.ts';

/**
 * Fiscal years of sources in order of their days. Sources of the same days are one year, as old as
 * the oldest and read as far as the newest; short years within one calendar year bear the same label
 * and stay apart.
 */
export function fiscalYearsOf(sources: readonly BookedYear[]): BookedYear[] {
  const years: BookedYear[] = [];
  for (const { label, start_date, end_date, as_of, read_to } of sources) {
    const same = years.findIndex((year) => year.label === label && year.end_date >= start_date);
    const known = years[same];
    if (!known) years.push({ label, start_date, end_date, as_of, read_to });
    else {
      years[same] = {
        label,
        start_date: known.start_date,
        end_date: known.end_date > end_date ? known.end_date : end_date,
        as_of: known.as_of < as_of ? known.as_of : as_of,
        read_to: laterOf(known.read_to, read_to),
      };
    }
  }
  return years;
}

/** Of a source that was made after its year, nothing is left to read. */
function laterOf(one: string | undefined, other: string | undefined): string | undefined {
  if (one === undefined || other === undefined) return undefined;
  return one > other ? one : other;
}

/** The fiscal year that a source with this label and first day is part of. */
export function yearOfSource<Y extends FiscalYear>(
  years: readonly Y[],
  { label, start_date: day }: Pick<FiscalYear, 'label' | 'start_date'>,
): Y | undefined {
  return years.find(
    (year) => year.label === label && year.start_date <= day && day <= year.end_date,
  );
}
