import type { Question } from '@kengetal/contract';
import { SMALL_WORDS } from '../lexicon/small-words.ts';
import type { Sense } from './sense.ts';

/** Words by which an amount, a list or a moment is asked. */
const ASKING =
  /^(?:hoeveel|hvl|hoevl|wat|welke?|wie|wiens|noem|toon|geef|laat|zet|lijst|overzicht|wanneer|waar[a-z]+|hoezo|vergelijk|splits|bereken|mag|graag)$/;
/** What may stand behind 'hoe' where an amount or a course is asked. */
export const HOW =
  /^(?:hoog|groot|veel|staat|staan|stond|stonden|staaf|ging|gingen|gaat|gaan|liep|liepen|loopt|lopen|vaak|lang|dikwijls|zit|zat|zitten|zaten|is|was|zijn|waren|ziet|zag|verliep|verliepen|verloopt|deed|deden|doen|doet|wordt|werd|bereken|berekent|berekende|berekenen|kom|komt|kwam|ontwikkelde|verhoudt|verhouden|duur|laag|oud|snel|ver|dik|fors|veranderde|veranderden|presteerde|belangrijk|afhankelijk|diep|hebben|heeft|heb)$/;
const FINITE =
  /^(?:is|zijn|was|waren|ben|heeft|hebben|had|hadden|heb|kan|kunnen|kon|konden|moet|moeten|moest|moesten|gaat|gaan|ging|gingen|komt|komen|kwam|kwamen|blijft|blijven|bleef|wordt|worden|werd|werden|doet|doen|deed|deden|staat|staan|stond|stonden|zit|zitten|zat|levert|leverde|werkt|werken|werkte|betaalt|betaalde|betalen|verdient|vindt|krijgt|krijgen|kreeg)$/;

/** What a modal verb asks of what may come: 'kan de huur omlaag', 'hoeveel kan de huur nog stijgen'. */
const MAY = /^(?:kan|kunnen|mag|mogen|moet|moeten|gaat|gaan|zal|zullen)$/;
const TO_COME = /^(?:omhoog|omlaag|stijgen|dalen|groeien|krimpen|toenemen|afnemen|schelen)$/;

/**
 * Whether a question asks something else than amounts, lists or moments ('is Jansen nog klant', 'hoe
 * werkt de btw', 'waar staat de bus'), and what it asks stands in a word that its reading passes over.
 */
export function isOfOtherForm(
  place: number,
  sense: Sense,
  question: Question,
  before: Question | undefined,
): boolean {
  const texts = sense.tokens.map((each) => each.text);
  const text = texts[place] ?? '';
  if (TO_COME.test(text)) return texts.some((each) => MAY.test(each));
  if (text === 'wie')
    return (
      isOfNobody(question) ||
      texts.some((each) => DONE.test(each)) ||
      (place === 0 && isOfDoing(texts[1] ?? '', question))
    );
  if (isPredicate(place, sense)) return true;
  if (isHeadNoun(place, texts))
    return question.subject.kind !== 'recurring' && isPassedOver(place, sense);
  if (place === 0 && isOfItself(texts, question)) return true;
  const isSame =
    before !== undefined &&
    JSON.stringify(before) === JSON.stringify(question) &&
    !texts.some((each) => ASKING.test(each));
  if (!isSame && !(isPlain(question) && isOther(texts))) return false;
  return (
    (isPassedOver(place, sense) && !SMALL_WORDS.has(text)) ||
    (place === 0 && isOfParty(texts, question))
  );
}

/** Whether a word by itself is known to have no meaning. */
const isPassedOver = (place: number, { scanned, details }: Sense): boolean =>
  !details.places.has(place) &&
  scanned.marks.some(
    ({ from, to, piece, meanings }) =>
      from === place &&
      to === place + 1 &&
      piece === undefined &&
      meanings.every(({ role }) => role === 'filler'),
  );

const AMOUNT =
  /^(?:bedrag|bedragen|bedragje|totaal|totaalbedrag|som|hoogte|omvang|waarde|stand|cijfer|cijfers|getal|getallen|hoeveelheid|deel|gedeelte|gemiddelde|periode|euro|euros|grootte|ontwikkeling|verloop|voorschot|premie|tarief|bijdrage|nota|termijn)$/;

/** 'Wat is de naam van de bank', 'hoeveel tijd kost dat', 'welke regels gelden': what is asked is that. */
function isHeadNoun(place: number, texts: readonly string[]): boolean {
  const text = texts[place] ?? '';
  if (SMALL_WORDS.has(text) || AMOUNT.test(text)) return false;
  const before = texts[place - 1] ?? '';
  const isOf =
    /^(?:de|het|ons|onze|mijn)$/.test(before) &&
    /^(?:is|was|zijn|waren)$/.test(texts[place - 2] ?? '') &&
    /^(?:wat|wie)$/.test(texts[place - 3] ?? '') &&
    texts[place + 1] === 'van';
  return (
    isOf ||
    (/^(?:hoeveel|welke?)$/.test(before) &&
      texts[place - 2] !== 'de' &&
      !/^(?:we|wij|ik|ze|jullie)$/.test(texts[place + 1] ?? '') &&
      /^(?:tijd|regels|namen|ruimte|afspraken)$/.test(text))
  );
}

