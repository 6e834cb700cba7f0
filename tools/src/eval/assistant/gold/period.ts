import type { FiscalYear, GoldBooks } from './books.ts';
import { addMonths, monthsOf } from './months.ts';

export interface Period {
  readonly from: number;
  readonly to: number;
  /** Indices of the fiscal years that lie in it as a whole, with what closes them. */
  readonly closed: readonly number[];
}

const FORMS = [
  [/^(\d{4})-(\d\d)$/, (_books: GoldBooks, year: number, month: number) => at(year * 100 + month)],
  [/^(\d{4})-Q(\d)$/, (books: GoldBooks, year: number, nr: number) => part(books, year, 3, nr)],
  [/^(\d{4})-H(\d)$/, (books: GoldBooks, year: number, nr: number) => part(books, year, 6, nr)],
  [/^(\d{4})-K(\d)$/, (_books: GoldBooks, year: number, nr: number) => calendar(year, nr)],
  [/^kal-(\d{4})$/, (_books: GoldBooks, year: number) => [year * 100 + 1, year * 100 + 12]],
] as const;

const at = (month: number) => [month, month];

const calendar = (year: number, quarter: number) => [
  year * 100 + quarter * 3 - 2,
  year * 100 + quarter * 3,
];

function part(books: GoldBooks, year: number, months: number, nr: number): number[] {
  const { from } = fiscalYear(books, String(year));
  return [addMonths(from, months * (nr - 1)), addMonths(from, months * nr - 1)];
}

/** The fiscal year that ends in a calendar year. */
export function fiscalYear({ years }: GoldBooks, name: string): FiscalYear {
  const found = years.find((year) => year.name === name);
  if (!found) throw new Error(`These books have no fiscal year ${name}.`);
  return found;
}

/**
 * A period, up to the last booked month: '2024' (the fiscal year that ends in it), '2024-03',
 * '2024-Q2' and '2024-H1' (of the fiscal year), '2024-K2' (of the calendar, as VAT returns are),
 * 'kal-2024', or two of these with '..' between them.
 */
export function periodOf(books: GoldBooks, text: string): Period {
  const [first = '', second] = text.split('..');
  const [from, end] = boundsOf(books, first);
  const last = second === undefined ? end : boundsOf(books, second)[1];
  const to = Math.min(last, books.last);
  const begin = books.years[0]?.from ?? 0;
  if (from < begin || to < from) throw new Error(`These books do not hold ${text}.`);
  const closed = books.years.flatMap((year, index) =>
    from <= year.from && year.to <= to ? [index] : [],
  );
  return { from, to, closed };
}

function boundsOf(books: GoldBooks, text: string): [number, number] {
  for (const [form, bounds] of FORMS) {
    const match = form.exec(text);
    if (!match) continue;
    const [from = 0, to = 0] = bounds(books, Number(match[1]), Number(match[2]));
    return [from, to];
  }
  const { from, to } = fiscalYear(books, text);
  return [from, to];
}

/** A moment: the end of a period, with the closing of a fiscal year where its name is given. */
export interface Moment {
  readonly month: number;
  readonly closed: boolean;
}

export function momentOf(books: GoldBooks, text: string): Moment {
  const { to, closed } = periodOf(books, text);
  return { month: to, closed: /^\d{4}$/.test(text) && closed.length > 0 };
}

export const monthsIn = ({ from, to }: Period) => monthsOf(from, to);

const MONTHS = [
  'januari februari maart april mei juni juli augustus september oktober november december',
  'jan feb mrt apr mei jun jul aug sep okt nov dec',
].map((names) => names.split(' '));

/** Ways to write a month. */
export function namesOfMonth(month: number): string[] {
  const year = String(Math.floor(month / 100));
  const names = MONTHS.map((list) => `${list[(month % 100) - 1] ?? ''} ${year}`);
  return [...names, String(month), `${year}-${String(month).slice(4)}`];
}

/** Ways to write the nth quarter of a fiscal year. */
export function namesOfQuarter({ name, from }: FiscalYear, nr: number): string[] {
  const start = String(Math.floor(from / 100));
  const years = start === name ? [name] : [name, `${start}/${name}`, `boekjaar ${start}/${name}`];
  const own = years.flatMap((year) =>
    [`K${nr}`, `Q${nr}`, `${nr}e kwartaal`, `kwartaal ${nr}`].map((word) => `${word} ${year}`),
  );
  const [first, last] = [addMonths(from, nr * 3 - 3), addMonths(from, nr * 3 - 1)];
  return [...own, `${namesOfMonth(first)[1] ?? ''} - ${namesOfMonth(last)[1] ?? ''}`];
}
