import type { Question } from '@kengetal/contract';
import type { FigureKey } from '../lexicon/types.ts';
import type { Before } from '../world.ts';
import type { Draft } from './draft.ts';
import { chosenFigures } from './figures.ts';
import { finished, withTime } from './finish.ts';
import { first, has, type Sense } from './sense.ts';
import { isShifted, shifted } from './shift.ts';
import type { Time } from './time.ts';

type AskedDraft = Extract<Draft, { kind: 'asked' }>;

/** Words that tie a question to the one before it. */
const TYING = new Set('en of alleen enkel dan nu ook maar nee zonder toch'.split(' '));
const POINTING = new Set('dat die daarvan hiervan dit deze daarin hierin ervan daar'.split(' '));
/** A question longer than this says by itself what it asks. */
const LONGEST = 9;
/** Subjects of which the same can be asked. */
const ALIKE = ['figure', 'account', 'relation', 'charged', 'vat'];

/** A question that changes a part of the one before it; nothing where it stands by itself. */
export function followUp(
  sense: Sense,
  draft: Draft | undefined,
  time: Time,
  { question }: Before,
): Question | undefined {
  if (!question || sense.tokens.length === 0) return undefined;
  const { without, keys } = chosenFigures(sense);
  if (without.length > 0 && keys.length === 0) return withoutThese(question, without, time, sense);
  if (draft === undefined || isOfBefore(draft, sense)) {
    return sense.rest.length > 0 ? undefined : changed(sense, question, time);
  }
  if (draft.kind !== 'asked') return undefined;
  const turned = turnedTo(draft, question, sense);
  if (turned) return shifted(withTime(sense, turned, time, { question }), sense, time, question);
  const isTied = TYING.has(sense.tokens[0]?.text ?? '') && sense.tokens.length <= LONGEST;
  return isTied ? replaced(sense, draft, question, time) : undefined;
}

/** 'Welke boekingen zijn dat?' and 'wat was de beste maand?' ask nothing of their own. */
function isOfBefore(draft: Draft, sense: Sense): boolean {
  if (draft.kind !== 'asked') return false;
  if (draft.isBare === true) return true;
  const isPointing = sense.tokens.some(({ text }) => POINTING.has(text));
  const isWide = Object.keys(sense.references.only).length === 0;
  return draft.asked.subject.kind === 'lines' && isWide && (isPointing || sense.tokens.length <= 4);
}

/** The other side of what was asked: what a relation owes, or what suppliers are owed. */
function turnedTo({ asked }: AskedDraft, before: Question, sense: Sense): Question | undefined {
  const { subject } = before;
  if (
    subject.kind === 'relation' &&
    asked.subject.kind === 'open' &&
    sense.tokens.length <= LONGEST
  ) {
    return { subject: { ...subject, side: 'openstaand' } };
  }
  if (subject.kind !== 'open') return undefined;
  const isSaid = has(sense, 'noun', 'klanten') || has(sense, 'noun', 'leveranciers');
  if (asked.subject.kind === 'open' && !isSaid && sense.tokens.length <= LONGEST) {
    return { ...before, ...asked, subject: { ...subject, ...asked.subject, groep: subject.groep } };
  }
  if (asked.split !== 'relatie') return undefined;
  const groep = has(sense, 'noun', 'leveranciers') ? 'crediteuren' : 'debiteuren';
  return { ...before, subject: { ...subject, groep } };
}

function withoutThese(
  question: Question,
  without: readonly FigureKey[],
  time: Time,
  sense: Sense,
): Question | undefined {
  const { subject } = question;
  if (subject.kind !== 'figure') return undefined;
  const all = [...new Set([...(subject.without ?? []), ...without])];
  const less = { ...question, subject: { ...subject, without: all } };
  const { period } = withTime(sense, { subject: less.subject }, time, { question });
  return { ...less, ...(period && { period }) };
}

