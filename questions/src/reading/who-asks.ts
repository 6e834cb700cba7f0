import { SPELLING } from '../lexicon/lexicon.ts';
import { folded } from '../text/fold.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { PERSON } from './asker.ts';
import type { Sense } from './sense.ts';
import { KIN } from './told-words.ts';

const ARTICLE = "(?:mijn|onze|ons|de|het|een|die|m'?n|haar|hun)";
const WORD = "[a-zà-ÿ][a-zà-ÿ'’-]*\\.?";
/** 'De nieuwe notaris', 'Kevin van de administratie', 'Petra en Ruud': the name without an article is taken by itself. */
const SOMEBODY = `(?:${ARTICLE}(?<noun>(?: (?!(?:die|dat|waar[a-z]*|we|wij|ik)\\b)${WORD}){1,3}?)|(?<bare>${WORD}(?: ${WORD}){0,2}?))(?: (?:van|uit|bij|op) (?:(?:de|het|mijn|ons|onze) )?(?<of>${WORD}))?`;
const SAYS =
  'vraagt zich af|vragen zich af|vroeg zich af|wil graag weten|wil weten|wilde weten|willen weten|zou graag zien|zou graag weten|vraagt|vragen|vroeg|zegt|zei|denkt|beweert|meent|vermoedt|zoekt|zocht|wil|willen|wilde|wenst|verlangt|verlangde|eist|eiste|verzoekt|verzocht|informeert|informeerde|moet weten|is benieuwd|is op zoek|heeft gevraagd|heeft behoefte aan|(?:had|heeft|hebben|hadden) (?:het|.?t) over|begon over|sprak over|noemde|hamert op|hamerde op|(?:moet|moeten|mag|zou)(?= .* (?:weten|hebben|zien|inzien|doorgeven|aanleveren|invullen|opgeven)\\b)|(?:mailt|mailde|belt|belde|appt|appte|schrijft|schreef)(?=(?: (?:me|mij|ons))? (?:of|hoeveel|wat|welke?)\\b)';
const THEM = '(?: (?:me|mij|ons|u|zich|van mij|van ons))?';
/** How much of it, and when, somebody wants. */
const HOW =
  '(?: (?:graag|om|naar|dat|nu|nog|ook|even|(?:inzage|inzicht) in|informatie over|opgave van))*';
const ASKING =
  '(?:hoeveel|hvl|hoe|wat|welke?|wie|waar|wanneer|of|de|het|een|alle|onze|mijn|ons|deze|dit)';
/** 'Mijn vrouw vraagt zich af', 'onze penningmeester zoekt': who asks says nothing of what is asked. */
const ASKS = new RegExp(
  `^ ?${SOMEBODY}(?: [a-zà-ÿ]+ (?:de|het|een) [a-zà-ÿ]+ en)? (?:${SAYS})${THEM}${HOW},? (?=(?:om |naar |van )?${ASKING}\\b)`,
  'i',
);
/** 'De notaris heeft de boekwaarde nodig'. */
const NEEDS = new RegExp(
  `^ ?${SOMEBODY} (?:heeft|had|hebben|hadden) (?<what>[^.?!;]+?) nodig\\b`,
  'i',
);
/** 'Ik kreeg van de curator de vraag hoeveel'. */
const GOT = new RegExp(
  `^ ?(?:ik|we|wij) (?:krijg|kreeg|krijgen|kregen|heb|hebben) van ${SOMEBODY} de vraag(?: (?:gekregen|liggen|staan))?${HOW},? (?=${ASKING}\\b)`,
  'i',
);
/** 'Vraag van Joost:', 'namens de directie:'. */
const NAMED = new RegExp(
  `^ ?(?:(?:vraag|vraagje|verzoek) (?:van|namens|vanuit)|namens|op verzoek van) ${SOMEBODY}[:,] ?`,
  'i',
);
/** 'Er is behoefte aan': by nobody who is named. */
const WANTED = /^er (?:is|was|bestaat) (?:behoefte aan|vraag naar) /i;
/** '…, vraagt Hans', '…, dat heeft Anja nodig'. */
const BEHIND = new RegExp(
  `[,.;?!–-] ?(?:(?:dat|dit|die) )?(?:vraagt|vroeg|wil|wilde|zoekt|verlangt|eist|(?:moet|heeft|had)(?=[^.?!]{0,60} (?:nodig|hebben|weten|zien)[ .?!)]*$)) ${SOMEBODY}(?: (?:graag|nu|nog|straks|me|mij|ons|zich|af|van|weten|zien|hebben|nodig))*(?=[ .?!)]*$)`,
  'i',
);
/** 'Onze drukker vraagt hoeveel we hem schuldig zijn', 'de boekhouder vraagt een vast bedrag': of who asks. */
const OF_ASKER =
  /\b(?:hij|zij)\b|\b(?:hem|hun|hen)\b(?! [a-z ]*(?:geven|sturen|mailen|tonen|zeggen|vertellen|melden))|^een\b.*\b(?:bedrag|prijs|tarief|vergoeding|voorschot|aanbetaling|geld)\b/i;
