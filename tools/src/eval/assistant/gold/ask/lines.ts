import type { GoldBooks, GoldLine } from '../books.ts';
import { FIGURES, isPartOf, type FigureName } from '../figures.ts';
import { cents, divided, type Figures, type GoldRow, type OneGold } from '../gold.ts';
import { monthOf } from '../months.ts';
import { periodOf } from '../period.ts';
import { accountOf, moved, relationOf, standing, sumOf } from '../sums.ts';
import { answer, type Ask } from './ask.ts';
import type { Amount } from './figures.ts';
import type { RowsAsk } from './lists.ts';

type Which = (books: GoldBooks, line: GoldLine) => boolean;
type LinesAsk = Ask<Extract<OneGold, { kind: 'lines' }>>;

/** Lines of a period that all of these are true of. */
export const lines =
  (when: string, ...which: Which[]): LinesAsk =>
  (books) => {
    const own = moved(books, periodOf(books, when)).filter((line) =>
      which.every((is) => is(books, line)),
    );
    if (own.length === 0) throw new Error(`No line of ${when} is like that.`);
    return { kind: 'lines', count: own.length, cents: sumOf(own) };
  };

/** What lines like these come to, debit positive, for a sum, share or difference of them. */
export const booked =
  (...which: Which[]): Amount =>
  (books, when) =>
    lines(when, ...which)(books).cents;

/** How many lines are like these, whatever else is said of them. */
export const howMany =
  (when: string, ...which: Which[]): Ask<OneGold> =>
  (books) => {
    const { count, cents: sum } = lines(when, ...which)(books);
    return { kind: 'text', has: [`${count} |${count}×`], also: [cents(Math.abs(sum))] };
  };

/** What such a line comes to on average: 'per keer', 'per factuur'. */
export const eachTime =
  (when: string, ...which: Which[]): Ask<Figures> =>
  (books) => {
    const { count, cents: sum } = lines(when, ...which)(books);
    return answer([cents(divided(Math.abs(sum), count))], [cents(Math.abs(sum))]);
  };

export const on =
  (...numbers: string[]): Which =>
  (books, { account }) =>
    numbers.includes(accountOf(books, account).number);
export const of =
  (figure: FigureName): Which =>
  (books, { account }) =>
    isPartOf(accountOf(books, account).code, FIGURES[figure]);
export const withRelation =
  (name: string): Which =>
  (books, { party }) =>
    party === relationOf(books, name);
export const withText =
  (text: string): Which =>
  (_books, line) =>
    line.text.toLowerCase().includes(text);
/** Whatever its side. */
export const above =
  (euros: number): Which =>
  (_books, { cents: own }) =>
    Math.abs(own) > euros * 100;
export const inJournal =
  (name: string): Which =>
  (_books, { journal }) =>
    journal === name;
export const withoutVatCode: Which = (_books, { vatCode }) => vatCode === null;

/** All lines of an entry by its number: what they come to is nil, so the debit side is asked. */
export const document =
  (number: string): LinesAsk =>
  (books) => {
    const own = books.lines.filter((line) => line.document === number);
    if (own.length === 0) throw new Error(`No entry has number ${number}.`);
    return { kind: 'lines', count: own.length, cents: sumOf(own) };
  };

/** What was charged with an invoice. */
export const invoice =
  (number: string): Ask<Figures> =>
  (books) => {
    const owed = books.lines.filter(
      ({ invoice: own, kind, account }) =>
        own === number &&
        kind === 'movement' &&
        /^(?:BVorDeb|BSchCre)/.test(accountOf(books, account).code),
    );
    const charge = owed[0];
    if (!charge) throw new Error(`No invoice has number ${number}.`);
    const net = books.lines.filter(
      ({ invoice: own, account }) =>
        own === number && accountOf(books, account).code.startsWith('W'),
    );
    return answer([cents(Math.abs(charge.cents))], [cents(Math.abs(sumOf(net)))]);
  };

/** The largest lines of a figure, whatever their side, by their description. */
export const largestLines =
  (figure: FigureName, count: number, when: string): RowsAsk =>
  (books) => {
    const { sign } = FIGURES[figure];
    const own = moved(books, periodOf(books, when)).filter((line) => of(figure)(books, line));
    const rows = own
      .toSorted((a, b) => sign * (b.cents - a.cents))
      .slice(0, count)
      .map((line): GoldRow => ({ names: [line.text], values: [cents(sign * line.cents)] }));
    return { kind: 'rows', rows, order: 'ordered' };
  };

/** The usual amount of a planted series: that of its last booking. */
export const usual =
  (number: string, name: string): Ask<Figures> =>
  (books) => {
    const party = relationOf(books, name);
    const own = books.lines.filter((line) => line.account === number && line.party === party);
    const last = own.at(-1);
    if (!last) throw new Error(`${name} is not on ${number}.`);
    return answer([cents(last.cents)]);
  };

/** Money on a day itself: a figure, or what stands on accounts, debit positive. */
export const onDay =
  (what: FigureName | Which, day: string): Ask<Figures> =>
  (books) => {
    const [is, sign] = typeof what === 'string' ? [of(what), FIGURES[what].sign] : [what, 1];
    const at = standing(books, { month: monthOf(day), closed: false });
    const own = at.filter(
      (line) => is(books, line) && (line.kind === 'opening' || line.day <= day),
    );
    return answer([cents(sign * sumOf(own))]);
  };
