import type { Filters } from '@kengetal/contract';
import { usePeriod } from '@kengetal/platform';
import type { ShellRoute } from '../app/shell-routes.ts';
import { PeriodSelector } from '../period/PeriodSelector.tsx';
import { ReportFilter } from '../period/ReportFilter.tsx';
import css from './frame.module.css';

export interface FilterLineProps {
  route: ShellRoute;
  /** Undefined while they load or when they could not be loaded. */
  filters: Filters | undefined;
  loading: boolean;
}

/** The filters of a screen on one line under the breadcrumb; keeps its height while loading. */
export function FilterLine({ route, filters, loading }: FilterLineProps) {
  const { period, presets, choose } = usePeriod();
  if (route.period === 'none' && !route.reportFilter) return null;
  return (
    <search className={css.filters} aria-label="Filters">
      {loading ? <span className={css.filterSkeleton} aria-hidden="true" /> : null}
      {!loading && route.period !== 'none' ? (
        <PeriodSelector period={period} presets={presets} onChoose={choose} />
      ) : null}
      {!loading && route.reportFilter ? <ReportFilter reports={filters?.reports ?? []} /> : null}
    </search>
  );
}
