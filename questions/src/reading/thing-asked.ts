import type { Question } from '@kengetal/contract';
import { AGREED, AMOUNTS, MEASURES, ONE_OF_MANY, SELLERS } from '../lexicon/things.ts';
import { COUNTED, isQualityAsked } from './quality-asked.ts';
import type { Sense } from './sense.ts';

/** What is said of an amount: 'hoeveel boetes hebben we betaald' may be one. */
const MONEY =
  /^(?:kost[a-z]*|[a-z]*betaal[a-z]*|uitge[a-z]*|uitgaven|euros?|geld|kwijt|bedrag[a-z]*|omzet|[a-z]*waarde?|schuld[a-z]*|open[a-z]*|duur[a-z]*|balans|boek(?:en|houding)|[a-z]*geboekt|verantwoord|uit)$/;
const WHICH =
  /^(?:welke?|elke?|iedere?|(?:best|slechtst)(?:e|verkop[a-z]+|lopende)|duurste|goedkoopste|grootste|kleinste|zuinigste|hoogste)$/;
const PLACED =
  /^(?:is|zijn|staat|staan|stond|stonden|ligt|liggen|zit|zitten|woont|rijdt|rijden|werkt)$/;
const KIND = /^(?:nieuwe?|vaste?|eigen|verschillende|soort|soorten)$/;
const DETERMINED = /^(?:de|het|een|ons|onze|mijn|mn|die|dat|deze|dit)$/;
const IS = /^(?:is|zijn|was|waren)$/;

/**
 * Whether a word asks of a thing or a party what the books do not tell of it: how many there are of it,
 * which one, how large or old it is, where it stands, what is in it, or how it does.
 */
export const isThingAsked = (place: number, sense: Sense, question: Question): boolean =>
  isMeasured(place, sense) ||
  isPlanned(place, sense, question) ||
  isQualityAsked(place, sense, question) ||
  isCounted(place, sense, question) ||
  isWhichOne(place, sense, question) ||
  isOfItself(place, sense, question);

const textsOf = ({ tokens }: Sense): string[] => tokens.map(({ text }) => text);

/** 'Hoeveel m2 is het pand', 'hoeveel uur hebben we gewerkt'. */
function isMeasured(place: number, sense: Sense): boolean {
  const texts = textsOf(sense);
  return MEASURES.test(texts[place] ?? '') && isHowMany(sense, place);
}

/** 'Hoe vol zit de planning' is of no budget, and 'wie is er in dienst' of no services. */
function isPlanned(place: number, { tokens, figures }: Sense, question: Question): boolean {
  const text = tokens[place]?.text ?? '';
  const isOfStaff = /personeel|lonen|salaris/.test(JSON.stringify(question.subject));
  return (
    (text === 'planning' && figures.length === 0) ||
    (text === 'dienst' && tokens[place - 1]?.text === 'in' && !isOfStaff)
  );
}

/** 'Hoeveel telefoons hebben we', 'hoeveel klanten heeft Jansen'. */
function isCounted(place: number, sense: Sense, question: Question): boolean {
  const texts = textsOf(sense);
  const text = texts[place] ?? '';
  if (!isHowMany(sense, place) || question.measure === 'aantal') return false;
  if (isOneOf(text) || AGREED.test(text) || SELLERS.test(text) || isOfAccount(place, sense))
    return (
      /(?:en|s)$/.test(text) &&
      question.subject.kind !== 'recurring' &&
      !texts.some((each) => MONEY.test(each))
    );
  return isParties(place, sense) && question.subject.kind === 'relation';
}

