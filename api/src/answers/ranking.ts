import { LIMITS, type Figure, type Question } from '@kengetal/contract';
import type { PeriodColumn } from '../books/columns/columns.ts';
import { difference, shareOf, valueOf } from '../books/figures/values.ts';
import type { Answer } from './answer.ts';
import { headOf, operand } from './amount.ts';
import { averageOf } from './average.ts';
import { columnNow, type Asking } from './asking.ts';
import { figureMeasured } from './figure.ts';
import type { Measured } from './measured.ts';
import { HEADS, PLURALS } from './part-names.ts';
import { MOST_PARTS, partsIn } from './parts.ts';
import type { Part, PartSplit } from './parts-of-lines.ts';
import { chosenRows, isChosen, isSized, rankName, togetherName } from './rows.ts';
import { Telling } from './telling.ts';

/** Rows of a list whose length nobody asked: all that a table shows. */
const USUAL = LIMITS.askedRows.max;

/** The parts of an amount, the largest first, each with its share. */
export async function tellParts(
  asking: Asking,
  measured: Measured,
  split: PartSplit,
): Promise<Answer> {
  const telling = new Telling();
  const { limit, measure } = asking.question;
  const now = await columnNow(asking);
  const whole = await measured.of(now);
  const parts = measured.lines
    ? await partsIn(asking, now, measured.lines, split)
    : `${measured.name} is niet te verdelen.`;
  if (typeof parts === 'string' || parts.length === 0) {
    const reason =
      typeof parts === 'string' ? parts : `Daarvan is niets op ${PLURALS[split]} geboekt.`;
    return telling.say(reason).done(asking.question);
  }
  const chosen = chosenRows(parts, asking.question, ({ figure }) => figure.cents, USUAL);
  const { shown } = chosen;
  if (measure === 'aantal') {
    const count = chosen.all.length;
    const of = count < parts.length ? ` van ${parts.length}` : '';
    const many = count === 1 && of === '' ? HEADS[split].toLowerCase() : PLURALS[split];
    return telling.say(`${headOf(measured, now)}: ${count}${of} ${many}.`).done(asking.question);
  }
  const { of } = asking.question;
  const all = of === undefined ? measured : figureMeasured(asking.read.books, of);
  const total = operand(all, now, of === undefined ? whole : await all.of(now));
  const [top] = shown;
  if (!top) return telling.say(`${headOf(measured, now)}: die zijn er niet.`).done(asking.question);
  if (measure === 'gemiddelde') {
    const sum = together(`${measured.name}, ${PLURALS[split]}`, chosen.all);
    const average = averageOf(measured, sum, chosen.all.length, [
      HEADS[split].toLowerCase(),
      PLURALS[split],
    ]);
    return telling
      .say(
        `${headOf(measured, now)}, gemiddeld per ${HEADS[split].toLowerCase()}: ${telling.answer(average)}.`,
      )
      .say(`Over ${chosen.all.length} ${PLURALS[split]}, samen ${telling.beside(sum)}.`)
      .done(asking.question);
  }
  const rows = { measured, now, all, total, shown, chosen: chosen.all, whole, parts, split };
  if (limit === 1) return sayOne(telling, asking.question, rows, top).done(asking.question);
  const isTogether = (measure === 'aandeel' && isChosen(asking.question)) || measure === 'samen';
  if (isTogether) sayTogether(telling, asking.question, rows);
  else sayList(telling, asking.question, rows);
  telling.table(
    [HEADS[split], measured.name, 'Aandeel'],
    shown.map((part) => [part.name, part.figure, shareIn(part, total)]),
  );
  return telling.done(asking.question);
}

interface Rows {
  readonly measured: Measured;
  readonly now: PeriodColumn;
  /** What shares are of. */
  readonly all: Measured;
  readonly total: ReturnType<typeof operand>;
  readonly whole: Figure;
  readonly shown: readonly Part[];
  /** Those that pass what their amount must be, also where they are too many to show. */
  readonly chosen: readonly Part[];
  /** All of them. */
  readonly parts: readonly Part[];
  readonly split: PartSplit;
}