/** The same asked of something else. */
function replaced(sense: Sense, draft: AskedDraft, before: Question, time: Time): Question {
  const asked = finished(sense, draft.asked, time);
  const isAlike = ALIKE.includes(asked.subject.kind) && ALIKE.includes(before.subject.kind);
  if (!isAlike) return withTime(sense, asked, time, { question: before });
  const { measure, split, order, limit, against } = before;
  const kept = {
    ...(measure !== undefined && measure !== 'oorzaken' && { measure }),
    ...(asked.split === undefined && split !== undefined && { split }),
    ...(order !== undefined && { order }),
    ...(limit !== undefined && { limit }),
    ...(against !== undefined && { against }),
  };
  const subject = sameSide(asked.subject, before.subject, sense);
  const question = withTime(sense, { ...kept, ...asked, subject }, time, { question: before });
  return shifted(question, sense, time, before);
}

/** Of another relation the same is asked, unless its own words say otherwise. */
function sameSide(
  subject: Question['subject'],
  before: Question['subject'],
  sense: Sense,
): Question['subject'] {
  const isSaid = first(sense, 'side') !== undefined || sense.figures.length > 0;
  return subject.kind === 'relation' && before.kind === 'relation' && !isSaid
    ? { ...subject, side: before.side }
    : subject;
}

/** Something else asked of the same: another period, split, measure, order. */
function changed(sense: Sense, before: Question, time: Time): Question | undefined {
  if (has(sense, 'link', 'berekend') && before.subject.kind === 'figure') {
    return { subject: { kind: 'definition', key: before.subject.key } };
  }
  const { subject, only } = before;
  const { subject: _, ...said } = finished(sense, { subject, ...(only && { only }) }, time);
  const order = first(sense, 'order');
  const isSaid = said.measure ?? said.split ?? said.limit ?? order ?? first(sense, 'against');
  const isNarrowed = JSON.stringify(said.only) !== JSON.stringify(only);
  const isTimed = time.period !== undefined || time.day !== undefined || time.against !== undefined;
  if (isSaid === undefined && !isNarrowed && !isTimed && !isShifted(sense)) return undefined;
  const noun = timeNoun(sense);
  const whole = {
    ...{ subject, ...keptOf(before, said.measure, time) },
    ...said,
    ...(order !== undefined && { order }),
    ...(order !== undefined && noun !== undefined && { split: noun, measure: undefined }),
  };
  const question = withTime(sense, whole, time, { question: before });
  return shifted(ranked(question), sense, time, before);
}

function timeNoun(sense: Sense): Question['split'] {
  if (has(sense, 'noun', 'maanden')) return 'maand';
  return has(sense, 'noun', 'kwartalen') ? 'kwartaal' : undefined;
}

/** What stays of a question when another measure is asked: bookings have no split. */
function keptOf(before: Question, measure: Question['measure'], { unit }: Time): Partial<Question> {
  const { split, order, limit, against } = before;
  if (measure === 'boekingen' || measure === 'aantal') return {};
  const of = against === undefined ? {} : { against };
  if (measure === 'oorzaken') return of;
  const isDivided = split !== undefined && split !== unit;
  return {
    ...of,
    ...(isDivided && { split }),
    ...(order !== undefined && { order }),
    ...(limit !== undefined && { limit }),
    ...(before.measure !== undefined && before.measure !== 'boekingen' && { measure: before.measure }), // prettier-ignore
  };
}

/** 'Top 3' of an amount is of its parts. */
function ranked(question: Question): Question {
  const { subject, limit, order, split, measure } = question;
  const isOrdered = limit !== undefined || order !== undefined;
  if (!isOrdered || split !== undefined || measure === 'boekingen' || subject.kind !== 'figure') {
    return question;
  }
  const by = subject.key === 'omzet' ? 'relatie' : subject.key === 'kosten' ? 'groep' : 'rekening';
  return { ...question, split: by, order: order ?? 'hoogste' };
}
