import { xaf } from '@kengetal/ledger/testing';

/**
 * The books of early 2024 of a company that phones with KPN (L1) and sells to Café De Boom (K1),
 * worked out on paper: an invoice of € 112,07 and 21 % VAT, together € 135,60.
 */
const ACCOUNTS = [
  ['1000', 'Bank', 'B', 'BLimBanRba'],
  ['1300', 'Debiteuren', 'B', 'BVorDebHad'],
  ['1500', 'Af te dragen btw', 'B', 'BSchBepBla'],
  ['1520', 'Te vorderen btw', 'B', 'BSchBepBoo'],
  ['1600', 'Crediteuren', 'B', 'BSchCreHac'],
  ['4500', 'Telefonie', 'P', 'WBedKanTef'],
  ['4600', 'Vergaderkosten', 'P', 'WBedAlkOal'],
  ['8000', 'Omzet', 'P', 'WOmzNodOdh'],
] as const;
const RELATIONS = [
  ['L1', 'KPN Zakelijk', 'S'],
  ['L2', 'KPN Mobiel', 'S'],
  ['K1', 'Café De Boom', 'C'],
] as const;

type Line = readonly [account: string, cents: number, relation?: string, invoice?: string];
interface Entry {
  readonly number: string;
  readonly day: string;
  readonly words: string;
  readonly lines: readonly Line[];
}

const entry = (number: string, day: string, words: string, ...lines: Line[]): Entry => ({
  number,
  day,
  words,
  lines,
});

const PURCHASES = [
  // prettier-ignore
  entry('I1', '2024-02-10', 'Abonnement februari',
    ['4500', 11_207], ['1520', 2_353], ['1600', -13_560, 'L1', 'KPN-118']),
  // prettier-ignore
  entry('I2', '2024-03-10', 'Abonnement maart',
    ['4500', 15_000], ['4600', 5_000], ['1520', 4_200], ['1600', -24_200, 'L1', 'KPN-131']),
];
const sale = (number: string, day: string, euros: number) =>
  // prettier-ignore
  entry(number, day, 'Catering',
    ['1300', euros * 121, 'K1', number], ['8000', euros * -100], ['1500', euros * -21]);
const SALES = [
  sale('F2', '2024-01-05', 500),
  sale('F3', '2024-01-10', 100),
  sale('F4', '2024-01-20', 200),
  sale('F7', '2024-03-05', 1000),
];
const received = (number: string, day: string, invoice: string, euros: number) =>
  entry(number, day, 'Ontvangst', ['1000', euros * 121], ['1300', euros * -121, 'K1', invoice]);
const PAYMENTS = [
  received('B1', '2024-01-25', 'F3', 100),
  received('B2', '2024-02-19', 'F2', 500),
  received('B3', '2024-02-29', 'F4', 200),
  entry('B4', '2024-03-01', 'Betaling', ['1600', 13_560, 'L1', 'KPN-118'], ['1000', -13_560]),
];

/** @param due days of invoices of K1, as a sub-ledger has them: invoice, its day, due date */
export function relationBooks(due: readonly (readonly [string, string, string])[] = []): string {
  const chart = ACCOUNTS.map(
    ([id, name, type, code]) =>
      `<ledgerAccount><accID>${id}</accID><accDesc>${name}</accDesc><accTp>${type}</accTp><leadReference>${code}</leadReference></ledgerAccount>`,
  );
  const names = RELATIONS.map(
    ([id, name, type]) =>
      `<customerSupplier><custSupID>${id}</custSupID><custSupName>${name}</custSupName><custSupTp>${type}</custSupTp></customerSupplier>`,
  );
  const days = due.map(
    ([invoice, day, last]) =>
      `<sbLine><custSupID>K1</custSupID><invRef>${invoice}</invRef><invDt>${day}</invDt><invDueDt>${last}</invDueDt><mutTp>I</mutTp></sbLine>`,
  );
  return xaf({
    header:
      '<fiscalYear>2024</fiscalYear><startDate>2024-01-01</startDate><endDate>2024-12-31</endDate><dateCreated>2024-03-31</dateCreated>',
    accounts: chart.join(''),
    before: `<customersSuppliers>${names.join('')}</customersSuppliers>`,
    journals: [
      journal('I', 'P', 'Inkoopboek', PURCHASES),
      journal('V', 'S', 'Verkoopboek', SALES),
      journal('B', 'B', 'Bankboek', PAYMENTS),
      days.length === 0
        ? ''
        : `<subledgers><subledger><sbType>CU</sbType>${days.join('')}</subledger></subledgers>`,
    ].join(''),
  }).replace('<companyName>', '<companyIdent>75</companyIdent><companyName>');
}

function journal(id: string, type: string, name: string, entries: readonly Entry[]): string {
  const all = entries.map(
    ({ number, day, words, lines }) =>
      `<transaction><nr>${number}</nr><desc>${words}</desc><periodNumber>${Number(day.slice(5, 7))}</periodNumber><trDt>${day}</trDt>${lines.map((line, at) => lineXml(line, at + 1, day, words)).join('')}</transaction>`,
  );
  return `<journal><jrnID>${id}</jrnID><desc>${name}</desc><jrnTp>${type}</jrnTp>${all.join('')}</journal>`;
}

function lineXml(
  [account, cents, relation, invoice]: Line,
  number: number,
  day: string,
  words: string,
): string {
  const amount = (Math.abs(cents) / 100).toFixed(2);
  const of = relation === undefined ? '' : `<custSupID>${relation}</custSupID>`;
  const ref = invoice === undefined ? '' : `<invRef>${invoice}</invRef>`;
  return `<trLine><nr>${number}</nr><accID>${account}</accID><effDate>${day}</effDate><desc>${words}</desc><amnt>${amount}</amnt><amntTp>${cents < 0 ? 'C' : 'D'}</amntTp>${of}${ref}</trLine>`;
}
