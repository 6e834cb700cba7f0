import type { Figure } from '@kengetal/contract';
import { capitalised, monthsIn, type Span } from '@kengetal/ledger';
import { valueOf } from '../books/figures/values.ts';
import { averageOf } from './average.ts';
import { byValue, headOf } from './amount.ts';
import type { Answer } from './answer.ts';
import { columnNow, columnOf, type Asking } from './asking.ts';
import { monthsOf, partsOfYears } from './complete.ts';
import { momentIn, type Measured } from './measured.ts';
import { sayAround } from './around-average.ts';
import { MANY, SERIES_HEADS, type By, type Point } from './series-by.ts';
import { chosenRows, isChosen, isSized, rankName } from './rows.ts';
import { Telling } from './telling.ts';
import { sayUnequal } from './unequal.ts';

/** An amount by month, quarter or year; with an order and a limit only those. */
export async function tellSeries(asking: Asking, measured: Measured, by: By): Promise<Answer> {
  const telling = new Telling();
  const { order, limit, measure } = asking.question;
  const points = await pointsOf(asking, measured, by);
  const known = points.filter(({ figure }) => valueOf(figure) !== undefined);
  if (known.length === 0) {
    const [first] = points;
    const reason = first?.figure.kind === 'absent' ? first.figure.reason : 'Er is niets geboekt.';
    return telling.say(reason).done(asking.question);
  }
  if (measure === 'gemiddelde') return tellAverageOf(asking, measured, by, points);
  const { all, shown } = chosenRows(
    isChosen(asking.question) || order !== undefined ? known : points,
    asking.question,
    ({ figure }) => valueOf(figure) ?? 0,
    points.length,
  );
  const many = MANY[by];
  const now = momentIn(measured, await columnNow(asking));
  if (measure === 'aantal') {
    return telling
      .say(`${measured.name}, ${now}: ${all.length} van ${known.length} ${many}.`)
      .done(asking.question);
  }
  const [top] = shown;
  if (!top) {
    return telling
      .say(`${measured.name}, ${now}: er zijn geen ${many} waarvoor dat geldt.`)
      .done(asking.question);
  }
  if (order !== undefined && limit === 1) {
    const rank = capitalised(rankName(asking.question, ['hoogste', 'laagste']));
    const when = momentIn(measured, top.column);
    telling.say(
      `${rank} ${measured.name.toLowerCase()} per ${by}: ${when}, ${telling.answer(top.figure)}.`,
    );
    if (isSized(asking.question))
      telling.say(`Dat is van de ${all.length} van ${known.length} ${many} waarvoor dat geldt.`);
    const alike = known.filter(({ figure }) => valueOf(figure) === valueOf(top.figure)).length;
    if (alike > 1) telling.say(`In ${alike} ${many} was het zoveel.`);
    sayLongYear(telling, measured, known);
    return telling.done(asking.question);
  }
  // One row says no more than its amount.
  if (points.length === 1) {
    const [named, words] = byValue(measured, top.figure);
    return telling
      .say(`${headOf(named, top.column)}: ${telling.answer(top.figure, words)}.`)
      .done(asking.question);
  }
  const rows = shown.map(({ column, figure }) => [momentIn(measured, column), figure]);
  telling.table([SERIES_HEADS[by], measured.name], rows);
  telling.say(
    isChosen(asking.question)
      ? `${measured.name} per ${by}: ${shown.length} van de ${known.length} ${many}.`
      : `${measured.name} per ${by}.`,
  );
  const [one, ...others] = points;
  if (
    !isChosen(asking.question) &&
    one &&
    known.length === points.length &&
    others.length > 0 &&
    others.every(({ figure }) => valueOf(figure) === valueOf(one.figure))
  ) {
    telling.say(`${by === 'maand' ? 'Elke' : 'Elk'} ${by} ${telling.answer(one.figure)}.`);
    await sayWhole(telling, asking, measured, points);
    return telling.done(asking.question);
  }
  if (!isChosen(asking.question)) {
    await sayWhole(telling, asking, measured, points);
    sayEnds(telling, measured, known);
  }
  sayLongYear(telling, measured, known);
  return telling.done(asking.question);
}

