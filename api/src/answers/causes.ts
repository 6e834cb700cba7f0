import { LIMITS, type Figure } from '@kengetal/contract';
import { changePercent, difference, valueOf } from '../books/figures/values.ts';
import type { Answer } from './answer.ts';
import { headOf, moreOrLess, operand } from './amount.ts';
import { columnAgainst, columnNow, type Asking } from './asking.ts';
import { sayLargest } from './lines.ts';
import { momentIn, type Measured } from './measured.ts';
import { HEADS, PLURALS } from './part-names.ts';
import { partsIn, type Part } from './parts.ts';
import type { PartSplit } from './parts-of-lines.ts';
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
    return telling
      .say(`Van ${measured.name.toLowerCase()} zijn geen oorzaken te geven.`)
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
  const isByChange = measure === 'oorzaken';
  const inOrder = typeof parts === 'string' || typeof earlier === 'string' ? [] : changesOf(parts, earlier); // prettier-ignore
  const changes = isByChange ? inDirection(inOrder, order) : bySize(inOrder, order);
  // What did not change has no causes, and one account is none of itself.
  const isEqual = measure === 'oorzaken' && order === undefined && valueOf(change) === 0;
  const isWhole = measure === 'oorzaken' && order === undefined && inOrder.length === 1;
  const isOne = isByChange && order !== undefined && (asking.question.limit ?? changes.length) === 1; // prettier-ignore
  telling.say(
    `${headOf(measured, now)} is ${moreOrLess(valueOf(change) ?? 0)} ${momentIn(measured, before)}: ${isOne ? telling.beside(change) : telling.answer(change)}, van ${telling.beside(then)} naar ${telling.beside(figure)}.`,
  );
  sayUnequal(telling, measured, [now, before]);
  if (isEqual) return telling.done(asking.question);
  if (isWhole) await sayLargest(telling, asking, measured, now);
  if (isWhole) return telling.done(asking.question);
  if (typeof parts === 'string' || typeof earlier === 'string')
    return telling.done(asking.question);
  // Otherwise both periods are asked beside each other, and the largest now come first.
  const { limit = order === undefined && isByChange ? CAUSES : LIMITS.askedRows.max } =
    asking.question;
  const rows = changes.slice(0, limit);
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

function changesOf(parts: readonly Part[], earlier: readonly Part[]): Change[] {
  const [now, before] = [byKey(parts), byKey(earlier)];
  const [first, second] = [parts[0], earlier[0]];
  const changes = [...new Set([...now.keys(), ...before.keys()])].map((key) => {
    const [one, other] = [now.get(key), before.get(key)];
    const name = (one ?? other)?.name ?? key;
    const figure = one?.figure ?? nothingOf(other, first);
    const then = other?.figure ?? nothingOf(one, second);
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
const bySize = (changes: readonly Change[], order: string | undefined): readonly Change[] =>
  changes.toSorted(
    (one, other) =>
      (order === 'laagste' ? -1 : 1) * ((valueOf(other.figure) ?? 0) - (valueOf(one.figure) ?? 0)),
  );

/** What rose or what fell, where that is asked. */
function inDirection(changes: readonly Change[], order: string | undefined): readonly Change[] {
  const sign = { hoogste: 1, laagste: -1 }[String(order)];
  return changes.filter(({ change }) => (sign ? sign * (valueOf(change) ?? 0) > 0 : valueOf(change) !== 0)); // prettier-ignore
}

const byKey = (parts: readonly Part[]) => new Map(parts.map((part) => [part.key, part]));

/** A part that is not there in one of two periods is nothing there: its lines, in that period's months. */
function nothingOf(part: Part | undefined, beside: Part | undefined): Figure {
  if (!part || !beside) return { kind: 'absent', reason: 'Niets geboekt.' };
  const { filters } = part.figure.selection;
  return { ...part.figure, cents: 0, selection: { ...beside.figure.selection, filters } };
}
