import { isMeaning } from '../lexicon/lexicon.ts';
import { folded } from '../text/fold.ts';
import { countOf } from '../text/numbers.ts';
import { hasSubject, isDated, isOfNext, isTimed, POINTING } from './asked-alone.ts';
import {
  FOR,
  isAbout,
  isKept,
  isNamed,
  isOfPerson,
  isOfPurpose,
  isPeriod,
  TOLD,
  WHY,
  type Clause,
} from './clause.ts';
import { clausesOf } from './clauses.ts';
import { FOR_OCCASION, isOccasion, isQuality } from './occasion.ts';
import { isOfTime, isOrdinary, isVerb } from './ordinary-in.ts';
import type { Sense } from './sense.ts';

const SUBJECT = /^(?:de|het|een|mijn|onze|ik|we|wij|ze|zegt)\s/i;
const ASKS = /^(?:hoeveel|hvl|wat|welke?|wie|waar|wanneer|hoe|waarom)$/;
const ORDERS = /^(?:toon|geef|noem|laat|zet|maak|graag)$/;
const DOER = /^(?:ik|we|wij)$/;
/** What narrows what another clause asks. */
const CONDITION =
  /^(?:niet|geen|nooit|noch|zonder|behalve|alleen|enkel|slechts|uitsluitend|exclusief|excl|inclusief|incl|bedoel|bedoelen|bedoelde|reken|tel|mee|meenemen|meetellen|meerekenen|samen|elk|elke|per|betreft|stel|als|indien|mocht|mits|tenzij|eruit|erbuiten|buiten|weg|weglaten|weggelaten|uitgezonderd|uitgesloten|afgezien|gecorrigeerd|andere?)$/;
const AT_END = new RegExp(`^${FOR_OCCASION}`, 'i');
/** 'Kun jij die aanvullen?': it asks for what stands before it. */
const REQUEST =
  /^(?:kun|kan|wil|zou) (?:jij|je|u) (?:die|dat|hem|het|deze|dit|ze)(?: (?:voor (?:me|mij|ons)|even|eens|er|daar|alsjeblieft)){0,2} [a-z]+en[?.]?$/i;
/** Of somebody who wants something, what it is divided by is asked. */
const WANTS = /\b(?:wil|wilde|wilt|vraagt|vroeg|zoekt|eist|wenst|moet)\b/i;
/** 'Punt 2', 'bijlage 4' of a document. */
const NUMBERED =
  /\b(?:[a-z]*stuk|stap|deel|ronde|fase|versie|punt|regel|vraag|bijlage|onderdeel|paragraaf|hoofdstuk|tabel|blad)\s+\d+(?:\.\d+)*\b/gi;
/** Of more clauses than this no question is made. */
const MOST = 9;

/**
 * Texts to read for one that asks back: those without clauses that only tell why, for whom, for which
 * document or under which heading it is asked. Of these their relations and period stay or, where they
 * say what is asked, all but their unknown words. None where such a word may be a name, or may narrow
 * what is asked.
 */
export function withoutAsides(
  text: string,
  senseOf: (part: string) => Sense,
  isLoose: boolean,
): string[] {
  const whole = text.trim().replace(/\s+/g, ' ');
  const plain = whole.replace(NUMBERED, '');
  const parts = ledOn(clausesOf(plain).filter((part) => !REQUEST.test(part.trim())));
  if (parts.length > MOST) return [];
  const clauses = parts.map((part) => ({ text: part, sense: senseOf(part) }));
  const asides = new Set(clauses.filter((each, at) => isAside(each, clauses[at - 1]?.text ?? '')));
  const asking = clauses.filter((each) => !asides.has(each)).map((each) => each.text);
  if (asides.size === 0 && plain !== whole) return [plain];
  // 'Daarin mis ik de solvabiliteit van 2023': a wish with what is asked in it.
  const isWish =
    isLoose &&
    asking.length === 0 &&
    clauses.length === 1 &&
    clauses.every((each) => each.sense.rest.every((word) => isVerb(word, each.sense)));
  if (isWish) return clauses.map(withoutRest);
  if (asides.size === 0 || asking.length === 0) return [];
  const asked = senseOf(asking.join(' '));
  const isOwn = hasSubject(asked, [...asides]);
  if (![...asides].every((each) => isOrdinary(each, asked) && isTimed(each, asked, isOwn)))
    return [];
  const made = (by: (clause: Clause) => string) =>
    clauses.map((each) => (asides.has(each) ? by(each) : each.text)).join('');
  if (isOwn) return [made((each) => keptOf(each, isDated(asked) || isOfNext(asked)))];
  if (!isLoose) return [];
  const isIdle = (each: Clause) =>
    (isOfPurpose(each) && !each.sense.rest.some(({ token }) => isQuality(token.text))) ||
    each.sense.rest.every((word) => isVerb(word, each.sense));
  // 'De bank let op onze solvabiliteit; waar staan we': the figure stands in what is told.
  const isToldOf = (each: Clause) =>
    isOfPerson(each) &&
    each.sense.figures.length > 0 &&
    asked.figures.length === 0 &&
    !asked.tokens.some(({ text: word }) => POINTING.test(word));
  return [...asides].every((each) => isIdle(each) || isToldOf(each))
    ? [
        made((each) =>
          isOfPurpose(each) && each.sense.figures.length === 0 ? keptOf(each) : withoutRest(each),
        ),
      ]
    : [];
}

