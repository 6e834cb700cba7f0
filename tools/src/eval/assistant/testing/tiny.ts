/**
 * Books of two months, small enough to reckon by hand; 2024 is whole, of 2025 January is booked.
 *
 * | entry | day | period | lines, debit positive |
 * |---|---|---|---|
 * | opening | | 0 | 1100 +1,000.00 · 1300 +121.00 (customer A, invoice OUD-1) · 0500 −1,121.00 |
 * | V1 | 10-01 | 1 | 1300 +242.00 · 8000 −200.00 · 1500 −42.00 (A, invoice V1) |
 * | V2 | 20-01 | 1 | 1300 +605.00 · 8000 −500.00 · 1500 −105.00 (B, invoice V2) |
 * | I1 | 12-02 | 2 | 4100 +300.00 · 1520 +63.00 · 1600 −363.00 (supplier C, invoice I1) |
 * | B1 | 15-02 | 2 | 1100 +242.00 · 1300 −242.00 (A, invoice V1) |
 * | M2 | 31-03 | 3 | 1500 +143.00 · 1520 −63.00 · 1550 −80.00: the VAT return, in round euros |
 * | M1 | 31-12 | 13 | 4700 +50.00 · 0210 −50.00: a closing booking |
 * | 2025: opening | | 0 | the closing balances, the result in 0510 |
 * | V3 | 05-01 | 1 | 1300 +121.00 · 8000 −100.00 · 1500 −21.00 (A, invoice V3) |
 * | B2 | 20-01 | 1 | 1550 +80.00 · 1100 −80.00: the return is paid |
 */
const ACCOUNTS = [
  ['0210', 'Machines', 'B', 'BMvaMei'],
  ['0500', 'Kapitaal', 'B', 'BEivGok'],
  ['0510', 'Onverdeelde winst', 'B', 'BEivOre'],
  ['1100', 'Bank', 'B', 'BLimBan'],
  ['1300', 'Debiteuren', 'B', 'BVorDeb'],
  ['1500', 'Btw hoog', 'B', 'BSchBepBla'],
  ['1520', 'Voorbelasting', 'B', 'BSchBepBoo'],
  ['1550', 'Btw-aangifte', 'B', 'BSchBepBtw'],
  ['1600', 'Crediteuren', 'B', 'BSchCre'],
  ['4100', 'Huur', 'P', 'WBedHui'],
  ['4700', 'Afschrijving machines', 'P', 'WAfsAmv'],
  ['8000', 'Omzet', 'P', 'WOmzNod'],
];

type Line = readonly [account: string, amount: string, relation?: string, invoice?: string];

const lineOf = ([account, amount, relation, invoice]: Line, day: string) =>
  `<trLine><nr>1</nr><accID>${account}</accID><docRef/><effDate>${day}</effDate><desc>Regel</desc>` +
  `<amnt>${amount.replace('-', '')}</amnt><amntTp>${amount.startsWith('-') ? 'C' : 'D'}</amntTp>` +
  (relation === undefined ? '' : `<custSupID>${relation}</custSupID>`) +
  (invoice === undefined ? '' : `<invRef>${invoice}</invRef>`) +
  '</trLine>';

const entry = (nr: string, period: number, day: string, ...lines: Line[]) =>
  `<transaction><nr>${nr}</nr><periodNumber>${period}</periodNumber><trDt>${day}</trDt>${lines.map((line) => lineOf(line, day)).join('')}</transaction>`;

const journal = (id: string, type: string, ...entries: string[]) =>
  `<journal><jrnID>${id}</jrnID><desc>${id}</desc><jrnTp>${type}</jrnTp>${entries.join('')}</journal>`;

const file = (year: number, ...journals: string[]) =>
  Buffer.from(
    `<?xml version="1.0" encoding="utf-8"?><auditfile xmlns="http://www.auditfiles.nl/XAF/3.2">` +
      `<header><fiscalYear>${year}</fiscalYear><startDate>${year}-01-01</startDate><endDate>${year}-12-31</endDate></header>` +
      `<company><companyName>Klein</companyName><customersSuppliers>${['A', 'B', 'C'].map((id) => `<customerSupplier><custSupID>${id}</custSupID><custSupName>Relatie ${id}</custSupName></customerSupplier>`).join('')}</customersSuppliers>` +
      `<generalLedger>${ACCOUNTS.map(([id = '', name = '', type = '', code = '']) => `<ledgerAccount><accID>${id}</accID><accDesc>${name}</accDesc><accTp>${type}</accTp><leadReference>${code}</leadReference></ledgerAccount>`).join('')}</generalLedger>` +
      `<transactions>${journals.join('')}</transactions></company></auditfile>`,
  );

const YEAR_2024 = file(
  2024,
  journal(
    'OPN',
    'O',
    entry(
      '0',
      0,
      '2024-01-01',
      ['1100', '1000.00'],
      ['1300', '121.00', 'A', 'OUD-1'],
      ['0500', '-1121.00'],
    ),
  ),
  journal(
    'VRK',
    'S',
    entry(
      'V1',
      1,
      '2024-01-10',
      ['1300', '242.00', 'A', 'V1'],
      ['8000', '-200.00'],
      ['1500', '-42.00'],
    ),
    entry(
      'V2',
      1,
      '2024-01-20',
      ['1300', '605.00', 'B', 'V2'],
      ['8000', '-500.00'],
      ['1500', '-105.00'],
    ),
  ),
  journal(
    'INK',
    'P',
    entry(
      'I1',
      2,
      '2024-02-12',
      ['4100', '300.00'],
      ['1520', '63.00'],
      ['1600', '-363.00', 'C', 'I1'],
    ),
  ),
  journal(
    'BNK',
    'B',
    entry('B1', 2, '2024-02-15', ['1100', '242.00', 'A', 'V1'], ['1300', '-242.00', 'A', 'V1']),
  ),
  journal(
    'MEM',
    'M',
    entry('M2', 3, '2024-03-31', ['1500', '143.00'], ['1520', '-63.00'], ['1550', '-80.00']),
    entry('M1', 13, '2024-12-31', ['4700', '50.00'], ['0210', '-50.00']),
  ),
);

const YEAR_2025 = file(
  2025,
  journal(
    'OPN',
    'O',
    entry(
      ...([
        '0',
        0,
        '2025-01-01',
        ['1100', '1242.00'],
        ['1300', '726.00'],
        ['0210', '-50.00'],
      ] as const),
      ...([
        ['1500', '-4.00'],
        ['1550', '-80.00'],
        ['1600', '-363.00'],
      ] as const),
      ...([
        ['0500', '-1121.00'],
        ['0510', '-350.00'],
      ] as const),
    ),
  ),
  journal(
    'VRK',
    'S',
    entry(
      'V3',
      1,
      '2025-01-05',
      ['1300', '121.00', 'A', 'V3'],
      ['8000', '-100.00'],
      ['1500', '-21.00'],
    ),
  ),
  journal('BNK', 'B', entry('B2', 1, '2025-01-20', ['1550', '80.00'], ['1100', '-80.00'])),
);

export const TINY = [YEAR_2024, YEAR_2025];
