import type { GoldBooks, GoldLine } from '../books.ts';
import { FIGURES, type FigureName } from '../figures.ts';
import { cents, type GoldRow, type OneGold, type Rows } from '../gold.ts';
import { namesOfMonth, namesOfQuarter, monthsIn, periodOf, type Period } from '../period.ts';
import { addMonths } from '../months.ts';
import { accountOf, amountOf, linesOf, moved, sumOf, sumsBy } from '../sums.ts';
import type { Ask } from './ask.ts';
import type { Amount } from './figures.ts';

export type RowsAsk = Ask<Extract<OneGold, { kind: 'rows' }>>;

const text = (month: number) => `${String(month).slice(0, 4)}-${String(month).slice(4)}`;
const row = (names: string[], amount: number): GoldRow => ({ names, values: [cents(amount)] });
const list = (rows: GoldRow[], order: Rows['order'], least?: number): Rows => ({
  kind: 'rows',
  rows,
  order,
  ...(least !== undefined && { least: Math.min(least, rows.length) }),
});

const amountFor = (of: FigureName | Amount): Amount =>
  typeof of === 'string' ? (books, when) => amountOf(books, of, when) : of;

function monthRows(books: GoldBooks, of: FigureName | Amount, when: string): GoldRow[] {
  return monthsIn(periodOf(books, when)).map((month) =>
    row(namesOfMonth(month), amountFor(of)(books, text(month))),
  );
}

/** A figure month by month. */
export const perMonth =
  (of: FigureName | Amount, when: string): RowsAsk =>
  (books) =>
    list(monthRows(books, of, when), 'ordered');

function quarterRows(books: GoldBooks, of: FigureName | Amount, when: string): GoldRow[] {
  const { from, to }: Period = periodOf(books, when);
  return books.years.flatMap((year) =>
    [1, 2, 3, 4].flatMap((nr) => {
      const [first, last] = [addMonths(year.from, nr * 3 - 3), addMonths(year.from, nr * 3 - 1)];
      if (first < from || first > to) return [];
      const until = Math.min(last, to);
      const amount = amountFor(of)(books, `${text(first)}..${text(until)}`);
      // A quarter that is under way is told up to where (decision 0090).
      const names =
        until < last
          ? [`${namesOfMonth(first)[0]?.split(' ')[0] ?? ''} t/m ${namesOfMonth(until)[0] ?? ''}`]
          : namesOfQuarter(year, nr);
      return [row(names, amount)];
    }),
  );
}

/** The same by quarter of the fiscal year. */
export const perQuarter =
  (of: FigureName | Amount, when: string): RowsAsk =>
  (books) =>
    list(quarterRows(books, of, when), 'ordered');

/** The same for fiscal years. */
export const perYear =
  (of: FigureName | Amount, ...years: string[]): RowsAsk =>
  (books) =>
    list(
      years.map((year) => row([year], amountFor(of)(books, year))),
      'ordered',
    );

const EXTREMES = { highest: 1, lowest: -1 } as const;

/** The month, or quarter, in which a figure was highest or lowest. */
export const extreme =
  (
    which: keyof typeof EXTREMES,
    of: FigureName | Amount,
    when: string,
    per: 'month' | 'quarter' = 'month',
  ): RowsAsk =>
  (books) => {
    const rows = per === 'month' ? monthRows(books, of, when) : quarterRows(books, of, when);
    return list(ranked(rows, EXTREMES[which]).slice(0, 1), 'ordered');
  };

const first = ({ values }: GoldRow) => values[0]?.value ?? 0;
const ranked = (rows: readonly GoldRow[], sign: 1 | -1 = 1) =>
  rows.toSorted((a, b) => sign * (first(b) - first(a)));

type CostGroup = readonly [names: string, codes: readonly string[], without?: readonly string[]];

