import { folded } from '../text/fold.ts';
import type { Sense } from './sense.ts';

const CALL =
  'hoi{1,3}|hoihoi|hallo{1,3}|hai|ha|hee{1,3}|hey{1,3}|hi|yo|goede ?(?:morgen|middag|avond|navond|dag)|goeden(?:morgen|middag|avond|dag)|goeie(?:morgen|middag|avond)|e+u?h+m*|uhm?|hmm?|oh?|oja|ach|ah|tja|nou ja|jeetje';
/** Of wonder, urging and sighing; some of them are words of other things too. */
const SIGHS =
  '(?:ama+i|all(?:e|é)e?z?|komaan|kom op|vooruit|a?wel|ewel|bon|enfin|soit|go+h|poe+h?|pf+|pfoe|t?sjonge(?: jonge)?|tjonge(?: jonge)?|jemig|jeminee|gossie|gut|wauw|wow|oef|verdorie|verdikkeme|potver[a-z]+|sapperloot|nondeju|mens|lieve help|lieve hemel|mijn god|o ?jee|hemel(?:tje)?|asjemenou|tsja|och|oei|oeps|helaas|jee|nee maar|zeg|luister|kijk|zeg (?:een|ne) keer)(?: (?:zeg|man|mens|joh|hoor|toch|jongens))?';
const THANKS =
  '(?:alvast |bij voorbaat |heel erg |hartelijk |super |veel |vast )*(?:dank(?: (?:je|jullie|u))?(?: ?wel)?|bedankt|dankjewel|merci|thx|tnx|thanks)(?: alvast| vast| hoor| voor (?:je|de|uw) (?:hulp|moeite))?|pl[sz]|please|aub|ajb|svp|alsjeblieft|alstublieft';
const GREETS = '(?:met |de |veel )?(?:hartelijke |vriendelijke |beste )?(?:groet(?:en|jes)?|mvg)';
const CLOSING = `${GREETS}|fijne? (?:dag|avond|middag|weekend|werkdag)(?: verder| nog)?|tot (?:zo|straks|later)|succes|doei`;
const ASIDE = '(?:ff|effe|even|nog|dan|kort|snel|tussendoor|iets|wat|anders|vraagje|vooruit|nou)';

/** How short an answer is to be: 'geen heel verhaal', 'zonder poespas', 'naam en bedrag is genoeg'. */
const FORM = [
  '(?:geen|zonder|niet)(?: (?:een|heel|hele|lang|lange|verdere|al|te|die))* (?:verhaal|verhalen|uitleg|toelichting|poespas|gedoe|franje|roman|tekst|lap tekst|omhaal|opsmuk|toeters en bellen|blabla|praatjes|commentaar)',
  '(?:(?:\\d|een|twee|geen) decima(?:al|len)|(?:(?:het|de|alleen|gewoon) )*(?:naam|namen|bedrag|bedragen|getal|cijfer)(?: en (?:naam|namen|bedrag|bedragen))?) (?:is|zijn|volstaat|volstaan)(?: (?:al|wel|meer dan|voor mij|genoeg|voldoende|prima|goed))*',
  '(?:graag |liefst )?(?:als |in |in een |een )?(?:reeksje|rijtje|lijstje|tabelletje|staatje|overzichtje|tabel)',
].join('|');

/** What somebody says of an answer, before the next question. */
const REACTION =
  '(?:oke?|oké|okay|okee|oki|top|super|mooi|prima|goed|fijn|helder|duidelijk|perfect|geweldig|netjes|keurig|check|begrepen|aha|jaja)(?: (?:zo|hoor|man))?';
const REACTIONS = new RegExp(`^${REACTION}(?: ${REACTION})+$`);
const REACTED = new RegExp(
  `^(?:(?:${REACTION})[,!]{1,3} (?=\\S)|ok[eé]?y?(?:a[yi])? (?=(?:en|dan|nu|maar|die|dat|de|het|wat|hoe|hoeveel|welke?|wie)\\b))`,
  'i',
);

const BEFORE = new RegExp(
  `^(?:${CALL})(?:[,.!]{1,3} | (?!\\S+[,.!:] ))(?:(?:ja|vraagje)[,.!:]? )?`,
  'i',
);
const BEHIND = new RegExp(
  `^(?:(?:${THANKS}) ){0,2}(?:${THANKS}|${CLOSING}|${GREETS}(?: \\S+){0,4})$`,
);
/** Of so many words somebody thanks and greets. */
const LONGEST = 9;
const WHOLE = new RegExp(
  `^(?:(?:${CALL}|beste|geachte|dag)(?: \\S+){0,2}|${SIGHS}|help|${THANKS}|sorry(?: dat ik stoor)?|${ASIDE}(?: ${ASIDE})*)$`,
);
const FORMED = new RegExp(`^(?:${FORM})(?: (?:graag|hoor|${THANKS}))*$`);
const CLOSED = new RegExp(`^(?:${CLOSING})(?: \\S+){0,4}$`);

const plainOf = (part: string): string =>
  folded(part)
    .replace(/[^\p{L}\d']+/gu, ' ')
    .trim();

const SIGHED = new RegExp(`^${SIGHS}[,.!]{1,3} (?=\\S)`, 'i');

/** 'Hoi', 'eh' and 'oja' before a question, 'alvast dank' and 'groetjes' behind it. */
export function withoutCourtesy(text: string): string {
  let left = text;
  for (let made = ''; made !== left && left !== '';) {
    made = left;
    left = left.replace(BEFORE, '').replace(REACTED, '').replace(SIGHED, '');
  }
  const words = left.split(' ');
  const from = words.findIndex(
    (_, at) =>
      at > 0 && words.length - at <= LONGEST && BEHIND.test(plainOf(words.slice(at).join(' '))),
  );
  return from < 0 ? left : words.slice(0, from).join(' ').replace(/[,;]$/, '');
}

/** Whether a part of a text only greets, thanks, calls or says how short it is to be, and names nobody of the books. */
export const isCourtesy = (part: string, { scanned, relation, references }: Sense): boolean =>
  FORMED.test(plainOf(part)) ||
  (WHOLE.test(plainOf(part)) &&
    relation === undefined &&
    references.places.size === 0 &&
    scanned.marks.every(
      ({ piece, meanings }) =>
        piece === undefined &&
        meanings.every(({ role, value }) => role === 'filler' || value === 'help'),
    ));

/** 'Oke top' says that the answer was read, and asks for no top. */
export const isReaction = (text: string): boolean => REACTIONS.test(plainOf(text));

/** 'Groet', 'mvg Annelies': what stands behind it is who asks. */
export const isClosing = (part: string): boolean => CLOSED.test(plainOf(part));
