import { folded } from '../text/fold.ts';
import { countOf } from '../text/numbers.ts';
import { PERSON } from './asker.ts';
import { FOR, isAbout, isPeriod, WHY } from './clause.ts';
import { isGift, isOccasion } from './occasion.ts';
import type { Mark } from './scan.ts';
import type { Sense } from './sense.ts';
import { isAge, isOfClock, isOfTime, isTimeOf } from './told-time.ts';
import {
  ARTICLE,
  ASKS,
  DOER,
  DROPPED,
  GUESSES,
  isCondition,
  isForm,
  isFound,
  isRow,
  KIN,
  KNOWS,
  LABEL,
  LEAD,
  MONEY,
  OWN,
  PLACE,
  SUBJECT,
  TAG,
  TELLS,
  UNIT,
  VERB,
  WANTS,
  WORK,
} from './told-words.ts';
import { FORM } from './verb-like.ts';

/** A sentence or clause of a text, with what was found in it. */
export interface Part {
  readonly text: string;
  readonly sense: Sense;
}

/** Whether a part tells something and neither asks, orders, counts nor narrows. */
export function isTold({ text, sense }: Part): boolean {
  const words = sense.tokens.map((each) => each.text);
  if (isForm(words) || isRow(words) || isHabit({ text, sense })) return true;
  if (words.length === 0 || words.some(isCondition) || isAbout(text)) return false;
  if (isNarrowing(words) || isRelative(words) || saysMore({ text, sense })) return false;
  if (isTag(words) || isTask(words)) return true;
  const isAsked = /\?/.test(text) && !isTimeOf(words);
  if (isAsked || asksItself(words, sense) || isInverted(words)) return false;
  // 'Voor de brandstof' narrows what is asked.
  const isForOne = words.some(
    (word) => isOccasion(word) || isGift(word) || KIN.test(word) || PERSON.test(word),
  );
  if (/^voor\s/i.test(text.replace(LEAD, '')) && (!isForOne || hasMeaning({ text, sense })))
    return false;
  return isReason(text) || isHeading(words) || isTimeOf(words) || isStatement(words, sense);
}

/** 'Die betalen nooit op tijd', 'ze belt altijd': how somebody is; behind what it narrows the verb stands last. */
export const isHabit = ({ text, sense }: Part): boolean =>
  /^\W*(?:die|ze|zij|hij) (?:[a-z]+(?:t|en|de|te)|is|was|zit|ligt|doet|kan|wil) (?:[a-z]+ ){0,2}?(?:altijd|nooit|vaak|meestal|steeds|telkens|zelden|eeuwig|doorgaans) [^?]*$/i.test(
    text,
  ) &&
  sense.relation === undefined &&
  sense.figures.length === 0;

/** 'Betaalrun voorbereiden', 'onderwerp': what somebody is at work with, and no verb of a sentence. */
export const isTask = (words: readonly string[]): boolean =>
  (words.length === 1 && LABEL.test(words[0] ?? '')) ||
  (words.length <= 5 &&
    WORK.test(words.at(-1) ?? '') &&
    !words.some((word) => VERB.test(word) || DOER.test(word) || PLACE.test(word)));

/** Whether it asks; 'ik wil eerst snappen hoe we ervoor staan' says what for. */
function asksItself(words: readonly string[], { figures }: Sense): boolean {
  const known = words.findIndex((word) => KNOWS.test(word));
  const isInside = (word: string, at: number) =>
    known >= 0 && at > known && figures.length === 0 && /^(?:hoe|waarom|waar)$/.test(word);
  return words.some((word, at) => ASKS.test(word) && !isInside(word, at));
}

/** 'Even voor mijn beeldvorming', '(omdat de bank erom vraagt)'. */
const isReason = (text: string): boolean =>
  [FOR, WHY].some((each) => each.test(text.replace(LEAD, '')));

/** 'Ik wil de holding niet', 'dat hoort er niet bij'. */
const isNarrowing = (words: readonly string[]): boolean =>
  words.some((word) => /^(?:niet|geen)$/.test(word)) &&
  (words.some((word) => WANTS.test(word) && word !== 'hoeft') ||
    /^(?:bij|mee|in|onder)$/.test(words.at(-1) ?? ''));

/** 'Die we niet gekocht hebben', behind what it is of; 'dat weet ik niet' tells. */
const isRelative = ([start = '', next = '', third = '']: readonly string[]): boolean =>
  /^(?:die|dat|waar[a-z]*)$/.test(start) && !VERB.test(next) && !DOER.test(third);

/** 'Weet je dat zo uit je hoofd', 'kun je dat opzoeken': it asks for what stands beside it. */
export const isTag = (words: readonly string[]): boolean =>
  words.some((word) => /^(?:je|jij|u|jullie)$|^ik$/.test(word)) &&
  words.every((word) => TELLS.test(word) || TAG.test(word));
/** 'Korte vraag tussendoor', 'vraag van mijn baas'. */
export const isHeading = (words: readonly string[]): boolean =>
  words.length <= 6 && words.some((word) => /^vraag(?:je)?$/.test(word));

