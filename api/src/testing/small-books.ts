/** An account of a balance sheet or of a result, and its code in the RGS; '' for none. */
export type SmallAccount = readonly [number: string, name: string, type: 'B' | 'P', rgs: string];

const USUAL: readonly SmallAccount[] = [
  ['0200', 'Inventaris', 'B', 'BMvaInvVvp'],
  ['0500', 'Reserve', 'B', 'BEivOvrAlr'],
  ['1000', 'Bank', 'B', 'BLimBanRba'],
  ['1300', 'Debiteuren', 'B', 'BVorDebHad'],
  ['4000', 'Lonen', 'P', 'WPerLesLon'],
  ['4100', 'Huur', 'P', 'WBedHuiBeh'],
  ['4800', 'Afschrijving inventaris', 'P', 'WAfsAmvAfi'],
  ['8000', 'Omzet', 'P', 'WOmzNodOdh'],
  ['9000', 'Rente lening', 'P', 'WFbeRlsRal'],
  ['9900', 'Vennootschapsbelasting', 'P', 'WBelBgrBgr'],
];

/** Those of these numbers, of the accounts that most small companies have. */
export const usual = (...numbers: string[]): readonly SmallAccount[] =>
  USUAL.filter(([number]) => numbers.includes(number));

/** Books written by hand, for tests that work out their figures on paper. */
export interface SmallBooks {
  /** The fiscal year: a calendar year, or its first and last day as 'YYYY-MM-DD'. */
  readonly year: number | readonly [start: string, end: string];
  /** Day on which the file was made; the last one of the year unless told. */
  readonly made?: string;
  readonly accounts: readonly SmallAccount[];
  readonly opening?: readonly SmallLine[];
  readonly vatCodes?: readonly SmallVatCode[];
  /** Name of the journal that all entries are in; a memorial unless told. */
  readonly journal?: string;
  readonly entries: readonly SmallEntry[];
}

/** A VAT code, and the account on which it is charged. */
type SmallVatCode = readonly [code: string, name: string, account?: string];

export interface SmallEntry {
  readonly day: string;
  /** Number of the period; the month of the fiscal year by the day when left out. */
  readonly period?: number;
  readonly lines: readonly SmallLine[];
}

/** Cents, debit positive. */
export type SmallLine = readonly [account: string, cents: number, vatCode?: string];

/** A booking of so many cents, debit of one account and credit of another. */
export const posting = (day: string, debit: string, credit: string, cents: number): SmallEntry => ({
  day,
  lines: [
    [debit, cents],
    [credit, -cents],
  ],
});

/** An opening balance of so many cents in the bank of account 1000, which are the reserve of 0500. */
export const capital = (cents: number): readonly SmallLine[] =>
  posting('', '1000', '0500', cents).lines;

/** An amount in whole euros on an account, debit positive, with the bank of account 1000 against it. */
export const throughBank = (day: string, account: string, euros: number): SmallEntry =>
  posting(day, account, '1000', euros * 100);

/** An audit file 3.2 of these books. */
export function smallBooks(books: SmallBooks): string {
  const { year, accounts, opening = [], vatCodes = [], journal = 'Memoriaal', entries } = books;
  const [start, end] = typeof year === 'number' ? [`${year}-01-01`, `${year}-12-31`] : year;
  const { made = end } = books;
  const chart = accounts.map(
    ([number, name, type, rgs]) =>
      `<ledgerAccount><accID>${number}</accID><accDesc>${name}</accDesc><accTp>${type}</accTp><leadReference>${rgs}</leadReference></ledgerAccount>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?><auditfile xmlns="http://www.auditfiles.nl/XAF/3.2">',
    `<header><fiscalYear>${end.slice(0, 4)}</fiscalYear><startDate>${start}</startDate><endDate>${end}</endDate>`,
    `<curCode>EUR</curCode><dateCreated>${made}</dateCreated></header>`,
    '<company><companyIdent>1</companyIdent><companyName>Klein B.V.</companyName>',
    '<taxRegIdent>NL000000001B01</taxRegIdent>',
    `<generalLedger>${chart.join('')}</generalLedger>`,
    vatCodes.length === 0 ? '' : `<vatCodes>${vatCodes.map(vatXml).join('')}</vatCodes>`,
    opening.length === 0 ? '' : openingXml(opening, start),
    `<transactions><journal><jrnID>M</jrnID><desc>${journal}</desc>`,
    ...entries.map((entry, index) => entryXml(entry, index + 1, start)),
    '</journal></transactions></company></auditfile>',
  ].join('');
}

function vatXml([code, name, account]: SmallVatCode): string {
  const toPay = account === undefined ? '' : `<vatToPayAccID>${account}</vatToPayAccID>`;
  return `<vatCode><vatID>${code}</vatID><vatDesc>${name}</vatDesc>${toPay}</vatCode>`;
}

export function openingXml(lines: readonly SmallLine[], day: string): string {
  const items = lines.map(
    ([account, cents], index) =>
      `<obLine><nr>${index + 1}</nr><accID>${account}</accID>${amountXml(cents)}</obLine>`,
  );
  return `<openingBalance><opBalDate>${day}</opBalDate><opBalDesc>Beginbalans</opBalDesc>${items.join('')}</openingBalance>`;
}

function entryXml({ day, period, lines }: SmallEntry, number: number, start: string): string {
  const rows = lines.map(
    ([account, cents, vat], index) =>
      `<trLine><nr>${index + 1}</nr><accID>${account}</accID><docRef>${number}</docRef><effDate>${day}</effDate><desc>Boeking ${number}</desc>${amountXml(cents)}${vat === undefined ? '' : `<vat><vatID>${vat}</vatID></vat>`}</trLine>`,
  );
  const month = period ?? monthsFrom(start, day);
  return `<transaction><nr>${number}</nr><desc>Boeking ${number}</desc><periodNumber>${month}</periodNumber><trDt>${day}</trDt>${rows.join('')}</transaction>`;
}

function amountXml(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const amount = `${digits.slice(0, -2)}.${digits.slice(-2)}`;
  return `<amnt>${amount}</amnt><amntTp>${cents < 0 ? 'C' : 'D'}</amntTp>`;
}

function monthsFrom(start: string, day: string): number {
  const months = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
  return months(day) - months(start) + 1;
}
