import type { Block, ChecksBlock, Comparison, ReportEntry, ReportView } from '@kengetal/contract';
import type { Span } from '@kengetal/ledger';
import type { PeriodColumn } from '../columns/columns.ts';
import type { Books } from '../books.ts';
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

/** Whether something holds that a reader may rely on. */
export type ReportCheck = ChecksBlock['items'][number];

/** The checks of both statements over a period. */
export type ReportChecksOf = (books: Books, span: Span) => Promise<ReportCheck[]>;

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
