import { PERSON } from './asker.ts';
import { clausesOf } from './clauses.ts';
import { isOccasion } from './occasion.ts';
import type { Sense } from './sense.ts';
import { KIN } from './told-words.ts';
import { BODY } from './who-asks.ts';

/** A moment that something is handed over at: of days, no figure of the books is. */
const SOON =
  '(?:(?:van|morgen)(?:ochtend|middag|avond|nacht)|vanmorgen|vandaag|morgen|overmorgen|straks|strakjes|(?:zo )?(?:meteen|dadelijk)|zometeen|(?:maan|dins|woens|donder|vrij|zater|zon)dag(?:ochtend|middag|avond)?|(?:de|het) (?:lunch|weekend|weekeinde)|(?:het )?eind(?:e)? van de (?:dag|middag|ochtend|week)|(?:\\d{1,2}|een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf) uur|\\d{1,2}[:.]\\d\\d(?: uur)?)';
const WISH =
  '(?:graag|liefst|svp|s\\.v\\.p\\.|aub|a\\.u\\.b\\.|alsjeblieft|alstublieft|pls|please|asap|nodig)';
const CARRIES =
  '(?:kan|kun|kunnen|lukt|lukken|red|redden|mag|moet|heb|is|het|dat|dit|die|je|jij|u|ik|we|wij|hem|nog|al|ook|er|voor|vóór|tegen|om|rond|uiterlijk|hebben|klaar|binnen|zijn|even|heel|snel|ergens)';
/** 'Kan dat nog vanmiddag?', 'graag voor vijf uur', 'heb het straks nodig'. */
const ALONE = new RegExp(
  `^(?=.*\\b(?:kan|kun|lukt|red|mag|heb|klaar|uiterlijk|binnen|nog van|${WISH})\\b)(?=.*\\b${SOON}\\b)(?:(?:${WISH}|${CARRIES}|${SOON})(?:[ ,.;:?!)–-]+|$))+$`,
  'i',
);
/** 'Omzet maart graag voor morgen': behind the question with a wish in it. */
const AT_END = new RegExp(
  `(?:(?<=\\snodig)|\\s(?!nodig)${WISH})(?:\\s+(?:nog|voor|vóór|tegen|uiterlijk))*\\s+${SOON}(?:\\s+(?:nog|${WISH}))*(?=\\W*$)|\\s(?:voor|vóór|tegen|nog)\\s+${SOON}\\s+${WISH}(?:\\s+(?:nog|${WISH}))*(?=\\W*$)`,
  'i',
);
/** 'Ik heb straks de omzet nodig', 'lukt het om voor vijf uur'. */
const WITHIN = new RegExp(
  `(?<=\\b(?:heb|hebben|heeft)(?: (?:ik|we|wij))? |\\blukt het om |\\bkun je (?:me |mij |ons )?)(?:nog )?(?:(?:voor|vóór|tegen) )?${SOON} (?=(?:de|het|onze|mijn|alle|een) .*\\b(?:nodig|zien|weten|hebben|aanleveren|doorgeven)\\W*$)`,
  'i',
);
const FOR =
  /^\W*(?:en )?(?:(?:dat|dit|het|deze) )?(?:is|zijn) (?:(?:bedoeld|bestemd|allemaal|puur|enkel) )*(?:voor|ten behoeve van|tbv) /i;

/** A question without when its answer is wanted, and without a last part that says what it is for. */
export function withoutWhenWanted(text: string, senseOf: (part: string) => Sense): string {
  const clauses = clausesOf(text.trim().replace(/\s+/g, ' '));
  const left = clauses.filter(
    (part, at) => !ALONE.test(part.replace(/^\W+/, '')) && !(at > 0 && isFor(part, senseOf)),
  );
  const said =
    left.length === 0 || left.length === clauses.length
      ? text
      : left.join('').replace(/ ?[,;:–-]? ?$/, '');
  return said.replace(AT_END, '').replace(WITHIN, '');
}

/** 'Is voor de MT-notulen', of nothing that the books know. */
function isFor(part: string, senseOf: (part: string) => Sense): boolean {
  if (!FOR.test(part)) return false;
  const { rest, references, relation, figures } = senseOf(part.replace(FOR, ''));
  const words = part.replace(FOR, '').match(/[\p{L}\d]+/gu) ?? [];
  return (
    relation === undefined &&
    references.places.size === 0 &&
    (figures.length === 0 || words.some((word) => isOccasion(word.toLowerCase()))) &&
    words.some((word) => isKnown(word.toLowerCase())) &&
    rest.every(({ token }) => isKnown(token.raw) || token.text.length < 3)
  );
}

const isKnown = (word: string): boolean =>
  isOccasion(word) || PERSON.test(word) || KIN.test(word) || BODY.test(word);
