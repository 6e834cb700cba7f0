import type { GoldAccount, GoldBooks, GoldLine } from './books.ts';
import { FIGURES, isPartOf, type FigureName, type GoldFigure } from './figures.ts';
import { momentOf, periodOf, type Moment, type Period } from './period.ts';

export const sumOf = (lines: Iterable<GoldLine>): number => {
  let sum = 0;
  for (const { cents } of lines) sum += cents;
  return sum;
};

/** Lines of a period: what moved, and what closed the years in it. */
export function moved(books: GoldBooks, { from, to, closed }: Period): GoldLine[] {
  return books.lines.filter(
    ({ kind, month, year }) =>
      from <= month &&
      month <= to &&
      (kind === 'movement' || (kind === 'closing' && closed.includes(year))),
  );
}

/** Lines that make up balances at a moment: those of its fiscal year. */
export function standing(books: GoldBooks, { month, closed }: Moment): GoldLine[] {
  const year = books.years.findIndex(({ from, to }) => from <= month && month <= to);
  return books.lines.filter(
    (line) =>
      line.year === year &&
      (line.kind === 'opening' || line.month <= month) &&
      (line.kind !== 'closing' || closed),
  );
}

export function accountOf({ accounts }: GoldBooks, number: string): GoldAccount {
  const found = accounts.get(number);
  if (!found) throw new Error(`These books have no account ${number}.`);
  return found;
}

/** Lines on the accounts of a figure. */
export function linesOf(
  books: GoldBooks,
  lines: readonly GoldLine[],
  figure: GoldFigure,
): GoldLine[] {
  return lines.filter(({ account }) => isPartOf(accountOf(books, account).code, figure));
}

const definition = (name: FigureName): GoldFigure => FIGURES[name];

export const isStock = (name: FigureName) => definition(name).stock === true;

/** A figure as it is shown, in cents: over a period, or at the end of it. */
export function amountOf(books: GoldBooks, name: FigureName, when: string): number {
  const figure = definition(name);
  const lines = figure.stock
    ? standing(books, momentOf(books, when))
    : moved(books, periodOf(books, when));
  if (figure.stock) refuseOverdraft(books, lines);
  return 0 + figure.sign * sumOf(linesOf(books, lines, figure));
}

/**
 * A bank that is overdrawn may be shown among the debts, or taken off bank and cash: two right
 * answers, which no question here is about.
 */
function refuseOverdraft(books: GoldBooks, lines: readonly GoldLine[]): void {
  for (const { number, code } of books.accounts.values()) {
    if (!code.startsWith('BLimBan')) continue;
    const balance = sumOf(lines.filter(({ account }) => account === number));
    if (balance < 0) throw new Error(`Account ${number} is overdrawn then; ask of another moment.`);
  }
}

/** What an account shows is positive on the side that is usual for its code. */
export function signOf(code: string): 1 | -1 {
  return /^(?:BEiv|BVrz|BLas|BEga|BSch|WOmz|WOvb|WLbe|WWiv)/.test(code) ? -1 : 1;
}

/** What moved on an account in a period, or of one of the balance sheet how it stands. */
export function accountAmount(books: GoldBooks, number: string, when: string): number {
  const { code } = accountOf(books, number);
  const lines = code.startsWith('B')
    ? standing(books, momentOf(books, when))
    : moved(books, periodOf(books, when));
  return 0 + signOf(code) * sumOf(lines.filter(({ account }) => account === number));
}

/** Number of a relation by its whole name. */
export function relationOf({ relations }: GoldBooks, name: string): string {
  const found = [...relations].filter(([, own]) => own === name);
  const [first] = found;
  if (!first || found.length > 1) throw new Error(`'${name}' is not the name of one relation.`);
  return first[0];
}

/** Sums by a key; lines without one are left out. */
export function sumsBy(
  lines: readonly GoldLine[],
  keyOf: (line: GoldLine) => string | null,
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const line of lines) {
    const key = keyOf(line);
    if (key !== null) sums.set(key, (sums.get(key) ?? 0) + line.cents);
  }
  return sums;
}
