import type { RecurringMonth, RecurringRow } from './api/blocks-recurring.ts';
import type {
  ShortBooking,
  ShortRecurringBlock,
  ShortSeriesRow,
} from './api/blocks-short-series.ts';
import type { Figure, FilterItem, Selection } from './api/figures.ts';

/** What a month holds of a series, as a letter. */
export const MONTH_LETTERS: Readonly<Record<RecurringMonth, string>> = {
  geen: '-',
  geboekt: 'g',
  hoger: 'h',
  lager: 'l',
  dubbel: 'd',
  verwacht: 'v',
  gemist: 'x',
};

const MONTHS = new Map(
  Object.entries(MONTH_LETTERS).map(([state, letter]) => [letter, state as RecurringMonth]),
);
const BOOKED: readonly RecurringMonth[] = ['geboekt', 'hoger', 'lager', 'dubbel'];
const MONTHS_IN_YEAR = 12;

/** What most series have; a short row says what is otherwise. */
const USUAL = {
  sign: 1,
  frequentie: 'maandelijks',
  amount_kind: 'vast',
  certainty: 'zeker',
  counts: true,
  status: 'actief',
} as const satisfies Partial<ShortSeriesRow>;

/** A short row that says everything. */
export type SpokenSeriesRow = ShortSeriesRow & Required<Pick<ShortSeriesRow, keyof typeof USUAL>>;

/** A short row with what it leaves out. */
export const spokenOut = (row: ShortSeriesRow): SpokenSeriesRow => ({ ...USUAL, ...row });

/** The same row without what most series have. */
export function shortRow(row: SpokenSeriesRow): ShortSeriesRow {
  const usual = new Map<string, unknown>(Object.entries(USUAL));
  const said = Object.entries(row).filter(([key, value]) => usual.get(key) !== value);
  const { id, name, rekening, amount, last, next } = row;
  return { id, name, rekening, amount, last, next, ...Object.fromEntries(said) };
}

/** What a block says once of all its rows. */
export type SaidOfSeries = Pick<ShortRecurringBlock, 'accounts' | 'frequencies'>;

/** What twelve months hold of a series: a letter each, and how many bookings where that is not one. */
export interface SeriesMonths {
  readonly months: string;
  readonly times?: readonly number[];
}

/** The row that a short one stands for. */
export function wholeSeriesRow(
  said: SaidOfSeries,
  short: ShortSeriesRow,
  { months, times }: SeriesMonths,
): RecurringRow {
  const row = spokenOut(short);
  const { tegenpartij: _, sign: _sign, before: _before, ...rest } = row;
  const { lowest, highest, per_month, ...own } = rest;
  const { words } = frequencyOf(said, row);
  const amount: Figure = {
    ...amountFigure(row, row.amount),
    about: {
      label: `${row.name}, ${words}`,
      explanation:
        'Het gebruikelijke bedrag: de middelste van de boekingen tegen de huidige prijs.',
    },
  };
  return {
    ...own,
    rekening_naam: said.accounts[row.rekening] ?? '',
    amount,
    ...(lowest && highest && { range: rangeOf(row, lowest, highest) }),
    ...(per_month !== undefined && { per_month: perMonth(said, row, amount, per_month) }),
    months: [...months].map((letter, index) => {
      const state = MONTHS.get(letter) ?? 'geen';
      return { state, count: times?.[index] ?? (BOOKED.includes(state) ? 1 : 0) };
    }),
    signals: row.signals ?? [],
  };
}

/** Both ends of what varies, each opening into its booking. */
function rangeOf(
  row: SpokenSeriesRow,
  lowest: ShortSeriesRow['amount'],
  highest: ShortSeriesRow['amount'],
): NonNullable<RecurringRow['range']> {
  const explanation =
    'Het bedrag wisselt. In de totalen telt het gebruikelijke: de middelste van de boekingen.';
  const end = (amount: ShortSeriesRow['amount'], which: string): Figure => ({
    ...amountFigure(row, amount),
    about: { label: `${row.name}, ${which} bedrag`, explanation },
  });
  return { lowest: end(lowest, 'laagste'), highest: end(highest, 'hoogste') };
}

/** Exactly the lines of a booking of a series. */
export function bookingSelection(
  { rekening, tegenpartij }: Pick<ShortSeriesRow, 'rekening' | 'tegenpartij'>,
  booking: ShortBooking & Required<Pick<ShortBooking, 'datum'>>,
): Selection {
  const { datum, dagboek, boekstukken, periodes, zonder, omschrijvingen, bedragen } = booking;
  const filters: FilterItem[] = [
    { column: 'rekening', operator: 'eq', value: rekening },
    { column: 'datum', operator: 'eq', value: datum },
    { column: 'dagboek', operator: 'eq', value: dagboek },
    { column: 'boekstuk', operator: 'in', value: boekstukken },
  ];
  if (tegenpartij !== undefined) {
    filters.push({ column: 'tegenpartij', operator: 'eq', value: tegenpartij });
  }
  if (zonder) filters.push({ column: 'tegenpartij', operator: 'not_in', value: zonder });
  if (omschrijvingen) {
    filters.push({ column: 'omschrijving', operator: 'in', value: omschrijvingen });
  }
  if (bedragen) filters.push({ column: 'bedrag', operator: 'in', value: bedragen });
  const month = Number(datum.slice(0, 4)) * 100 + Number(datum.slice(5, 7));
  const [periode_min, periode_max] = periodes ?? [month, month];
  return { periode_min, periode_max, soorten: ['mutatie'], filters };
}

/** An amount of a row without a name of its own. */
export function amountFigure(row: ShortSeriesRow, amount: ShortSeriesRow['amount']): Figure {
  if ('kind' in amount) return amount;
  const { sign, last } = spokenOut(row);
  const selection = bookingSelection(row, { ...amount, datum: amount.datum ?? last });
  return { kind: 'booked', cents: amount.cents, sign, selection };
}

export function frequencyOf({ frequencies }: SaidOfSeries, row: ShortSeriesRow) {
  return frequencies[spokenOut(row).frequentie];
}

function perMonth(said: SaidOfSeries, row: ShortSeriesRow, amount: Figure, value: number): Figure {
  const { per_year: factor } = frequencyOf(said, row);
  return {
    kind: 'derived',
    unit: 'cents',
    value,
    divisor: MONTHS_IN_YEAR,
    terms: [{ label: 'Gebruikelijk bedrag', factor, part: 'teller', figure: amount }],
    about: {
      label: `${row.name}, per maand`,
      explanation: 'Het gebruikelijke bedrag, omgerekend naar een maand.',
    },
  };
}
