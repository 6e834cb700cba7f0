import type { Figure, PageData, RELATION_KINDS, Selection } from '@kengetal/contract';
import type { RecurringRow } from '@kengetal/contract/api';
import type { ReportRequest } from '../books/reports/parts.ts';
import type { ReadBooks } from '../books/store/reader.ts';
import type { ReadLines } from './lines-of.ts';

/** A part of a report as its tab shows it. */
export interface AnsweredComponent {
  readonly id: string;
  readonly title: string;
  build(request: ReportRequest): Pick<PageData, 'blocks'> | Promise<Pick<PageData, 'blocks'>>;
}

type RelationKind = (typeof RELATION_KINDS)[number];

/** What features know of the books, for the answers. */
export interface AnswerSources {
  readonly lines: ReadLines;
  /** Accounts and number of the lines of a selection; undefined where only the lines can tell. */
  counted(
    read: ReadBooks,
    selection: Selection,
  ): Promise<{ accounts: readonly string[]; count: number } | undefined>;
  /** A relation by its number, as the newest source has it; throws not_found. */
  relationOf(read: ReadBooks, relatie: string): Promise<{ naam: string; soort: RelationKind }>;
  readonly components: readonly AnsweredComponent[];
  /** Series that come back, as their page counts them; why there are none. */
  recurring(read: ReadBooks, side: 'kosten' | 'omzet'): Promise<AnsweredSeries | string>;
}

/** What comes back, the largest first. */
export interface AnsweredSeries {
  readonly series: readonly {
    readonly name: string;
    readonly rekening: string;
    readonly relatie: string | undefined;
    /** 'maandelijks'. */
    readonly frequency: string;
    /** Times in a year. */
    readonly perYear: number;
    /** The usual amount of one time. */
    readonly amount: Figure;
    /** Day on which it is expected next, 'YYYY-MM-DD'. */
    readonly next: string | null;
    /** How its amounts behave; 'gelijk' where each time is the very same. */
    readonly amounts: RecurringRow['amount_kind'] | 'gelijk';
    /** Between what they vary, where that is kept. */
    readonly range?: { readonly lowest: Figure; readonly highest: Figure };
    /** Where its price changed: from which month it was what, the first one included. */
    readonly prices?: readonly { readonly periode: number; readonly figure: Figure }[];
  }[];
  /** All of them together, by month. */
  readonly perMonth: Figure;
}