/** 'Welke bus kost het meest', 'onze duurste medewerker': each of them has no amount of its own. */
function isWhichOne(place: number, sense: Sense, question: Question): boolean {
  const texts = textsOf(sense);
  const text = texts[place] ?? '';
  let at = place - 1;
  while (sense.tokens[at]?.isPart === true) at -= 1;
  const before = texts[at] ?? '';
  const isWhich = WHICH.test(before) || (before === 'voor' && texts[at - 1] === 'wat');
  const isEach = before === 'een' && texts.some((each) => /^(?:kost|kostte|verdient)$/.test(each));
  const { split, order, limit, subject, measure } = question;
  const isListed = split !== undefined && (order ?? limit) === undefined;
  if (isOneOf(text)) return (isWhich && !(isListed && split !== 'rekening')) || isEach;
  return (
    (AGREED.test(text) || SELLERS.test(text)) &&
    isWhich &&
    (split ?? measure) === undefined &&
    /^(?:figure|account)$/.test(subject.kind)
  );
}

/** 'Hoe groot is Jansen', 'waar staat de bus', 'wat staat er in het contract', 'gaat het goed met Jansen'. */
function isOfItself(place: number, sense: Sense, question: Question): boolean {
  const texts = textsOf(sense);
  const head = headOf(sense, place);
  const [one = '', next = ''] = [texts[head - 1], texts[head]];
  const text = texts[place] ?? '';
  const isParty =
    sense.relation?.places.has(place) === true && question.subject.kind === 'relation';
  if (/^(?:factuur|nota|bon)$/.test(text) && next === 'op') return one === 'er';
  if (!isParty && !isOneOf(text) && !AGREED.test(text)) return false;
  if (texts.some((each) => MONEY.test(each) || /^(?:klant|afnemer|leverancier)$/.test(each)))
    return false;
  const isOfSize =
    IS.test(next) &&
    texts[head - 2] === 'hoe' &&
    (/^(?:oud|nieuw|ver|druk|vol|warm)$/.test(one) ||
      (/^(?:groot|lang)$/.test(one) && !AGREED.test(text)));
  const isWhere = one === 'waar' && PLACED.test(next);
  const isWithin =
    next === 'in' && /^(?:staat|staan|stond|stonden)$/.test(texts[head - 2] ?? '') && one === 'er';
  const isDoing = one === 'wat' && /^(?:doet|doen|kan|dekt|dekken|biedt|bieden|regelt)$/.test(next);
  const isGoing =
    isParty && next === 'met' && / (?:gaat|ging|loopt) het /.test(` ${texts.join(' ')} `);
  return isOfSize || isWhere || isWithin || isDoing || isGoing;
}

/** 'Hoeveel eigen auto's', against 'hoeveel de auto's kostten'. */
function isHowMany({ tokens }: Sense, place: number): boolean {
  let at = place - 1;
  while (tokens[at]?.isPart === true || KIND.test(tokens[at]?.text ?? '')) at -= 1;
  return COUNTED.test(tokens[at]?.text ?? '');
}

/** Where what stands before a noun and belongs to it ends: 'staat' of 'waar staat onze bus'. */
function headOf({ tokens }: Sense, place: number): number {
  let at = place - 1;
  while (tokens[at]?.isPart === true || DETERMINED.test(tokens[at]?.text ?? '')) at -= 1;
  return at;
}

/** 'Reclameborden': things, and no costs of them. */
const isOfAccount = (place: number, { tokens, scanned, references }: Sense): boolean =>
  !AMOUNTS.test(tokens[place]?.text ?? '') &&
  ((references.accounts.length > 0 && references.places.has(place)) ||
    (tokens[place]?.isPart === true &&
      tokens[place - 1]?.isPart === true &&
      !scanned.marks.some(
        ({ from, to, meanings }) =>
          from <= place && place < to && meanings.some(({ role }) => role !== 'filler'),
      )));

const isOneOf = (text: string): boolean => ONE_OF_MANY.test(text);

/** Customers, suppliers or invoices. */
const isParties = (place: number, { scanned }: Sense): boolean =>
  scanned.marks.some(
    ({ from, to, meanings }) =>
      from <= place && place < to && meanings.some(({ role }) => role === 'noun'),
  );
