import type { Comparison, PageData, ReportEntry, ReportView } from '@kengetal/contract';
import type { Books } from '../../books/books.ts';
import type { Sql } from '../../db/database.ts';

/** What a part of a report is made from. */
export interface ComponentRequest {
  readonly books: Books;
  /** Reads what the books do not hold, of the same moment. */
  readonly sql: Sql;
  readonly projectId: string;
  readonly report: ReportEntry;
  readonly vergelijking: Comparison;
  readonly weergave: ReportView;
}

export type BuiltComponent = Pick<PageData, 'title' | 'blocks' | 'notice'> & {
  /** What is on screen, in words with figures for the assistant. */
  context_prompt: string;
};

/** A part of a report: what it is called and how it is made. */
export interface Component {
  readonly id: string;
  readonly title: string;
  readonly tab: string;
  build(request: ComponentRequest): BuiltComponent | Promise<BuiltComponent>;
}
