import type {
  Comparison,
  ComparisonOption,
  ReportOptions,
  ReportParameters,
  ReportView,
} from '@kengetal/contract';

/** How a report is looked at: what every component, the summary and an export are asked with. */
export type Look = Pick<ReportOptions, 'vergelijking' | 'weergave'>;

/**
 * What the report is held against: the choice, where it can be had, else the default. Null where
 * there is none to choose from; then the API says why.
 */
export function comparisonOf(
  chosen: Comparison | null,
  offered: readonly ComparisonOption[],
): ComparisonOption | null {
  const available = offered.filter(({ reason }) => reason === null);
  const usual = available.find(({ is_default }) => is_default);
  return available.find(({ key }) => key === chosen) ?? usual ?? null;
}

export interface ViewOption {
  key: ReportView;
  label: string;
  /** What it shows, behind the label. */
  detail: string;
  /** Why it cannot be chosen. */
  reason?: string;
}

/** The ways to look at a report of this type. */
export function viewsOf(type: ReportParameters['type']): ViewOption[] {
  const whole = type === 'jaar' ? { reason: 'Dit rapport is al het hele boekjaar.' } : {};
  return [
    { key: 'periode', label: 'Periode', detail: 'alleen dit rapport' },
    { key: 'cumulatief', label: 'Cumulatief', detail: 'het boekjaar tot nu toe', ...whole },
    { key: 'maanden', label: 'Twaalf maanden', detail: 'naast elkaar' },
  ];
}

/** A view that the report does not have is the period itself. */
export function viewOf(chosen: ReportView, type: ReportParameters['type']): ReportView {
  const found = viewsOf(type).find(({ key, reason }) => key === chosen && !reason);
  return found?.key ?? 'periode';
}

/** The look that the address asks for; what the API does by itself is left out. */
export function lookOf(
  address: { vergelijking: Comparison | null; weergave: ReportView },
  type: ReportParameters['type'],
  offered: readonly ComparisonOption[],
): Look {
  const comparison = comparisonOf(address.vergelijking, offered);
  const view = viewOf(address.weergave, type);
  return {
    ...(!comparison || comparison.is_default ? {} : { vergelijking: comparison.key }),
    ...(view === 'periode' ? {} : { weergave: view }),
  };
}
