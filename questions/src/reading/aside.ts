import { isMeaning } from '../lexicon/lexicon.ts';
import { folded } from '../text/fold.ts';
import { countOf } from '../text/numbers.ts';
import { clausesOf } from './clauses.ts';
import { isOccasion, isQuality } from './occasion.ts';
import type { RestWord, Sense } from './sense.ts';
import { FORM, KNOWN } from './verb-like.ts';

interface Clause {
  readonly text: string;
  readonly sense: Sense;
}

/** Why something is asked. */
const WHY = /^\s*(?:ter|ten behoeve van|t\.?b\.?v\.?|in verband met|i\.?v\.?m\.?|naar aanleiding van|met het oog op|vanwege|wegens|omdat|want|zodat|voor (?:in|op|bij|de|het|een|mijn|ons|onze)|dan (?:kan|weet))\s/i; // prettier-ignore
const TOLD = /^(?:ik|we|wij|er|je|ze|hij|zij|is|zijn|was|heb|hebben|heeft|had|wordt|worden|kan|kunnen|moet|moeten|mag|gaat|gaan|komt|komen|kwam|vraagt|vragen|zegt|zei|mijn|onze|ons|me|mij|het|dat|dit|hun)$/; // prettier-ignore
const ASKS = /^(?:hoeveel|hvl|wat|welke?|wie|waar|wanneer|hoe|waarom|toon|geef|noem|laat|zet|maak|graag)$/; // prettier-ignore
/** What narrows what another clause asks. */
const CONDITION = /^(?:niet|geen|nooit|noch|zonder|behalve|alleen|enkel|slechts|uitsluitend|exclusief|excl|inclusief|incl|bedoel|bedoelen|bedoelde|reken|tel|mee|meenemen|meetellen|meerekenen|samen|elk|elke|per|betreft|stel|als|indien|mocht|andere?)$/; // prettier-ignore
/** 'Punt 2', 'bijlage 4' of a document. */
const NUMBERED =
  /\b(?:punt|regel|vraag|bijlage|onderdeel|paragraaf|hoofdstuk|tabel|blad)\s+\d+\b/gi;
/** How things changed, in a clause that tells it. */
const COMPARED = /^(?:duurder|goedkoper|hoger|lager|meer|minder|groter|kleiner|beter|slechter)$/;
/** Behind these a word without an article is a name. */
const PARTY = /^(?:voor|bij|van|aan|namens|via|naar|met|tegen|door|in|uit|wil|willen|heet|en|of)$/;
const ARTICLE = /^(?:de|het|een|mijn|onze|ons|hun|zijn|haar|die|deze|dit|dat|uw|je|jullie)$/;
/** Parts and neighbours of a company, whose figures are not those of the whole. */
const UNIT = /(?:holding|stichting|vereniging|vestiging|filiaal|dochter|maatschappij|winkel|shop|afdeling|locatie|kantoor|zaak|bedrijf|bv)$/; // prettier-ignore

/** Figures of the whole company: no customer, supplier or kind of costs has one of its own. */
const WHOLE = /marge|ratio|solvabiliteit|resultaat|ebitda|dso|dpo|runway|break_even|activa|passiva|vermogen|kapitaal|bank_en_kas|debiteuren|crediteuren|schulden/; // prettier-ignore
const POINTING = /^(?:dat|die|(?:daar|er|hier)[a-z]+|daar|hem|hun|ze|zij|hij|deze|dit)$/;

/**
 * Texts to read for one that asks back: those without clauses that only tell why, for whom, for which
 * document or under which heading it is asked. Of these their relations and period stay or, where they
 * say what is asked, all but their unknown words. None where such a word may be a name, or may narrow
 * what is asked.
 */
export function withoutAsides(text: string, senseOf: (part: string) => Sense): string[] {
  const clauses = clausesOf(text.replace(NUMBERED, ' ')).map((part) => ({ text: part, sense: senseOf(part) })); // prettier-ignore
  const asides = new Set(clauses.filter(isAside));
  const asking = clauses.filter((each) => !asides.has(each)).map((each) => each.text);
  if (asides.size === 0 || asking.length === 0 || clauses.length > 9) return [];
  const asked = senseOf(asking.join(' '));
  if (![...asides].every((each) => isOrdinary(each, asked) && isTimed(each, asked))) return [];
  const made = (by: (clause: Clause) => string) => clauses.map((each) => (asides.has(each) ? by(each) : each.text)).join(''); // prettier-ignore
  if (hasSubject(asked)) return [made((each) => keptOf(each, isDated(asked)))];
  const isIdle = (each: Clause) => (isOfPurpose(each) && !each.sense.rest.some(({ token }) => isQuality(token.text))) || each.sense.rest.every((word) => isVerb(word, each.sense)); // prettier-ignore
  return [...asides].every(isIdle) ? [made((each) => (isOfPurpose(each) && each.sense.figures.length === 0 ? keptOf(each) : withoutRest(each)))] : []; // prettier-ignore
}

/** Whether a clause tells something, and neither asks, orders, counts nor narrows. */
function isAside(clause: Clause): boolean {
  const { text, sense } = clause;
  const { tokens, scanned, details, rest } = sense;
  const isTold = tokens.some((each) => TOLD.test(each.text)) || rest.some((word) => isVerb(word, sense)); // prettier-ignore
  const isWhy = isOfPurpose(clause) && (isTold || WHY.test(text) || /:\s*$/.test(text));
  if (!(isWhy || (rest.length > 0 && (isTold || isOfPurpose(clause))))) return false;
  return !(
    text.includes('?') ||
    isAbout(text) ||
    tokens.some((each, place) => ASKS.test(each.text) || (CONDITION.test(each.text) && !isPeriod(place + 1, sense))) ||
    details.limit !== undefined ||
    details.older !== undefined ||
    scanned.marks.some(({ meanings }) => meanings.some((each) => isMeaning(each, 'order') || isMeaning(each, 'split'))) ||
    tokens.some((each, place) => isNumber(each.text) && !isKept(place, sense))
  ); // prettier-ignore
}

