import { formatCents } from '../ledger/cents.ts';
import { addMonths, monthDays, periodOfDay } from '../ledger/periods.ts';
import type { GeneratedEntry, GeneratedLine } from './books.ts';
import { JOURNALS, numberOf, type ChartAccount, type JournalName } from './chart.ts';

import { elements } from './xml.ts';
import type { WritableYear } from './year.ts';

/** Programs whose habits a file can have. */
export type Dialect = 'exact' | 'multivers';

const side = (cents: number) => (cents < 0 ? 'C' : 'D');
const amount = (cents: number) => ({
  amnt: formatCents(Math.abs(cents)),
  amntTp: side(cents),
});

/**
 * A year as XAF 3.2, piece by piece. Exact's way: the opening balance as a journal of type O,
 * lead* fields filled. Multivers' way: an openingBalance element, only leadReference, line
 * numbers that run on.
 */
export function* writeXaf(year: WritableYear, dialect: Dialect): Generator<string, void, void> {
  const exact = dialect === 'exact';
  yield exact
    ? '<?xml version="1.0" encoding="utf-8"?>\n<!--Created by Exact Online-->\n'
    : '<?xml version="1.0" encoding="ISO-8859-1" standalone="yes"?>\n';
  yield '<auditfile xmlns="http://www.auditfiles.nl/XAF/3.2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">\n';
  yield header(year, dialect);
  yield '<company>\n';
  yield elements({
    companyIdent: year.company.ident,
    companyName: year.company.name,
    taxRegistrationCountry: 'NL',
    taxRegIdent: year.company.tax_id,
  });
  yield '\n<customersSuppliers>\n';
  for (const relation of year.relations) {
    const { relation_id, name, kind, city } = relation;
    const type = exact ? { custSupTp: kind } : {};
    yield `<customerSupplier>${elements({ custSupID: relation_id, custSupName: name, ...type })}<streetAddress>${elements({ city, country: 'NL' })}</streetAddress></customerSupplier>\n`;
  }
  yield '</customersSuppliers>\n<generalLedger>\n';
  for (const account of year.accounts) yield `${ledgerAccount(account, exact)}\n`;
  yield '</generalLedger>\n';
  yield vatCodes();
  yield periods(year);
  if (!exact && year.opening.length > 0) yield openingBalance(year);
  yield* transactions(year, exact);
  yield '</company>\n</auditfile>\n';
}

function header(year: WritableYear, dialect: Dialect): string {
  const { fiscal_year } = year;
  const program =
    dialect === 'exact'
      ? { softwareDesc: 'Exact Online' }
      : { softwareDesc: 'Unit4 Multivers', softwareVersion: '10.9.2658' };
  return `<header>${elements({
    fiscalYear: fiscal_year.end_date.slice(0, 4),
    startDate: fiscal_year.start_date,
    endDate: fiscal_year.end_date,
    curCode: 'EUR',
    dateCreated: year.created,
    ...program,
  })}</header>\n`;
}

function ledgerAccount(
  { account_id, description, type, rgs }: ChartAccount,
  exact: boolean,
): string {
  const lead = exact ? { leadCode: account_id.slice(0, 2), leadDescription: description } : {};
  return `<ledgerAccount>${elements({
    accID: account_id,
    accDesc: description,
    accTp: type,
    ...lead,
    leadReference: rgs === '' ? null : rgs,
  })}</ledgerAccount>`;
}

function vatCodes(): string {
  const high = elements({
    vatID: '2',
    vatDesc: 'Btw hoog tarief',
    vatToPayAccID: numberOf('btwAfTeDragen'),
    vatToClaimAccID: numberOf('btwVoorbelasting'),
  });
  return `<vatCodes><vatCode>${high}</vatCode></vatCodes>\n`;
}

function periods({ fiscal_year }: WritableYear): string {
  const first = periodOfDay(fiscal_year.start_date);
  const rows = Array.from({ length: 12 }, (_, index) => {
    const { first: start, last } = monthDays(addMonths(first, index));
    return `<period>${elements({ periodNumber: index + 1, startDatePeriod: start, endDatePeriod: last })}</period>`;
  });
  return `<periods>\n${rows.join('\n')}\n</periods>\n`;
}

