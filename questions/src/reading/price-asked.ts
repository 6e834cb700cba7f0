import { isTimed } from './each-time.ts';
import type { Sense } from './sense.ts';
import { lineOf, says } from './turn-words.ts';

export const CHANGED =
  /^(?:duurder|goedkoper|verhoogd|verhoogde|verhoging|verlaagd|verlaging|omhoog|omlaag|gestegen|gedaald|steeg|hoger|hogere|lager|lagere|omhooggegaan|omlaaggegaan|prijsverhoging|prijsstijging|tariefwijziging|gewijzigd|veranderd|veranderde|huidige|opgeslagen|ingegaan|doorgevoerd)$/;
const SINCE =
  / (?:sinds|vanaf) (?:wanneer|welke? (?:maand|mnd|datum|moment)|hoelang) | (?:wanneer|in welke maand|welke mnd) /;

/** 'Zijn duurder geworden', and not 'in maart duurder geworden'. */
const DEARER =
  / (?:duurder|goedkoper|verhoogd|verlaagd|(?:in prijs|(?:(?:vaste|terugkerende) \S+|abonnementen|contracten) (?:zijn|gingen)) (?:veranderd|gestegen|gedaald|verhoogd|omhooggegaan|omhoog)) (?:geworden )?(?:toch |he |of niet )?$/;
/** 'Is duurder geworden toch, wat betalen we nu': said beside what is asked. */
const BECAME =
  / (?:duurder|goedkoper) (?:(?:is|zijn) )?geworden | (?:in )?prijs (?:verhoogd|verlaagd|omhoog|gestegen|opgeslagen) /;
const AROUND =
  / (?:voor|na) de (?:huur|prijs|tariefs?|premie)?(?:verhoging|verlaging|stijging|wijziging) | (?:prijs|tariefs?) ?(?:verhoging|verlaging|stijging|wijziging) | (?:voordat|nadat) (?:\S+ ){1,4}(?:verhoogd|verlaagd|omhoog|duurder) | (?:meer|minder) dan (?:eerst|vroeger|voorheen) /;
export const MORE = / (?:meer|minder) (?:gaan|moeten) (?:betalen|kosten) /;
/** 'Zijn er abonnementen die gestegen zijn': of several, each since when. */
export const ROSE =
  / (?:welke?|er|iets|abonnementen|contracten) (?:\S+ )*(?:gestegen|gedaald|verhoogd|verlaagd|omhoog|omlaag|duurder|goedkoper|opgeslagen) (?:(?:gegaan|geworden|in prijs|zijn|is|werden) )*$/;
const AMOUNT = '(?:prijs|tarief|bedrag|maandbedrag|termijn|huur|premie)';
/** 'Van welk bedrag naar welk bedrag', 'de oude prijs': one price beside another. */
const FROM_TO = new RegExp(
  ` van (?:hoeveel|wat|welke? \\S+) naar | (?:oude?|vorige?|eerdere?) (?:en (?:het |de )?nieuwe? )?${AMOUNT} | (?:oude|nieuwe) (?:${AMOUNT} (?:\\S+ ){0,5})?(?:en|met|dan) (?:de |het )?(?:oude|nieuwe) `,
);
const THEN = /^(?:eerst|voorheen|vroeger|voordien|daarvoor|ervoor|oorspronkelijk)$/;
const NOW = /^(?:nu|tegenwoordig|inmiddels|thans|daarna|erna|sindsdien|momenteel)$/;
const PAYS = /^(?:betaal|betalen|betaalt|kost|kosten|kwijt|rekenen|rekent|vraagt|vragen)$/;

/** 'Sinds wanneer is het abonnement duurder', 'van hoeveel naar hoeveel', 'wat was het eerst en wat nu'. */
export function asksPrice(sense: Sense): boolean {
  const line = lineOf(sense);
  const isSince =
    says(sense, CHANGED) ||
    / (?:dit|dat|het huidige) (?:bedrag|tarief) | deze prijs | zo duur /.test(line) ||
    (says(sense, PAYS) && says(sense, /^(?:meer|minder)$/));
  const isTwo = says(sense, THEN) && says(sense, NOW) && !isTimed(sense);
  return (
    DEARER.test(line) ||
    (BECAME.test(line) && !says(sense, /^(?:dan|meest|procent)$/) && !isOfThen(sense)) ||
    MORE.test(line) ||
    AROUND.test(line) ||
    FROM_TO.test(line) ||
    isTwo ||
    (SINCE.test(line) && isSince)
  );
}

/** Of months that have gone, and not of 'dit jaar'. */
const isOfThen = (sense: Sense): boolean =>
  isTimed(sense) &&
  sense.scanned.marks.some(({ piece }) => piece !== undefined && piece.back?.count !== 0);
