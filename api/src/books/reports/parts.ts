import type { Block, Comparison, ReportEntry, ReportView } from '@kengetal/contract';
import type { PeriodColumn } from '../columns/columns.ts';
import type { ReadBooks } from '../store/reader.ts';

/** A report as somebody looks at it. */
export interface ReportRequest extends ReadBooks {
  readonly report: ReportEntry;
  readonly vergelijking: Comparison;
  readonly weergave: ReportView;
}

/** The period of a report and what it is held against. */
export interface ReportColumns {
  readonly current: PeriodColumn;
  readonly comparison: PeriodColumn;
}

export type ReportColumnsOf = (request: ReportRequest) => ReportColumns | Promise<ReportColumns>;

/** What a part of a report is made of. */
export interface BuiltPart {
  readonly blocks: readonly Block[];
  readonly notice?: { readonly text: string };
}

/** A part of a report: what it is called and how it is made. */
export interface ReportPart {
  readonly id: string;
  readonly title: string;
  build(request: ReportRequest): BuiltPart | Promise<BuiltPart>;
}
