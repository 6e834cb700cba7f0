import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { REPORT_TYPES, type ReportEntry, type ReportType } from '@kengetal/contract';
import type { Period } from '@kengetal/platform';

const TYPE = 'type';
const REPORT = 'rapport';
const TAB = 'tab';

/** What the address says; the shell's filter writes type and report there too. */
export interface ReportAddress {
  /** Null for all types. */
  type: ReportType | null;
  /** Months of the report; null for the list. */
  report: Period | null;
  /** Key of the active tab; null for the first. */
  tab: string | null;
  /** Search part of the address that opens a report. */
  searchOf(entry: ReportEntry): string;
  /** Search part of the address that lists the reports of all types. */
  searchOfList: string;
  chooseTab(tab: string): void;
}

/** Type, report and tab in the address. */
export function useReportAddress(): ReportAddress {
  const [params, setParams] = useSearchParams();
  const chooseTab = useCallback(
    (tab: string) =>
      setParams((before) => written(before, { [TAB]: tab }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  );
  return {
    type: REPORT_TYPES.find((type) => type === params.get(TYPE)) ?? null,
    report: parseMonths(params.get(REPORT)),
    tab: params.get(TAB),
    searchOf: (entry) =>
      `?${written(params, { [TYPE]: entry.type, [REPORT]: monthsOf(entry) }).toString()}`,
    searchOfList: `?${written(params, { [TYPE]: null, [REPORT]: null }).toString()}`,
    chooseTab,
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
