import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  COMPARISONS,
  REPORT_TYPES,
  REPORT_VIEWS,
  type Comparison,
  type ReportEntry,
  type ReportType,
  type ReportView,
} from '@kengetal/contract';
import type { Period } from '@kengetal/platform';

const TYPE = 'type';
const REPORT = 'rapport';
const TAB = 'tab';
const COMPARISON = 'vergelijking';
const VIEW = 'weergave';

/** What the address says; the shell's filter writes type and report there too. */
export interface ReportAddress {
  /** Null for all types. */
  type: ReportType | null;
  /** Months of the report; null for the list. */
  report: Period | null;
  /** Key of the active tab; null for the first. */
  tab: string | null;
  /** What the report is held against; null for the default. */
  vergelijking: Comparison | null;
  weergave: ReportView;
  /** Search part of the address that opens a report. */
  searchOf(entry: ReportEntry): string;
  /** Search part of the address that opens the report of these months, whatever its type. */
  searchOfMonths(months: Period): string;
  /** Search part of the address that lists the reports of all types. */
  searchOfList: string;
  chooseTab(tab: string): void;
  chooseComparison(vergelijking: Comparison): void;
  chooseView(weergave: ReportView): void;
}

/**
 * Type, report, tab and view in the address: a link shows what its sender saw. Back returns to the
 * comparison or view before; tabs are leafed through without leaving a trace.
 */
export function useReportAddress(): ReportAddress {
  const [params, setParams] = useSearchParams();
  const set = useCallback(
    (values: Record<string, string | null>, replace = false) =>
      setParams((before) => written(before, values), { replace, preventScrollReset: true }),
    [setParams],
  );
  const [first] = REPORT_VIEWS;
  return {
    type: REPORT_TYPES.find((type) => type === params.get(TYPE)) ?? null,
    report: parseMonths(params.get(REPORT)),
    tab: params.get(TAB),
    vergelijking: COMPARISONS.find((one) => one === params.get(COMPARISON)) ?? null,
    weergave: REPORT_VIEWS.find((one) => one === params.get(VIEW)) ?? first,
    searchOf: (entry) =>
      `?${written(params, { [TYPE]: entry.type, [REPORT]: monthsOf(entry) }).toString()}`,
    searchOfMonths: (months) =>
      `?${written(params, { [TYPE]: null, [REPORT]: monthsOf(months) }).toString()}`,
    searchOfList: `?${written(params, { [TYPE]: null, [REPORT]: null }).toString()}`,
    chooseTab: (tab) => set({ [TAB]: tab }, true),
    chooseComparison: (vergelijking) => set({ [COMPARISON]: vergelijking }),
    chooseView: (weergave) => set({ [VIEW]: weergave === first ? null : weergave }),
  };
}

/** The report that the address names: of its type, or of any type that has these months. */
export function reportAt(
  { type, report }: Pick<ReportAddress, 'type' | 'report'>,
  reports: readonly ReportEntry[],
): ReportEntry | null {
  const found = reports.find(
    (entry) =>
      (type === null || entry.type === type) &&
      report !== null &&
      monthsOf(entry) === monthsOf(report),
  );
  return found ?? null;
}

/** '202501-202503', as the address has it. */
function monthsOf({ periode_min, periode_max }: Period): string {
  return `${periode_min}-${periode_max}`;
}

function parseMonths(text: string | null): Period | null {
  const [, min, max] = /^(\d{6})-(\d{6})$/.exec(text ?? '') ?? [];
  return min && max ? { periode_min: Number(min), periode_max: Number(max) } : null;
}

function written(before: URLSearchParams, values: Record<string, string | null>): URLSearchParams {
  const params = new URLSearchParams(before);
  for (const [name, value] of Object.entries(values)) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  return params;
}
