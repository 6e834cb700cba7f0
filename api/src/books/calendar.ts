import type { Span } from '@kengetal/ledger';
import type { Calendar } from './periods/reports.ts';

/** When the books of a project begin and end, how fresh they are, and what day it is. */
export interface BooksCalendar extends Calendar {
  /** First and last month with movements; undefined without any. */
  readonly booked?: Span;
  /** The same, but for months in which was only booked ahead of what was read. */
  readonly told?: Span;
  /** When a source was last read, or null. */
  readonly updatedAt: string | null;
}
