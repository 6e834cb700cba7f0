import type { Question } from '@kengetal/contract';
import { askedAnew } from './asked-anew.ts';
import { asAverage } from './averaged.ts';
import { oneInvoice, withoutVat } from './charged-in-turn.ts';
import { directionOf } from './direction.ts';
import type { Asked } from './draft.ts';
import { IN_PERCENT } from './figures.ts';
import { finished } from './finish.ts';
import { byWhom, partsOfTime } from './named-in-turn.ts';
import { rowsSaid } from './numbers-said.ts';
import type { Time } from './said-time.ts';
import { inAll, isSameAgain, isSum } from './same-again.ts';
import { first, has, type Sense } from './sense.ts';
import { cannotMove, isShifted } from './shift.ts';
import { agedOf } from './still-open.ts';
import { heldToSaid } from './together.ts';

/** What a turn says of the question before it. */
type Said = Omit<Asked, 'subject'>;

/** Something else asked of the same: another period, split, measure, order. */
export function changed(sense: Sense, before: Question, time: Time): Question | undefined {
  const defined = definitionOf(sense, before);
  if (defined) return defined;
  const said = saidOf(sense, before, time);
  // Of one side of an account there are bookings, and no amount to divide or hold against another.
  const isOneSide = before.only?.zijde !== undefined && before.measure === 'boekingen';
  if (isOneSide && isMoreThanBookings(sense, said, time)) return undefined;
  const rows = ofToldRows(sense, before, said, time);
  if (rows) return rows;
  if (cannotMove(sense, before)) return undefined;
  const isSet = isTimed(time);
  const otherwise =
    (isSet ? undefined : oneInvoice(before, said, sense)) ?? inPercent(sense, before);
  if (otherwise) return otherwise;
  if (has(sense, 'link', 'excl') && !isSet) return withoutVat(before);
  const held = heldToSaid(sense, time, before);
  if (held) return held;
  if (saysNothing(sense, before, said, time)) return sameAgain(sense, before);
  // An average of the first rows of a list is of all of them.
  if (said.measure === 'gemiddelde' && (before.limit ?? 1) > 1) return undefined;
  return askedAnew(sense, before, time, said);
}

/** 'Hoe is dat berekend'. */
function definitionOf(sense: Sense, { subject }: Question): Question | undefined {
  if (!has(sense, 'link', 'berekend')) return undefined;
  if (subject.kind === 'figure') return { subject: { kind: 'definition', key: subject.key } };
  return subject.kind === 'vat'
    ? { subject: { kind: 'definition', key: 'btw_positie' } }
    : undefined;
}

function saidOf(sense: Sense, { subject, only, split }: Question, time: Time): Said {
  const { subject: _, ...own } = finished(sense, { subject, ...(only && { only }) }, time);
  return split !== undefined && isSameSplit(sense) ? { ...own, split } : own;
}

/** 'Hoe lag die verdeling in 2023': the one that was told. */
const isSameSplit = ({ tokens }: Sense): boolean =>
  tokens.some(
    ({ text }, at) =>
      text === 'verdeling' && /^(?:die|dezelfde|de|deze)$/.test(tokens[at - 1]?.text ?? ''),
  );

const isTimed = ({ period, day, against }: Time): boolean =>
  period !== undefined || day !== undefined || against !== undefined;

/** Whether of bookings something is asked that they do not have. */
function isMoreThanBookings(sense: Sense, { split, measure }: Said, { against }: Time): boolean {
  const other = measure === 'aantal' || measure === 'boekingen' ? undefined : measure;
  return (split ?? against ?? first(sense, 'against') ?? other) !== undefined;
}

/** More or fewer of the rows that were told, or those together, on average, by age. */
function ofToldRows(sense: Sense, before: Question, said: Said, time: Time): Question | undefined {
  const limit = rowsSaid(sense, before);
  if (limit !== undefined) return { ...before, limit };
  return (
    (isTimed(time) ? undefined : togetherOf(sense, before, said)) ??
    asAverage(sense, before) ??
    agedOf(sense, before)
  );
}

/** 'Hoeveel is dat samen' of the largest few: of all that were told. */
function togetherOf(sense: Sense, question: Question, said: Said): Question | undefined {
  const { skip, limit, ...before } = question;
  if (!has(sense, 'link', 'samen')) return undefined;
  if ((limit ?? 1) > 1 && said.split === undefined) return { ...question, measure: 'samen' };
  // 'Hoeveel procent is dat samen' behind the second largest: of both.
  if (limit !== 1 || skip === undefined) return undefined;
  const isShare = has(sense, 'measure', 'aandeel') || has(sense, 'link', 'procent');
  return { ...before, limit: skip + 1, measure: isShare ? 'aandeel' : 'samen' };
}

/** Whether a turn has nothing of its own to ask. */
function saysNothing(sense: Sense, before: Question, said: Said, time: Time): boolean {
  const isSaid =
    (before.measure === 'oorzaken' ? directionOf(sense) : undefined) ??
    said.measure ??
    said.split ??
    said.limit ??
    said.skip ??
    first(sense, 'order') ??
    first(sense, 'against');
  const isNarrowed = JSON.stringify(said.only) !== JSON.stringify(before.only);
  return isSaid === undefined && !isNarrowed && !isTimed(time) && !isShifted(sense, before);
}

/** The question before it by other parts of time, in all, or by whom. */
function sameAgain(sense: Sense, before: Question): Question | undefined {
  const parts = partsOfTime(sense, before);
  if (parts) return { ...before, split: parts };
  if (isSum(sense, before)) return inAll(before);
  return isSameAgain(sense) ? byWhom(sense, before) : undefined;
}

/** 'Met hoeveel' behind what rose: what was told. */
const HOW_MUCH = /^(?:en )?(?:met |voor )?hoeveel(?: (?:dan|precies|is dat|was dat|scheelt dat))?$/;

/** 'In procenten': of what was compared its change, of a profit its margin. */
function inPercent(sense: Sense, before: Question): Question | undefined {
  const { subject, against } = before;
  if (
    (before.measure === 'verschil' || before.measure === 'oorzaken') &&
    HOW_MUCH.test(sense.tokens.map(({ text }) => text).join(' '))
  )
    return before;
  const isShare = against !== undefined && has(sense, 'measure', 'aandeel');
  if ((!has(sense, 'link', 'procent') && !isShare) || sense.tokens.length > 4) return undefined;
  // What parts changed is told with its percentage.
  if (before.measure === 'oorzaken' && before.split !== undefined) return before;
  if (against !== undefined) return { ...before, measure: 'verschil' };
  if (before.measure === 'aandeel') return before;
  const isWhole = subject.kind === 'figure' && subject.without === undefined;
  // What two costs differ is no part of the omzet.
  const isGap =
    subject.kind === 'sum' &&
    subject.terms.some(({ teken }) => teken === 'min') &&
    !(subject.terms[0]?.of.kind === 'figure' && subject.terms[0].of.key === 'omzet');
  if (isGap) return undefined;
  if (!isWhole) return { ...before, measure: 'aandeel', of: 'omzet' };
  const key = IN_PERCENT[subject.key];
  return key === undefined ? undefined : { ...before, subject: { kind: 'figure', key } };
}
