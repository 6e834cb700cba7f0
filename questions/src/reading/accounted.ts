import type { Question } from '@kengetal/contract';
import { ACCOUNT_MEANINGS, LEXICON } from '../lexicon/lexicon.ts';
import { countOf, ordinalOf } from '../text/numbers.ts';
import { stem } from '../text/stem.ts';
import { tokensOf, type Token } from '../text/tokens.ts';
import { isAfterOther, isAskedOtherwise, MOVED } from './asked-otherwise.ts';
import { isAround } from './around-average.ts';
import { isOfCentre } from './centre-of-list.ts';
import { isBehindFigure, isBesideRelation, isOfDepreciation } from './asked-beside.ts';
import { spentOn } from './listed-accounts.ts';
import { isNamedBy } from './named-by.ts';
import { isLastNamed, isNotListed } from './named-in-turn.ts';
import { passedOver } from './passed-over.ts';
import { isAdverb, isOrdinary } from './ordinary.ts';
import { TERM } from './owing.ts';
import { isStepCount } from './step.ts';
import { isTwo } from './pointing.ts';
import { isWeighty, RANKED } from './weighty.ts';
import { isOfDocument, type Sense } from './sense.ts';
import { isUnused } from './unused.ts';
import { isWhose } from './whose.ts';

/**
 * Words of a question that its reading does nothing with, as they were typed: names and numbers that
 * are nowhere in it, and orders, conditions, parts and comparisons that it leaves out. A reading with
 * such a word is no answer, however well the others fit (decision 0112).
 */
