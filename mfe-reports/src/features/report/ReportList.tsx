import { Link, useNavigate } from 'react-router-dom';
import type { ReportEntry, ReportType } from '@kengetal/contract';
import { Cell, EmptyState, formatMonths, Notice, Screen, Sheet, SheetRow } from '@kengetal/ui';
import { useReportAddress } from './address.ts';
import { ReportBadge } from './ReportBadge.tsx';
import { byYear, type YearOfReports } from './years.ts';
import css from './report-list.module.css';

const HEADINGS: Readonly<Record<ReportType, string>> = {
  jaar: 'Jaar',
  kwartaal: 'Kwartalen',
  maand: 'Maanden',
};
/** Longest period first; a year and its quarters share a cell. */
const CELLS: readonly (readonly ReportType[])[] = [['jaar', 'kwartaal'], ['maand']];

/** Every report of the chosen type, by fiscal year. */
export function ReportList({ reports }: { reports: readonly ReportEntry[] }) {
  const { type, report, searchOfList } = useReportAddress();
  const navigate = useNavigate();
  const shown = reports.filter((entry) => type === null || entry.type === type);
  return (
    <Screen title="Rapporten" width="statement">
      <div className={css.list}>
        {report ? (
          <Notice tone="attention">
            Over {formatMonths(report.periode_min, report.periode_max)} is er geen rapport.
            Hieronder staan de rapporten die er zijn.
          </Notice>
        ) : null}
        {shown.length === 0 ? (
          <Sheet>
            <EmptyState
              title="Er zijn geen rapporten van dit type."
              action={{
                label: 'Alle rapporten bekijken',
                onClick: () => void navigate({ search: searchOfList }),
              }}
            />
          </Sheet>
        ) : (
          byYear(reports, shown).map((year) => <Year key={year.naam} year={year} />)
        )}
      </div>
    </Screen>
  );
}

function Year({ year: { naam, reports } }: { year: YearOfReports }) {
  const has = (type: ReportType) => reports.some((report) => report.type === type);
  const cells = CELLS.map((types) => types.filter(has)).filter(({ length }) => length > 0);
  return (
    <section aria-label={naam}>
      <h2 className={css.year}>{naam}</h2>
      <Sheet>
        <SheetRow columns={cells.length > 1 ? '1-1' : '1'}>
          {cells.map((types) => (
            <Cell key={types.join()}>
              <div className={css.groups}>
                {types.map((type) => (
                  <div key={type}>
                    <h3 className={css.type}>{HEADINGS[type]}</h3>
                    <Reports reports={reports.filter((report) => report.type === type)} />
                  </div>
                ))}
              </div>
            </Cell>
          ))}
        </SheetRow>
      </Sheet>
    </section>
  );
}

function Reports({ reports }: { reports: readonly ReportEntry[] }) {
  const { searchOf } = useReportAddress();
  return (
    <ul className={css.reports}>
      {reports.map((report) => (
        <li key={report.naam}>
          <Link className={css.report} to={{ search: searchOf(report) }}>
            <span className={css.name}>{report.naam}</span>
            {report.voorlopig ? (
              <ReportBadge report={report} />
            ) : (
              <span className={css.final}>Definitief</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
