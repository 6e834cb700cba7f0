import type { ReportEntry, ReportType } from '@kengetal/contract';
import { Cell, Sheet, SheetRow } from '@kengetal/ui';
import { ClosingRow, ReportRow } from './ReportRow.tsx';
import type { ResultState } from './results.ts';
import type { YearOfReports } from './years.ts';
import css from './report-list.module.css';

const TYPES = [
  ['kwartaal', 'Kwartalen'],
  ['maand', 'Maanden'],
] as const satisfies readonly (readonly [ReportType, string])[];

export interface ReportYearProps {
  year: YearOfReports;
  resultOf: (report: ReportEntry) => ResultState;
}

/** A fiscal year: itself above its quarters and months. */
export function ReportYear({ year: { naam, reports }, resultOf }: ReportYearProps) {
  const whole = reports.filter(({ type }) => type === 'jaar');
  const parts = TYPES.map(([type, title]) => ({
    title,
    reports: reports.filter((report) => report.type === type),
  })).filter((part) => part.reports.length > 0);
  return (
    <section aria-label={naam}>
      {whole.length === 0 ? <h2 className={css.year}>{naam}</h2> : null}
      <Sheet>
        {whole.map((report) => (
          <SheetRow key={report.naam}>
            <Cell>
              <div className={css.rows}>
                <ReportRow report={report} result={resultOf(report)} heading />
              </div>
            </Cell>
          </SheetRow>
        ))}
        {parts.length > 0 ? (
          <SheetRow columns={parts.length > 1 ? '1-1' : '1'}>
            {parts.map((part) => (
              <Cell key={part.title}>
                <Part {...part} resultOf={resultOf} year={whole[0]} />
              </Cell>
            ))}
          </SheetRow>
        ) : null}
      </Sheet>
    </section>
  );
}

/** What closing periods add, so that quarters and months make up their year. */
function Closing({ year, result }: { year: ReportEntry; result: ResultState }) {
  if (typeof result === 'string' || !result.closing) return null;
  return (
    <li>
      <ClosingRow name={year.naam} figure={result.closing} />
    </li>
  );
}

interface PartProps extends Pick<ReportYearProps, 'resultOf'> {
  title: string;
  reports: readonly ReportEntry[];
  year: ReportEntry | undefined;
}

function Part({ title, reports, resultOf, year }: PartProps) {
  return (
    <div className={css.rows}>
      <div className={css.head}>
        <h3 className={css.type}>{title}</h3>
        <span className={css.column} aria-hidden>
          Resultaat
        </span>
        <span className={css.column} aria-hidden>
          T.o.v. vorige
        </span>
      </div>
      <ul>
        {reports.map((report) => (
          <li key={report.naam}>
            <ReportRow report={report} result={resultOf(report)} />
          </li>
        ))}
        {year ? <Closing year={year} result={resultOf(year)} /> : null}
      </ul>
    </div>
  );
}
