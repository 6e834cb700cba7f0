import type { ChecksBlock, DerivedFigure, Figure, FigureTerm } from '@kengetal/contract';
import { addMonths, fiscalMonths, type Span } from '@kengetal/ledger';
import type { Books } from '../../books/books.ts';
import { standOf, type AmountColumn } from '../../books/columns/columns.ts';
import { overdraftAt } from '../../books/figures/overdraft.ts';
import { valueOf } from '../../books/figures/values.ts';
import { euros } from '../../books/figures/words.ts';
import { standAfter } from '../../books/periods/fiscal.ts';
import { countsClosing } from './months-view.ts';

type Check = ChecksBlock['items'][number];

const KEY = 'aansluiting_liquide_middelen';
const START = 'Liquide middelen aan het begin';
const END = 'Liquide middelen aan het eind';
export const CLOSED = 'Afsluitboekingen op liquide middelen';

/**
 * Liquide middelen right before a span: what the balance of the month before says, or of the whole
 * year before, with its closing bookings, where a fiscal year begins.
 */
export function moneyAtStart(books: Books, { periode_min }: Span): Figure {
  const before = addMonths(periode_min, -1);
  const stand = standAfter(books.calendar.years, { periode_min: before, periode_max: before });
  const figure = books.figure('liquide_middelen', stand, START);
  const reason = missingStart(books, { periode_min, periode_max: periode_min });
  return figure.kind === 'absent' && reason ? { ...figure, reason } : figure;
}

/**
 * Liquide middelen where the cash flow of a column ends, which may be before the moment of its
 * balances. Of a day within a month there is no balance: it is what begin and cash flow make.
 */
export function moneyAtEnd(books: Books, column: AmountColumn): Figure {
  const { span, stopped } = column;
  const { day } = stopped ?? {};
  const end = column.figure('liquide_middelen', END);
  if (end.kind === 'absent') return end;
  if (day === undefined) return books.figure('liquide_middelen', span, END);
  const isFromZero = missingStart(books, span) !== undefined;
  const closed = closedWithin(books, span);
  const terms = [
    ...(isFromZero ? [] : [term(START, 1, moneyAtStart(books, span))]),
    term('Totale kasstroom', 1, column.figure('kasstroom')),
    ...(closed ? [term(CLOSED, 1, closed)] : []),
  ];
  const about = {
    label: `${END}, stand ${standOf(span.periode_max, day).naam}`,
    explanation: 'Liquide middelen aan het begin, en de kasstroom tot en met deze dag.',
  };
  const missing = terms.map(({ figure }) => figure).find(({ kind }) => kind === 'absent');
  return sumOf(terms, about) ?? { ...(missing ?? end), about };
}

/**
 * What closing bookings of fiscal years that end within a span did to liquide middelen: no month
 * has them, so they lie between begin and end beside the cash flow. Undefined where none do.
 */
export function closedWithin(books: Books, span: Span): Figure | undefined {
  const { periode_min, periode_max } = span;
  const ends = books.calendar.years
    .map((year) => fiscalMonths(year).last)
    .filter((last) => last >= periode_min && last < periode_max);
  if (ends.length === 0 || countsClosing(books, span)) return undefined;
  const closed = { periode_min, periode_max: Math.max(...ends) };
  const figure = books.closing('liquide_middelen', closed);
  return valueOf(figure) === 0 ? undefined : figure;
}

/** Why there is no balance to begin with; undefined when there is one. */
export function missingStart(books: Books, { periode_min }: Span): string | undefined {
  const [first] = books.calendar.years;
  if (!first || fiscalMonths(first).first !== periode_min) return undefined;
  const before = addMonths(periode_min, -1);
  const span = { periode_min: before, periode_max: before };
  if (books.figure('liquide_middelen', span).kind !== 'absent') return undefined;
  return `De boekhouding begint met ${first.label} en heeft geen beginbalans. De kasstroom telt vanaf nul.`;
}

/** Whether the cash flow is the change in liquide middelen between both balances. */
export function moneyCheck(books: Books, span: Span): Check {
  const end = books.figure('liquide_middelen', span, END);
  const start = moneyAtStart(books, span);
  const flow = books.figure('kasstroom', span);
  const closed = closedWithin(books, span);
  const isFromZero = missingStart(books, span) !== undefined;
  const terms = [
    term(END, 1, end),
    ...(isFromZero ? [] : [term(START, -1, start)]),
    term('Totale kasstroom', -1, flow),
    ...(closed ? [term(CLOSED, -1, closed)] : []),
  ];
  const figure = sumOf(terms, {
    label: 'Verandering van de liquide middelen min de kasstroom',
    explanation: 'Hoort nul te zijn: de kasstroom verklaart het verschil tussen beide balansen.',
  });
  if (!figure) {
    const label = 'Aansluiting op liquide middelen niet te controleren';
    return { key: KEY, label, state: 'let_op', figure: start.kind === 'absent' ? start : end };
  }
  if (figure.value !== 0) {
    const label = `Kasstroom wijkt ${euros(Math.abs(figure.value))} af van de liquide middelen`;
    return { key: KEY, label, state: 'let_op', figure };
  }
  const label = 'Sluit aan op liquide middelen';
  return isFromZero
    ? { key: KEY, label: `${label}, zonder beginbalans`, state: 'let_op', figure }
    : { key: KEY, label, state: 'goed', figure };
}

/** Where the balance has what is overdrawn: there it is no part of liquide middelen. */
export function overdraftCheck(books: Books, span: Span): Check[] {
  const figure = overdraftAt(books, books.figure('liquide_middelen', span));
  const cents = figure && valueOf(figure);
  if (cents === undefined) return [];
  const label = `Op de balans staat ${euros(cents)} van de liquide middelen, rood bij de bank, onder Schulden aan banken`;
  return [{ key: 'rood', label, state: 'goed', figure }];
}

function term(label: string, factor: 1 | -1, figure: Figure): FigureTerm {
  return { label, factor, part: 'teller', figure };
}

function sumOf(terms: FigureTerm[], about: DerivedFigure['about']): DerivedFigure | undefined {
  let value = 0;
  for (const { factor, figure } of terms) {
    const cents = valueOf(figure);
    if (cents === undefined) return undefined;
    value += factor * cents;
  }
  return { kind: 'derived', unit: 'cents', value, terms, about };
}