function sayOne(
  telling: Telling,
  { measure, order, skip }: Question,
  { measured, now, all, total }: Rows,
  top: Part,
): Telling {
  const isShare = measure === 'aandeel';
  const share = shareIn(top, total);
  const ofAll = all.name.toLowerCase();
  const [first, second] = isShare ? [share, top.figure] : [top.figure, share];
  const one = telling.answer(first);
  const two = second.kind === 'absent' ? '' : telling.beside(second);
  const more = two === '' ? '' : isShare ? ` van ${ofAll}, dat is ${two}` : `, ${two} van ${ofAll}`;
  return telling.say(
    `${headOf(measured, now)}: de ${rankName({ order, skip })} is ${top.name} met ${one}${more}.`,
  );
}

/** What chosen rows come to, and which part that is. */
function sayTogether(
  telling: Telling,
  question: Question,
  { measured, now, total, chosen, split }: Rows,
): void {
  const { measure, skip = 0, limit } = question;
  const rows = chosen.slice(skip, limit === undefined ? undefined : skip + limit);
  const sum = together(`${measured.name}, ${rows.length} ${PLURALS[split]} samen`, rows);
  const share = shareIn({ name: 'Samen', figure: sum }, total);
  const [first, second] = measure === 'aandeel' ? [share, sum] : [sum, share];
  telling.say(
    `${headOf(measured, now)}, de ${rows.length} ${togetherName(question)}${PLURALS[split]} samen: ${telling.answer(first)}.`,
  );
  if (second.kind !== 'absent') telling.say(`Dat is ${telling.beside(second)}.`);
}

function sayList(
  telling: Telling,
  question: Question,
  { measured, now, whole, shown, parts, split }: Rows,
): void {
  const count = parts.length;
  const without = withoutOf(measured, whole, parts, split);
  const of =
    without === undefined
      ? ''
      : `, waarvan ${telling.beside(without)} zonder ${HEADS[split].toLowerCase()}`;
  telling.say(
    `${headOf(measured, now)} per ${HEADS[split].toLowerCase()}: in totaal ${telling.beside(whole)}${of}.`,
  );
  const [one, other] = [shown[0], shown.at(-1)];
  const [most, least] = question.order === 'laagste' ? [other, one] : [one, other];
  if (
    shown.length === count &&
    question.order !== undefined &&
    !isChosen(question) &&
    most &&
    least &&
    most !== least
  )
    telling.say(
      `De grootste is ${most.name} met ${telling.beside(most.figure)}, de kleinste ${least.name} met ${telling.beside(least.figure)}.`,
    );
  if (shown.length === count) return;
  const which = isSized(question)
    ? `${shown.length} van de`
    : `de ${shown.length} ${rankName({ order: question.order })} van`;
  const sum = together(`${measured.name}, ${shown.length} ${PLURALS[split]} samen`, shown);
  telling.say(`Dit zijn ${which} ${count} ${PLURALS[split]}, samen ${telling.beside(sum)}.`);
}

/** What is of none of the parts: costs of nobody, or of no kostenplaats. */
function withoutOf(
  measured: Measured,
  whole: Figure,
  parts: readonly Part[],
  split: PartSplit,
): Figure | undefined {
  if (
    (split !== 'relatie' && split !== 'kostenplaats') ||
    parts.length >= MOST_PARTS ||
    measured.basis !== 'flow'
  )
    return undefined;
  const name = `${measured.name} zonder ${HEADS[split].toLowerCase()}`;
  const sum = together(`${measured.name}, ${PLURALS[split]} samen`, parts);
  const about = {
    label: name,
    explanation: `${measured.name} min wat op ${PLURALS[split]} staat.`,
  };
  const left = difference(
    { label: measured.name, figure: whole },
    { label: `Op ${PLURALS[split]}`, figure: sum },
    about,
  );
  return (valueOf(left) ?? 0) === 0 ? undefined : left;
}

/** What rows come to, opening into each of them. */
export function together(
  label: string,
  rows: readonly { readonly name: string; readonly figure: Figure }[],
): Figure {
  const terms = rows.map(({ name, figure }) => ({
    label: name,
    factor: 1,
    part: 'teller' as const,
    figure,
  }));
  const value = rows.reduce((sum, { figure }) => sum + (valueOf(figure) ?? 0), 0);
  const about = { label, explanation: 'Deze samen.' };
  return { kind: 'derived', unit: 'cents', value, terms, about };
}

function shareIn(
  part: { readonly name: string; readonly figure: Figure },
  total: ReturnType<typeof operand>,
): Figure {
  const about = { label: `${part.name}, aandeel`, explanation: `Deel van ${total.label}.` };
  return shareOf({ label: part.name, figure: part.figure }, total, about);
}
