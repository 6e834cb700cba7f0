import type { Question } from '@kengetal/contract';
import { isAround } from './around-average.ts';
import { isAfterOther, isAskedOtherwise } from './asked-otherwise.ts';
import { isOfOtherForm } from './form-asked.ts';
import { isIfPaid } from './if-paid.ts';
import { isLastNamed, isNotListed } from './named-in-turn.ts';
import { isUnreadNumber } from './number-of-reading.ts';
import { isOfDocument, type Sense } from './sense.ts';
import { standingPrivate } from './private.ts';
import { isSpentOnOther } from './spent-on-other.ts';
import { isThingAsked } from './thing-asked.ts';
import { isBareStretch, isBeforeNothing, isUnreadEdge, isUnreadTime } from './unread-time.ts';
import { isWeighty } from './weighty.ts';
import { isOfOtherSense } from './word-senses.ts';

/**
 * Whether a reading passes over a word at a place: a number, what it is not divided by, where it does
 * not begin, a question of another kind, or a small word that turns it around.
 */
export const isUnheeded = (
  text: string,
  place: number,
  sense: Sense,
  question: Question,
  before: Question | undefined,
): boolean =>
  isUnreadNumber(text, place, sense, question, before) ||
  (isOfUnknown(place, sense) && !(text === 'wanneer' && isOfPrice(question))) ||
  isSinceUnknown(place, sense) ||
  isUnreadTime(place, sense, before !== undefined) ||
  isUnreadEdge(place, sense) ||
  (before === undefined &&
    (isBeforeNothing(place, sense) || isBareStretch(place, sense, question))) ||
  isAfterOther(text, place, sense, question) ||
  isAskedOtherwise(text, place, sense, question) ||
  isOfRelation(place, sense, question) ||
  isThingAsked(place, sense, question) ||
  isSpentOnOther(place, sense, question) ||
  isOfOtherForm(place, sense, question, before) ||
  isIfPaid(place, sense, question) ||
  isOfOtherSense(place, sense, question) ||
  (isWeighty(text, question) && !isWeightless(text, place, sense, question, before));

/** Somebody of the books who is named and is nowhere in the reading: 'Van Loon' beside wages. */
const isOfRelation = (place: number, { relation }: Sense, question: Question): boolean =>
  relation?.places.has(place) === true &&
  !relation.items.some(({ relatie }) => JSON.stringify(question).includes(JSON.stringify(relatie)));

/** Whether a small word turns nothing around where it stands. */
const isWeightless = (
  text: string,
  place: number,
  sense: Sense,
  question: Question,
  before: Question | undefined,
): boolean =>
  isOfAverages(sense, question) ||
  (text === 'prive' &&
    (isNumbered(sense) || (question.subject.kind === 'account' && standingPrivate(sense)))) ||
  isOfClaim(place, sense) ||
  (text === 'meer' && /^(?:niet|niets|niks|geen)$/.test(sense.tokens[place - 1]?.text ?? '')) ||
  isOfPrice(question) ||
  (before !== undefined && isLastNamed(place, sense.tokens)) ||
  isNotListed(place, sense.tokens, question, before) ||
  isInPhrase(place, sense) ||
  sense.references.places.has(place);

/** Parts that lie above or below their average. */
const isOfAverages = (sense: Sense, { measure, split }: Question): boolean =>
  measure === 'gemiddelde' && split !== undefined && isAround(sense);

/** Of what comes back since when it has its price. */
export const isOfPrice = ({ subject }: Question): boolean =>
  subject.kind === 'recurring' && subject.aspect === 'prijs';

/** 'Boven een ton gekomen of niet', 'nog geen ton': said of the amount that it is held against. */
const isOfClaim = (place: number, { tokens, details }: Sense): boolean =>
  Object.keys(details.sizes).length > 0 &&
  ((tokens[place]?.text === 'niet' && tokens[place - 1]?.text === 'of') ||
    (tokens[place]?.text === 'geen' &&
      (details.places.has(place + 1) || details.places.has(place + 2))));

/** 'Per dag', 'per medewerker': nothing is divided by that. */
function isOfUnknown(place: number, { tokens, scanned, references }: Sense): boolean {
  const before = tokens[place - 1]?.text;
  if (before === 'een' && /^(?:medewerker|werknemer)$/.test(tokens[place]?.text ?? '')) return true;
  if (before !== 'per' || references.places.has(place)) return false;
  const mark = scanned.marks.find(({ from, to }) => from <= place && place < to);
  return (
    mark === undefined ||
    (mark.from === place &&
      mark.meanings.every(({ role }) => role === 'filler' || role === 'figure') &&
      mark.piece === undefined &&
      !/^(?:saldo|de|het|een|abuis|stuk|direct|toen)$/.test(tokens[place]?.text ?? ''))
  );
}

/** 'Sinds de verhuizing' begins at no month, 'sinds wanneer' asks one. */
const isSinceUnknown = (place: number, { tokens, scanned }: Sense): boolean =>
  /^(?:sinds|sedert)$/.test(tokens[place]?.text ?? '') &&
  !/^(?:wanneer|welke?|hoelang)$/.test(tokens[place + 1]?.text ?? '') &&
  !scanned.marks.some(({ from, to, piece }) => piece !== undefined && from <= place && place < to);

const isInPhrase = (place: number, { scanned }: Sense): boolean =>
  scanned.marks.some(({ from, to }) => from <= place && place < to && to - from > 1);

/** Of an account by its number the words beside it say what it is for. */
export const isNumbered = (sense: Sense): boolean => isOfDocument(sense) || isOfNumbers(sense);
const isOfNumbers = ({ tokens, references }: Sense): boolean =>
  references.accounts.length > 0 &&
  [...references.places].some((place) => /^\d+$/.test(tokens[place]?.text ?? ''));
