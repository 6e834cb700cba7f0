import type { Comparison, ReportEntry, ReportView } from '@kengetal/contract';
import type { Books } from '../books/books.ts';
import type { AmountColumn } from '../books/columns.ts';
import type { Sql } from '../db/database.ts';

/** A report as somebody looks at it. */
export interface ReportRequest {
  readonly books: Books;
  /** Reads what the books do not hold, of the same moment. */
  readonly sql: Sql;
  readonly projectId: string;
  readonly report: ReportEntry;
  readonly vergelijking: Comparison;
  readonly weergave: ReportView;
}

/** The period of a report and what it is held against. */
export interface ReportColumns {
  readonly current: AmountColumn;
  readonly comparison: AmountColumn;
}

export type ReportColumnsOf = (request: ReportRequest) => ReportColumns | Promise<ReportColumns>;
