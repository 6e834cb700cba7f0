import { isOccasion } from './occasion.ts';

const SAYS =
  'vraagt zich af|vragen zich af|vroeg zich af|wil graag weten|wil weten|wilde weten|willen weten|zou graag zien|zou graag weten|vraagt|vragen|vroeg|zegt|zei|denkt|beweert|meent|vermoedt|zoekt|wil|wilde|moet weten|is benieuwd|heeft gevraagd|(?:had|heeft|hebben|hadden) (?:het|.?t) over|begon over|sprak over|noemde|hamert op|hamerde op';
const THEM = '(?:\\s+(?:me|mij|ons|u|zich|van mij|van ons))?';
const HOW = '(?:\\s+(?:graag|om|naar|dat))?';
const ASKING = '(?:hoeveel|hoe|wat|welke?|wie|waar|wanneer|of|de|het|een|alle|onze|mijn)';
/** 'Mijn vrouw vraagt zich af', 'onze penningmeester zoekt': who asks says nothing of what is asked. */
const WHO = new RegExp(
  `^\\s*(?:mijn|onze|ons|de|het|een|m'?n)\\s+[a-zà-ÿ]+(?:\\s+van\\s+(?:de|het|mijn|ons|onze)\\s+[a-zà-ÿ]+)?(?:\\s+[a-zà-ÿ]+\\s+(?:de|het|een)\\s+[a-zà-ÿ]+\\s+en)?\\s+(?:${SAYS})${THEM}${HOW},?\\s+(?=(?:om |naar |van )?${ASKING}\\b|onze\\b)`,
  'i',
);
/** 'Mijn vrouw beweert dat ik meer uitgeef. Is dat zo?': what somebody says is asked. */
const CLAIM =
  /^\s*(?:mijn|onze|ons|m'?n)\s+[a-zà-ÿ]+\s+(?:zegt|zei|beweert|beweerde|denkt|meent|vermoedt|vindt)\s+dat\s+(?=(?:ik|we|wij)\s)/i;
/** 'Wat was, daarop gelet, de omzet'. */
const GIVEN = /(?:,\s*)?\b(?:daar|hier)op\s+(?:gelet|lettend)\b,?/i;
/** 'Naar ik begrijp', 'of hoe heet dat': how sure one is, or of which word. */
const HEDGE =
  /(?:,\s*)?\b(?:naar (?:ik|we|wij) (?:begrijp(?:en)?|begreep|begrepen heb(?:ben)?|heb(?:ben)? begrepen|meen|meende|hoor|hoorde|verneem|vernam|vermoed)|naar verluidt|naar mijn (?:weten|idee|gevoel)|voor zover (?:ik|we|wij) (?:weet|weten|zie|zien)|als ik (?:het )?(?:goed|me niet) (?:zie|heb|begrijp|begrepen heb|vergis)|(?:zoals|als) (?:bekend|gezegd|besproken|afgesproken|beloofd)|of (?:hoe|wat) (?:het|dat|je dat|jullie dat|ze dat) (?:ook )?(?:al ?weer )?(?:heet|noemt|noemen|mag heten)|of hoe (?:heet|heette|noem(?:t|en)? (?:je|jij|jullie|ze|men)) (?:dat|het|zoiets)(?: ook)?(?: al ?weer)?|of zoiets|of iets dergelijks)\b,?/gi;
/** 'Kan de aangifte van Q4 nergens meer vinden': what is looked for is asked. */
const LOST =
  /^\s*(?:(?:ik|we|wij) )?(?:kan|kon|kunnen)(?: (?:ik|we|wij))? ((?:de|het|mijn|onze?) [^,.;:?!]+?) (?:nergens|niet)(?: (?:meer|zo snel|gauw|zo gauw|direct))* (?:terug)?vinden(?=[,.;:])/i;
/** 'De omzet van maart? Ik bedoel 2024 dus': the year of that month. */
const MEANT =
  /\b((?:jan|feb|maart|mrt|apr|mei|jun|jul|aug|sep|okt|nov|dec)[a-z]*)((?: [^\d.?!,]+)?)[.?!,] (?:ik )?bedoel(?:de)? (?:(?:dus|in|van|het jaar) )*(20\d\d)(?: (?:dus|hoor|natuurlijk))*[.!]?$/i;
/** 'Als credit manager zie ik graag'. */
const AS =
  /^\s*als\s+[a-zà-ÿ-]+(?:\s+[a-zà-ÿ-]+){0,2}\s+(?:wil|zie|zoek|vraag|heb|zou|moet)\s+(?:ik|we|wij)(?:\s+graag)?\s+/i;
const NEEDS =
  '(?:ontvang|ontvangen|verneem|hoor|moet|moeten|zoek|zoeken|wil|willen|heb|hebben|vraag|vragen)';
/** 'Ik moet voor mijn stageverslag', 'voor de bespreking van morgen heb ik': nor does what it is for. */
const FOR = new RegExp(
  `(?<=^\\s*graag ontvang ik )voor\\s+(?:mijn|ons|onze|een|het|de)\\s+[a-zà-ÿ]+\\s+|^\\s*(?:ik|we|wij)\\s+${NEEDS}\\s+voor\\s+(?:mijn|ons|onze|een|het|de)\\s+[a-zà-ÿ]+\\s+|^\\s*(?:voor|bij|tijdens|ten behoeve van|in het kader van)\\s+(?:mijn|ons|onze|een|de|het)\\s+[a-zà-ÿ]+(?:\\s+van\\s+(?:morgen|vandaag|vanmiddag|vanavond|straks|[a-z]+dag))?\\s+${NEEDS}\\s+(?:ik|we|wij)(?:\\s+(?:u|jou|je|jullie))?\\s+`,
  'i',
);
const OWN = '(?:mijn|ons|onze|een|de|het)\\s+(?:[a-zà-ÿ-]+e\\s+)?[a-zà-ÿ-]+';
/** 'Voor de hypotheekaanvraag:' with what is asked behind it; whom it is made with or for may narrow that. */
const PURPOSE = new RegExp(
  `^\\s*(?:(?:ivm|i\\.v\\.m\\.|wegens|vanwege)\\s+[a-zà-ÿ-]+|(?:voor|ten behoeve van|t\\.b\\.v\\.|tbv)\\s+${OWN}(?:(?<=begroting|budget|jaarplan|planning)\\s+(?:van|voor)\\s+20\\d\\d)?)(?:\\s+(?:van|over|in)\\s+(?:${OWN}|morgen|vandaag|vanmiddag|vanavond|straks|[a-z]+dag))*\\s*:\\s+`,
  'i',
);
/**
 * A question without the words before it that say who asks, or what for. 'Voor de brandstof' narrows
 * what is asked and stays, as what is no occasion does.
 */
export function withoutIntroduction(text: string): string {
  const left = [HEDGE, WHO, CLAIM, GIVEN, AS].reduce(
    (said, each) => said.replace(each, ''),
    text.replace(LOST, '$1').replace(MEANT, '$1 $3$2'),
  );
  const isFor = (part: string) =>
    (part.match(/[a-zà-ÿ-]+/gi) ?? []).some((word) => isOccasion(word.toLowerCase()));
  return [PURPOSE, FOR].reduce(
    (said, each) => said.replace(each, (part) => (isFor(part) ? '' : part)),
    left,
  );
}
