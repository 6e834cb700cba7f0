import { ArrowLeftRight, Columns3 } from 'lucide-react';
import type { ComparisonOption, ReportEntry } from '@kengetal/contract';
import { FilterMenu, usePhone } from '@kengetal/ui';
import { useReportAddress } from './address.ts';
import { comparisonOf, viewOf, viewsOf } from './view.ts';

export interface ViewControlsProps {
  report: ReportEntry;
  comparisons: readonly ComparisonOption[];
}

/** What the report is held against, and how it is looked at; both stand in the address. */
export function ViewControls({ report, comparisons }: ViewControlsProps) {
  const { vergelijking, weergave, chooseComparison, chooseView } = useReportAddress();
  const comparison = comparisonOf(vergelijking, comparisons);
  const phone = usePhone(); // an icon leaves room for both on one line
  const views = viewsOf(report.type);
  const view = views.find(({ key }) => key === viewOf(weergave, report.type));
  return (
    <>
      {comparisons.length > 0 ? (
        <FilterMenu
          label="Vergelijking"
          {...(phone ? { icon: ArrowLeftRight } : {})}
          value={comparison?.naam ?? 'Geen'}
          options={comparisons.map(({ key, naam, reason }) => ({
            key,
            label: naam,
            reason: reason ?? undefined,
          }))}
          selected={comparison?.key ?? null}
          onSelect={(key) => {
            const chosen = comparisons.find((option) => option.key === key);
            if (chosen && chosen !== comparison) chooseComparison(chosen.key);
          }}
        />
      ) : null}
      <FilterMenu
        label="Kolommen"
        {...(phone ? { icon: Columns3 } : {})}
        value={view?.label ?? ''}
        options={views}
        selected={view?.key ?? null}
        onSelect={(key) => {
          const chosen = views.find((option) => option.key === key);
          if (chosen && chosen !== view) chooseView(chosen.key);
        }}
      />
    </>
  );
}
