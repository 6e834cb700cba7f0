import type { Classification } from './rgs/classify.ts';
import type { AccountType } from './rgs/groups.ts';
import type { VatKind } from './vat/place.ts';

/**
 * What a line is for the reports: brought forward, a movement in a calendar period, or a
 * movement in a period beyond the last calendar month (period 13 and up).
 */
export type LineKind = 'opening' | 'mutatie' | 'afsluiting';

/** Accounting year; the label is '2025', or '2024/2025' when it is not a calendar year. */
export interface FiscalYear {
  label: string;
  /** YYYY-MM-DD, inclusive. */
  start_date: string;
  /** YYYY-MM-DD, inclusive. */
  end_date: string;
}

export interface LedgerAccount extends Classification {
  rekening: string;
  naam: string;
  type: AccountType;
  /** False when the source does not say balance or result; then the type is a guess. */
  type_stated: boolean;
  /** RGS code as the source has it, when it has the form of one. */
  rgs_code: string | null;
}

export interface LedgerRelation {
  relatie: string;
  name: string;
  /** Both, customer, supplier or other, as the source says. */
  kind: 'beide' | 'klant' | 'leverancier' | 'overig';
}

export interface LedgerVatCode {
  btw_code: string;
  omschrijving: string;
  rekening_betalen: string | null;
  rekening_vorderen: string | null;
}

/** Name of a cost centre, or of the product or project that lines are for. */
export interface LedgerCostName {
  dimension: 'kostenplaats' | 'kostendrager';
  code: string;
  name: string;
}

/** Days of an invoice by a sub-ledger, which lines do not have. */
export interface LedgerInvoice {
  relatie: string;
  factuur: string;
  /** YYYY-MM-DD */
  date: string | null;
  due_date: string | null;
}

/** Rate of a VAT code by the lines that carry it, in hundredths of a percent. */
export interface LedgerVatRate {
  btw_code: string;
  rate: number | null;
}

/** Posting. Debit positive, so an entry sums to zero. */
export interface LedgerLine {
  /** Ordinals of our own, unique within the import; 0 is the opening balance element. */
  journal_no: number;
  entry_no: number;
  line_no: number;
  cents: number;
  soort: LineKind;
  /** Label of the fiscal year. */
  boekjaar: string;
  /** Period number as the source has it. */
  boekperiode: number;
  /** Month that reports the line, YYYYMM, always within the fiscal year. */
  periode: number;
  /** Day of the event, YYYY-MM-DD; may lie outside the fiscal year. */
  datum: string;
  rekening: string;
  dagboek: string;
  dagboek_naam: string;
  /** Entry number as the source has it; not unique. */
  boekstuk: string;
  relatie: string | null;
  relatie_naam: string | null;
  omschrijving: string;
  /** VAT code; a line of VAT that has none in the file has that of the lines it was charged on. */
  btw_code: string | null;
  /** VAT that belongs to this line, debit positive; its posting is a line of its own. */
  btw_cents: number | null;
  /** Account on which the VAT of the line stands; of a line of VAT its own. */
  btw_rekening: string | null;
  /** What the entry is for VAT; null where nothing tells, and on lines without VAT. */
  btw_soort: VatKind | null;
  document_ref: string | null;
  /** The line's own relation, or the only one of its entry outside bank and cash journals. */
  tegenpartij: string | null;
  tegenpartij_naam: string | null;
  /** Number of the invoice that the line belongs to, as the source has it. */
  factuur: string | null;
  kostenplaats: string | null;
  /** Product or project that the line is for. */
  kostendrager: string | null;
  /**
   * True for a line that the file does not hold and that follows from what it says: the offset
   * account of a one-sided journal, or the prior-year result that an opening balance leaves out.
   * It counts in balances and results, and not in what the file counts of its own lines.
   */
  derived: boolean;
}

export interface LedgerCompany {
  name: string;
  ident: string | null;
  tax_id: string | null;
}

export type AuditVersion = 'CLAIR2.00.00' | '3.0' | '3.1' | '3.2' | '3.2.1' | '4.0' | 'onbekend';

export interface AuditHeader {
  version: AuditVersion;
  /** Name and release of the program that wrote the file, '' when it does not say. */
  producer: string;
  company: LedgerCompany;
  fiscal_year: FiscalYear;
  currency: string;
  created: string | null;
}

/** Something odd that the user should know; the file is read all the same. */
export interface ImportWarning {
  code: string;
  message: string;
}

/**
 * Counts and sums over transaction lines of the file: those of an opening journal and of a
 * year-end transfer included, derived ones not.
 */
export interface LedgerTotals {
  lines: number;
  debit_cents: number;
  credit_cents: number;
}

/** How a program adds up its own lines. */
export interface TotalsReading {
  /** A negative debit takes off from debit, instead of adding to credit. */
  readonly as_written: boolean;
  readonly with_opening: boolean;
}

export interface ImportSummary extends AuditHeader {
  counted: LedgerTotals & { journals: number; entries: number; accounts: number };
  /** What the file says of itself, often wrong; null where it says nothing. */
  declared: { [field in keyof LedgerTotals]: number | null };
  /** How its own totals are meant; null when they are right in no way. */
  fitting: TotalsReading | null;
  /** Of the opening balance that counts, without derived lines. */
  opening: { source: 'element' | 'journal' | 'period' | 'none' } & LedgerTotals;
  /** First and last month with a movement, null when there is none. */
  periode_min: number | null;
  periode_max: number | null;
  /** Profit positive, opening lines and the transfer of the result at year-end left out. */
  result_cents: number;
  unclassified_accounts: number;
  warnings: ImportWarning[];
}

/**
 * Parts of an audit file in the order of reading, in batches. `header` comes before any line and
 * `summary` comes last. `accounts` usually comes before the lines; it may come after them, where
 * the file has it so and for accounts that lines use and the file does not list. Each account
 * comes once. `vat_rates` comes after all lines. `relations` may come after lines too, whose relatie_naam is then null.
 */
export type AuditEvent =
  | { kind: 'header'; header: AuditHeader }
  | { kind: 'accounts'; accounts: LedgerAccount[] }
  | { kind: 'relations'; relations: LedgerRelation[] }
  | { kind: 'vat_codes'; vat_codes: LedgerVatCode[] }
  | { kind: 'vat_rates'; vat_rates: LedgerVatRate[] }
  | { kind: 'cost_names'; cost_names: LedgerCostName[] }
  | { kind: 'invoices'; invoices: LedgerInvoice[] }
  | { kind: 'lines'; lines: LedgerLine[] }
  | { kind: 'progress'; bytes: number; lines: number }
  | { kind: 'summary'; summary: ImportSummary };
