import { isParty, SAME } from './party-words.ts';

const THEN = /^(?:toen|daarbij|destijds|erbij)$/;

/** 'Waardoor', 'waarom zo laag', 'wat zat daarin': what lies behind one that was told. */
const CAUSE =
  /^(?:en )?(?:(?:waardoor|waarom|hoezo)(?: (?:is|was|dat|die|dit|deze|het|hij))*(?: (?:zo|zoveel) [a-z]+)?|hoe (?:komt|kwam|kan) (?:dat|het)(?: (?:zo|zoveel) [a-z]+)?(?: zijn)?|waaraan|waar aan|waar (?:kwam|komt|lag|ligt) (?:dat|het) (?:door|aan|vandaan)|waaraan (?:dan|vooral)|wat (?:zat|zit|viel) (?:daarin|daar in|erin|er in)|waar (?:zat|zit|ging) (?:dat|het) (?:in|aan|heen|naartoe))(?: (?:dan|vooral|precies))?$/;
/** 'En de maand erna' of the best month. */
const NEXT =
  /^(?:en )?(?:de|het) (?:maand|kwartaal|jaar) (?:erna|daarna|erop|ervoor|daarvoor|later|eerder)(?: (?:dan|vooral|precies))?$/;

/** What a month is made up of: by whom, by what, or its bookings. */
const PART =
  /^(?:klanten|afnemers|leveranciers|relaties|posten|kostenposten|rekeningen|groepen|kosten|wie|post|kostenpost|rekening|boekingen|facturen)$/;
const POINTS = /^(?:daar|daarvan|daarin|daaraan|ervan|erin|hierin|hiervan|dat)$/;
const BY =
  /^(?:en )?(?:aan|bij|van|door) wie(?: (?:dan|vooral|precies|toen|was dat|het meeste?))*$|^(?:(?:en|dan|nu|graag|doe|eens|ook) )*per (?:klant|leverancier|relatie|groep|rekening|kostensoort|kostenplaats)$/;
/** A part of a year, or a year that is said: of more than that one month. */
const WIDER =
  /^(?:procent|percentage|deel|aandeel|jaar|boekjaar|maand|maanden|kwartaal|kwartalen)$/;

/** Whether a turn is of the month or quarter that the answer before it named. */
export const isOfPeriod = (texts: readonly string[]): boolean =>
  texts.some((text) => THEN.test(text)) ||
  isOfOne(texts) ||
  BY.test(texts.join(' ')) ||
  // 'Welke klant zat daar het meest in', 'welke klant was dat'.
  (texts.some((text) => POINTS.test(text)) &&
    texts.some((text) => PART.test(text) || isParty(text)) &&
    !texts.some((text) => WIDER.test(text)));

/** Whether a turn asks only what lies behind that one, and not between it and the turn before it. */
export const isOfOne = (texts: readonly string[]): boolean =>
  asksCause(texts) || NEXT.test(texts.join(' '));

/** Whether it asks what lies behind it. */
export const asksCause = (texts: readonly string[]): boolean => CAUSE.test(texts.join(' '));

/** A turn that says a month by pointing at it. */
export const pointsAtUnit = (texts: readonly string[], unit: RegExp): boolean =>
  texts.some((text, at) => SAME.test(text) && unit.test(texts[at + 1] ?? ''));