/** 'Het gaat om de verhuur'. */
export const isAbout = (text: string): boolean => /\b(?:gaat|ging|draait) (?:\w+ )?(?:om|over)\b/i.test(text); // prettier-ignore

const isOfPurpose = ({ text, sense }: Clause): boolean =>
  WHY.test(text) || sense.tokens.some((each) => isOccasion(each.text));

const isNumber = (text: string): boolean => /\d/.test(text) || (text !== 'een' && countOf(text) !== undefined); // prettier-ignore
const isPeriod = (place: number, { scanned }: Sense): boolean =>
  scanned.marks.some(({ from, to, piece }) => piece !== undefined && from <= place && place < to);
const isKept = (place: number, sense: Sense): boolean => isPeriod(place, sense) || isNamed(place, sense); // prettier-ignore
const isNamed = (place: number, { relation, references, tokens }: Sense): boolean =>
  !isOccasion(tokens[place]?.text ?? '') && (relation?.places.has(place) === true || references.places.has(place)); // prettier-ignore

const isTimedBy = ({ scanned }: Sense): boolean => scanned.marks.some(({ piece }) => piece !== undefined); // prettier-ignore
/** Whether the year of what is asked is said. */
const isDated = (sense: Sense): boolean => sense.tokens.some(({ text }, place) => /20\d\d/.test(text) && isPeriod(place, sense)); // prettier-ignore
/** What is asked has its own year or none at all, and a clause that only tells something lends it none. */
const isTimed = (aside: Clause, asked: Sense): boolean =>
  !isTimedBy(aside.sense) || isDated(asked) || !hasSubject(asked) || (isOfPurpose(aside) && !isTimedBy(asked)); // prettier-ignore

const isOfWhole = ({ figures }: Sense): boolean => figures.length > 0 && figures.every(({ key }) => WHOLE.test(key)); // prettier-ignore

/** Whether what is asked is said, and does not lean on what is told beside it. */
function hasSubject(sense: Sense): boolean {
  const { figures, relation, references, tokens } = sense;
  if (isOfWhole(sense)) return true;
  const isSaid = figures.length > 0 || relation !== undefined || references.accounts.length > 0;
  return isSaid && !tokens.some(({ text }) => POINTING.test(text));
}

/** Whether no unknown word of a clause is a name, or tells of what part it is asked. */
function isOrdinary(clause: Clause, asked: Sense): boolean {
  const { text, sense } = clause;
  const isStrict = WHY.test(text) || !sense.tokens.some((each) => TOLD.test(each.text));
  return sense.rest.every((word) => {
    const raw = wordsIn(text).find((each) => folded(each).includes(word.token.raw)) ?? '';
    const isInside = text.trimStart().indexOf(raw) > 0;
    if (isInside && /^[A-Z]/.test(raw)) return false;
    if (isOccasion(word.token.text) || COMPARED.test(word.token.text) || isVerb(word, sense) || isOfOccasion(word, sense)) return true; // prettier-ignore
    if (!isDetermined(word, sense) || UNIT.test(word.token.text)) return false;
    return isOfWhole(asked) || !(isStrict || word.tie === 'van');
  });
}

/** 'Tussentijdse cijfers'. */
const isOfOccasion = ({ token, place }: RestWord, { tokens }: Sense): boolean =>
  token.text.endsWith('e') && isOccasion(tokens[place + 1]?.text ?? '');

/** 'De voorlopige aanslag': a word with an article is no name. */
function isDetermined({ token, place }: RestWord, { tokens }: Sense): boolean {
  const before = tokens.slice(0, place).map(({ text }) => text);
  while (/[a-z]{3}e$/.test(before.at(-1) ?? '') && !ARTICLE.test(before.at(-1) ?? '')) before.pop();
  return ARTICLE.test(before.at(-1) ?? '');
}

/** Verbs that have another at the end of their clause. */
const HELPING = /^(?:te|kan|kun|kunnen|moet|moeten|wil|willen|zal|zou|zouden|mag|mogen|ga|gaan|gaat|laat|laten)$/; // prettier-ignore

/** Whether a word can only be the verb of a clause: by its form and its place. */
function isVerb({ token: { text }, place }: RestWord, { tokens, relation }: Sense): boolean {
  const before = tokens.slice(0, place);
  if (PARTY.test(before.at(-1)?.text ?? '')) return false;
  if (place === tokens.length - 1 && text.endsWith('en')) return before.some((each) => HELPING.test(each.text)); // prettier-ignore
  const hasDoer = relation?.places.has(place - 1) === true || before.slice(0, -1).some((each) => ARTICLE.test(each.text)); // prettier-ignore
  return hasDoer && FORM.test(text) && !tokens.some((each) => KNOWN.test(each.text));
}

const WORD = /[\p{L}\d][\p{L}\d'’-]*/gu;
const wordsIn = (text: string): string[] => text.match(WORD) ?? [];

const withoutRest = ({ text, sense }: Clause): string =>
  text.replace(WORD, (word) => (sense.rest.some(({ token }) => folded(word) === token.raw || (token.isPart === true && folded(word).includes(token.text))) ? '' : word)); // prettier-ignore

/** Of a clause only of whom, and when. */
function keptOf({ sense }: Clause, isTimeless = false): string {
  const kept = sense.tokens.filter((_, place) => isNamed(place, sense) || (!isTimeless && isPeriod(place, sense))); // prettier-ignore
  return `${kept.map(({ raw }) => raw).join(' ')}. `;
}
