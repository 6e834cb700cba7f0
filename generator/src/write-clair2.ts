import { formatCents } from '@kengetal/ledger';
import type { GeneratedLine } from './books.ts';
import { JOURNALS } from './chart.ts';
import type { EntryPiece, Pieces } from './pieces.ts';
import type { Producer } from './producer.ts';
import { headerYear } from './write-master.ts';
import { declaredTotals, writtenJournals, type WrittenEntry } from './written.ts';
import { VAT_CODES } from './vat.ts';
import type { WritableYear } from './year.ts';
import { elements } from './xml.ts';

/** A year as CLAIR2.00.00 (2003): no namespace, the company in the header, two amount columns. */
export function clair2Pieces(year: WritableYear, habits: Producer): Pieces {
  return {
    root: '<auditfile>\n',
    before: () => masterData(year, habits),
    company: ['', ''],
    totals: () => totals(year, habits),
    totalsLast: false,
    entries: () => entries(year, habits),
    after: () => [],
  };
}

function* masterData(year: WritableYear, habits: Producer): Generator<string, void, void> {
  const head = elements({
    auditfileVersion: 'CLAIR2.00.00',
    companyID: year.company.ident,
    taxRegistrationNr: year.company.tax_id,
    companyName: year.company.name,
    companyAddress: 'Voorbeeldstraat 1',
    companyCity: 'Amersfoort',
    companyPostalCode: '3800 AA',
    ...headerYear(year, habits),
    currencyCode: 'EUR',
    dateCreated: year.created,
    productID: habits.program,
    productVersion: habits.release ?? '1',
  });
  yield `<header>${head}</header>\n<generalLedger><taxonomy>geen</taxonomy>\n`;
  for (const { rekening, omschrijving, type } of year.accounts) {
    const fields = {
      accountID: rekening,
      accountDesc: omschrijving,
      accountType: type,
      leadCode: habits.codes === 'own_number' ? rekening : '',
    };
    yield `<ledgerAccount>${elements(fields)}</ledgerAccount>\n`;
  }
  yield '</generalLedger>\n<customersSuppliers>\n';
  for (const { relatie: custSupID, name: companyName, city } of year.relations) {
    const address = elements({ address: 'onbekend', city, postalCode: '0000 XX', country: 'NL' });
    yield `<customerSupplier>${elements({ custSupID, companyName })}<streetAddress>${address}</streetAddress></customerSupplier>\n`;
  }
  yield '</customersSuppliers>\n';
}

function totals(year: WritableYear, habits: Producer): string {
  const { lines, debit, credit } = declaredTotals(year, habits);
  return elements({
    numberEntries: lines,
    totalDebit: formatCents(debit),
    totalCredit: formatCents(habits.negative ? -credit : credit),
  });
}

function* entries(year: WritableYear, habits: Producer): Generator<EntryPiece, void, void> {
  for (const { name, entries: own } of writtenJournals(year, habits)) {
    const { id, name: omschrijving, type } = JOURNALS[name];
    const journal = elements({ journalID: id, omschrijving, type });
    for (const entry of own) yield { journal, text: transaction(entry, habits) };
  }
}

function transaction(entry: WrittenEntry, habits: Producer): string {
  const { nr, omschrijving, period, booked, lines } = entry;
  const head = elements({
    transactionID: nr,
    omschrijving,
    period:
      habits.period === 'month' && period.length === 1 && period !== '0' ? `0${period}` : period,
    transactionDate: booked,
  });
  const rows = lines.map((line, index) => row(line, index, habits));
  return `<transaction>${head}\n${rows.join('')}</transaction>\n`;
}

function row(line: GeneratedLine, index: number, { negative }: Producer): string {
  const { cents, btw_cents, vat: kind = 'hoog' } = line;
  const { id: vatCode, rate } = VAT_CODES[kind];
  const credit = Math.max(0, -cents);
  const fields = elements({
    recordID: index + 1,
    accountID: line.rekening,
    custSupID: line.relatie,
    documentID: line.factuur,
    omschrijving: line.omschrijving,
    debitAmount: formatCents(Math.max(0, cents)),
    creditAmount: formatCents(negative && credit > 0 ? -credit : credit),
  });
  const vat =
    btw_cents === null
      ? ''
      : `<vat>${elements({ vatCode, vatPercentage: rate / 100, vatAmount: formatCents(Math.abs(btw_cents)) })}</vat>`;
  return `<line>${fields}${vat}</line>\n`;
}
