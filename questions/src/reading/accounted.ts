import type { Question } from '@kengetal/contract';
import { ACCOUNT_MEANINGS, KNOWN_WORDS, LEXICON } from '../lexicon/lexicon.ts';
import type { FigureKey } from '../lexicon/types.ts';
import { countOf } from '../text/numbers.ts';
import { stem } from '../text/stem.ts';
import { tokensOf, type Token } from '../text/tokens.ts';
import { BOUGHT } from './buying.ts';
import { groupsOfFigure, isStock } from './draft.ts';
import { GENERAL_WORDS } from './figures.ts';
import { isLeftOut, isOfParties } from './left-out.ts';
import { spentOn } from './listed-accounts.ts';
import { isNamedBy } from './named-by.ts';
import { isOrdinary } from './ordinary.ts';
import { TERM } from './owing.ts';
import { isWeighty, RANKED } from './weighty.ts';
import { isMarked, meant, type Mark } from './scan.ts';
import type { Sense } from './sense.ts';

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
        !isPlaceOf(token.text, question) &&
        !(TERM.test(token.text) && /"d[sp]o/.test(JSON.stringify(question.subject))) &&
        !(/^oude?$/.test(token.text) && sense.details.older !== undefined) &&
        !(isIdle(token.text) && !vocabulary.relations.index.has(token.text) && !isBehindFigure(place, sense)) &&
        !(RANKED.test(token.text) && (question.against !== undefined || isOfPrice(question))) &&
        (isBesideRelation(place, sense, question) || !isNamedBy(token, question, vocabulary)),
    ) // prettier-ignore
    .map(({ place, token }) => ({ place, text: token.raw }));
  const words = WHOLES.has(question.subject.kind)
    ? []
    : tokens
        .map((token, place) => ({ token, place }))
        .filter(
          ({ token, place }) =>
            (isBareNumber(token.text, place, sense) &&
              !isPlaceOf(token.text, question) &&
              !isDaysOf(token.text, question)) ||
            isOfUnknown(place, sense) ||
            isAfterOther(token.text, place, sense, question) ||
            isAskedOtherwise(token.text, place, sense, question) ||
            (isWeighty(token.text, question) &&
              !isOfPrice(question) &&
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
  return [...named, ...unused, ...words, ...times].sort((one, other) => one.place - other.place).map(({ text }) => text); // prettier-ignore
}

const isOfPrice = ({ subject }: Question): boolean =>
  subject.kind === 'recurring' && subject.aspect === 'prijs';

const ASKS = /^(?:hoeveel|wat|welke?|wie)$/;
const SMALL = /^(?:in|over|van|dan|nog|en|de|het)$/;

/** 'De huur en KPN', 'KPN belde, wat is de huur': an account that is asked beside a relation and not of it. */
function isBesideRelation(place: number, sense: Sense, { subject }: Question): boolean {
  const { tokens, relation, scanned } = sense;
  if (subject.kind !== 'relation' || !ACCOUNT_MEANINGS.has(tokens[place]?.stem ?? '')) return false;
  const places = [...(relation?.places ?? [])];
  const last = Math.max(...places.filter((at) => at < place));
  const [from, to] = last >= 0 ? [last, place] : [place, Math.min(...places)];
  const between = tokens.slice(from + 1, to);
  const asks = between.findIndex(({ text }) => ASKS.test(text));
  const isTold = between.slice(0, Math.max(asks, 0)).some(({ text }, at) => !SMALL.test(text) && !isMarked(scanned.marks, from + 1 + at)); // prettier-ignore
  return isTold || tokens.slice(from + 1, to + 1).some(({ text, isNext }, at) => text === 'en' || (isNext === true && asks < 0 && at > 0)); // prettier-ignore
}

/** A number that is no part of a period, name, size or count. */
const isBareNumber = (
  text: string,
  place: number,
  { scanned, references, details, relation }: Sense,
): boolean => {
  const isSaid = /^(?:\d|[qkh]\d)/.test(text) || (text !== 'een' && countOf(text) !== undefined);
  const isRead = scanned.marks.some(({ from, to }) => from <= place && place < to) || references.places.has(place) || details.places.has(place) || relation?.places.has(place) === true; // prettier-ignore
  return isSaid && !isRead;
};

/** 'De tweede van dat rijtje', 'nummer twee'. */
const isPlaceOf = (text: string, { limit, skip = 0 }: Question): boolean =>
  limit === 1 && (Number(text) || countOf(text) || ORDINALS.indexOf(text) + 1) === skip + 1;
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
const KIND = /^(?:vaste?|zakelijke|particuliere|trouwe|losse|buitenlandse|binnenlandse)$/;
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

function isUnused({ meanings, from, to }: Mark, sense: Sense, question: Question): boolean {
  if (meanings.length === 0) return false;
  if (isAskedBeside(from, to, sense, question) || isOtherSplit(from, meanings, sense, question)) return true; // prettier-ignore
  if (isOtherList(from, sense, question) || isOnlyAlike(from, to, sense, meanings)) return true;
  // 'Wie had de meeste omzet op Jansen na': rows are chosen, and there are none.
  if (question.limit !== undefined && meanings.some((each) => each.role === 'order' && isLeftOut(each, question))) return true; // prettier-ignore
  // 'De grootste kostenpost per maand' is one for each of them.
  const isOfTime = question.order !== undefined && /^(?:maand|kwartaal|jaar)$/.test(question.split ?? ''); // prettier-ignore
  if (isOfTime && meanings.some(({ role, value }) => role === 'noun' && (value === 'posten' || value === 'kosten'))) return true; // prettier-ignore
  const first = sense.tokens[from]?.text ?? '';
  const isGeneral = to - from === 1 && GENERAL_WORDS.has(first);
  // 'Op welke rekening staat de huur' asks for no amount.
  const isWhich = first === 'rekening' && sense.tokens[from - 1]?.text === 'welke';
  if (isWhich && question.subject.kind === 'account' && question.measure === undefined) return true;
  // 'Over de maanden januari tot en met maart'.
  const isNaming = sense.scanned.marks.some((mark) => mark.piece !== undefined && mark.from === to);
  // 'Over de maand mei' has no size, and 'zonder de laatste maanden' is about the period.
  const isOfPeriod = sense.scanned.marks.some((mark) => mark.piece && mark.from >= to && mark.from - to <= 1); // prettier-ignore
  return meanings.every((meaning) => {
    // 'Hoeveel procent van de omzet is huur en energie' is no share of the two.
    if (meaning.value === 'omzet' && question.subject.kind === 'account' && question.measure === 'aandeel' && question.of === undefined) return true; // prettier-ignore
    if (meaning.role === 'figure' && (isGeneral || isOfAccounts(meaning.value as FigureKey, sense, question))) return false; // prettier-ignore
    if (meaning.role === 'split' && isNaming) return false;
    if (question.skip !== undefined && meaning.role === 'link') return false;
    if (meaning.value === 'tegen' && question.subject.kind === 'sum' && question.against === undefined && isOfTwoPeriods(sense)) return true; // prettier-ignore
    if (meaning.role === 'order' && isOtherEnd(meaning.value, question) && first !== 'top') return true; // prettier-ignore
    if (meaning.role === 'measure' && BOUGHT.test(first) && isOfParties(question)) return false;
    if (meaning.role === 'link' && PLACED.has(meaning.value) && (isOfPeriod || first === 'over')) return false; // prettier-ignore
    return isLeftOut(meaning, question);
  });
}

/** 'Zonder de brutolonen' is that account, where it is called so. */
const isOfAccounts = (key: FigureKey, { vocabulary }: Sense, { subject }: Question): boolean =>
  subject.kind === 'figure' && subject.without_accounts?.some((each) => groupsOfFigure(key).includes(vocabulary.accounts.byNumber.get(each)?.groep ?? '')) === true; // prettier-ignore

const NOUN_OF_FIGURE = /^(?:omzet|kosten|winst|verlies|resultaat|bank|banksaldo|saldo|kas|schulden?|debiteuren|crediteuren|voorraad|eigen)$/; // prettier-ignore

/** 'De omzet en de openstaande facturen', 'bank eind 2024 en omzet 2024': one of two is told. */
function isAskedBeside(from: number, to: number, { scanned, tokens }: Sense, { subject }: Question): boolean {
  const { marks } = scanned;
  const key = marks.find((mark) => mark.from === from)?.meanings.find(({ role }) => role === 'figure')?.value; // prettier-ignore
  if (key === undefined || !NOUN_OF_FIGURE.test(tokens[from]?.text ?? '') || JSON.stringify(subject).includes(`"${key}"`)) return false; // prettier-ignore
  const en = tokens.findIndex(({ text }, at) => at >= to && text === 'en');
  const isBetween = en >= 0 && tokens.slice(to, en).every(({ text }, at) => SMALL.test(text) || isMarked(marks, to + at)); // prettier-ignore
  return isBetween && marks.some((mark) => mark.from > en && mark.from <= en + 3 && mark.meanings.some(({ role }) => /^(?:figure|subject|noun)$/.test(role))); // prettier-ignore
}

/** 'Per maand en per klant': by one of them it is divided. */
const isOtherSplit = (from: number, meanings: Mark['meanings'], { tokens }: Sense, { split }: Question): boolean =>
  split !== undefined && tokens[from]?.text === 'per' && meanings.length > 0 && meanings.every(({ role, value }) => role === 'split' && value !== split); // prettier-ignore

const SPLIT_OF: Readonly<Record<string, string>> = { klanten: 'relatie', leveranciers: 'relatie', maanden: 'maand', kwartalen: 'kwartaal', posten: 'rekening' }; // prettier-ignore

/** 'De beste maand en de beste klant', 'de grootste klant en leverancier': of two lists one is told. */
function isOtherList(from: number, { scanned, tokens }: Sense, { order, split }: Question): boolean {
  if (order === undefined) return false;
  // 'Omzet per klant en leverancier'.
  const isNoun = scanned.marks.some((mark) => mark.from === from && mark.meanings.some(({ role, value }) => role === 'noun' && value === 'leveranciers')); // prettier-ignore
  if (isNoun && tokens[from - 1]?.text === 'en' && meant(scanned.marks, 'split').some(({ mark }) => mark.to === from - 1)) return true; // prettier-ignore
  const nouns = meant(scanned.marks, 'noun').filter(({ value }) => SPLIT_OF[value] !== undefined);
  const at = nouns.findIndex(({ mark }) => mark.from === from);
  const [own, beside] = [nouns[at], nouns[at === 0 ? 1 : at - 1]];
  if (!own || !beside || own.value === beside.value) return false;
  const [one, other] = own.mark.from < beside.mark.from ? [own, beside] : [beside, own];
  const between = scanned.tokens.slice(one.mark.to, other.mark.from).map(({ text }) => text);
  const isListed = between.some((text) => /^(?:en|welke?)$/.test(text)) && scanned.marks.every(({ meanings, from: at }) => at <= one.mark.from || at >= other.mark.from || meanings.every(({ role }) => role === 'filler' || role === 'order')); // prettier-ignore
  return isListed && (SPLIT_OF[own.value] !== split || (SPLIT_OF[beside.value] === split && at > 0));
}

/** 'Mat' and 'vak' are no forms of 'mate' and 'vaak', though they are alike without their endings. */
const isOnlyAlike = (from: number, to: number, sense: Sense, meanings: Mark['meanings']): boolean =>
  to - from === 1 && ((sense.tokens[from]?.text.length ?? 0) <= 4 || isBehindFigure(from, sense)) && meanings.every(({ role }) => role === 'filler') && !KNOWN_WORDS.has(sense.tokens[from]?.text ?? ''); // prettier-ignore

/** 'Omzet particulieren 2024', 'omzet pasen': what stands there says of what, whatever its form. */
const isBehindFigure = (place: number, { tokens, scanned, figures }: Sense): boolean =>
  figures.some(({ mark }) => mark.to === place && mark.from < place) && (place === tokens.length - 1 || isMarked(scanned.marks, place + 1)); // prettier-ignore

const isOfTwoPeriods = ({ scanned }: Sense): boolean =>
  scanned.marks.filter(({ piece }) => piece !== undefined).length > 1;

/** 'Hoogste en laagste': one of them is told. */
const isOtherEnd = (value: string, { order, measure }: Question): boolean =>
  // Of what fell the most it is the lowest.
  (value === 'hoogste' && order === 'laagste' && measure !== 'oorzaken') ||
  (value === 'laagste' && order === 'hoogste');

/** Links that may stand before a period and say no more than which it is. */
const PLACED: ReadonlySet<string> = new Set(['boven', 'onder', 'zonder']);

/** 'En met personeel?' after costs without it. */
const isPutBack = ({ meanings }: Mark, before: Question | undefined): boolean =>
  before?.subject.kind === 'figure' && meanings.some(({ value }) => before.subject.kind === 'figure' && before.subject.without?.includes(value) === true); // prettier-ignore
