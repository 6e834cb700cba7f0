import type { FigureName } from '../figures.ts';
import { cents, type Figures, type GoldRow } from '../gold.ts';
import { answer, type Ask } from './ask.ts';
import { average, type Amount } from './figures.ts';
import { perMonth, top, type RowsAsk } from './lists.ts';

const first = ({ values }: GoldRow) => values[0]?.value ?? 0;

/** The months of a period in which a figure was more, or less, than so many euros. */
export const monthsWhere =
  (
    of: FigureName | Amount,
    when: string,
    { above = Number.NEGATIVE_INFINITY, below = Number.POSITIVE_INFINITY },
  ): RowsAsk =>
  (books) => {
    const rows = perMonth(
      of,
      when,
    )(books).rows.filter((row) => above * 100 < first(row) && first(row) < below * 100);
    return { kind: 'rows', rows, order: 'set' };
  };

/** The months of a period in which a figure was below nil. */
export const monthsBelowNil = (figure: FigureName, when: string) =>
  monthsWhere(figure, when, { below: 0 });

/** What the largest of a kind come to, for a share or change of them. */
export const ofLargest =
  (of: Parameters<typeof top>[0], count: number): Amount =>
  (books, when) =>
    top(of, count, when)(books).rows.reduce((sum, row) => sum + first(row), 0);

/** Several amounts as one. */
export const together =
  (...amounts: Amount[]): Amount =>
  (books, when) =>
    amounts.reduce((sum, of) => sum + of(books, when), 0);

/** The same in one period, whatever other is asked: 'de beste min de slechtste maand'. */
export const during =
  (of: Amount, when: string): Amount =>
  (books) =>
    of(books, when);

/** What an amount is on average in a month. */
export const monthly =
  (of: Parameters<typeof average>[0]): Amount =>
  (books, when) =>
    average(of, when)(books).figures[0]?.value ?? 0;

/** Several amounts added up, each of which may be told beside it. */
export const added =
  (when: string, ...amounts: Amount[]): Ask<Figures> =>
  (books) =>
    answer(
      [cents(together(...amounts)(books, when))],
      amounts.map((of) => cents(of(books, when))),
    );

/** How much more the one is than the other in the same period. */
export const difference =
  (one: Amount, other: Amount, when: string): Ask<Figures> =>
  (books) => {
    const [own, than] = [one(books, when), other(books, when)];
    return answer([cents(own - than)], [cents(own), cents(than)]);
  };
