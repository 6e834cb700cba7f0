import { LIMITS, type Figure, type Question } from '@kengetal/contract';
import { changePercent, difference, valueOf } from '../books/figures/values.ts';
import type { Answer } from './answer.ts';
import { headOf, moreOrLess, operand } from './amount.ts';
import { columnAgainst, columnNow, type Asking } from './asking.ts';
import { sayLargest } from './lines.ts';
import { momentIn, type Measured } from './measured.ts';
import { HEADS, PLURALS } from './part-names.ts';
import type { PeriodColumn } from '../books/columns/columns.ts';
import type { LinesOf } from './lines-of.ts';
import { emptyPart, partsIn } from './parts.ts';
import { chosenRows } from './rows.ts';
import type { Part, PartSplit } from './parts-of-lines.ts';
import { Telling } from './telling.ts';
import { sayUnequal } from './unequal.ts';

/** Contributions that explain a difference. */
const CAUSES = 5;

/** What a difference between two periods comes from, the largest first; or the parts of both beside each other. */
export async function tellCauses(
  asking: Asking,
  measured: Measured,
  split: PartSplit,
): Promise<Answer> {
  const telling = new Telling();
  const [now, before] = [await columnNow(asking), await columnAgainst(asking)];
  if (!before || !measured.lines) {
    const isOfCauses = asking.question.measure === 'oorzaken';
    const why = `Van ${measured.name.toLowerCase()} zijn geen oorzaken te geven.`;
    return telling
      .say(isOfCauses ? why : `${measured.name} is niet te verdelen.`)
      .done(asking.question);
  }
  const [figure, then] = [await measured.of(now), await measured.of(before)];
  const [one, other] = [operand(measured, now, figure), operand(measured, before, then)];
  const about = {
    label: `${measured.name}, verschil`,
    explanation: `${one.label} min ${other.label}.`,
  };
  const change = difference(one, other, about);
  if (change.kind === 'absent') return telling.say(change.reason).done(asking.question);
  const [parts, earlier] = [
    await partsIn(asking, now, measured.lines, split),
    await partsIn(asking, before, measured.lines, split),
  ];
  // 'Bij wie is het het meest gestegen' asks for that one.
  const { order, measure } = asking.question;
  const isByChange = measure === 'oorzaken' || measure === 'verschil';
  const { lines: of } = measured;
  const inOrder =
    typeof parts === 'string' || typeof earlier === 'string'
      ? []
      : changesOf(of, { now, parts }, { now: before, parts: earlier });
  const isOfAll = measure === 'verschil' && order === undefined;
  const changed = isOfAll ? inOrder : inDirection(inOrder, order);
  const changes = isByChange ? changed : chosenNow(inOrder, asking.question);
  // What did not change has no causes, and one account is none of itself.
  const isEqual = measure === 'oorzaken' && order === undefined && valueOf(change) === 0;
  const isAccount =
    split === 'rekening' && 'rekeningen' in asking.question.subject && inOrder.length === 1;
  const isWhole = measure === 'oorzaken' && order === undefined && isAccount;
  const isOne =
    isByChange && order !== undefined && (asking.question.limit ?? changes.length) === 1;
  telling.say(
    `${headOf(measured, now)} is ${moreOrLess(valueOf(change) ?? 0)} ${momentIn(measured, before)}: ${isOne ? telling.beside(change) : telling.answer(change)}, van ${telling.beside(then)} naar ${telling.beside(figure)}.`,
  );
  sayUnequal(telling, measured, [now, before]);
  if (isEqual) return telling.done(asking.question);
  if (isWhole) await sayLargest(telling, asking, measured, now);
  if (isWhole) return telling.done(asking.question);
  const why = [parts, earlier].find((each) => typeof each === 'string');
  if (typeof why === 'string') return telling.say(why).done(asking.question);
  // Otherwise both periods are asked beside each other, and the largest now come first.
  const { limit = order === undefined && isByChange ? CAUSES : LIMITS.askedRows.max } =
    asking.question;
  const { skip = 0 } = asking.question;
  const rows = changes.slice(skip, skip + limit);
  const [top] = rows;
  if (!top) {
    const done = order === undefined ? 'veranderde' : order === 'laagste' ? 'daalde' : 'steeg';
    return telling.say(`Geen van de ${PLURALS[split]} ${done}.`).done(asking.question);
  }
  const most = { hoogste: 'Het meest gestegen is', laagste: 'Het meest gedaald is' }[String(order)];
  const by = isOne ? `: ${telling.answer(top.change)}` : '';
  if (isByChange) telling.say(`${most ?? 'Het meeste komt van'} ${top.name}${by}.`);
  telling.table(
    [HEADS[split], now.naam, before.naam, 'Verschil', 'In %'],
    rows.map((row) => [row.name, row.figure, row.then, row.change, percentOf(row)]),
  );
  if (rows.length < changes.length && limit > 1) {
    const what = isByChange ? 'verschillen' : PLURALS[split];
    telling.say(`Dit zijn de ${rows.length} grootste van ${changes.length} ${what}.`);
  }
  return telling.done(asking.question);
}

const percentOf = ({ name, figure, then }: Change): Figure =>
  changePercent(
    { label: `${name}, nu`, figure },
    { label: `${name}, eerder`, figure: then },
    { label: `${name}, verandering`, explanation: 'Het verschil gedeeld door het bedrag eerder.' },
  );

interface Change {
  readonly name: string;
  readonly figure: Figure;
  readonly then: Figure;
  readonly change: Figure;
}

/** The parts of a column. */
interface InColumn {
  readonly now: PeriodColumn;
  readonly parts: readonly Part[];
}

function changesOf(of: LinesOf, one: InColumn, other: InColumn): Change[] {
  const [now, before] = [byKey(one.parts), byKey(other.parts)];
  const parts = new Map([...before, ...now]);
  const changes = [...parts].map(([key, part]) => {
    const figure = now.get(key)?.figure ?? emptyPart(one.now, of, part);
    const then = before.get(key)?.figure ?? emptyPart(other.now, of, part);
    const { name } = part;
    const about = { label: `${name}, verschil`, explanation: 'De eerste periode min de andere.' };
    const change = difference(
      { label: `${name}, nu`, figure },
      { label: `${name}, eerder`, figure: then },
      about,
    );
    return { name, figure, then, change };
  });
  return changes.sort(
    (one, other) => Math.abs(valueOf(other.change) ?? 0) - Math.abs(valueOf(one.change) ?? 0),
  );
}

/** Parts of two periods by what they are now: 'de grootste kosten van september naast augustus'. */
const chosenNow = (
  changes: readonly Change[],
  { order, rows }: Pick<Question, 'order' | 'rows'>,
): readonly Change[] =>
  chosenRows(
    changes,
    { order: order === 'laagste' ? order : 'hoogste', ...(rows && { rows }) },
    ({ figure }) => valueOf(figure) ?? 0,
    changes.length,
  ).all;

/** What rose or what fell, where that is asked. */
function inDirection(changes: readonly Change[], order: string | undefined): readonly Change[] {
  const sign = { hoogste: 1, laagste: -1 }[String(order)];
  return changes.filter(({ change }) =>
    sign ? sign * (valueOf(change) ?? 0) > 0 : valueOf(change) !== 0,
  );
}

const byKey = (parts: readonly Part[]) => new Map(parts.map((part) => [part.key, part]));
