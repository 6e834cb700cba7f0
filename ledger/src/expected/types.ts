import type { RecurringSeries } from '../recurring/types.ts';

/** A day on one scale, so that days can be subtracted (see `dayNumber`). */
export type Day = number;

export type OwedSide = 'debiteuren' | 'crediteuren';

/** Cents of one day with the sign that money has: in is positive. */
export interface DayCents {
  readonly day: Day;
  readonly cents: number;
}

/** An invoice of a customer or a supplier; a credit note has the other sign. */
export interface CashInvoice {
  readonly side: OwedSide;
  readonly relatie: string;
  readonly day: Day;
  /** Day on which it falls due; null where the books do not say. */
  readonly due: Day | null;
  /** What was charged: of a customer positive, of a supplier negative. */
  readonly cents: number;
  /** What was paid of it, with the same sign, and the last day of that; null for never. */
  readonly paid: number;
  readonly paidOn: Day | null;
}

/** Bookings that come back and become money. */
export interface CashSeries extends Pick<
  RecurringSeries,
  'id' | 'rekening' | 'tegenpartij' | 'rhythm' | 'occurrences' | 'unread'
> {
  /** Through whose account it is paid, or at once: a cost or revenue, or against the balance sheet. */
  readonly via: OwedSide | 'geld' | 'balans';
  /** `cash` cents of money, with its sign, for each `booked` cents of the series: VAT is the difference. */
  readonly cash: number;
  readonly booked: number;
}

/** What is booked on one side of accounts in a calendar month. */
export interface MonthCents {
  readonly periode: number;
  /** Debit positive. */
  readonly cents: number;
  readonly days: readonly { readonly datum: string; readonly cents: number }[];
}

/** VAT, as far as the expectation of money needs it. */
export interface VatHistory {
  readonly rhythm: 'maand' | 'kwartaal' | 'jaar' | null;
  /** What is charged and deducted by day: what is to be paid later is negative. */
  readonly charged: readonly DayCents[];
  /** What was paid of it to the tax office. */
  readonly paid: readonly DayCents[];
}

/** What is booked of wages and their tax by day, debit positive. */
export interface PayrollHistory {
  readonly wages: readonly DayCents[];
  /** What was owed of payroll tax, and what was paid of it. */
  readonly tax: readonly DayCents[];
  readonly paid: readonly DayCents[];
}

/** What the books tell of money, all by day; what is told of a day does not depend on later ones. */
export interface CashHistory {
  readonly first: Day;
  readonly last: Day;
  /** All movements of money. */
  readonly moves: readonly DayCents[];
  /** In order of the day on which they were paid, open ones last. */
  readonly invoices: readonly CashInvoice[];
  /** What is charged by day, whether or not it bears a number. */
  readonly charged: Readonly<Record<OwedSide, readonly DayCents[]>>;
  /** What is received or paid by day. */
  readonly settled: Readonly<Record<OwedSide, readonly DayCents[]>>;
  /** Whether payments tell which invoices are open, by half at least. */
  readonly tells: Readonly<Record<OwedSide, boolean>>;
  /** Costs and revenue that go straight through bank or cash. */
  readonly direct: readonly DayCents[];
  readonly series: readonly CashSeries[];
  readonly vat: VatHistory;
  readonly payroll: PayrollHistory;
}

/** Wages, payroll tax and VAT as the agenda expects them. */
export interface CashDue extends DayCents {
  readonly kind: 'lonen' | 'loonheffing' | 'btw';
}

export type CashKind =
  | 'klanten'
  | 'leveranciers'
  | 'reeks'
  | CashDue['kind']
  | 'verkopen'
  | 'inkopen'
  | 'overig';

/** What the day of a payment is told by. */
export type PaidBy = 'relatie' | 'allen' | 'vervaldag' | 'termijn' | 'later';

/** Money that is expected on a day. */
export interface CashItem extends DayCents {
  readonly kind: CashKind;
  /** Of open invoices: whose, how their day was told, and after how many days they are paid. */
  readonly relatie?: string;
  readonly by?: PaidBy;
  readonly days?: number;
  /** Of what comes back: which series. */
  readonly series?: string;
  /** Of a due: its place in what was given. */
  readonly due?: number;
}

/** What is left out of the expectation. */
export interface CashUnknown {
  readonly what: 'te_lang_open' | 'niet_vast';
  readonly side: OwedSide;
  readonly cents: number;
  readonly count: number;
}

export interface CashExpected {
  readonly items: readonly CashItem[];
  readonly unknown: readonly CashUnknown[];
}
