import type { ReportEntry } from '@kengetal/contract';

export interface YearOfReports {
  naam: string;
  reports: ReportEntry[];
}

/** Reports by the fiscal year that holds them, in the order in which they come. */
export function byYear(reports: readonly ReportEntry[], shown: readonly ReportEntry[]) {
  const years = reports.filter(({ type }) => type === 'jaar');
  const groups = new Map<string, YearOfReports>();
  for (const report of shown) {
    const year = years.find((one) => holds(one, report));
    const naam = year?.naam ?? String(Math.trunc(report.periode_max / 100));
    const group = groups.get(naam) ?? { naam, reports: [] };
    group.reports.push(report);
    groups.set(naam, group);
  }
  return [...groups.values()];
}

const holds = (year: ReportEntry, report: ReportEntry) =>
  year.periode_min <= report.periode_min && report.periode_max <= year.periode_max;
