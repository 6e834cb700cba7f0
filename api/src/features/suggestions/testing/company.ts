import {
  entry,
  journalBooks,
  type JournalBooks,
  type JournalEntry,
} from '../../../testing/journal-books.ts';

/** Accounts of the made-up company whose books detectors are tried on. */
const ACCOUNTS: JournalBooks['accounts'] = [
  ['0200', 'Inventaris', 'B', 'BMvaInvVvp'],
  ['0500', 'Reserve', 'B', 'BEivOvrAlr'],
  ['1000', 'Kas', 'B', 'BLimKasKas'],
  ['1100', 'Bank', 'B', 'BLimBanRba'],
  ['1300', 'Debiteuren', 'B', 'BVorDebHad'],
  ['1500', 'Af te dragen btw', 'B', 'BSchBepBla'],
  ['1520', 'Te vorderen btw', 'B', 'BSchBepBoo'],
  ['1600', 'Crediteuren', 'B', 'BSchCreHac'],
  ['2000', 'Kruisposten', 'B', 'BLimKruSto'],
  ['2010', 'Vraagposten', 'B', 'BSchOvsOvs'],
  ['4100', 'Huur', 'P', 'WBedHuiBeh'],
  ['4500', 'Telefonie', 'P', 'WBedKanTef'],
  ['4600', 'Klein gereedschap', 'P', 'WBedEemKlg'],
  ['7000', 'Materiaal', 'P', 'WKprInhInh'],
  ['8000', 'Omzet', 'P', 'WOmzNodOdh'],
];

const RELATIONS: JournalBooks['relations'] = [
  ['L1', 'Groothandel Van Dam', 'S'],
  ['L2', 'KPN Zakelijk', 'S'],
  ['L3', 'Vastgoed Oost', 'S'],
  ['K1', 'Café De Boom', 'C'],
  ['K2', 'Bakker Vastgoed', 'C'],
];

/** What is booked in each of the journals. */
export interface Booked {
  readonly purchases?: readonly JournalEntry[];
  readonly sales?: readonly JournalEntry[];
  readonly bank?: readonly JournalEntry[];
  readonly cash?: readonly JournalEntry[];
  readonly memorial?: readonly JournalEntry[];
  readonly relations?: JournalBooks['relations'];
  readonly accounts?: JournalBooks['accounts'];
  readonly due?: JournalBooks['due'];
  readonly year?: number;
  readonly opening?: JournalBooks['opening'];
}

const JOURNALS = [
  { of: 'purchases', id: 'I', type: 'P', name: 'Inkoopboek' },
  { of: 'sales', id: 'V', type: 'S', name: 'Verkoopboek' },
  { of: 'bank', id: 'B', type: 'B', name: 'Bankboek' },
  { of: 'cash', id: 'K', type: 'B', name: 'Kasboek' },
  { of: 'memorial', id: 'M', type: 'M', name: 'Memoriaal' },
] as const;

/** The books of the company in a year, 2024 unless told. */
export function companyBooks(booked: Booked): string {
  return journalBooks({
    year: booked.year ?? 2024,
    accounts: [...ACCOUNTS, ...(booked.accounts ?? [])],
    relations: [...RELATIONS, ...(booked.relations ?? [])],
    vatCodes: [
      ['1', 'Btw hoog verkoop', '1500'],
      ['2', 'Btw hoog inkoop', '1520'],
      ['3', 'Btw laag inkoop', '1520'],
    ],
    due: booked.due,
    opening: booked.opening,
    journals: JOURNALS.flatMap(({ of, id, type, name }) => {
      const entries = booked[of] ?? [];
      return entries.length > 0 ? [[id, type, name, entries] as const] : [];
    }),
  });
}

/** A purchase of so many euros with 21 % VAT, on an account of costs. */
export const purchase = (
  number: string,
  day: string,
  relation: string,
  invoice: string,
  euros: number,
  words = `Inkoop ${relation}`,
  account = '7000',
): JournalEntry =>
  entry(
    number,
    day,
    words,
    [account, euros * 100, undefined, undefined, ['2', 21, euros * 21]],
    ['1520', euros * 21],
    ['1600', euros * -121, relation, invoice],
  );

/** A sale of so many euros with 21 % VAT. */
export const sale = (day: string, relation: string, invoice: string, euros: number): JournalEntry =>
  entry(
    invoice,
    day,
    'Verkoop',
    ['1300', euros * 121, relation, invoice],
    ['8000', euros * -100, undefined, undefined, ['1', 21, euros * -21]],
    ['1500', euros * -21],
  );

/** A customer pays an invoice of so many euros without VAT. */
export const received = (
  number: string,
  day: string,
  relation: string,
  invoice: string,
  euros: number,
) =>
  entry(number, day, 'Ontvangst', ['1100', euros * 121], ['1300', euros * -121, relation, invoice]);

/** A supplier is paid an invoice of so many euros without VAT. */
export const paid = (
  number: string,
  day: string,
  relation: string,
  invoice: string,
  euros: number,
) =>
  entry(number, day, 'Betaling', ['1600', euros * 121, relation, invoice], ['1100', euros * -121]);

/** Something on the last day of the year, so that the books go up to it. */
export const yearEnd = (year = 2024): JournalEntry =>
  entry('M99', `${year}-12-31`, 'Rente bank', ['4100', 100], ['1100', -100]);
