import type { Figure, Question } from '@kengetal/contract';
import type { PeriodColumn } from '../books/columns/columns.ts';
import { changePercent, difference, shareOf, valueOf } from '../books/figures/values.ts';
import { shownFigure } from '../books/figures/words.ts';
import type { Answer } from './answer.ts';
import { columnAgainst, columnNow, type Asking } from './asking.ts';
import { momentIn, type Measured } from './measured.ts';
import { sayWhere } from './money.ts';
import { Telling } from './telling.ts';
import { sayUnequal } from './unequal.ts';

/** The amounts of a period, and what each was before where that is asked. */
export async function tellAmounts(asking: Asking, amounts: readonly Measured[]): Promise<Answer> {
  const telling = new Telling();
  const now = await columnNow(asking);
  const before = await columnAgainst(asking);
  for (const measured of amounts) {
    const figure = await measured.of(now);
    // What is held against nothing was not asked by itself.
    const why = before?.reason;
    const [named, words] = byValue(measured, figure);
    const shown = why === undefined ? telling.answer(figure, words) : telling.beside(figure, words);
    telling.say(`${headOf(named, now)}: ${shown}${lossWord(measured, figure)}.`);
    if (before === undefined) await sayWhere(telling, asking, measured, now);
    if (why !== undefined) telling.say(`${why}.`);
    else if (before) await sayBefore(telling, measured, { now, figure, before }, asking.question);
  }
  return telling.done(asking.question);
}

/** How much more or less it is than before, in the unit of the figure and in percent. */
export async function tellDifference(asking: Asking, measured: Measured): Promise<Answer> {
  const telling = new Telling();
  const now = await columnNow(asking);
  const before = await columnAgainst(asking);
  if (!before) throw new Error('a difference is of two periods');
  const [figure, then] = [await measured.of(now), await measured.of(before)];
  const [one, other] = [operand(measured, now, figure), operand(measured, before, then)];
  const about = {
    label: `${measured.name}, verschil`,
    explanation: `${one.label} min ${other.label}.`,
  };
  const change = difference(one, other, about);
  if (change.kind === 'absent') {
    const known =
      figure.kind === 'absent' ? '' : ` Wel bekend is ${one.label}: ${telling.beside(figure)}.`;
    return telling.say(`${change.reason}${known}`).done(asking.question);
  }
  const percent = changePercent(one, other, { ...about, label: `${measured.name}, verandering` });
  const shown = telling.answer(change, changeInUnit(change));
  const inPercent = percent.kind === 'absent' ? '' : `, ${telling.answer(percent)}`;
  telling.say(
    `${headOf(measured, now)} is ${moreOrLess(valueOf(change) ?? 0)} ${momentIn(measured, before)}: ${shown}${inPercent}.`,
  );
  telling.say(`Van ${telling.beside(then)} naar ${telling.beside(figure)}.`);
  sayUnequal(telling, measured, [now, before], figure);
  return telling.done(asking.question);
}

/**
 * What part it is of a whole in any period, in percent.
 * @param over the period that the whole is of; without it that of the part
 */
export const shareMeasured = (
  measured: Measured,
  whole: Measured,
  over?: PeriodColumn,
): Measured => {
  const ofAll = over === undefined ? '' : ` in ${momentIn(whole, over)}`;
  const name = `${measured.name} als deel van ${whole.name.toLowerCase()}${ofAll}`;
  return {
    ...{ name, basis: measured.basis, more: 'neutraal' },
    of: async (column) => {
      const one = operand(measured, column, await measured.of(column));
      const at = over ?? column;
      const other = { ...operand(whole, at, await whole.of(at)), label: whole.name };
      const explanation = `${one.label} gedeeld door ${headOf(whole, at)}.`;
      return shareOf(one, other, { label: name, explanation });
    },
  };
};

/** What part it is of a whole, in percent. */
export async function tellShare(
  asking: Asking,
  measured: Measured,
  whole: Measured,
): Promise<Answer> {
  const telling = new Telling();
  const now = await columnNow(asking);
  const [part, all] = [await measured.of(now), await whole.of(now)];
  const { name, of } = shareMeasured(measured, whole);
  const share = await of(now);
  telling.say(`${name}, ${momentIn(measured, now)}: ${telling.answer(share)}.`);
  if (share.kind !== 'absent') {
    telling.say(`Dat is ${telling.beside(part)} van ${telling.beside(all)}.`);
  }
  return telling.done(asking.question);
}

async function sayBefore(
  telling: Telling,
  measured: Measured,
  { now, figure, before }: { now: PeriodColumn; figure: Figure; before: PeriodColumn },
  { measure }: Question,
): Promise<void> {
  const then = await measured.of(before);
  const [named, words] = byValue(measured, then);
  telling.say(`${headOf(named, before)}: ${telling.answer(then, words)}.`);
  const [one, other] = [operand(measured, now, figure), operand(measured, before, then)];
  const about = {
    label: `${measured.name}, verschil`,
    explanation: `${one.label} min ${other.label}.`,
  };
  const change = difference(one, other, about);
  if (change.kind === 'absent') return;
  // Of two amounts that are asked beside each other the change was not asked.
  const say = (each: Figure, text?: string) =>
    measure === 'bedrag' ? telling.beside(each, text) : telling.answer(each, text);
  const percent = changePercent(one, other, about);
  const inPercent = percent.kind === 'absent' ? '' : ` (${say(percent, signed(percent))})`;
  telling.say(`Verschil: ${say(change, changeInUnit(change, signed))}${inPercent}.`);
  sayUnequal(telling, measured, [now, before], figure);
}

/** What it is called where it is less than nothing, and its amount without a sign then. */
export function byValue(measured: Measured, figure: Figure): [named: Measured, words?: string] {
  const { below } = measured;
  if (below === undefined || (valueOf(figure) ?? 0) >= 0) return [measured];
  return [{ ...measured, name: below }, shownFigure(figure).replace('-', '')];
}

/** Of percentages the difference is in procentpunten. */
export const changeInUnit = (change: Figure, shown = shownFigure): string =>
  shown(change).replace(/%$/, ' procentpunt');

/** With a plus where it is more: no word beside it says which way it went. */
export const signed = (change: Figure): string =>
  `${(valueOf(change) ?? 0) > 0 ? '+' : ''}${shownFigure(change)}`;

export const operand = (measured: Measured, column: PeriodColumn, figure: Figure) => ({
  label: headOf(measured, column),
  figure,
});

export const headOf = (measured: Measured, column: PeriodColumn): string =>
  `${measured.name}, ${momentIn(measured, column)}`;

const lossWord = ({ isResult }: Measured, figure: Figure): string =>
  isResult && (valueOf(figure) ?? 0) < 0 ? ' (verlies)' : '';

/** Which way it went: who asks why it fell sees that it rose. */
export function moreOrLess(change: number): string {
  if (change === 0) return 'even groot als';
  return change > 0 ? 'hoger dan' : 'lager dan';
}
