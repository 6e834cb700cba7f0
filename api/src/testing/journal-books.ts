import { xaf } from '@kengetal/ledger/testing';
import { openingXml, type SmallAccount, type SmallLine } from './small-books.ts';

/** A customer, supplier or other relation. */
export type JournalRelation = readonly [id: string, name: string, type: 'C' | 'S' | 'B' | 'O'];

/** Cents, debit positive. */
export type JournalLine = readonly [
  account: string,
  cents: number,
  relation?: string,
  invoice?: string,
  vat?: LineVat,
];

/** The VAT of a line: its code, its rate in percent and its cents, debit positive. */
export type LineVat = readonly [code: string, percent: number, cents: number];

export interface JournalEntry {
  readonly number: string;
  readonly day: string;
  readonly words: string;
  readonly lines: readonly JournalLine[];
}

export const entry = (
  number: string,
  day: string,
  words: string,
  ...lines: JournalLine[]
): JournalEntry => ({ number, day, words, lines });

/** What a journal is for: purchases, sales, money (B), or a memorial. */
type JournalType = 'P' | 'S' | 'B' | 'M';

export interface JournalBooks {
  readonly year: number;
  /** Day on which the file was made; the last one of the year unless told. */
  readonly made?: string;
  readonly accounts: readonly SmallAccount[];
  readonly relations: readonly JournalRelation[];
  readonly opening?: readonly SmallLine[];
  readonly vatCodes?: readonly (readonly [code: string, name: string, account: string])[];
  readonly journals: readonly (readonly [
    id: string,
    type: JournalType,
    name: string,
    entries: readonly JournalEntry[],
  ])[];
  /** Days of invoices as a sub-ledger has them: relation, invoice, its day, due date. */
  readonly due?: readonly (readonly [string, string, string, string])[];
}

/** An audit file of books in several journals, with relations and invoices. */
export function journalBooks(books: JournalBooks): string {
  const {
    year,
    made = `${year}-12-31`,
    accounts,
    relations,
    journals,
    opening = [],
    due = [],
  } = books;
  const chart = accounts.map(
    ([id, name, type, code]) =>
      `<ledgerAccount><accID>${id}</accID><accDesc>${name}</accDesc><accTp>${type}</accTp><leadReference>${code}</leadReference></ledgerAccount>`,
  );
  const names = relations.map(
    ([id, name, type]) =>
      `<customerSupplier><custSupID>${id}</custSupID><custSupName>${name}</custSupName><custSupTp>${type}</custSupTp></customerSupplier>`,
  );
  const codes = (books.vatCodes ?? []).map(
    ([id, name, account]) =>
      `<vatCode><vatID>${id}</vatID><vatDesc>${name}</vatDesc><vatToPayAccID>${account}</vatToPayAccID><vatToClaimAccID>${account}</vatToClaimAccID></vatCode>`,
  );
  const days = due.map(
    ([relation, invoice, day, last]) =>
      `<sbLine><custSupID>${relation}</custSupID><invRef>${invoice}</invRef><invDt>${day}</invDt><invDueDt>${last}</invDueDt><mutTp>I</mutTp></sbLine>`,
  );
  return xaf({
    header: `<fiscalYear>${year}</fiscalYear><startDate>${year}-01-01</startDate><endDate>${year}-12-31</endDate><dateCreated>${made}</dateCreated>`,
    accounts: chart.join(''),
    before: [
      `<customersSuppliers>${names.join('')}</customersSuppliers>`,
      codes.length === 0 ? '' : `<vatCodes>${codes.join('')}</vatCodes>`,
      opening.length === 0 ? '' : openingXml(opening, `${year}-01-01`),
    ].join(''),
    journals: [
      ...journals.map((journal) => journalXml(...journal)),
      days.length === 0
        ? ''
        : `<subledgers><subledger><sbType>CU</sbType>${days.join('')}</subledger></subledgers>`,
    ].join(''),
  }).replace('<companyName>', '<companyIdent>75</companyIdent><companyName>');
}

function journalXml(
  id: string,
  type: JournalType,
  name: string,
  entries: readonly JournalEntry[],
): string {
  const all = entries.map(
    ({ number, day, words, lines }) =>
      `<transaction><nr>${number}</nr><desc>${words}</desc><periodNumber>${Number(day.slice(5, 7))}</periodNumber><trDt>${day}</trDt>${lines.map((line, at) => lineXml(line, at + 1, day, words)).join('')}</transaction>`,
  );
  return `<journal><jrnID>${id}</jrnID><desc>${name}</desc><jrnTp>${type}</jrnTp>${all.join('')}</journal>`;
}

function lineXml(
  [account, cents, relation, invoice, vat]: JournalLine,
  number: number,
  day: string,
  words: string,
): string {
  const of = relation === undefined ? '' : `<custSupID>${relation}</custSupID>`;
  const ref = invoice === undefined ? '' : `<invRef>${invoice}</invRef>`;
  return `<trLine><nr>${number}</nr><accID>${account}</accID><effDate>${day}</effDate><desc>${words}</desc>${amountXml('amnt', cents)}${vat === undefined ? '' : vatXml(vat)}${of}${ref}</trLine>`;
}

const vatXml = ([code, percent, cents]: LineVat) =>
  `<vat><vatID>${code}</vatID><vatPerc>${percent}</vatPerc>${amountXml('vatAmnt', cents)}</vat>`;

function amountXml(name: 'amnt' | 'vatAmnt', cents: number): string {
  const amount = (Math.abs(cents) / 100).toFixed(2);
  return `<${name}>${amount}</${name}><${name}Tp>${cents < 0 ? 'C' : 'D'}</${name}Tp>`;
}