/** A sum divided by the quarters or years that it is over, of which each must be whole. */
async function tellAverageOf(
  asking: Asking,
  measured: Measured,
  by: By,
  points: readonly Point[],
): Promise<Answer> {
  const telling = new Telling();
  const months = { maand: 1, kwartaal: 3, jaar: 12 }[by];
  // A first year of fifteen months is no year to divide by: the last ones in a row that are whole.
  const whole = points.slice(
    0,
    points.findLastIndex(({ column }) => monthsIn(column.span) >= months) + 1,
  );
  whole.splice(0, whole.findLastIndex(({ column }) => monthsIn(column.span) !== months) + 1);
  const [first, last] = [whole[0], whole.at(-1)];
  if (!first || !last) {
    return telling.say(`Er is nog geen heel ${by} om te middelen.`).done(asking.question);
  }
  const { periode_min } = first.column.span;
  const column = await columnOf(asking, { periode_min, periode_max: last.column.span.periode_max });
  const sum = await measured.of(column);
  const average = averageOf(measured, sum, whole.length, [by, MANY[by]]);
  telling.say(
    `${measured.name}, gemiddeld per ${by} in ${momentIn(measured, column)}: ${telling.answer(average)}.`,
  );
  const next = points[points.indexOf(last) + 1];
  if (next) telling.say(`Zonder ${momentIn(measured, next.column)}: dat is nog geen heel ${by}.`);
  sayAround(telling, measured, by, { average, points: whole });
  return telling.done(asking.question);
}

/** @param columnIn the column of each month, quarter or year: what was booked, unless told */
export async function pointsOf(
  asking: Asking,
  measured: Measured,
  by: By,
  columnIn: typeof columnOf = columnOf,
): Promise<Point[]> {
  const points: Point[] = [];
  for (const each of spansOf(asking, by)) {
    const column = await columnIn(asking, each);
    points.push({ column, figure: await measured.of(column) });
  }
  return points;
}

/** The months, quarters or years of what is asked, as far as it is told. */
export function spansOf(asking: Asking, by: By): Span[] {
  const span = toldOf(asking);
  return by === 'maand' ? monthsOf(span) : partsOfYears(asking.read.books.calendar, span, by);
}

/** A year of fifteen months stands beside others as the longest of them. */
function sayLongYear(telling: Telling, measured: Measured, points: readonly Point[]): void {
  const columns = points.map(({ column }) => column);
  const whole = columns.filter(({ span }) => monthsIn(span) >= 12);
  if (columns.some(({ span }) => monthsIn(span) > 12))
    sayUnequal(telling, measured, whole, points[0]?.figure);
}

/** Months that have not been booked yet are no part of a series. */
function toldOf({ span, read }: Asking): Span {
  const { told, booked } = read.books.calendar;
  const last = (told ?? booked)?.periode_max ?? span.periode_max;
  return { ...span, periode_max: Math.max(span.periode_min, Math.min(span.periode_max, last)) };
}

/** Whether it can be added to others of its kind. */
export const isAmount = (figure: Figure): boolean =>
  figure.kind === 'booked' || (figure.kind === 'derived' && figure.unit === 'cents');

/** What the parts of a series come to; balances and percentages do not add up. */
async function sayWhole(
  telling: Telling,
  asking: Asking,
  measured: Measured,
  points: readonly Point[],
): Promise<void> {
  const [first, last] = [points[0]?.column.span, points.at(-1)?.column.span];
  if (measured.basis !== 'flow' || !first || !last || points.length < 2) return;
  const { periode_min } = first;
  const column = await columnOf(asking, { periode_min, periode_max: last.periode_max });
  const figure = await measured.of(column);
  if (isAmount(figure)) telling.say(`Samen ${telling.beside(figure)}.`);
}

function sayEnds(telling: Telling, measured: Measured, known: readonly Point[]): void {
  const end = (order: 'hoogste' | 'laagste') =>
    chosenRows(known, { order }, ({ figure }) => valueOf(figure) ?? 0, 1).shown[0];
  const [highest, lowest] = [end('hoogste'), end('laagste')];
  if (!highest || !lowest || known.length < 3) return;
  if (valueOf(highest.figure) === valueOf(lowest.figure)) return;
  telling.say(
    `Het hoogst in ${momentIn(measured, highest.column)} (${telling.beside(highest.figure)}), het laagst in ${momentIn(measured, lowest.column)} (${telling.beside(lowest.figure)}).`,
  );
}
