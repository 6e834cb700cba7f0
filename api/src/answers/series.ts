import type { Figure } from '@kengetal/contract';
import type { Span } from '@kengetal/ledger';
import type { PeriodColumn } from '../books/columns/columns.ts';
import { difference, valueOf } from '../books/figures/values.ts';
import type { Answer } from './answer.ts';
import { columnAgainst, columnNow, columnOf, type Asking } from './asking.ts';
import { monthsOf, partsOfYears } from './complete.ts';
import { momentIn, type Measured } from './measured.ts';
import { Telling } from './telling.ts';

interface Point {
  readonly column: PeriodColumn;
  readonly figure: Figure;
}

const HEADS = { maand: 'Maand', kwartaal: 'Kwartaal', jaar: 'Jaar' } as const;
type By = keyof typeof HEADS;

export const isPeriodSplit = (split: string | undefined): split is By =>
  split !== undefined && Object.hasOwn(HEADS, split);

/** An amount by month, quarter or year; with an order and a limit only those. */
export async function tellSeries(asking: Asking, measured: Measured, by: By): Promise<Answer> {
  const telling = new Telling();
  const { order, limit } = asking.question;
  const points = await pointsOf(asking, measured, by);
  const known = points.filter(({ figure }) => valueOf(figure) !== undefined);
  if (known.length === 0) {
    const [first] = points;
    const reason = first?.figure.kind === 'absent' ? first.figure.reason : 'Er is niets geboekt.';
    return telling.say(reason).done(asking.question);
  }
  const ordered = order === 'hoogste' || order === 'laagste' ? sorted(known, order) : points;
  const shown = ordered.slice(0, limit ?? ordered.length);
  const [top] = shown;
  if (order !== undefined && shown.length === 1 && top) {
    const word = order === 'laagste' ? 'Laagste' : 'Hoogste';
    const when = momentIn(measured, top.column);
    telling.say(
      `${word} ${measured.name.toLowerCase()} per ${by}: ${when}, ${telling.answer(top.figure)}.`,
    );
    return telling.done(asking.question);
  }
  const rows = shown.map(({ column, figure }) => [momentIn(measured, column), figure]);
  telling.table([HEADS[by], measured.name], rows);
  telling.say(`${measured.name} per ${by}.`);
  sayEnds(telling, measured, known);
  return telling.done(asking.question);
}

/** The change from one period to another, by the months of both. */
export async function tellSeriesAgainst(
  asking: Asking,
  measured: Measured,
  by: By,
): Promise<Answer> {
  const telling = new Telling();
  const [now, before] = [await columnNow(asking), await columnAgainst(asking)];
  if (!before) return tellSeries(asking, measured, by);
  const [points, earlier] = [
    await pointsOf({ ...asking, span: now.span }, measured, by),
    await pointsOf({ ...asking, span: before.span }, measured, by),
  ];
  const rows = points.map(({ column, figure }, place) => {
    const then = earlier[place]?.figure ?? { kind: 'absent' as const, reason: '' };
    const label = measured.name;
    const change = difference(
      { label, figure },
      { label, figure: then },
      { label, explanation: '' },
    );
    return [momentIn(measured, column), figure, then, change];
  });
  telling.table([HEADS[by], measured.name, before.naam, 'Verschil'], rows);
  telling.say(`${measured.name} per ${by}, naast ${momentIn(measured, before)}.`);
  return telling.done(asking.question);
}

async function pointsOf(asking: Asking, measured: Measured, by: By): Promise<Point[]> {
  const { calendar } = asking.read.books;
  const span = toldOf(asking);
  const spans = by === 'maand' ? monthsOf(span) : partsOfYears(calendar, span, by);
  const points: Point[] = [];
  for (const each of spans) {
    const column = await columnOf(asking, each);
    points.push({ column, figure: await measured.of(column) });
  }
  return points;
}

/** Months that have not been booked yet are no part of a series. */
function toldOf({ span, read }: Asking): Span {
  const { told, booked } = read.books.calendar;
  const last = (told ?? booked)?.periode_max ?? span.periode_max;
  return { ...span, periode_max: Math.max(span.periode_min, Math.min(span.periode_max, last)) };
}

function sorted(points: readonly Point[], order: 'hoogste' | 'laagste'): Point[] {
  const factor = order === 'hoogste' ? -1 : 1;
  return [...points].sort(
    (one, other) => factor * ((valueOf(one.figure) ?? 0) - (valueOf(other.figure) ?? 0)),
  );
}

function sayEnds(telling: Telling, measured: Measured, known: readonly Point[]): void {
  const [highest] = sorted(known, 'hoogste');
  const [lowest] = sorted(known, 'laagste');
  if (!highest || !lowest || known.length < 3) return;
  telling.say(
    `Het hoogst in ${momentIn(measured, highest.column)} (${telling.beside(highest.figure)}), het laagst in ${momentIn(measured, lowest.column)} (${telling.beside(lowest.figure)}).`,
  );
}
