import type { Figure } from '@kengetal/contract';
import { valueOf } from '../books/figures/values.ts';
import { momentIn, type Measured } from './measured.ts';
import { MANY, SERIES_HEADS, type By, type Point } from './series-by.ts';
import type { Telling } from './telling.ts';

/** Which months, quarters or years are above their average, and how many below. */
export function sayAround(
  telling: Telling,
  measured: Measured,
  by: By,
  { average, points }: { readonly average: Figure; readonly points: readonly Point[] },
): void {
  const middle = valueOf(average);
  if (middle === undefined || points.length < 2) return;
  const sideOf = ({ figure }: Point) => Math.sign((valueOf(figure) ?? 0) - middle);
  const [above, below] = [1, -1].map((side) => points.filter((point) => sideOf(point) === side));
  if (!above?.length || !below?.length) return;
  const names = above.map(({ column }) => momentIn(measured, column));
  const listed = names.length > MOST ? '' : `: ${new Intl.ListFormat('nl').format(names)}`;
  telling.say(
    `${above.length} van de ${points.length} ${MANY[by]} daarboven${listed}. De andere ${below.length === 1 ? '' : `${below.length} `}daaronder.`,
  );
  if (by !== 'maand') return;
  const rows = points.map((point) => [
    momentIn(measured, point.column),
    point.figure,
    SIDES[sideOf(point) + 1] ?? '',
  ]);
  telling.table([SERIES_HEADS[by], measured.name, 'Gemiddelde'], rows);
}

const MOST = 12;
const SIDES = ['eronder', '', 'erboven'];
