import type { Question } from '@kengetal/contract';
import { ACCOUNT_MEANINGS, LEXICON } from '../lexicon/lexicon.ts';
import { countOf, ordinalOf } from '../text/numbers.ts';
import { stem } from '../text/stem.ts';
import { tokensOf, type Token } from '../text/tokens.ts';
import { isBehindFigure, isBesideRelation, isOfDepreciation } from './asked-beside.ts';
import { isStock } from './draft.ts';
import { spentOn } from './listed-accounts.ts';
import { isNamedBy } from './named-by.ts';
import { isLastNamed, isNotListed } from './named-in-turn.ts';
import { passedOver } from './passed-over.ts';
import { isOrdinary } from './ordinary.ts';
import { TERM } from './owing.ts';
import { isTwo } from './pointing.ts';
import { isWeighty, RANKED } from './weighty.ts';
import { isMarked, type Mark } from './scan.ts';
import type { Sense } from './sense.ts';
import { isUnused } from './unused.ts';

/**
 * Words of a question that its reading does nothing with, as they were typed: names and numbers that
 * are nowhere in it, and orders, conditions, parts and comparisons that it leaves out. A reading with
 * such a word is no answer, however well the others fit (decision 0112).
 */
export function unaccounted(sense: Sense, question: Question, before?: Question): string[] {
  const { tokens, scanned, rest, vocabulary } = sense;
  if (question.subject.kind !== 'component' && WHOLES.has(question.subject.kind)) return [];
  // 'Wat kostten de auto's aan brandstof' is about what stands behind 'aan'.
  const spent = question.subject.kind === 'account' ? spentOn(sense) : undefined;
  const named = rest
    .filter(
      ({ token, place }) =>
        (spent === undefined || spent.some((word) => word.place === place)) &&
        !isNumbered(sense) &&
        !(isTwo(token.text) && isOfTwo(question)) &&
        !isPlaceOf(token.text, question, before) &&
        !(TERM.test(token.text) && /"d[sp]o/.test(JSON.stringify(question.subject))) &&
        !(/^oude?$/.test(token.text) && sense.details.older !== undefined) &&
        !(
          isIdle(token.text) &&
          !vocabulary.relations.index.has(token.text) &&
          !isBehindFigure(place, sense)
        ) &&
        !(RANKED.test(token.text) && (question.against !== undefined || isOfPrice(question))) &&
        (isBesideRelation(place, sense, question) ||
          isOfDepreciation(token.text, sense, question) ||
          !isNamedBy(token, question, vocabulary)),
    ) // prettier-ignore
    .map(({ place, token }) => ({ place, text: token.raw }));
  const words = WHOLES.has(question.subject.kind)
    ? []
    : tokens
        .map((token, place) => ({ token, place }))
        .filter(
          ({ token, place }) =>
            (isBareNumber(token.text, place, sense, question) &&
              !(isTwo(token.text) && isOfTwo(question)) &&
              !isPlaceOf(token.text, question, before) &&
              !isDaysOf(token.text, question)) ||
            isOfUnknown(place, sense) ||
            isAfterOther(token.text, place, sense, question) ||
            isAskedOtherwise(token.text, place, sense, question) ||
            (isWeighty(token.text, question) &&
              !isOfPrice(question) &&
              !(before && isLastNamed(place, tokens)) &&
              !isNotListed(place, tokens, question, before) &&
              !isInPhrase(place, sense) &&
              !sense.references.places.has(place)),
        ) // prettier-ignore
        .map(({ place, token }) => ({ place, text: token.raw }));
  // What comes back is told as it is now.
  const times = question.subject.kind === 'recurring' && !isOfPrice(question) ? scanned.marks.filter(({ piece }) => piece !== undefined && (piece.back === undefined || piece.back.count > 0)).map(({ from, to }) => ({ place: from, text: rawOf(tokens.slice(from, to)) })) : []; // prettier-ignore
  const unused = WHOLES.has(question.subject.kind)
    ? []
    : scanned.marks
        .filter(
          (mark) =>
            !isOfPrice(question) && isUnused(mark, sense, question) && !isPutBack(mark, before),
        )
        .map(({ from, to }) => ({ place: from, text: rawOf(tokens.slice(from, to)) }));
  const passed = before === undefined || WHOLES.has(question.subject.kind) ? [] : passedOver(sense, question, before).filter((at) => unused.every(({ place }) => place !== at)).map((place) => ({ place, text: tokens[place]?.raw ?? '' })); // prettier-ignore
  return [...named, ...unused, ...words, ...times, ...passed].sort((one, other) => one.place - other.place).map(({ text }) => text); // prettier-ignore
}

/** 'Tel die twee op'. */
const isOfTwo = ({ subject }: Question): boolean => subject.kind === 'sum' && subject.terms.length === 2; // prettier-ignore

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
  const isAgeless = details.older !== undefined && !/older|d[sp]o|terms/.test(JSON.stringify(subject)); // prettier-ignore
  const isSaid =
    /^(?:\d|[qkh]\d)/.test(text) ||
    (ordinalOf(text) ?? 0) > 4 ||
    (text !== 'een' && countOf(text) !== undefined);
  const isRead = scanned.marks.some(({ from, to }) => from <= place && place < to) || references.places.has(place) || (details.places.has(place) && !isAgeless) || relation?.places.has(place) === true; // prettier-ignore
  return isSaid && !isRead;
};