/** 'Zijn er maanden waarin we verlies draaiden'; 'heb haast' asks nothing. */
const isInverted = ([start = '', next = '']: readonly string[]): boolean =>
  VERB.test(start) &&
  (!DROPPED.test(start) || DOER.test(next) || /^(?:er|daar|hier|dat|die|je|jij|u)$/.test(next));

/** Somebody or something, with a verb. */
function isStatement(words: readonly string[], { rest, scanned }: Sense): boolean {
  const isVerb = (word: string, at: number) =>
    VERB.test(word) ||
    GUESSES.test(word) ||
    (FORM.test(word) &&
      at > 1 &&
      !ARTICLE.test(words[at - 1] ?? '') &&
      rest.some(({ place }) => place === at));
  return (
    words.some((word) => DOER.test(word)) ||
    isOfTime(words, scanned) ||
    isFound(words) ||
    DROPPED.test(words.join(' ')) ||
    (words.some((word) => SUBJECT.test(word) || OWN.test(word)) && words.some(isVerb))
  );
}

/** Whether a part has what a question about the books can hold, other than the time and place of what it tells. */
function saysMore({ text, sense }: Part): boolean {
  const { scanned, relation, references, details, tokens } = sense;
  const words = tokens.map((token) => token.text);
  const guess = words.findIndex((word) => GUESSES.test(word));
  const isSpelled = ({ from, to }: Mark) =>
    tokens.slice(from, to).every((each) => each.isPart !== true && folded(each.raw) !== each.text);
  const isLoose = (mark: Mark) =>
    mark.piece !== undefined ||
    isFound(words) ||
    isSpelled(mark) ||
    isDone(mark, sense) ||
    mark.meanings.every(
      (each) =>
        each.role === 'filler' ||
        /^(?:figure|subject|noun)$/.test(each.role) ||
        (each.role === 'link' &&
          (/^(?:rekening|omschrijving)$/.test(each.value) ||
            /^(?:me|mij|ons)$/.test(tokens[mark.to]?.text ?? ''))),
    );
  return (
    relation !== undefined ||
    references.relations.length > 0 ||
    (references.places.size > 0 &&
      (isReason(text) ||
        [...references.places].some((place) => /\d/.test(tokens[place]?.text ?? '')))) ||
    (details.limit !== undefined && !isFound(words)) ||
    details.older !== undefined ||
    [...scanned.refusals].some(
      (each) =>
        !/^(?:zien|toekomst|plicht)$/.test(each) &&
        !(each === 'onbekend' && guess === 0) &&
        !isAsker(1, words),
    ) ||
    !scanned.marks.every(isLoose) ||
    tokens.some(
      (each, place) =>
        UNIT.test(each.text) ||
        MONEY.test(each.text) ||
        (isNumber(each.text) &&
          !isPeriod(place, sense) &&
          !isAge(place, sense) &&
          !isOfClock(place, words) &&
          !/^(?:duurt|duurde)$/.test(words[place - 1] ?? '') &&
          !(guess >= 0 && guess < place)),
    )
  );
}

const isNumber = (text: string): boolean =>
  /\d/.test(text) || (text !== 'een' && countOf(text) !== undefined);

/** 'Zit in de auto', 'ik ben bij de bank': where somebody is, with whom, and no money. */
function isPlaced(from: number, to: number, { tokens, figures }: Sense): boolean {
  const words = tokens.map(({ text }) => text);
  const before = words.slice(0, from).filter((word) => !ARTICLE.test(word));
  const isSomebody =
    words.some((word) => /^(?:ik|we|wij)$/.test(word)) ||
    DROPPED.test(words.join(' ')) ||
    isTask(words) ||
    words.some((word) => KIN.test(word) || PERSON.test(word));
  return (
    isSomebody &&
    figures.length <= 1 &&
    (PLACE.test(before.at(-1) ?? '') ||
      isOccasion(words[to - 1] ?? '') ||
      isOccasion(words[to] ?? ''))
  );
}

/** Whether a part names a figure, a list or what one is of. */
export const hasMeaning = ({ sense }: Part): boolean =>
  sense.references.places.size > 0 ||
  sense.scanned.marks.some(
    ({ from, to, meanings }) =>
      meanings.some(({ role }) => /^(?:figure|subject|noun)$/.test(role)) &&
      !isPlaced(from, to, sense) &&
      !isDone({ to }, sense),
  );

/** 'Zodat ik het kan uitleggen': what somebody does with what is asked. */
const isDone = ({ to }: Pick<Mark, 'to'>, { tokens }: Sense): boolean =>
  tokens[to - 1]?.text.endsWith('en') === true &&
  tokens.slice(0, to - 1).some(({ text }) => DOER.test(text)) &&
  tokens.slice(0, to - 1).some(({ text }) => /^(?:kan|kunnen|mag|moet|ga)$/.test(text)) &&
  tokens.slice(0, to - 1).some(({ text }) => /^(?:het|dat|dit|ze)$/.test(text));

/** 'De gemeente vraagt erom', 'de burgemeester wil dat weten': it is asked for what is asked here. */
export const isAsker = (place: number, words: readonly string[]): boolean =>
  /^(?:vraagt|vroeg|wil|wilde)$/.test(words[place + 1] ?? '') &&
  /^(?:dat|dit|het|erom|ernaar|me|mij|ons)$/.test(words[place + 2] ?? '');
