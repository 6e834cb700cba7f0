import type { GeneratedEntry } from './books.ts';
import type { ChartAccount, JournalName } from './chart.ts';
import type { GeneratedRelation } from './relations.ts';
import type { FiscalYear } from '../ledger/types.ts';

/**
 * Books of one fiscal year as the writers take them. Entries are asked for journal by journal
 * and may be made on the spot, so that a year of any size fits in little memory.
 */
export interface WritableYear {
  readonly company: { name: string; ident: string; tax_id: string };
  readonly fiscal_year: FiscalYear;
  /** Day on which the file is made, YYYY-MM-DD. */
  readonly created: string;
  readonly accounts: readonly ChartAccount[];
  readonly relations: readonly GeneratedRelation[];
  readonly opening: readonly { account_id: string; cents: number }[];
  /** Entries of a journal in order of booking; every call begins anew. */
  readonly entriesOf: (journal: JournalName) => Iterable<GeneratedEntry>;
}