const NOUN =
  /\b(?:per|elke|iedere|een) (klant|afnemer|debiteur|opdrachtgever|leverancier|crediteur|maand|kwartaal)\b/i;
const WHICH = /\bwelke(?= (?:is|was|zijn|waren|staat|staan)\b)/i;

/** 'Er is een limiet per klant; bij welke is het saldo het hoogst': of which, by what was told before it. */
function ledOn(parts: readonly string[]): string[] {
  return parts.map((part, at) => {
    const [, noun] = NOUN.exec(parts.slice(0, at).join(' ')) ?? [];
    return noun === undefined ? part : part.replace(WHICH, `welke ${noun}`);
  });
}

/** Whether a clause tells something, and neither asks, orders, counts nor narrows. */
function isAside(clause: Clause, before: string): boolean {
  const { text, sense } = clause;
  const { tokens, scanned, details, rest } = sense;
  const isTold =
    tokens.some((each) => TOLD.test(each.text)) || rest.some((word) => isVerb(word, sense));
  const isWhy =
    isOfPurpose(clause) && (isTold || FOR.test(text) || WHY.test(text) || /:\s*$/.test(text));
  if (
    !(
      isWhy ||
      ((rest.length > 0 || isOfPerson(clause)) &&
        (isTold || isOfPurpose(clause) || isOfPerson(clause)))
    )
  )
    return false;
  // 'Wat is de DSO, de bank wil het weten?' asks by what stands before the comma.
  const isEnd = before.trimEnd().endsWith(',') && (SUBJECT.test(text) || WHY.test(text));
  const isQuestion = text.includes('?') && !isEnd && !(before !== '' && AT_END.test(text));
  const isDoing = isOfPerson(clause) && sense.figures.length === 0 && !WANTS.test(text);
  return !(
    isQuestion ||
    isAbout(text) ||
    tokens.some(
      (each, place) =>
        ASKS.test(each.text) ||
        (ORDERS.test(each.text) && !DOER.test(tokens[place - 1]?.text ?? '')) ||
        (CONDITION.test(each.text) &&
          !(isDoing && each.text === 'per') &&
          !isPeriod(place + 1, sense)),
    ) ||
    details.limit !== undefined ||
    details.older !== undefined ||
    scanned.marks.some(({ meanings }) =>
      meanings.some((each) => isMeaning(each, 'order') || (!isDoing && isMeaning(each, 'split'))),
    ) ||
    tokens.some(
      (each, place) => isNumber(each.text) && !isKept(place, sense) && !isOfTime(place, sense),
    )
  );
}

const isNumber = (text: string): boolean =>
  /\d/.test(text) || (text !== 'een' && countOf(text) !== undefined);
const WORD = /[\p{L}\d][\p{L}\d'’-]*/gu;

const withoutRest = ({ text, sense }: Clause): string =>
  text.replace(WORD, (word) =>
    (isOccasion(folded(word)) && !isQuality(folded(word))) ||
    sense.rest.some(
      ({ token }) =>
        folded(word) === token.raw || (token.isPart === true && folded(word).includes(token.text)),
    )
      ? ''
      : word,
  );

/** Of a clause only of whom, and when. */
function keptOf({ sense }: Clause, isTimeless = false): string {
  const kept = sense.tokens.filter(
    (_, place) => isNamed(place, sense) || (!isTimeless && isPeriod(place, sense)),
  );
  return `${kept.map(({ raw }) => raw).join(' ')}. `;
}
