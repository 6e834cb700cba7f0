import type { Filters } from '@kengetal/contract';
import { usePeriod, useProject } from '@kengetal/platform';
import type { ShellRoute } from '../app/shell-routes.ts';
import { useWorld } from '../app/world.ts';
import { monthOfInstant } from '../period/months.ts';
import { NoBookings } from '../period/NoBookings.tsx';
import { PeriodNotice } from '../period/PeriodNotice.tsx';
import { PeriodSelector } from '../period/PeriodSelector.tsx';
import { PeriodSteps } from '../period/PeriodSteps.tsx';
import { ReportFilter } from '../period/ReportFilter.tsx';
import { LostRight } from '../projects/LostRight.tsx';
import { RefusedProject } from '../projects/RefusedProject.tsx';
import css from './filter-line.module.css';

export interface FilterLineProps {
  route: ShellRoute;
  /** Undefined while they load or when they could not be loaded. */
  filters: Filters | undefined;
  loading: boolean;
  /** Is given the place for a filter of the screen's own, beside the period. */
  own: (element: HTMLElement | null) => void;
}

/**
 * The filters of a screen on one line under the breadcrumb, which keeps its height while loading;
 * around it what is to be said of project and period.
 */
export function FilterLine({ route, filters, loading, own }: FilterLineProps) {
  const { active } = useProject();
  const refused = (
    <div className={css.passing}>
      <RefusedProject />
      {active ? <LostRight key={active.project_id} project={active} /> : null}
    </div>
  );
  if (route.period === 'none' && !route.reportFilter) return refused;
  const empty = filters?.periode_bereik === null;
  return (
    <>
      {refused}
      <search className={css.filters} aria-label="Filters">
        {loading ? (
          <span className={css.skeleton} aria-hidden="true" />
        ) : empty ? (
          <NoBookings />
        ) : (
          <>
            {route.period === 'none' ? null : <PeriodFilter filters={filters} />}
            {route.reportFilter ? <ReportFilter reports={filters?.reports ?? []} /> : null}
          </>
        )}
        <span ref={own} className={css.own} />
      </search>
      {route.period === 'none' || loading ? null : <Outside filters={filters} />}
    </>
  );
}

type OfFilters = Pick<FilterLineProps, 'filters'>;

function PeriodFilter({ filters }: OfFilters) {
  const { now } = useWorld();
  const { period, presets, choose } = usePeriod();
  const booked = filters?.periode_bereik ?? null;
  return (
    <span className={css.period}>
      <PeriodSelector
        period={period}
        presets={presets}
        booked={booked}
        today={monthOfInstant(now())}
        onChoose={choose}
      />
      {period ? <PeriodSteps period={period} booked={booked} onChoose={choose} /> : null}
    </span>
  );
}

function Outside({ filters }: OfFilters) {
  const { period, choose } = usePeriod();
  const booked = filters?.periode_bereik;
  if (!period || !booked) return null;
  return (
    <div className={css.notice}>
      <PeriodNotice period={period} booked={booked} onChoose={choose} />
    </div>
  );
}