/** 'De tweede van dat rijtje', 'nummer twee'. */
const isPlaceOf = (text: string, { limit, skip = 0 }: Question, before?: Question): boolean =>
  (before !== undefined && before.limit !== limit && countOf(text) === limit) ||
  (limit === 1 && (Number(text) || countOf(text) || ORDINALS.indexOf(text) + 1) === skip + 1);
/** 'Maak er vijftig dagen van'. */
const isDaysOf = (text: string, { subject }: Question): boolean =>
  subject.kind === 'open' && subject.older !== undefined && countOf(text) === subject.older;

const ORDINALS = ['eerste', 'tweede', 'derde', 'vierde', 'vijfde'];

/** 'Per dag', 'per medewerker': nothing is divided by that. */
function isOfUnknown(place: number, { tokens, scanned, references }: Sense): boolean {
  if (tokens[place - 1]?.text !== 'per' || references.places.has(place)) return false;
  const mark = scanned.marks.find(({ from, to }) => from <= place && place < to);
  return mark === undefined || (mark.from === place && mark.meanings.every(({ role }) => role === 'filler' || role === 'figure') && mark.piece === undefined && !/^(?:saldo|de|het|een|abuis|stuk|direct|toen)$/.test(tokens[place]?.text ?? '')); // prettier-ignore
}

/** 'Wanneer heeft Jansen betaald', 'hoe snel betaalt Jansen': no amount answers that. */
function isAskedOtherwise(
  text: string,
  place: number,
  { tokens, vocabulary, scanned }: Sense,
  { subject, measure, split, order, against }: Question,
): boolean {
  // prettier-ignore
  // 'Op welke plek staat Jansen': no reading tells the place of one.
  if (/^(?:plek|plaats|positie|rang)$/.test(text) && /^(?:welke|hoeveelste)$/.test(tokens[place - 1]?.text ?? '')) return true; // prettier-ignore
  // 'Maand geleden' without its number is no period.
  if (text === 'geleden' && /^(?:maand|kwartaal|jaar|week)$/.test(tokens[place - 1]?.text ?? '') && !isMarked(scanned.marks, place)) return true; // prettier-ignore
  // 'De rest van de kosten', 'wie rekent het meest' beside omzet, 'hoeveel vakantiegeld staat er nog'.
  if (
    tokens[place]?.raw === 'rest' &&
    tokens[place + 1]?.text === 'van' &&
    subject.kind === 'figure'
  )
    return true;
  if (/^(?:rekent|rekende|rekenen)$/.test(text) && subject.kind === 'figure' && subject.key === 'omzet') return true; // prettier-ignore
  if (text === 'nog' && /^staat er$/.test(`${tokens[place - 2]?.text ?? ''} ${tokens[place - 1]?.text ?? ''}`) && subject.kind === 'account' && !isStock({ subject }, vocabulary)) return true; // prettier-ignore
  // 'Is er genoeg geld om de btw te betalen'.
  if (text === 'genoeg' && tokens[place + 1]?.text === 'geld' && !/bank|liquid|runway|ratio/.test(JSON.stringify(subject))) return true; // prettier-ignore
  // 'Vaste klanten', 'zakelijke klanten': no reading tells which those are.
  if (KIND.test(text) && scanned.marks.some(({ from, meanings }) => from === place + 1 && meanings.some(({ role, value }) => role === 'noun' && /^(?:klanten|leveranciers|relaties)$/.test(value)))) return true; // prettier-ignore
  // 'Wie kocht voor het eerst', 'welk debiteurnummer heeft Jansen'.
  if (text === 'eerst' && tokens[place - 1]?.text === 'het' && tokens[place - 2]?.text === 'voor' && !/prijs/.test(JSON.stringify(subject))) return true; // prettier-ignore
  // 'De omzet van Jansen gedeeld door', 'welk deel van de kosten is vast'.
  if (text === 'gedeeld' && tokens[place + 1]?.text === 'door' && measure !== 'aandeel')
    return true;
  if (/^(?:vast|variabel)$/.test(text) && measure === 'aandeel' && subject.kind !== 'recurring') return true; // prettier-ignore
  if (/nummer$/.test(text) && /^(?:welk|het|zijn|hun)$/.test(tokens[place - 1]?.text ?? '') && !/^\d/.test(tokens[place + 1]?.text ?? '')) return true; // prettier-ignore
  if (subject.kind === 'recurring' && subject.aspect === 'prijs') return false;
  if (subject.kind === 'recurring') return text === 'sinds' || ENDED.test(text) || (text === 'lang' && tokens[place - 1]?.text === 'hoe'); // prettier-ignore
  if (['check', 'open', 'lines'].includes(subject.kind)) return false;
  if (text === 'wanneer') return place < 2 && split === undefined && order === undefined;
  // 'Hoeveel van de omzet van december is al betaald'.
  if (/^(?:betaald|voldaan)$/.test(text) && /^(?:al|reeds|inmiddels)$/.test(tokens[place - 1]?.text ?? '') && subject.kind === 'figure' && /^(?:omzet|kosten)$/.test(subject.key)) return true; // prettier-ignore
  if (measure === 'aantal') return false;
  // 'Hoeveel maanden is de lease al betaald', 'hoeveel jaar op rij'.
  if (STRETCH.test(text) && tokens[place - 1]?.text === 'hoeveel' && split === undefined && !/runway|d[sp]o/.test(JSON.stringify(subject))) return true; // prettier-ignore
  // 'Per kwartaal, laatst geboekte' is one of them.
  if (text === 'laatst' && /^geboekte?$/.test(tokens[place + 1]?.text ?? '') && /^(?:maand|kwartaal|jaar)$/.test(split ?? '')) return true; // prettier-ignore
  // 'Hoeveel is er op de spaarrekening bijgekomen' is no balance.
  const isPaid = /^(?:betaald|voldaan|afgedragen)$/.test(text) && !tokens.some((each) => /^(?:niet|nog)$/.test(each.text)); // prettier-ignore
  if ((MOVED.test(text) || isPaid) && measure === undefined && against === undefined && isStock({ subject }, vocabulary)) return true; // prettier-ignore
  const isHow = tokens[place - 1]?.text === 'hoe' && place < 4;
  return isHow && /^(?:snel|vlot|lang|oud|vaak|ver|laat|dikwijls)$/.test(text) && against === undefined && !/d[sp]o|runway|"aantal"/.test(JSON.stringify(subject)); // prettier-ignore
}