const TITLE = /^(?:en|collega|heer|meneer|mijnheer|dhr|mevrouw|mevr|mw|dr|drs|mr|ir|ing|prof)$/;
/** Whoever may want to know something of a company, and is no party in its books. */
export const BODY =
  /^(?:directie|bestuur|management|mt|raad|rvc|or|ondernemingsraad|gemeente|kvk|uwv|kantoor|hoofdkantoor|moederbedrijf|werk|school|studie|opleiding|intern|archief|mezelf|mijzelf|onszelf|iedereen)$/;

/** 'De machine had een reparatie nodig, hoeveel kostte dat': what is asked is of that, and is no figure. */
const isWanted = (what: string, behind: string): boolean =>
  /^(?:de|het|alle|onze|mijn|een overzicht|een lijst)\b/i.test(what) &&
  !/\b(?:hoeveel|hvl|wat|welke?|wie|hoe)\b/i.test(behind);

/**
 * A question without who asks for it or needs it: whoever stands as the subject of such a verb is
 * nobody of the books. What is asked may stand there as well ('de omzet wil de bank weten'), and so
 * does a name that the books have, one by whom who asks is told apart ('de boekhouder van Hendriks'), and
 * a word that means something else ('klant Hendriks'): these stay, as do all who are pointed at behind it.
 */
export function withoutAsker(
  text: string,
  { isName }: Vocabulary,
  senseOf: (part: string) => Sense,
): string {
  const isKind = (word: string) => [PERSON, KIN, TITLE, BODY].some((each) => each.test(word));
  const isUnknown = (word: string) => isKind(word) || !(isName(word) || SPELLING.isKnown(word));
  const isMeant = (noun: string) => {
    const { figures, references, relation } = senseOf(noun);
    return figures.length > 0 || references.places.size > 0 || relation !== undefined;
  };
  const wordsOf = (name: string) => folded(name).replace(/\./g, '').trim().split(' ');
  const plain = text.trim().replace(/\s+/g, ' ');
  const left = [ASKS, NEEDS, GOT, NAMED, BEHIND].reduce(
    (said, each) => {
      const found = each.exec(said);
      const { noun, bare, of, what = '' } = found?.groups ?? {};
      const isSomebody =
        found !== null &&
        !OF_ASKER.test(said.replace(each, what).trim()) &&
        (of === undefined || (!isName(folded(of)) && !isMeant(of))) &&
        (each !== NEEDS || isWanted(what, said.slice(found[0].length))) &&
        (bare === undefined || wordsOf(bare).every(isUnknown)) &&
        (noun === undefined || wordsOf(noun).some(isKind) || !isMeant(noun));
      return isSomebody ? said.replace(each, what) : said;
    },
    plain.replace(WANTED, ''),
  );
  return left === plain ? text : left;
}
