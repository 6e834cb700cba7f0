import type { GroupKey, LineKind, Span, Summary } from '@kengetal/ledger';
import type { BookedYear, Lacking } from '../periods/reports.ts';

export interface BookedAccount {
  readonly rekening: string;
  readonly naam: string;
  readonly groep: GroupKey;
}

/** A budget of one fiscal year. */
export interface Budget {
  readonly boekjaar: string;
  readonly filename: string;
  /** Months with an amount, be it zero, in order: of the others nothing was budgeted. */
  readonly months: readonly number[];
  /** By account its cents in each of these months, debit positive as lines are. */
  readonly amounts: ReadonlyMap<string, Float64Array>;
}

/** Creditors that nothing is bought from: the tax office, a bank, wages. */
export interface OtherCreditors {
  readonly relations: readonly string[];
  /** Of the largest of them. */
  readonly names: readonly string[];
  /** Their lines on the accounts of creditors, debit positive, and the credit lines among them. */
  readonly sums: readonly OtherSum[];
}

export interface OtherSum {
  readonly periode: number;
  readonly boekjaar: string;
  readonly soort: LineKind;
  readonly cents: number;
  /** Positive. */
  readonly credit: number;
}

/** What is read of the books of a project, the same for every day on which it is looked at. */
export interface BooksData {
  readonly years: readonly BookedYear[];
  /** Months that have movements. */
  readonly months: ReadonlySet<number>;
  /** First and last month with movements; undefined without any. */
  readonly booked?: Span;
  /** When a source was last read, or null. */
  readonly updatedAt: string | null;
  /** By number, in the order of numbers. */
  readonly accounts: ReadonlyMap<string, BookedAccount>;
  readonly summary: Summary;
  readonly budgets: readonly Budget[];
  /** Numbers of the accounts of VAT, to pay and to claim. */
  readonly vatAccounts: readonly string[];
  readonly otherCreditors: OtherCreditors;
  /** What the books prove to be missing. */
  readonly lacking: readonly Lacking[];
  /** True for an eenmanszaak, vof or maatschap, as far as its equity tells. */
  readonly isOfPerson: boolean;
}
