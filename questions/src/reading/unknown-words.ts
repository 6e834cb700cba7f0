import type { Question } from '@kengetal/contract';
import { ACCOUNT_MEANINGS, LEXICON } from '../lexicon/lexicon.ts';
import { stem } from '../text/stem.ts';
import { tokensOf } from '../text/tokens.ts';
import { isBehindFigure, isBesideRelation, isOfDepreciation } from './asked-beside.ts';
import { isStock } from './draft.ts';
import { MOVED } from './asked-otherwise.ts';
import { spentOn } from './listed-accounts.ts';
import { isNamedBy } from './named-by.ts';
import { isItsCount, isOfTwo } from './number-of-reading.ts';
import { isAdverb } from './ordinary.ts';
import { isParty } from './party-words.ts';
import type { RestWord, Sense } from './sense.ts';
import { CHANGED } from './price-asked.ts';
import { isNumbered, isOfPrice } from './unheeded.ts';
import { RANKED } from './weighty.ts';

/** Words that no phrase explains and that are nowhere in a reading: mostly names. */
export function unknownWords(
  sense: Sense,
  question: Question,
  before: Question | undefined,
): RestWord[] {
  if (isNumbered(sense)) return [];
  // 'Wat kostten de auto's aan brandstof' is about what stands behind 'aan'.
  const spent = question.subject.kind === 'account' ? spentOn(sense) : undefined;
  const asked = spent
    ? sense.rest.filter(({ place }) => spent.some((word) => word.place === place))
    : sense.rest;
  return asked.filter(
    (word) =>
      !isOfReading(word, sense, question, before) &&
      !isWithoutName(word, sense, question) &&
      !isNameOf(word, sense, question),
  );
}

/** What stands on the balance sheet for later. */
const RESERVED = /^(?:pot|opzij|gezet|gelegd|gespaard|opgespaard)$/;

/** A word for what the reading has without its name: its side, its two terms, its days, its age. */
const isOfReading = (
  { token: { text }, place }: RestWord,
  sense: Sense,
  question: Question,
  before: Question | undefined,
): boolean =>
  (question.only?.zijde !== undefined && MOVED.test(text)) ||
  (RESERVED.test(text) && question.against === undefined && isStock(question, sense.vocabulary)) ||
  (/^(?:2|twee|helft|sindsdien)$/.test(text) && isOfTwo(question, before)) ||
  isItsCount(text, place, sense, question, before) ||
  // 'De volgende van die club' is of whom the reading is.
  (isParty(text) &&
    question.only?.relatie !== undefined &&
    /^(?:die|deze|dat|dit)$/.test(sense.tokens[place - 1]?.text ?? '')) ||
  (/^tegemoet/.test(text) && isOfNext(question)) ||
  isSentBy(place, sense, question) ||
  (/^oude?$/.test(text) && sense.details.older !== undefined) ||
  (isOfPrice(question) &&
    (CHANGED.test(text) || /^(?:oude?|nieuwe?|prijzen|tarieven)$/.test(text))) ||
  isReport(place, sense) ||
  (/^(?:daar|hier|er)(?:aan|mee|over|voor)$/.test(text) && isNamedBefore(place, sense));

const isOfNext = ({ subject }: Question): boolean =>
  subject.kind === 'recurring' && subject.aspect === 'volgende';

/** 'Hoe vaak komt het verzekeringspakket van Assurantiën De Eem', who is paid on one account: what it sends. */
const isSentBy = (
  place: number,
  { tokens, relation, vocabulary }: Sense,
  { subject, only }: Question,
): boolean =>
  subject.kind === 'recurring' &&
  /^(?:de|het|een|ons|onze|mijn|dat|die|)$/.test(tokens[place - 1]?.text ?? '') &&
  /^(?:van|bij|de|het)$/.test(tokens[place + 1]?.text ?? '') &&
  [place + 2, place + 3].some((at) => relation?.places.has(at)) &&
  vocabulary.world.accounts.filter(
    ({ leverancier }) => leverancier !== undefined && leverancier === only?.relatie,
  ).length === 1;

