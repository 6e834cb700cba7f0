import type { Figure, Question } from '@kengetal/contract';
import { shareOf, valueOf } from '../books/figures/values.ts';
import { headOf, operand } from './amount.ts';
import type { Answer } from './answer.ts';
import { columnNow, type Asking } from './asking.ts';
import { momentIn, type Measured } from './measured.ts';
import { together } from './ranking.ts';
import { chosenRows, isChosen, togetherName } from './rows.ts';
import { isAmount, pointsOf } from './series.ts';
import { MANY, SERIES_HEADS, type By } from './series-by.ts';
import { Telling } from './telling.ts';

/** Whether months, quarters or years that are chosen are told as one amount, or as one part of all. */
export function isTogether(question: Question, measured: Measured, whole: () => Measured): boolean {
  const { measure, limit = 1, rows, against } = question;
  if (against !== undefined) return false;
  if (measure === 'samen') return isChosen(question);
  const isMany = limit > 1 || rows !== undefined;
  return isMany && measure === 'aandeel' && whole().name === measured.name;
}

/** What the months, quarters or years that are chosen come to, and which part of all of them that is. */
export async function tellSeriesTogether(
  asking: Asking,
  measured: Measured,
  by: By,
  wholeOf: () => Measured,
): Promise<Answer> {
  const telling = new Telling();
  const { question } = asking;
  const now = await columnNow(asking);
  const head = headOf(measured, now);
  const points = await pointsOf(asking, measured, by);
  const known = points.filter(({ figure }) => valueOf(figure) !== undefined);
  if (measured.basis !== 'flow' || !known.every(({ figure }) => isAmount(figure))) {
    return telling
      .say(`${measured.name} van verschillende ${MANY[by]} tel ik niet bij elkaar op.`)
      .done(question);
  }
  const { shown } = chosenRows(known, question, ({ figure }) => valueOf(figure) ?? 0, known.length);
  if (shown.length === 0) return telling.say(`${head}: die zijn er niet.`).done(question);
  const rows = shown.map(({ column, figure }) => ({ name: momentIn(measured, column), figure }));
  const sum = together(`${measured.name}, ${rows.length} ${MANY[by]} samen`, rows);
  // Months that were chosen are a part of all of them.
  const whole = question.measure === 'samen' && question.of === undefined ? measured : wholeOf();
  const all = operand(whole, now, await whole.of(now));
  const shareIn = (name: string, figure: Figure) =>
    shareOf({ label: name, figure }, all, {
      label: `${name}, aandeel`,
      explanation: `Deel van ${all.label}.`,
    });
  const share = shareIn('Samen', sum);
  const isShare = question.measure === 'aandeel';
  const [first, second] = isShare ? [share, sum] : [sum, share];
  const chosen = `de ${rows.length} ${togetherName(question, ['hoogste', 'laagste'])}${MANY[by]} samen`;
  telling.say(`${head}, ${rows.length === 1 ? `1 ${by}` : chosen}: ${telling.answer(first)}.`);
  if (second.kind !== 'absent') telling.say(`Dat is ${telling.beside(second)}.`);
  telling.table(
    [SERIES_HEADS[by], measured.name, 'Aandeel'],
    rows.map(({ name, figure }) => [name, figure, shareIn(name, figure)]),
  );
  return telling.done(question);
}
