import type { Question } from '@kengetal/contract';
import { ACCOUNT_MEANINGS, LEXICON } from '../lexicon/lexicon.ts';
import type { FigureKey } from '../lexicon/types.ts';
import { idsOfWords } from '../names/accounts.ts';
import { countOf } from '../text/numbers.ts';
import { nameWords } from '../names/name-index.ts';
import { tokensOf, type Token } from '../text/tokens.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { KnownAccount } from '../world.ts';
import { BOUGHT } from './buying.ts';
import { groupsOfFigure, isStock } from './draft.ts';
import { GENERAL_WORDS } from './figures.ts';
import { isLeftOut, isOfParties } from './left-out.ts';
import { isOrdinary } from './ordinary.ts';
import { TERM } from './owing.ts';
import type { Mark } from './scan.ts';
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
  const isSpent = rest.some(({ tie }) => tie === 'aan') && question.subject.kind === 'account';
  const named = rest
    .filter(
      ({ token, tie }) =>
        !(tie !== 'aan' && isSpent) &&
        !isNumbered(sense) &&
        !isPlaceOf(token.text, question) &&
        !(TERM.test(token.text) && /"d[sp]o/.test(JSON.stringify(question.subject))) &&
        !(/^oude?$/.test(token.text) && sense.details.older !== undefined) &&
        !isIdle(token.text) &&
        !(RANKED.test(token.text) && (question.against !== undefined || isOfPrice(question))) &&
        !isNamedBy(token, question, vocabulary),
    ) // prettier-ignore
    .map(({ place, token }) => ({ place, text: token.raw }));
  const words = WHOLES.has(question.subject.kind)
    ? []
    : tokens
        .map((token, place) => ({ token, place }))
        .filter(
          ({ token, place }) =>
            (isBareNumber(token.text, place, sense) && !isPlaceOf(token.text, question)) ||
            isOfUnknown(place, sense) ||
            isAfterOther(token.text, place, sense, question) ||
            isAskedOtherwise(token.text, place, sense, question) ||
            (isWeighty(token.text, question) && !isOfPrice(question) && !isInPhrase(place, sense)),
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

/** A number that is no part of a period, name, size or count. */
const isBareNumber = (
  text: string,
  place: number,
  { scanned, references, details, relation }: Sense,
): boolean => {
  const isSaid = /^\d/.test(text) || (text !== 'een' && countOf(text) !== undefined);
  const isRead = scanned.marks.some(({ from, to }) => from <= place && place < to) || references.places.has(place) || details.places.has(place) || relation?.places.has(place) === true; // prettier-ignore
  return isSaid && !isRead;
};

/** 'De tweede van dat rijtje', 'nummer twee'. */
const isPlaceOf = (text: string, { limit, skip = 0 }: Question): boolean =>
  limit === 1 && (Number(text) || countOf(text) || ORDINALS.indexOf(text) + 1) === skip + 1;
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
  { tokens, vocabulary }: Sense,
  { subject, measure, split, order, against }: Question,
): boolean {
  // prettier-ignore
  // 'Op welke plek staat Jansen': no reading tells the place of one.
  if (/^(?:plek|plaats|positie|rang)$/.test(text) && /^(?:welke|hoeveelste)$/.test(tokens[place - 1]?.text ?? '')) return true; // prettier-ignore
  if (subject.kind === 'recurring' && subject.aspect === 'prijs') return false;
  if (subject.kind === 'recurring') return text === 'sinds' || (text === 'lang' && tokens[place - 1]?.text === 'hoe'); // prettier-ignore
  if (['check', 'open', 'lines'].includes(subject.kind)) return false;
  if (text === 'wanneer') return place < 2 && split === undefined && order === undefined;
  if (measure === 'aantal') return false;
  // 'Per kwartaal, laatst geboekte' is one of them.
  if (text === 'laatst' && /^geboekte?$/.test(tokens[place + 1]?.text ?? '') && /^(?:maand|kwartaal|jaar)$/.test(split ?? '')) return true; // prettier-ignore
  // 'Hoeveel is er op de spaarrekening bijgekomen' is no balance.
  if (MOVED.test(text) && measure === undefined && against === undefined && isStock({ subject }, vocabulary)) return true; // prettier-ignore
  const isHow = tokens[place - 1]?.text === 'hoe' && place < 4;
  return isHow && /^(?:snel|vlot|lang|oud|vaak|ver|laat|dikwijls)$/.test(text) && against === undefined && !/d[sp]o|runway|"aantal"/.test(JSON.stringify(subject)); // prettier-ignore
}

/** 'De grootste post na personeel': what stands behind 'na' is left out, and no reading does that. */
const isAfterOther = (text: string, place: number, { scanned }: Sense, { order }: Question): boolean =>
  text === 'na' && order !== undefined && scanned.marks.some(({ from, meanings }) => (from === place + 1 || from === place + 2) && meanings.some(({ role }) => role === 'figure')); // prettier-ignore

const MOVED = /^(?:bijgekomen|eraf|afgegaan|bijgeschreven|afgeschreven|bijgestort|opgenomen|gestort)$/; // prettier-ignore

const NOT = /^(?:niet|geen|niets|nooit|niemand|noch)$/;
const RANKED = /^(?:meer|minder|hoger|lager|groter|kleiner|duurder|goedkoper|beter|slechter|eerste|laatste|tweede|derde)$/; // prettier-ignore

/** Ordinary words that ask for something that no reading tells. */
const CHANGING = /^(?:dagelijkse?|wekelijkse?|daags|fictieve?|tijdelijke?|genoeg|voldoende|hoeveelste|omgerekend|ongewone?|vreemde?|rare?|raar|gekke?|opmerkelijke?|opvallende?|prive|mensen|werkdag|werkdagen|personen|uren|uur|stuks|stuk|procentpunt|netto|bruto|vorige?|volgende|komende|voorgaande?|eerdere)$/; // prettier-ignore

/** Small words that turn a question around or compare in it, where its reading does neither. */
function isWeighty(text: string, question: Question): boolean {
  const subject = JSON.stringify(question.subject);
  if (NOT.test(text)) return !/without|open|check|terms|betaald|debiteuren|crediteuren/.test(subject) && question.rows === undefined && question.against === undefined; // prettier-ignore
  const isOrdered = question.order !== undefined || question.limit !== undefined || question.against !== undefined || question.rows !== undefined; // prettier-ignore
  const isNext = question.subject.kind === 'recurring' && /^(?:volgende|komende)$/.test(text);
  if (text === 'netto' && /resultaat|nettomarge/.test(subject)) return false;
  if (CHANGING.test(text) && text !== 'genoeg' && !isNext) return true;
  return RANKED.test(text) && !isOrdered && !/older|terms/.test(subject);
}

const isInPhrase = (place: number, { scanned }: Sense): boolean =>
  scanned.marks.some(({ from, to }) => from <= place && place < to && to - from > 1);

/** Of an account by its number the words beside it say what it is for. */
const isNumbered = ({ tokens, references }: Sense): boolean =>
  references.accounts.length > 0 && [...references.places].some((place) => /^\d+$/.test(tokens[place]?.text ?? '')); // prettier-ignore

/** A word of the form of a verb or adverb; nouns have some of these forms as well. */
const isIdle = (text: string): boolean => (isOrdinary(text) && !NOUN.test(text)) || isFiller(text);
const isFiller = (text: string): boolean => LEXICON.longestAt(tokensOf(text), 0)?.values.every(({ role }) => role === 'filler') === true; // prettier-ignore
const NOUN = /(?:ingen?|heden|heid|teiten|teit|ties|tie|achten|epen|aren|ingen|nissen|weekend|avond|ochtend|ment|menten|isten?|ores?|(?<!b)aars?|ers)$/; // prettier-ignore

const rawOf = (tokens: readonly Token[]): string => tokens.map(({ raw }) => raw).join(' ');

/** Of these the words beside them say what it is about, and nothing is left to ask. */
const WHOLES: ReadonlySet<string> = new Set(['definition', 'help', 'data', 'component']);

/** Whether a word is of the name of what is asked, of one meaning with it, or searched. */
function isNamedBy(token: Token, question: Question, vocabulary: Vocabulary): boolean {
  const { accounts, relations, world } = vocabulary;
  const codes = codesIn(question);
  const isAsked = (code: string | undefined) => code !== undefined && codes.has(code.toLowerCase());
  const searched = question.only?.omschrijving ?? '';
  if (searched.toLowerCase().includes(token.text)) return true;
  const [ids = new Map<number, number>()] = idsOfWords([token], vocabulary);
  const asked = world.accounts.filter(({ rekening }) => isAsked(rekening));
  const likes = [...ids.keys()].flatMap((id) => world.accounts[id] ?? []);
  const isSum = question.subject.kind === 'sum';
  if (isTailOf(token.text, asked, vocabulary)) return true;
  if (likes.some((like) => asked.some((each) => each === like || (!isSum && each.groep === like.groep)))) return true; // prettier-ignore
  if (relations.index.find(token.text, 'like').some(({ id }) => isAsked(world.relations[id]?.relatie))) return true; // prettier-ignore
  const names = world.relations.filter(({ relatie }) => isAsked(relatie)).flatMap(({ naam }) => nameWords(naam)); // prettier-ignore
  if (token.text.length >= 3 && names.some((name) => name.startsWith(token.text))) return true;
  const meaning = ACCOUNT_MEANINGS.get(token.stem)?.figure;
  if (meaning === undefined) return false;
  const groups = groupsOfFigure(meaning);
  const isBefore = meaning === 'financiele_baten_lasten' && /resultaat|ebitda/.test(JSON.stringify(question.subject)); // prettier-ignore
  if (codes.has('runway') && meaning === 'bank_en_kas') return true;
  if (isSum) return codes.has(meaning) || isBefore;
  const isOfGroup = [...codes].some((code) =>
    groups.includes(accounts.byNumber.get(code)?.groep ?? ''),
  );
  const isOfRelation = question.subject.kind === 'recurring' || question.subject.kind === 'relation'; // prettier-ignore
  return isOfGroup || isOfRelation || isBefore || codes.has(meaning);
}

/** 'De huur van het pand' is 'Huur bedrijfspand', where nothing else has a word that ends so. */
const isTailOf = (text: string, [account, other]: readonly KnownAccount[], { world, relations }: Vocabulary): boolean =>
  account !== undefined && other === undefined && text.length >= 4 && relations.index.find(text, 'like').length === 0 &&
  world.accounts.every((each) => nameWords(each.naam).some((word) => word.endsWith(text)) === (each === account)); // prettier-ignore

/** Every code, number and key that a question has. */
const codesIn = (question: Question): ReadonlySet<string> =>
  new Set([...JSON.stringify(question).matchAll(/"([^"]+)"/g)].map(([, code = '']) => code.toLowerCase())); // prettier-ignore

function isUnused({ meanings, from, to }: Mark, sense: Sense, question: Question): boolean {
  if (meanings.length === 0) return false;
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

const isOfTwoPeriods = ({ scanned }: Sense): boolean =>
  scanned.marks.filter(({ piece }) => piece !== undefined).length > 1;

/** 'Hoogste en laagste': one of them is told. */
const isOtherEnd = (value: string, { order }: Question): boolean =>
  (value === 'hoogste' && order === 'laagste') || (value === 'laagste' && order === 'hoogste');

/** Links that may stand before a period and say no more than which it is. */
const PLACED: ReadonlySet<string> = new Set(['boven', 'onder', 'zonder']);

/** 'En met personeel?' after costs without it. */
const isPutBack = ({ meanings }: Mark, before: Question | undefined): boolean =>
  before?.subject.kind === 'figure' && meanings.some(({ value }) => before.subject.kind === 'figure' && before.subject.without?.includes(value) === true); // prettier-ignore