function totals(lines: Iterable<{ cents: number }>): string {
  let [count, debit, credit] = [0, 0, 0];
  for (const { cents } of lines) {
    count += 1;
    if (cents > 0) debit += cents;
    else credit -= cents;
  }
  return elements({
    linesCount: count,
    totalDebit: formatCents(debit),
    totalCredit: formatCents(credit),
  });
}

function openingBalance({ opening, fiscal_year }: WritableYear): string {
  const lines = opening.map(
    ({ account_id, cents }, index) =>
      `<obLine>${elements({ nr: index + 1, accID: account_id, ...amount(cents) })}</obLine>\n`,
  );
  const head = elements({ opBalDate: fiscal_year.start_date, opBalDesc: 'Beginbalans' });
  return `<openingBalance>${head}${totals(opening)}\n${lines.join('')}</openingBalance>\n`;
}

const ORDER: readonly JournalName[] = [
  'opening',
  'kas',
  'bank',
  'inkoop',
  'verkoop',
  'salaris',
  'memoriaal',
];

function* transactions(year: WritableYear, exact: boolean): Generator<string, void, void> {
  const entriesOf = (name: JournalName) =>
    name === 'opening' && exact ? openingEntry(year) : year.entriesOf(name);
  yield `<transactions>${totals(linesOf(entriesOf))}\n`;
  let lineNumber = 0;
  for (const name of ORDER) {
    const { id, name: desc, type, offset } = JOURNALS[name];
    const offsetAccID = offset === null ? null : numberOf(offset);
    let begun = false;
    for (const entry of entriesOf(name)) {
      if (!begun) yield `<journal>${elements({ jrnID: id, desc, jrnTp: type, offsetAccID })}\n`;
      begun = true;
      yield transaction(entry, (index) =>
        exact ? `1:${String(index + 1)}` : String(++lineNumber),
      );
    }
    if (begun) yield '</journal>\n';
  }
  yield '</transactions>\n';
}

function* linesOf(entriesOf: WritableYear['entriesOf']): Generator<GeneratedLine, void, void> {
  for (const name of ORDER) for (const entry of entriesOf(name)) yield* entry.lines;
}

function openingEntry({ opening, fiscal_year }: WritableYear): GeneratedEntry[] {
  if (opening.length === 0) return [];
  const lines = opening.map((line) => ({
    ...line,
    description: 'Beginbalans',
    relation_id: null,
    invoice: null,
    vat_cents: null,
  }));
  const datum = fiscal_year.start_date;
  return [{ journal: 'opening', entry_nr: 'Beginbalans', boekperiode: 0, datum, lines }];
}

function transaction(entry: GeneratedEntry, numbered: (index: number) => string): string {
  const head = elements({
    nr: entry.entry_nr,
    desc: entry.lines[0]?.description ?? null,
    periodNumber: entry.boekperiode,
    trDt: entry.datum,
  });
  const lines = entry.lines.map((line, index) => trLine(line, numbered(index), entry.datum));
  return `<transaction>${head}\n${lines.join('')}</transaction>\n`;
}

function trLine(line: GeneratedLine, nr: string, effDate: string): string {
  const fields = elements({
    nr,
    accID: line.account_id,
    docRef: line.invoice ?? '',
    effDate,
    desc: line.description,
    ...amount(line.cents),
    custSupID: line.relation_id,
    invRef: line.invoice,
  });
  return `<trLine>${fields}${vat(line)}</trLine>\n`;
}

function vat({ vat_cents }: GeneratedLine): string {
  if (vat_cents === null) return '';
  const vatAmnt = formatCents(Math.abs(vat_cents));
  const fields = { vatID: '2', vatPerc: '21.000', vatAmnt, vatAmntTp: side(vat_cents) };
  return `<vat>${elements(fields)}</vat>`;
}
