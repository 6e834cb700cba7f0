import type { AuditVersion } from '../ledger/types.ts';
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
    'lead' | 'leadReference' | 'taxonomy' | 'RGScode' | 'own_number' | 'own_class' | 'none';
  readonly vatCodes: 'complete' | 'undescribed' | 'without_accounts' | 'unlisted';
  /** Lines numbered '1:1', through the file, within the entry, with the entry's own number, … */
  readonly lineNumbers: 'exact' | 'running' | 'within' | 'same' | 'joined' | 'dotted';
  /** Entry numbers of nine digits: the year and a count. */
  readonly yearNumbers: boolean;
  /** Some credits as negative debits; CLAIR2's credit column as negative numbers. */
  readonly negative: boolean;
  /** What the file says of its own lines, debit and credit. */
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
  /** Journals that leave out the side of their own account. */
  readonly oneSided: readonly JournalName[];
}

const XML = '<?xml version="1.0" encoding="utf-8"?>';

/** What the schema asks, and nothing odd. */
const PLAIN: Producer = {
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
  oneSided: [],
};

/** CLAIR2 has no periods table and no place for the opening balance but period 0. */
const CLAIR2: Producer = {
  ...PLAIN,
  version: 'CLAIR2.00.00',
  opening: 'period',
  periods: 'none',
  codes: 'none',
  relationTypes: false,
};

/**
 * Programs by name, and for every version of the format a plain one. A habit can be changed:
 * `{ ...PRODUCERS.exact, opening: 'none' }`.
 */
export const PRODUCERS = {
  'plain_3.0': { ...PLAIN, version: '3.0', codes: 'none' },
  'plain_3.1': { ...PLAIN, version: '3.1' },
  'plain_3.2': PLAIN,
  'plain_3.2.1': { ...PLAIN, version: '3.2.1' },
  'plain_4.0': { ...PLAIN, version: '4.0', codes: 'RGScode' },
  plain_clair2: CLAIR2,
  exact: {
    ...PLAIN,
    program: 'Exact Online',
    release: null,
    bom: true,
    comment: 'Created by Exact Online',
    opening: 'journal',
    codes: 'lead',
    lineNumbers: 'exact',
  },
  exact_globe: {
    ...PLAIN,
    version: '3.1',
    program: 'Exact Globe',
    release: null,
    codes: 'none',
    oneSided: ['bank', 'verkoop'],
  },
  multivers: {
    ...PLAIN,
    program: 'Unit4 Multivers',
    release: '10.9.2658',
    encoding: 'latin1',
    declaration: '<?xml version="1.0" encoding="ISO-8859-1" standalone="yes"?>',
    codes: 'leadReference',
    vatCodes: 'undescribed',
    lineNumbers: 'running',
    relationTypes: false,
  },
  twinfield: {
    ...PLAIN,
    program: 'Twinfield',
    release: null,
    bom: true,
    newline: '\r\n',
    opening: 'journal',
    openingDay: 'halfway',
    codes: 'none',
    lineNumbers: 'dotted',
    yearNumbers: true,
    closingPeriod: 55,
  },
  afas: {
    ...PLAIN,
    program: 'Profit',
    release: '4 (800)',
    opening: 'journal',
    openingDay: 'before',
    codes: 'none',
    vatCodes: 'without_accounts',
    lineNumbers: 'joined',
    periods: 'none',
  },
  eboekhouden: {
    ...PLAIN,
    program: 'e-Boekhouden.nl',
    release: null,
    declaration: null,
    codes: 'own_number',
    negative: true,
    totals: 'with_opening',
    periods: 'overlapping',
    endDate: 'exclusive',
    empty: true,
  },
  banana: {
    ...PLAIN,
    program: 'Banana Accounting',
    release: '9.0.4',
    codes: 'own_class',
    vatCodes: 'unlisted',
    lineNumbers: 'same',
    totals: 'entries',
  },
  banana_clair2: {
    ...CLAIR2,
    program: 'Banana Accounting',
    opening: 'none',
    period: 'year',
    negative: true,
    totals: 'entries',
  },
  eekboek: {
    ...CLAIR2,
    program: 'EekBoek',
    release: '2.04',
    declaration: '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    codes: 'own_number',
  },
  odoo: {
    ...PLAIN,
    program: 'Odoo',
    release: null,
    opening: 'element_without_result',
    codes: 'none',
  },
  osfinancials: {
    ...PLAIN,
    program: 'osFinancials',
    release: null,
    declaration: null,
    codes: 'none',
    periods: 'none',
    staleYear: '2004',
    careless: true,
  },
} as const satisfies Record<string, Producer>;

/** Programs whose habits a file can have. */
export type Dialect = keyof typeof PRODUCERS;
