import { valueOf } from '../books/figures/values.ts';
import type { Answer } from './answer.ts';
import { columnOf, type Asking } from './asking.ts';
import { momentIn, nameInside, type Measured } from './measured.ts';
import { chosenRows, isChosen } from './rows.ts';
import { MANY, SERIES_HEADS, type By } from './series-by.ts';
import { pointsOf } from './series.ts';
import { Telling } from './telling.ts';

/** Figures beside each other by month, quarter or year, each with what it comes to; an order is that of the first. */
export async function tellSeriesBeside(
  asking: Asking,
  [first, ...others]: readonly [Measured, ...Measured[]],
  by: By,
): Promise<Answer> {
  const telling = new Telling();
  const points = await pointsOf(asking, first, by);
  const { shown } = chosenRows(
    points,
    asking.question,
    ({ figure }) => valueOf(figure) ?? 0,
    points.length,
  );
  const rows = shown.map(async ({ column, figure }) => [
    momentIn(first, column),
    figure,
    ...(await Promise.all(others.map(async (each) => each.of(column)))),
  ]);
  telling.table(
    [SERIES_HEADS[by], first.name, ...others.map(({ name }) => name)],
    await Promise.all(rows),
  );
  const names = others.map(({ name }) => nameInside(name));
  telling.say(
    `${[first.name, ...names.slice(0, -1)].join(', ')} en ${names.at(-1) ?? ''} per ${by}.`,
  );
  if (isChosen(asking.question))
    telling.say(`Dit zijn ${shown.length} van de ${points.length} ${MANY[by]}.`);
  const [start, end] = [points[0]?.column.span, points.at(-1)?.column.span];
  if (!start || !end || shown.length < points.length || points.length < 2)
    return telling.done(asking.question);
  const whole = await columnOf(asking, {
    periode_min: start.periode_min,
    periode_max: end.periode_max,
  });
  for (const each of [first, ...others].filter(({ basis }) => basis === 'flow'))
    telling.say(`${each.name} samen ${telling.beside(await each.of(whole))}.`);
  return telling.done(asking.question);
}
