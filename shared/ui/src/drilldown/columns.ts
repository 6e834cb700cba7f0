import type { JournalLine } from '@kengetal/contract';
import { formatCents, formatDate } from '../formats/index.ts';
import type { LinesSort } from './lines.ts';
import { present } from './rows.ts';

/** A column of lines in the drawer. */
export interface LinesColumn {
  key:
    | 'date'
    | 'journal'
    | 'entry'
    | 'partner'
    | 'words'
    | 'account'
    | 'debit'
    | 'credit'
    | 'amount';
  label: string;
  /** What the server can sort by. */
  sort?: LinesSort['column'];
  isNumber?: true;
  text: (line: JournalLine, sign: 1 | -1) => string;
}

const partnerOf = (line: JournalLine): string =>
  line.relatie_naam ?? line.relatie ?? line.tegenpartij_naam ?? line.tegenpartij ?? '';

const column = {
  date: {
    key: 'date',
    label: 'Datum',
    sort: 'datum',
    text: ({ datum }) => formatDate(datum, 'day-month'),
  },
  fullDate: { key: 'date', label: 'Datum', sort: 'datum', text: ({ datum }) => formatDate(datum) },
  journal: {
    key: 'journal',
    label: 'Dagboek',
    text: ({ dagboek, dagboek_naam }) => dagboek_naam || dagboek,
  },
  entry: { key: 'entry', label: 'Boekstuk', text: ({ boekstuk }) => boekstuk },
  partner: { key: 'partner', label: 'Relatie', text: partnerOf },
  words: {
    key: 'words',
    label: 'Omschrijving',
    sort: 'omschrijving',
    text: ({ omschrijving, boekstuk }) => omschrijving || boekstuk,
  },
  account: {
    key: 'account',
    label: 'Rekening',
    sort: 'rekening',
    text: ({ rekening }) => rekening,
  },
  debit: {
    key: 'debit',
    label: 'Debet',
    isNumber: true,
    text: ({ cents }) => (cents < 0 ? '' : formatCents(cents)),
  },
  credit: {
    key: 'credit',
    label: 'Credit',
    isNumber: true,
    text: ({ cents }) => (cents < 0 ? formatCents(-cents) : ''),
  },
  amount: {
    key: 'amount',
    label: 'Bedrag',
    sort: 'bedrag',
    isNumber: true,
    text: ({ cents }, sign) => formatCents(present(cents, sign)),
  },
} satisfies Record<string, LinesColumn>;

/** Under a heading per account its number would be said twice. */
export const GROUPED: readonly LinesColumn[] = [column.date, column.words, column.amount];
export const NARROW: readonly LinesColumn[] = [
  column.fullDate,
  column.words,
  column.account,
  column.amount,
];
/** On a phone the account stands in the line's tooltip alone. */
export const PHONE: readonly LinesColumn[] = [column.fullDate, column.words, column.amount];
/** All that a bookkeeper looks for, in a drawer that was made wide. */
export const WIDE: readonly LinesColumn[] = [
  column.fullDate,
  column.journal,
  column.entry,
  column.partner,
  column.words,
  column.account,
  column.debit,
  column.credit,
  column.amount,
];

/** The relation, where the description does not already name it. */
export function partnerBeside(line: JournalLine): string {
  const partner = partnerOf(line);
  return partner && !line.omschrijving.includes(partner) ? partner : '';
}