/** 'De grootste post na personeel': what stands behind 'na' is left out, and no reading does that. */
const isAfterOther = (text: string, place: number, { scanned, relation }: Sense, { order, limit }: Question): boolean =>
  text === 'na' && (order ?? limit) !== undefined && (relation?.places.has(place + 1) === true || scanned.marks.some(({ from, meanings }) => (from === place + 1 || from === place + 2) && meanings.some(({ role }) => role === 'figure'))); // prettier-ignore

const MOVED = /^(?:bijgekomen|eraf|afgegaan|bijgeschreven|afgeschreven|bijgestort|opgenomen|gestort)$/; // prettier-ignore

/** Of what comes back only what still comes is told. */
const ENDED = /^(?:gestopt|gestopte|beeindigd|beeindigde|opgezegd|opgezegde|weggevallen|nieuw|nieuwe)$/; // prettier-ignore
const KIND =
  /^(?:overige|andere|resterende|vaste?|zakelijke|particuliere|trouwe|losse|buitenlandse|binnenlandse)$/;
const STRETCH = /^(?:maand|maanden|kwartalen|jaar|jaren|weken|dagen)$/;

const isInPhrase = (place: number, { scanned }: Sense): boolean =>
  scanned.marks.some(({ from, to }) => from <= place && place < to && to - from > 1);

/** Of an account by its number the words beside it say what it is for. */
const isNumbered = ({ tokens, references }: Sense): boolean =>
  references.accounts.length > 0 && [...references.places].some((place) => /^\d+$/.test(tokens[place]?.text ?? '')); // prettier-ignore

/** A word of the form of a verb or adverb; nouns have some of these forms as well. */
const isIdle = (text: string): boolean => (isOrdinary(text) && !NOUN.test(text) && !ACCOUNT_MEANINGS.has(stem(text))) || isFiller(text); // prettier-ignore
const isFiller = (text: string): boolean => LEXICON.longestAt(tokensOf(text), 0)?.values.every(({ role }) => role === 'filler') === true; // prettier-ignore
const NOUN = /(?:ingen?|heden|heid|teiten|teit|ties|tie|achten|epen|aren|ingen|nissen|weekend|avond|ochtend|ment|menten|isten?|ores?|(?<!b)aars?|ers)$/; // prettier-ignore

const rawOf = (tokens: readonly Token[]): string => tokens.map(({ raw }) => raw).join(' ');

/** Of these the words beside them say what it is about, and nothing is left to ask. */
const WHOLES: ReadonlySet<string> = new Set(['definition', 'help', 'data', 'component']);

/** 'En met personeel?' after costs without it. */
const isPutBack = ({ meanings }: Mark, before: Question | undefined): boolean =>
  before?.subject.kind === 'figure' && meanings.some(({ value }) => before.subject.kind === 'figure' && before.subject.without?.includes(value) === true); // prettier-ignore
