import type { PeriodColumn } from '../books/columns/columns.ts';
import { changePercent, difference } from '../books/figures/values.ts';
import type { Answer } from './answer.ts';
import { columnAgainst, columnNow, type Asking } from './asking.ts';
import { momentIn, type Measured } from './measured.ts';
import { pointsOf, tellSeries } from './series.ts';
import { SERIES_HEADS, type By, type Point } from './series-by.ts';
import { Telling } from './telling.ts';

const SAME = { maand: 'dezelfde maand', kwartaal: 'hetzelfde kwartaal', jaar: 'hetzelfde jaar' };

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
  const same = sameParts(points, earlier);
  const isChange = asking.question.measure === 'verschil';
  const rows = points.map(({ column, figure }, place) => {
    const then = (same ?? earlier)[place]?.figure ?? { kind: 'absent' as const, reason: '' };
    const label = measured.name;
    const [one, other] = [
      { label, figure },
      { label, figure: then },
    ];
    const about = { label, explanation: '' };
    const change = difference(one, other, about);
    return [momentIn(measured, column), figure, then, change, ...(isChange ? [changePercent(one, other, about)] : [])]; // prettier-ignore
  });
  const isOfYears = by === 'jaar' && asking.question.against === 'vorig_jaar';
  const head = isOfYears ? 'Een jaar eerder' : before.naam;
  telling.table(
    [SERIES_HEADS[by], measured.name, head, 'Verschil', ...(isChange ? ['In %'] : [])],
    rows,
  );
  const beside = isOfYears ? 'een jaar eerder' : momentIn(measured, before);
  telling.say(`${measured.name} per ${by}, naast ${same ? `${SAME[by]} van ` : ''}${beside}.`);
  return telling.done(asking.question);
}

/** Of periods that are not as long each part stands beside the latest one of the same months. */
function sameParts(
  points: readonly Point[],
  earlier: readonly Point[],
): readonly (Point | undefined)[] | undefined {
  if (points.length === earlier.length) return undefined;
  const startOf = ({ span }: PeriodColumn) => span.periode_min % 100;
  const same = points.map(({ column }) =>
    earlier.findLast((each) => startOf(each.column) === startOf(column)),
  );
  return same.some((each) => each !== undefined) ? same : undefined;
}