/** 'Naar ik begrijp', 'Piet van Jansen roept dat … klopt dat': who says it, and how it is known. */
function isReport(place: number, { tokens, relation }: Sense): boolean {
  const texts = tokens.map(({ text }) => text);
  const [text = '', one = '', two = ''] = [texts[place], texts[place - 1], texts[place - 2]];
  const isOurs =
    /^(?:begrijp|begrijpen|begreep|begrepen|verneem|vernemen|vernam|vernomen|hoor|hoorde|gehoord|lees|las|gelezen|gezien|geloof)$/.test(
      text,
    ) &&
    /^(?:ik|we|wij|je|men)$/.test(one) &&
    /^(?:naar|zoals|heb|hebben|meen|als)$/.test(two);
  // Before 'dat' stands who says it.
  const isTheirs =
    relation !== undefined &&
    place < texts.indexOf('dat') &&
    / dat .* (?:klopt (?:dat|het|dit)|is (?:dat|dit) (?:zo|waar|juist)) /.test(
      ` ${texts.join(' ')} `,
    );
  return isOurs || isTheirs;
}

/** 'Is er een lease, en wat zit daaraan vast': it points at what was named in front of it. */
const isNamedBefore = (place: number, { relation, figures, references }: Sense): boolean =>
  [...(relation?.places ?? []), ...references.places, ...figures.map(({ mark }) => mark.from)].some(
    (at) => at < place,
  );

/** An ordinary word that can name nothing, or one that ranks what is held against something. */
function isWithoutName(
  { token: { text }, place }: RestWord,
  sense: Sense,
  question: Question,
): boolean {
  const isOrdinaryHere =
    isIdle(text) && !sense.vocabulary.relations.index.has(text) && !isBehindFigure(place, sense);
  return (
    isOrdinaryHere ||
    isOfPosture(place, sense) ||
    isOfOpinion(place, sense) ||
    (RANKED.test(text) && (question.against !== undefined || isOfPrice(question)))
  );
}

/** 'Rekeningen die liggen te verstoffen': what lies or stands there, and no more. */
const isOfPosture = (place: number, { tokens }: Sense): boolean =>
  tokens[place - 1]?.text === 'te' &&
  tokens[place]?.text.endsWith('en') === true &&
  tokens
    .slice(0, place - 1)
    .some(({ text }) => /^(?:ligt|liggen|lag|lagen|staat|staan|zit|zitten)$/.test(text));

const SEEMS = /^(?:lijkt|leek|oogt|oogde|voelt|klinkt|klonk|vind|vinden)$/;
const DEGREE =
  /^(?:wat|erg|heel|nogal|vrij|best|te|zo|behoorlijk|tamelijk|iets|rijkelijk|opvallend)$/;

/** 'Het resultaat lijkt mij wat geflatteerd': how somebody finds what is asked. */
const isOfOpinion = (place: number, { tokens }: Sense): boolean =>
  SEEMS.test(tokens[place]?.text ?? '') ||
  (DEGREE.test(tokens[place - 1]?.text ?? '') &&
    tokens.slice(Math.max(0, place - 5), place).some(({ text }) => SEEMS.test(text)));

/** A word of the name of what the reading is about. */
const isNameOf = ({ token, place }: RestWord, sense: Sense, question: Question): boolean =>
  !isBesideRelation(place, sense, question) &&
  !isOfDepreciation(token.text, sense, question) &&
  isNamedBy(token, question, sense.vocabulary);

const NOUN =
  /(?:ingen?|heden|heid|teiten|teit|ties|tie|achten|epen|aren|ingen|nissen|weekend|avond|ochtend|ment|menten|isten?|ores?|(?<!b)aars?|ers)$/;

/** A word of the form of a verb or adverb; nouns have some of these forms as well. */
const isIdle = (text: string): boolean =>
  (isAdverb(text) && !NOUN.test(text) && !ACCOUNT_MEANINGS.has(stem(text))) || isFiller(text);
const isFiller = (text: string): boolean =>
  LEXICON.longestAt(tokensOf(text), 0)?.values.every(({ role }) => role === 'filler') === true;