/** Groups of costs as the tab Kosten of a report has them, by RGS 3.7 level 3 (level 2 for the rest). */
const COST_GROUPS: readonly CostGroup[] = [
  ['Inkoopwaarde goederen', ['WKprInh', 'WKprInp']],
  // Without codes the report calls purchases what their name says: the value of what was bought.
  ['Grond- en hulpstoffen|Inkoopwaarde goederen', ['WKprKvg']],
  ['Uitbesteed werk', ['WKprKuw']],
  ['Lonen en salarissen', ['WPerLes']],
  ['Sociale lasten', ['WPerSol']],
  ['Pensioenlasten', ['WPerPen']],
  ['Overige personeelskosten', ['WPer', 'WBedWkr', 'WBedOvp'], ['WPerLes', 'WPerSol', 'WPerPen']],
  ['Afschrijvingen', ['WAfs']],
  ['Huisvestingskosten', ['WBedHui']],
  ['Autokosten', ['WBedAut']],
  ['Kantoorkosten', ['WBedKan']],
  ['Verkoopkosten', ['WBedVkk', 'WVkf']],
  ['Verzekeringen', ['WBedAss']],
  ['Accountants- en advieskosten', ['WBedAea']],
  ['Administratieve lasten', ['WBedAdl']],
  ['Andere kosten', ['WBedAlk']],
  ['Financiële baten en lasten', ['WFbe']],
  ['Belastingen', ['WBel']],
];

function costGroups(books: GoldBooks, when: string): GoldRow[] {
  const lines = moved(books, periodOf(books, when));
  const rows = COST_GROUPS.map(([name, codes, without = []]) => {
    const own = linesOf(books, lines, { codes, without, sign: 1 });
    return row(name.split('|'), sumOf(own));
  });
  return rows.filter((one) => first(one) !== 0);
}

function rowsBy(
  books: GoldBooks,
  figure: FigureName,
  when: string,
  keyOf: (line: GoldLine) => string | null,
  nameOf: (key: string) => string,
): GoldRow[] {
  const lines = linesOf(books, moved(books, periodOf(books, when)), FIGURES[figure]);
  return [...sumsBy(lines, keyOf)]
    .filter(([, sum]) => sum !== 0)
    .map(([key, sum]) => row([nameOf(key)], FIGURES[figure].sign * sum));
}

const byParty = (books: GoldBooks, figure: FigureName, when: string) =>
  rowsBy(
    books,
    figure,
    when,
    ({ party }) => party,
    (key) => books.relations.get(key) ?? key,
  );

const byAccount = (books: GoldBooks, figure: FigureName, when: string) =>
  rowsBy(
    books,
    figure,
    when,
    ({ account }) => account,
    (key) => accountOf(books, key).name,
  );

const byCostCentre = (books: GoldBooks, figure: FigureName, when: string) =>
  rowsBy(
    books,
    figure,
    when,
    ({ costCentre }) => costCentre,
    (key) => books.costCentres.get(key) ?? key,
  );

/** What can be the largest, and what it is measured by (rules of reading). */
const RANKED = {
  customers: (books: GoldBooks, when: string) => byParty(books, 'omzet', when),
  suppliers: (books: GoldBooks, when: string) => byParty(books, 'kosten', when),
  costs: costGroups,
  costAccounts: (books: GoldBooks, when: string) => byAccount(books, 'kosten', when),
  revenueAccounts: (books: GoldBooks, when: string) => byAccount(books, 'omzet', when),
} as const;

/**
 * The largest of a kind.
 * @param count as many as are asked; [n] where the question does not say, at least n
 */
export const top =
  (of: keyof typeof RANKED, count: number | readonly [number], when: string): RowsAsk =>
  (books) => {
    const rows = ranked(RANKED[of](books, when));
    return typeof count === 'number'
      ? list(rows.slice(0, count), 'ordered')
      : list(rows, 'ordered', count[0]);
  };

/** The smallest of a kind, smallest first. */
export const bottom =
  (of: keyof typeof RANKED, count: number, when: string): RowsAsk =>
  (books) =>
    list(ranked(RANKED[of](books, when), -1).slice(0, count), 'ordered');

const SPLIT = { account: byAccount, party: byParty, costCentre: byCostCentre } as const;

/**
 * A figure divided over accounts, relations or cost centres, in any order.
 * @param above only parts of more euros than this
 */
export const split =
  (
    figure: FigureName,
    by: keyof typeof SPLIT,
    when: string,
    { above = Number.NEGATIVE_INFINITY } = {},
  ): RowsAsk =>
  (books) => {
    const rows = SPLIT[by](books, figure, when).filter((one) => first(one) > above * 100);
    if (rows.length === 0) throw new Error(`No part of ${figure} is like that in ${when}.`);
    return list(rows, 'set');
  };