export function unaccounted(sense: Sense, question: Question, before?: Question): string[] {
  const { tokens, scanned, rest, vocabulary } = sense;
  if (question.subject.kind !== 'component' && WHOLES.has(question.subject.kind)) return [];
  if (question.split === 'relatie' && isWhose(tokens.map(({ text }) => text))) return [];
  // 'Wat kostten de auto's aan brandstof' is about what stands behind 'aan'.
  const spent = question.subject.kind === 'account' ? spentOn(sense) : undefined;
  const named = rest
    .filter(
      ({ token, place }) =>
        (spent === undefined || spent.some((word) => word.place === place)) &&
        !isNumbered(sense) &&
        !(question.only?.zijde !== undefined && MOVED.test(token.text)) &&
        !isOfCentre(place, sense, question) &&
        !(/^(?:2|twee|helft|sindsdien)$/.test(token.text) && isOfTwo(question, before)) &&
        !(before && isStepCount(tokens, place)) &&
        !isPlaceOf(token.text, question, before) &&
        !(TERM.test(token.text) && /"d[sp]o/.test(JSON.stringify(question.subject))) &&
        !(/^oude?$/.test(token.text) && sense.details.older !== undefined) &&
        !(
          isIdle(token.text) &&
          !isTurning(token.text, question) &&
          !vocabulary.relations.index.has(token.text) &&
          !isBehindFigure(place, sense)
        ) &&
        !(
          RANKED.test(token.text) &&
          (isAround(sense) || question.against !== undefined || isOfPrice(question))
        ) &&
        (isBesideRelation(place, sense, question) ||
          isOfDepreciation(token.text, sense, question) ||
          !isNamedBy(token, question, vocabulary)),
    )
    .map(({ place, token }) => ({ place, text: token.raw }));
  const words = WHOLES.has(question.subject.kind)
    ? []
    : tokens
        .map((token, place) => ({ token, place }))
        .filter(
          ({ token, place }) =>
            (isBareNumber(token.text, place, sense, question) &&
              !(isTwo(token.text) && isOfTwo(question, before)) &&
              !(before && isStepCount(tokens, place)) &&
              !isPlaceOf(token.text, question, before) &&
              !isDaysOf(token.text, question)) ||
            isOfUnknown(place, sense) ||
            isSinceUnknown(place, sense) ||
            isAfterOther(token.text, place, sense, question) ||
            isAskedOtherwise(token.text, place, sense, question) ||
            (isWeighty(token.text, question) &&
              !(
                question.measure === 'gemiddelde' &&
                question.split !== undefined &&
                isAround(sense)
              ) &&
              !(isNumbered(sense) && token.text === 'prive') &&
              !isOfClaim(place, sense) &&
              !isOfPrice(question) &&
              !(before && isLastNamed(place, tokens)) &&
              !isNotListed(place, tokens, question, before) &&
              !isInPhrase(place, sense) &&
              !sense.references.places.has(place)),
        )
        .map(({ place, token }) => ({ place, text: token.raw }));
  // What comes back is told as it is now.
  const times =
    question.subject.kind === 'recurring' && !isOfPrice(question)
      ? scanned.marks
          .filter(
            ({ piece }) =>
              piece !== undefined && (piece.back === undefined || piece.back.count > 0),
          )
          .map(({ from, to }) => ({ place: from, text: rawOf(tokens.slice(from, to)) }))
      : [];
  const unused = WHOLES.has(question.subject.kind)
    ? []
    : scanned.marks
        .filter((mark) => !isOfPrice(question) && isUnused(mark, sense, question))
        .map(({ from, to }) => ({ place: from, text: rawOf(tokens.slice(from, to)) }));
  const passed =
    before === undefined || isOfPrice(question) || WHOLES.has(question.subject.kind)
      ? []
      : passedOver(sense, question, before)
          .filter((at) => unused.every(({ place }) => place !== at))
          .map((place) => ({ place, text: tokens[place]?.raw ?? '' }));
  return [...named, ...unused, ...words, ...times, ...passed]
    .sort((one, other) => one.place - other.place)
    .map(({ text }) => text);
}

/** 'Tel die twee op', 'welke van de twee was hoger'. */
const isOfTwo = ({ subject, against }: Question, before: Question | undefined): boolean =>
  (subject.kind === 'sum' && subject.terms.length === 2) ||
  (before !== undefined && against !== undefined);

const isOfPrice = ({ subject }: Question): boolean =>
  subject.kind === 'recurring' && subject.aspect === 'prijs';

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

/** 'De tweede van dat rijtje', 'nummer twee'. */
const isPlaceOf = (text: string, { limit, skip = 0 }: Question, before?: Question): boolean =>
  (before !== undefined && before.limit !== limit && countOf(text) === limit) ||
  (limit === 1 && (Number(text) || countOf(text) || ORDINALS.indexOf(text) + 1) === skip + 1);
/** 'Maak er vijftig dagen van'. */
const isDaysOf = (text: string, { subject }: Question): boolean =>
  subject.kind === 'open' &&
  [subject.older, subject.until].some((days) => days !== undefined && countOf(text) === days);

/** 'Boven een ton gekomen of niet', 'nog geen ton': said of the amount that it is held against. */
const isOfClaim = (place: number, { tokens, details }: Sense): boolean =>
  Object.keys(details.sizes).length > 0 &&
  ((tokens[place]?.text === 'niet' && tokens[place - 1]?.text === 'of') ||
    (tokens[place]?.text === 'geen' &&
      (details.places.has(place + 1) || details.places.has(place + 2))));

const ORDINALS = ['eerste', 'tweede', 'derde', 'vierde', 'vijfde'];

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
const isNumbered = (sense: Sense): boolean => isOfDocument(sense) || isOfNumbers(sense);
const isOfNumbers = ({ tokens, references }: Sense): boolean =>
  references.accounts.length > 0 &&
  [...references.places].some((place) => /^\d+$/.test(tokens[place]?.text ?? ''));

/** 'Hoeveel omzet is er geannuleerd': of a total a verb that is not known may be what is asked. */
const isTurning = (text: string, { subject, measure, order }: Question): boolean =>
  subject.kind === 'figure' &&
  BROAD.test(subject.key) &&
  !/without/.test(JSON.stringify(subject)) &&
  (measure ?? order) === undefined &&
  !isAdverb(text);
const BROAD =
  /^(?:omzet|kosten|resultaat|materialen|inkoopwaarde|kostprijs_omzet|uitbesteed_werk)$/;

/** A word of the form of a verb or adverb; nouns have some of these forms as well. */
const isIdle = (text: string): boolean =>
  (isOrdinary(text) && !NOUN.test(text) && !ACCOUNT_MEANINGS.has(stem(text))) || isFiller(text);
const isFiller = (text: string): boolean =>
  LEXICON.longestAt(tokensOf(text), 0)?.values.every(({ role }) => role === 'filler') === true;
const NOUN =
  /(?:ingen?|heden|heid|teiten|teit|ties|tie|achten|epen|aren|ingen|nissen|weekend|avond|ochtend|ment|menten|isten?|ores?|(?<!b)aars?|ers)$/;

const rawOf = (tokens: readonly Token[]): string => tokens.map(({ raw }) => raw).join(' ');

/** Of these the words beside them say what it is about, and nothing is left to ask. */
const WHOLES: ReadonlySet<string> = new Set(['definition', 'help', 'data', 'component']);
