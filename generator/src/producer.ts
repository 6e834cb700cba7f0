import type { AuditVersion } from '@kengetal/ledger';
import type { JournalName } from './chart.ts';

/** Habits of a program that writes audit files, as far as seen in real files or reported. */
export interface Producer {
  readonly version: Exclude<AuditVersion, 'onbekend'>;
  readonly program: string;
  readonly release: string | null;
  /** The two encodings that the format allows. */
  readonly encoding: 'utf8' | 'latin1';
  readonly bom: boolean;
  readonly declaration: string | null;
  /** Comment before the root element. */
  readonly comment: string | null;
  readonly newline: '\n' | '\r\n';
  /**
   * Where the opening balance stands: an element, the same without the account that holds last
   * year's result, a journal of type O, a memo in period 0, or nowhere.
   */
  readonly opening: 'element' | 'element_without_result' | 'journal' | 'period' | 'none';
  /** Days of an opening booking: the first of the year, the last before it, or one halfway. */
  readonly openingDay: 'first' | 'before' | 'halfway';
  /** Field that holds the RGS code, or what stands in such a field instead. */
  readonly codes:
    | 'lead'
    | 'leadReference'
    | 'taxonomy'
    | 'RGScode'
    | 'own_number'
    | 'own_class'
    | 'none';
  /** Codes of the books' own; 'fixed' are those that the program gives everybody. */
  readonly vatCodes: 'complete' | 'undescribed' | 'without_accounts' | 'unlisted' | 'fixed';
  /** Lines numbered '1:1', through the file, within the entry, with the entry's own number, … */
  readonly lineNumbers: 'exact' | 'running' | 'within' | 'same' | 'joined' | 'dotted';
  /** Entry numbers of nine digits: the year and a count. */
  readonly yearNumbers: boolean;
  /** Some credits as negative debits; CLAIR2's credit column as negative numbers. */
  readonly negative: boolean;
  /** What the file says of its own lines, debit and credit; with the opening it counts journals. */
  readonly totals: 'right' | 'with_opening' | 'entries';
  readonly periods: 'table' | 'overlapping' | 'none';
  /** Number of the month in the year, or the year itself. */
  readonly period: 'month' | 'year';
  /** Number for a period after the last month; null keeps it as booked. */
  readonly closingPeriod: number | null;
  readonly endDate: 'inclusive' | 'exclusive';
  /** A year in the header that does not fit the dates. */
  readonly staleYear: string | null;
  /** Children out of order, totals after the journals, required elements left out. */
  readonly careless: boolean;
  /** Empty elements where there is nothing to say. */
  readonly empty: boolean;
  readonly relationTypes: boolean;
  /** Which invoice the lines of debtors and creditors belong to, with its days. */
  readonly subledgers: boolean;
  /** Journals that leave out the side of their own account. */
  readonly oneSided: readonly JournalName[];
}

const XML = '<?xml version="1.0" encoding="utf-8"?>';

/** What the schema asks, and nothing odd. */
export const PLAIN: Producer = {
  version: '3.2',
  program: 'Voorbeeldpakket',
  release: '1.0',
  encoding: 'utf8',
  bom: false,
  declaration: XML,
  comment: null,
  newline: '\n',
  opening: 'element',
  openingDay: 'first',
  codes: 'taxonomy',
  vatCodes: 'complete',
  lineNumbers: 'within',
  yearNumbers: false,
  negative: false,
  totals: 'right',
  periods: 'table',
  period: 'month',
  closingPeriod: null,
  endDate: 'inclusive',
  staleYear: null,
  careless: false,
  empty: false,
  relationTypes: true,
  subledgers: false,
  oneSided: [],
};

/** CLAIR2 has no periods table and no place for the opening balance but period 0. */
export const CLAIR2: Producer = {
  ...PLAIN,
  version: 'CLAIR2.00.00',
  opening: 'period',
  periods: 'none',
  codes: 'none',
  relationTypes: false,
};
