import { useNavigate } from 'react-router-dom';
import type { ReportEntry } from '@kengetal/contract';
import { messageOf } from '@kengetal/platform';
import { EmptyState, formatMonths, Notice, Screen, Sheet } from '@kengetal/ui';
import { useReportAddress } from '../address.ts';
import { ReportYear } from './ReportYear.tsx';
import { useResults } from './results.ts';
import { byYear } from './years.ts';
import css from './report-list.module.css';

/** Every report of the chosen type with its result, by fiscal year. */
export function ReportList({ reports }: { reports: readonly ReportEntry[] }) {
  const { type, report, searchOfList } = useReportAddress();
  const navigate = useNavigate();
  const { resultOf, error, refetch } = useResults();
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
        {error ? (
          <Notice
            tone="attention"
            action={{ label: 'Opnieuw proberen', onClick: () => void refetch() }}
          >
            Kon de resultaten niet laden. {messageOf(error)}
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
          byYear(reports, shown).map((year) => (
            <ReportYear key={year.naam} year={year} resultOf={resultOf} />
          ))
        )}
      </div>
    </Screen>
  );
}
