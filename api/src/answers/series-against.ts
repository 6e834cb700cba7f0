import type { Figure } from '@kengetal/contract';
import { capitalised } from '@kengetal/ledger';
import type { PeriodColumn } from '../books/columns/columns.ts';
import { changePercent, difference, valueOf } from '../books/figures/values.ts';
import { changeInUnit, operand, signed } from './amount.ts';
import type { Answer } from './answer.ts';
import { budgetOf, columnAgainst, columnNow, type Asking } from './asking.ts';
import { momentIn, type Measured } from './measured.ts';
import { chosenRows, isChosen, rankName } from './rows.ts';
import { pointsOf, tellSeries } from './series.ts';
import { MANY, SERIES_HEADS, type By, type Point } from './series-by.ts';
import { Telling } from './telling.ts';
import { sayUnequal } from './unequal.ts';

const SAME = { maand: 'dezelfde maand', kwartaal: 'hetzelfde kwartaal', jaar: 'hetzelfde jaar' };

/**
 * The change from one period to another, or from a budget, by the months of both.
 * @param then what is measured in the other period, where that is not the same
 */
export async function tellSeriesAgainst(
  asking: Asking,
  measured: Measured,
  by: By,
  then: Measured = measured,
): Promise<Answer> {
  const telling = new Telling();
  const { question } = asking;
  const [now, before] = [await columnNow(asking), await columnAgainst(asking)];
  if (!before) return tellSeries(asking, measured, by);
  const points = await pointsOf({ ...asking, span: now.span }, measured, by);
  const earlier = before.isBudget
    ? await pointsOf({ ...asking, span: now.span }, then, by, budgetOf)
    : await pointsOf({ ...asking, span: before.span }, then, by);
  const same = sameParts(points, earlier);
  const isChange = question.measure === 'verschil';
  const rows = points.map(({ column, figure }, place): Row => {
    const { figure: other } = (same ?? earlier)[place] ?? NONE;
    const about = { label: measured.name, explanation: '' };
    const [one, two] = [
      { label: measured.name, figure },
      { label: measured.name, figure: other },
    ];
    const change = difference(one, two, about);
    return { column, figure, other, change, percent: changePercent(one, two, about) };
  });
  const isOfYears = by === 'jaar' && question.against === 'vorig_jaar';
  const head = isOfYears ? 'Een jaar eerder' : before.naam;
  const beside = isOfYears ? 'een jaar eerder' : momentIn(measured, before);
  const { all, shown } = chosenRows(
    rows,
    question,
    (row) => valueOf(isChange ? row.change : row.figure) ?? 0,
    rows.length,
  );
  const [top] = shown;
  if (!top)
    return telling
      .say(`${measured.name}: er zijn geen ${MANY[by]} waarvoor dat geldt.`)
      .done(question);
  telling.say(`${measured.name} per ${by}, naast ${same ? `${SAME[by]} van ` : ''}${beside}.`);
  if (question.limit === 1) {
    const rank = capitalised(rankName(question, ['hoogste', 'laagste']));
    const answer = telling.answer(isChange ? top.change : top.figure);
    telling.say(
      `${rank} ${isChange ? 'verschil' : 'bedrag'}: ${momentIn(measured, top.column)}, ${answer}.`,
    );
  } else if (isChosen(question)) {
    telling.say(`Dit zijn ${shown.length} van de ${all.length} ${MANY[by]}.`);
  }
  if (!isChosen(question) && points.length > 1)
    await sayTotals(telling, measured, then, { now, before });
  const none = shown.find(({ other }) => other.kind === 'absent')?.other;
  if (before.isBudget && none?.kind === 'absent') telling.say(none.reason);
  telling.table(
    [SERIES_HEADS[by], measured.name, head, 'Verschil', ...(isChange ? ['In %'] : [])],
    shown.map((row) => [
      momentIn(measured, row.column),
      row.figure,
      row.other,
      row.change,
      ...(isChange ? [row.percent] : []),
    ]),
  );
  return telling.done(question);
}

/** What both come to as a whole, and by how much they differ. */
async function sayTotals(
  telling: Telling,
  measured: Measured,
  then: Measured,
  { now, before }: { readonly now: PeriodColumn; readonly before: PeriodColumn },
): Promise<void> {
  const [figure, other] = [await measured.of(now), await then.of(before)];
  const [one, two] = [operand(measured, now, figure), operand(then, before, other)];
  const about = {
    label: `${measured.name}, verschil`,
    explanation: `${one.label} min ${two.label}.`,
  };
  const change = difference(one, two, about);
  if (change.kind === 'absent') return;
  telling.say(
    `${capitalised(momentIn(measured, now))}: ${telling.beside(figure)}, ${momentIn(then, before)}: ${telling.beside(other)}. Verschil: ${telling.beside(change, changeInUnit(change, signed))}.`,
  );
  sayUnequal(telling, measured, [now, before], figure);
}

interface Row {
  readonly column: PeriodColumn;
  readonly figure: Figure;
  readonly other: Figure;
  readonly change: Figure;
  readonly percent: Figure;
}

const NONE: Pick<Point, 'figure'> = { figure: { kind: 'absent', reason: '' } };

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
