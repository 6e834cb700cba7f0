import { read, xaf } from '../testing/reading.ts';
import type { LedgerLine } from '../types.ts';

const ACCOUNTS = [
  ['1000', 'Bank', 'B', 'BLimBanRba'],
  ['1300', 'Debiteuren', 'B', 'BVorDebHad'],
  ['1600', 'Crediteuren', 'B', 'BSchCreHac'],
  ['4000', 'Kantoorkosten', 'P', 'WBedKanOka'],
  ['4100', 'Bankkosten', 'P', 'WFbeRlsOrl'],
];
const accounts = ACCOUNTS.map(
  ([id, name, type, code]) =>
    `<ledgerAccount><accID>${id}</accID><accDesc>${name}</accDesc><accTp>${type}</accTp><leadReference>${code}</leadReference></ledgerAccount>`,
).join('');
const relations =
  '<customersSuppliers><customerSupplier><custSupID>7</custSupID><custSupName>Papier B.V.</custSupName></customerSupplier><customerSupplier><custSupID>8</custSupID><custSupName>Inkt B.V.</custSupName></customerSupplier></customersSuppliers>';

const line = (account: string, amount: string, side: 'D' | 'C', more = '') =>
  `<trLine><nr>1</nr><accID>${account}</accID><effDate>2025-03-04</effDate><amnt>${amount}</amnt><amntTp>${side}</amntTp>${more}</trLine>`;

async function linesOf(head: string, rows: string, period = '3'): Promise<LedgerLine[]> {
  const entry = `<transaction><nr>12</nr><periodNumber>${period}</periodNumber><trDt>2025-03-04</trDt>${rows}</transaction>`;
  const journals = `<journal><jrnID>J</jrnID><desc>J</desc>${head}${entry}</journal>`;
  return (await read(xaf({ accounts, before: relations, journals }))).lines;
}

const counterparties = (lines: LedgerLine[]) => lines.map((found) => found.tegenpartij_naam);

describe('the counterparty of a line', () => {
  const BILL =
    line('1600', '121', 'C', '<custSupID>7</custSupID><invRef>F1</invRef>') +
    line('4000', '121', 'D');
  const STATEMENT =
    line('1000', '130', 'C') +
    line('1600', '121', 'D', '<custSupID>7</custSupID>') +
    line('4100', '9', 'D');

  test.each(['<jrnTp>P</jrnTp>', '<jrnTp>M</jrnTp>', '<jrnTp>Z</jrnTp>', ''])(
    'is the only relation of its entry, journal with %p',
    async (head) => {
      const lines = await linesOf(head, BILL);
      expect(counterparties(lines)).toEqual(['Papier B.V.', 'Papier B.V.']);
      expect(lines.map(({ relatie }) => relatie)).toEqual(['7', null]);
    },
  );

  test.each(['<jrnTp>B</jrnTp>', '<jrnTp>C</jrnTp>', '<jrnTp>Z</jrnTp>', ''])(
    'is only its own relation where money moves, journal with %p',
    async (head) => {
      const lines = await linesOf(head, STATEMENT);
      expect(counterparties(lines)).toEqual([null, 'Papier B.V.', null]);
    },
  );

  test('is only its own relation when the entry names several, and in an opening', async () => {
    const two = BILL + line('1600', '5', 'C', '<custSupID>8</custSupID>') + line('4000', '5', 'D');
    expect(counterparties(await linesOf('<jrnTp>P</jrnTp>', two))).toEqual([
      'Papier B.V.',
      null,
      'Inkt B.V.',
      null,
    ]);
    expect(counterparties(await linesOf('<jrnTp>M</jrnTp>', BILL, '0'))).toEqual([
      'Papier B.V.',
      null,
    ]);
  });

  test('of a side that the file leaves out is the one that the entry names', async () => {
    const bill = await linesOf(
      '<jrnTp>P</jrnTp><offsetAccID>1600</offsetAccID>',
      line('4000', '121', 'D', '<custSupID>7</custSupID><invRef>F1</invRef><costID>K</costID>'),
    );
    expect(bill[1]).toMatchObject({
      rekening: '1600',
      relatie: '7',
      factuur: 'F1',
      kostenplaats: null,
    });
    const paid = await linesOf(
      '<jrnTp>B</jrnTp><offsetAccID>1000</offsetAccID>',
      line('1600', '121', 'D', '<custSupID>7</custSupID><invRef>F1</invRef>') +
        line('1600', '5', 'D', '<custSupID>8</custSupID><invRef>F2</invRef>'),
    );
    expect(paid[2]).toMatchObject({
      rekening: '1000',
      relatie: null,
      tegenpartij: null,
      factuur: null,
    });
  });
});

describe('the invoice, cost centre and cost unit of a line', () => {
  const first = async (more: string) => {
    const rows = line('4000', '1', 'D', more) + line('1000', '1', 'C');
    return (await linesOf('<jrnTp>M</jrnTp>', rows))[0];
  };

  test('are what a 3.2 file refers to; a number of zeros is none', async () => {
    expect(await first('<invRef>F1</invRef><costID>K1</costID><projID>P1</projID>')).toMatchObject({
      factuur: 'F1',
      kostenplaats: 'K1',
      kostendrager: 'P1',
    });
    expect(await first('<prodID>A</prodID><projID>P1</projID>')).toMatchObject({
      kostendrager: 'A',
    });
    expect(await first('<docRef>F1</docRef><invRef>0</invRef>')).toMatchObject({ factuur: null });
  });

  test('are texts in 4.0', async () => {
    const rows = line(
      '4000',
      '1',
      'D',
      '<cost>Kantoor</cost><product>Fiets</product><project>Brug</project>',
    );
    const journals = `<journal><jrnID>J</jrnID><desc>J</desc><jrnTp>M</jrnTp><transaction><nr>1</nr><periodNumber>3</periodNumber><trDt>2025-03-04</trDt>${rows}${line('1000', '1', 'C')}</transaction></journal>`;
    const file = xaf({ accounts, journals }).replace(
      'http://www.auditfiles.nl/XAF/3.2',
      'http://www.auditfiles.nl/XAF/4.0',
    );
    const { lines } = await read(file);
    expect(lines[0]).toMatchObject({ kostenplaats: 'Kantoor', kostendrager: 'Fiets' });
  });

  test('of CLAIR2 are its document and texts, unless the document is the entry', async () => {
    const row = (more: string) =>
      `<line><recordID>1</recordID><accountID>4000</accountID>${more}<debitAmount>0</debitAmount><creditAmount>0</creditAmount></line>`;
    const rows =
      row('<custSupID>7</custSupID><documentID>F9</documentID><costDesc>Kantoor</costDesc>') +
      row('<custSupID>7</custSupID><documentID>12</documentID>') +
      row('<documentID>F9</documentID>');
    const { lines } = await read(
      `<auditfile><header><auditfileVersion>CLAIR2.00.00</auditfileVersion><companyName>P</companyName><fiscalYear>2025</fiscalYear><startDate>2025-01-01</startDate><endDate>2025-12-31</endDate></header><transactions><journal><journalID>I</journalID><transaction><transactionID>12</transactionID><period>3</period><transactionDate>2025-03-04</transactionDate>${rows}</transaction></journal></transactions></auditfile>`,
    );
    expect(lines.map(({ factuur }) => factuur)).toEqual(['F9', null, null]);
    expect(lines[0]?.kostenplaats).toBe('Kantoor');
  });
});