/** 'Welke leverancier is betrouwbaar', 'wie is verantwoordelijk voor de kosten'. */
const isPredicate = (place: number, { tokens, rest }: Sense): boolean =>
  rest.some((word) => word.place === place) &&
  /(?:lijk|ig|baar|isch|ief|eel)$/.test(tokens[place]?.text ?? '') &&
  (place === tokens.length - 1 || tokens[place + 1]?.text === 'voor') &&
  tokens.slice(0, 3).some(({ text }) => /^(?:is|zijn|was|waren)$/.test(text));

/** What a party does, wants or finds, when something ends, and why something must be. */
function isOfItself(texts: readonly string[], { subject, split }: Question): boolean {
  const text = ` ${texts.join(' ')} `;
  return (
    // 'Kostenplaats 10, wat is dat'.
    (/ (?:wat is|wat betekent|waar staat|wat houdt|wat wil) (?:dat|die|het)(?: voor| in| zeggen)? $/.test(
      text,
    ) &&
      !/^ (?:en )?wa/.test(text) &&
      subject.kind === 'lines') ||
    (/ wat (?:doet|doen|deed|vindt|vinden|zegt|weet) (?!hij|zij|die|dat|we|ik)(?!.* aan (?:omzet|kosten|inkopen|verkopen) )/.test(
      text,
    ) &&
      (split === 'relatie' || /^(?:relation|vat|account)$/.test(subject.kind))) ||
    / hoe kan .*(?:beter|hoger|lager|meer|minder|omhoog|omlaag) $/.test(text) ||
    (/ waarom (?:moet|mag|mogen|moeten) /.test(text) && subject.kind !== 'definition') ||
    (/^ (?:en )?wanneer /.test(text) &&
      subject.kind === 'recurring' &&
      (subject.aspect === undefined ||
        // 'Wanneer wordt de huur verhoogd' has yet to come.
        (subject.aspect === 'prijs' && / wanneer (?:wordt|worden|gaat|gaan) /.test(text))))
  );
}

/** What somebody did with a booking, which no books tell. */
const DONE = /^(?:geboekt|ingeboekt|ingevoerd|goedgekeurd|ingediend|geteld|gecontroleerd)$/;

/** 'Wie mag er tanken', 'wie tekent voor de uitgaven': nobody is paid by that. */
const isOfDoing = (verb: string, { subject, order, limit }: Question): boolean =>
  /^(?:mag|mogen|gaat|kan|kunnen|tekent|regelt|beslist|bepaalt|zorgt|weet|vindt|kent|helpt|rijdt|woont)$/.test(
    verb,
  ) &&
  /^(?:figure|account)$/.test(subject.kind) &&
  (order ?? limit) === undefined;

/** An amount without anything that is held, chosen or divided. */
const isPlain = ({
  subject,
  measure,
  split,
  against,
  rows,
  order,
  limit,
  only,
}: Question): boolean =>
  ['figure', 'account', 'relation', 'vat', 'recurring', 'charged'].includes(subject.kind) &&
  (measure ?? split ?? against ?? rows ?? order ?? limit ?? only) === undefined &&
  !/"(?:side":"openstaand|aspect|also|without|late|open)/.test(JSON.stringify(subject));

/** 'Wie heeft de aangifte ingediend' is told by no amount. */
const isOfNobody = ({ subject, split, only, limit }: Question): boolean =>
  ['figure', 'account', 'vat', 'lines', 'charged'].includes(subject.kind) &&
  (split ?? only ?? limit) === undefined;

/** 'Is Jansen nog klant', 'komt Jansen terug': no amount answers what is asked of someone. */
const isOfParty = ([one = '', ...texts]: readonly string[], { subject }: Question): boolean =>
  subject.kind === 'relation' &&
  /^(?:is|zijn|was|komt|blijft|levert|werkt|kan|moet|gaat|wordt)$/.test(one) &&
  !texts.some((text) => /^(?:er|we|wij|ik|bekend|betaald|gekocht|verkocht)$/.test(text));

/** Whether what is asked is whether, how or where, and no amount beside it. */
function isOther(all: readonly string[]): boolean {
  const texts = all.filter((text, at) => at > 0 || !/^(?:en|maar|dus|of|nou)$/.test(text));
  const [one = '', next = '', ...others] = texts;
  // 'Heb ik de omzet van 2023 nodig': what is wished, without its beginning.
  if (texts.includes('heb') && texts.includes('nodig')) return false;
  if (one === 'hoe' || one === 'waar')
    return (
      (one === 'waar' || !HOW.test(next)) && ![next, ...others].some((text) => ASKING.test(text))
    );
  return (
    FINITE.test(one) &&
    !/^(?:je|jij|u|er|dat|het)$/.test(next) &&
    !texts.some((text) => ASKING.test(text))
  );
}
