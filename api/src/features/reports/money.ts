import type { ChecksBlock, DerivedFigure, Figure, FigureTerm } from '@kengetal/contract';
import type { Books } from '../../books/books.ts';
import { valueOf } from '../../figures/values.ts';
import { euros } from '../../figures/words.ts';
import { addMonths, fiscalMonths, fiscalYearAt } from '../../ledger/index.ts';
import type { Span } from '../../periods/names.ts';

type Check = ChecksBlock['items'][number];

const KEY = 'aansluiting_liquide_middelen';
const START = 'Liquide middelen aan het begin';

/**
 * Liquide middelen right before a span: what the balance of the month before says, or of the whole
 * year before, with its closing bookings, where a fiscal year begins.
 */
export function moneyAtStart(books: Books, { periode_min }: Span): Figure {
  const { years } = books.calendar;
  const before = addMonths(periode_min, -1);
  const year = fiscalYearAt(years, periode_min);
  const yearBefore = fiscalYearAt(years, before);
  const isNew = year && yearBefore && year.label !== yearBefore.label;
  const from = isNew ? fiscalMonths(yearBefore).first : before;
  const figure = books.figure(
    'liquide_middelen',
    { periode_min: from, periode_max: before },
    START,
  );
  const reason = missingStart(books, { periode_min, periode_max: periode_min });
  return figure.kind === 'absent' && reason ? { ...figure, reason } : figure;
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
  const end = books.figure('liquide_middelen', span, 'Liquide middelen aan het eind');
  const start = moneyAtStart(books, span);
  const flow = books.figure('kasstroom', span);
  const isFromZero = missingStart(books, span) !== undefined;
  const terms = [
    term('Liquide middelen aan het eind', 1, end),
    ...(isFromZero ? [] : [term(START, -1, start)]),
    term('Totale kasstroom', -1, flow),
  ];
  const figure = sumOf(terms);
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

function term(label: string, factor: 1 | -1, figure: Figure): FigureTerm {
  return { label, factor, part: 'teller', figure };
}

function sumOf(terms: FigureTerm[]): DerivedFigure | undefined {
  let value = 0;
  for (const { factor, figure } of terms) {
    const cents = valueOf(figure);
    if (cents === undefined) return undefined;
    value += factor * cents;
  }
  const about = {
    label: 'Verandering van de liquide middelen min de kasstroom',
    explanation: 'Hoort nul te zijn: de kasstroom verklaart het verschil tussen beide balansen.',
  };
  return { kind: 'derived', unit: 'cents', value, terms, about };
}
