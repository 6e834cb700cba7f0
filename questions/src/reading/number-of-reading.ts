import type { Question } from '@kengetal/contract';
import { monthsIn } from '@kengetal/ledger';
import { countOf, ordinalOf } from '../text/numbers.ts';
import { isTwo } from './pointing.ts';
import type { Sense } from './sense.ts';
import { isStepCount } from './step.ts';

/** A number that a reading does nothing with. */
export const isUnreadNumber = (
  text: string,
  place: number,
  sense: Sense,
  question: Question,
  before: Question | undefined,
): boolean =>
  isBareNumber(text, place, sense, question) &&
  !(isTwo(text) && isOfTwo(question, before)) &&
  !isItsCount(text, place, sense, question, before) &&
  !isDaysOf(text, question);

/** Whether a number says how far a reading moved, how many rows it has, or which one. */
export const isItsCount = (
  text: string,
  place: number,
  sense: Sense,
  question: Question,
  before: Question | undefined,
): boolean =>
  (before !== undefined && isStepCount(sense.tokens, place)) ||
  isPlaceOf(text, question, before) ||
  isLengthOf(place, sense, question);

const UNITS: readonly (readonly [noun: RegExp, months: number])[] = [
  [/^(?:maand|maanden|mnd)$/, 1],
  [/^(?:kwartaal|kwartalen|aangiften?|aangiftes)$/, 3],
];

/** 'Die vijftien maanden', 'de vier aangiften samen': as many as the period has; 'alle vier' is each by itself. */
const isLengthOf = (place: number, { tokens }: Sense, { period }: Question): boolean =>
  period !== undefined &&
  tokens[place - 1]?.text !== 'alle' &&
  UNITS.some(
    ([noun, months]) =>
      tokens.slice(place + 1, place + 4).some(({ text }) => noun.test(text)) &&
      countOf(tokens[place]?.text) === monthsIn(period) / months,
  );

/** 'Tel die twee op', 'welke van de twee was hoger'. */
export const isOfTwo = ({ subject, against }: Question, before: Question | undefined): boolean =>
  (subject.kind === 'sum' && subject.terms.length === 2) ||
  (subject.kind === 'figure' && subject.also?.length === 1) ||
  (before !== undefined && against !== undefined);

/** A number that is no part of a period, name, size or count. */
const isBareNumber = (
  text: string,
  place: number,
  { scanned, references, details, relation }: Sense,
  { subject }: Question,
): boolean => {
  // 'Al twee maanden' of what is not said by its age.
  const isAgeless =
    details.older !== undefined && !/older|d[sp]o|terms/.test(JSON.stringify(subject));
  const isSaid =
    /^(?:\d|[qkh]\d)/.test(text) ||
    (ordinalOf(text) ?? 0) > 4 ||
    (text !== 'een' && countOf(text) !== undefined);
  const isRead =
    scanned.marks.some(({ from, to }) => from <= place && place < to) ||
    references.places.has(place) ||
    (details.places.has(place) && !isAgeless) ||
    relation?.places.has(place) === true;
  // 'Alleen 9%' of a return is a box of it.
  const isRate =
    subject.kind === 'vat' &&
    subject.rubriek === ({ 9: '1b', 21: '1a' } as Readonly<Record<string, string>>)[text];
  return isSaid && !isRead && !(isRate && subject.rubriek !== undefined);
};

const ORDINALS = ['eerste', 'tweede', 'derde', 'vierde', 'vijfde'];

/** 'De tweede van dat rijtje', 'nummer twee'. */
const isPlaceOf = (text: string, { limit, skip = 0 }: Question, before?: Question): boolean =>
  (before !== undefined && before.limit !== limit && countOf(text) === limit) ||
  (limit === 1 && (Number(text) || countOf(text) || ORDINALS.indexOf(text) + 1) === skip + 1);

/** 'Maak er vijftig dagen van'. */
const isDaysOf = (text: string, { subject }: Question): boolean =>
  subject.kind === 'open' &&
  [subject.older, subject.until].some((days) => days !== undefined && countOf(text) === days);
