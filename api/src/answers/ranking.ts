import { LIMITS, type Figure } from '@kengetal/contract';
import { changePercent, difference, shareOf, valueOf } from '../books/figures/values.ts';
import type { Answer } from './answer.ts';
import { averageOf, headOf, operand } from './amount.ts';
import { columnAgainst, columnNow, type Asking } from './asking.ts';
import { figureMeasured } from './figure.ts';
import { momentIn, type Measured } from './measured.ts';
import { partsIn, type Part } from './parts.ts';
import type { PartSplit } from './parts-of-lines.ts';
import { chosenRows, isChosen, isSized, rankName } from './rows.ts';
import { Telling } from './telling.ts';

const HEADS: Record<PartSplit, string> = {
  groep: 'Groep',
  rekening: 'Rekening',
  relatie: 'Relatie',
  dagboek: 'Dagboek',
  btw_code: 'Btw-code',
  kostenplaats: 'Kostenplaats',
};
const PLURALS: Record<PartSplit, string> = {
  groep: 'groepen',
  rekening: 'rekeningen',
  relatie: 'relaties',
  dagboek: 'dagboeken',
  btw_code: 'btw-codes',
  kostenplaats: 'kostenplaatsen',
};
/** Rows of a list whose length nobody asked: all that a table shows. */
const USUAL = LIMITS.askedRows.max;
/** Contributions that explain a difference. */
const CAUSES = 5;

/** The parts of an amount, the largest first, each with its share. */
export async function tellParts(
  asking: Asking,
  measured: Measured,
  split: PartSplit,
): Promise<Answer> {
  const telling = new Telling();
  const { order, limit, measure, skip } = asking.question;
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
    return telling
      .say(`${headOf(measured, now)}: ${count}${of} ${PLURALS[split]}.`)
      .done(asking.question);
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
  const isShare = measure === 'aandeel';
  if (limit === 1) {
    const share = shareIn(top, total);
    const ofAll = all.name.toLowerCase();
    const [first, second] = isShare ? [share, top.figure] : [top.figure, share];
    const [one, two] = [
      telling.answer(first),
      second.kind === 'absent' ? '' : telling.beside(second),
    ];
    const rank = rankName({ order, skip });
    const more =
      two === '' ? '' : isShare ? ` van ${ofAll}, dat is ${two}` : `, ${two} van ${ofAll}`;
    telling.say(`${headOf(measured, now)}: de ${rank} is ${top.name} met ${one}${more}.`);
    return telling.done(asking.question);
  }
  if ((isShare && isChosen(asking.question)) || measure === 'samen') {
    const sum = together(`${measured.name}, ${shown.length} ${PLURALS[split]} samen`, shown);
    const share = shareIn({ name: 'Samen', figure: sum }, total);
    const [first, second] = isShare ? [share, sum] : [sum, share];
    const rank = order === undefined ? '' : `${rankName({ order })} `;
    telling.say(
      `${headOf(measured, now)}, de ${shown.length} ${rank}${PLURALS[split]} samen: ${telling.answer(first)}.`,
    );
    if (second.kind !== 'absent') telling.say(`Dat is ${telling.beside(second)}.`);
  } else {
    telling.say(
      `${headOf(measured, now)} per ${HEADS[split].toLowerCase()}: in totaal ${telling.beside(whole)}.`,
    );
    if (shown.length < parts.length) {
      const rank = isSized(asking.question) ? '' : ` ${rankName({ order })}`;
      const sum = together(`${measured.name}, ${shown.length} ${PLURALS[split]} samen`, shown);
      telling.say(
        `Dit zijn de ${shown.length}${rank} van ${parts.length} ${PLURALS[split]}, samen ${telling.beside(sum)}.`,
      );
    }
  }
  telling.table(
    [HEADS[split], measured.name, 'Aandeel'],
    shown.map((part) => [part.name, part.figure, shareIn(part, total)]),
  );
  return telling.done(asking.question);
}

/** What rows come to, opening into each of them. */
function together(label: string, rows: readonly Pick<Part, 'name' | 'figure'>[]): Figure {
  const terms = rows.map(({ name, figure }) => ({ label: name, factor: 1, part: 'teller' as const, figure })); // prettier-ignore
  const value = rows.reduce((sum, { figure }) => sum + (valueOf(figure) ?? 0), 0);
  const about = { label, explanation: 'Deze samen.' };
  return { kind: 'derived', unit: 'cents', value, terms, about };
}

/** What a difference between two periods comes from, the largest first. */
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
  telling.say(
    `${headOf(measured, now)} verschilt ${telling.answer(change)} van ${momentIn(measured, before)}: van ${telling.beside(then)} naar ${telling.beside(figure)}.`,
  );
  if (typeof parts === 'string' || typeof earlier === 'string')
    return telling.done(asking.question);
  const { order, measure, limit = order === undefined && measure !== undefined ? CAUSES : USUAL } = asking.question; // prettier-ignore
  const isByChange = measure !== undefined;
  const changes = isByChange ? inDirection(changesOf(parts, earlier), order) : bySize(changesOf(parts, earlier), order); // prettier-ignore
  const rows = changes.slice(0, limit);
  const [top] = rows;
  if (!top) {
    const done = order === undefined ? 'veranderde' : order === 'laagste' ? 'daalde' : 'steeg';
    return telling.say(`Geen van de ${PLURALS[split]} ${done}.`).done(asking.question);
  }
  const most = { hoogste: 'Het meest gestegen is', laagste: 'Het meest gedaald is' }[String(order)];
  if (isByChange) telling.say(`${most ?? 'Het meeste komt van'} ${top.name}.`);
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
  return sign ? changes.filter(({ change }) => sign * (valueOf(change) ?? 0) > 0) : changes;
}

const byKey = (parts: readonly Part[]) => new Map(parts.map((part) => [part.key, part]));

/** A part that is not there in one of two periods is nothing there: its lines, in that period's months. */
function nothingOf(part: Part | undefined, beside: Part | undefined): Figure {
  if (!part || !beside) return { kind: 'absent', reason: 'Niets geboekt.' };
  const { filters } = part.figure.selection;
  return { ...part.figure, cents: 0, selection: { ...beside.figure.selection, filters } };
}

function shareIn(
  part: { readonly name: string; readonly figure: Figure },
  total: ReturnType<typeof operand>,
): Figure {
  const about = { label: `${part.name}, aandeel`, explanation: `Deel van ${total.label}.` };
  return shareOf({ label: part.name, figure: part.figure }, total, about);
}
