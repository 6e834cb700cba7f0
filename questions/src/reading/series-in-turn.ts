import type { Question } from '@kengetal/contract';
import { isPeriodSplit } from './draft.ts';
import { isParty } from './party-words.ts';
import { aspectOf } from './recurring.ts';
import type { Time } from './said-time.ts';
import { first, type Sense } from './sense.ts';
import type { AskedBack } from './together.ts';
import { isTimeAt, lineOf, says } from './turn-words.ts';
import { ask } from './turns-chosen.ts';
import { withTime } from './with-time.ts';

const SHORT = 6;

/** 'Wat is de grootste', 'top 3' and 'is dat omhoog gegaan' of what comes back. */
export function ofSeries(sense: Sense, time: Time, question: Question): Question | undefined {
  const { subject, only } = question;
  if (
    subject.kind !== 'recurring' ||
    sense.relation ||
    sense.figures.length > 0 ||
    sense.rest.length > 0 ||
    sense.tokens.filter((_, at) => !isTimeAt(sense, at)).length > SHORT + 2
  )
    return undefined;
  const order = first(sense, 'order');
  if (order === 'hoogste' || order === 'laagste')
    return { ...question, order, limit: sense.details.limit ?? 1 };
  const isOne = only !== undefined || subject.rekeningen?.length === 1;
  const text = sense.tokens.map((token) => token.text).join(' ');
  const isPrice =
    /\b(?:omhoog|omlaag|duurder|goedkoper|gestegen|gedaald|verhoogd|verlaagd|sinds wanneer)\b/.test(
      text,
    );
  const isWhich =
    /^(?:en )?(?:welke?|wat) (?:(?:daarvan|hiervan|ervan|van|die|deze|er|hier) )*(?:is|zijn|werd|werden|ging|gingen) |^(?:is|zijn) er (?:iets|wat|een) /.test(
      text,
    );
  const isPlain = sense.scanned.marks.every(({ piece }) => piece === undefined);
  if (!isPrice || !(isWhich || (isOne && isPlain))) return undefined;
  const { period: _, ...whole } = question;
  const risen = { ...whole, subject: { ...subject, aspect: 'prijs' as const } };
  return isOne || isPlain ? risen : withTime(sense, risen, time, {});
}

/** 'Hoe vaak komt die', 'wanneer is de volgende', 'is die gestegen' of the one that was told. */
export function courseOf(sense: Sense, question: Question): Question | undefined {
  const { subject, only, limit } = question;
  const line = lineOf(sense);
  const isWas = WAS.test(line);
  const known = isWas ? { ...sense, rest: [] } : sense;
  const most = COMES_NEXT.test(line) ? 2 * SHORT : SHORT + 2;
  if (subject.kind !== 'recurring' || isOther(known) || sense.tokens.length > most)
    return undefined;
  const isOne = limit === 1 || only !== undefined || subject.rekeningen !== undefined;
  const aspect = COMES_NEXT.test(line)
    ? 'volgende'
    : isWas || ROSE.test(line)
      ? 'prijs'
      : aspectOf(sense);
  const isOfAll = says(sense, OF_ALL);
  // 'En met hoeveel' of what rose is told with it.
  if (subject.aspect === 'prijs' && BY.test(line)) return question;
  return isOne && !isOfAll && /^(?:frequentie|volgende|prijs)$/.test(aspect ?? '')
    ? { ...question, subject: { ...subject, ...(aspect && { aspect }) } }
    : undefined;
}
const BY =
  /^ (?:en )?(?:met|van|voor) hoeveel (?:(?:dan|is|was|dat|naar|hoeveel|gestegen|omhoog|gegaan) )*$/;
const OF_ALL = /^(?:vaste|lasten|abonnementen|contracten|kosten|alle|alles|allemaal|welke)$/;
const COMES_NEXT =
  /^ (?:en )?(?:de )?(?:eerst)?volgende (?:(?:dan|keer|termijn|nota|factuur|rekening) )*$|^ (?:en )?(?:wanneer|wnr) (?:is|komt|valt|wordt|verwacht|moet|kan|mag) (?:\S+ )*(?:weer|volgende|eerstvolgende) /;
const ROSE =
  /^ (?:en )?(?:is|zijn|werd|was) (?:die|dat|deze|hij|ze|het) (?:\S+ )*(?:omhoog|omlaag|duurder|goedkoper|gestegen|gedaald|verhoogd|verlaagd) |^ (?:en )?(?:sinds|vanaf) wanneer (?:\S+ )*(?:zo|dat|dit) (?:hoog|duur|bedrag) /;
/** 'Per wanneer is dat ingegaan', 'en daarvoor', 'was dat altijd zo': no more than what it was, or since when it is so. */
const WAS =
  /^ (?:en )?(?:(?:sinds|vanaf|per) (?:wanneer|welke \S+) (?:(?:is|was|geldt|ging|gaat|dat|het|die|dit|deze|dan|zo|in|ingegaan|precies|prijs|bedrag|tarief|nieuwe) )*|(?:(?:wat|hoeveel|was|kostte|waren|betaalden|rekenden|we|wij|ze|het|dat|die) )*(?:daarvoor|ervoor|eerst|voorheen|vroeger|voordien) (?:dan )?|(?:is|was|bleef) (?:dat|het|die) (?:altijd|steeds) (?:al )?(?:zo|hetzelfde|gelijk) (?:geweest |gebleven )?)$/;

/** 'Alleen de kwartaallasten', 'en de jaarlijkse': those of all that come in it. */
export function rhythmInTurn(sense: Sense, question: Question): Question | undefined {
  const { subject, only } = question;
  const isAll = only === undefined && subject.kind === 'recurring' && !subject.rekeningen;
  const [, stem] = (isAll && RHYTHM.exec(lineOf(sense))) || [];
  const unit = UNITS.find((each) => stem?.startsWith(each));
  return unit === undefined || isOther(sense) ? undefined : ofRhythm(question, unit);
}
const RHYTHM =
  /^ (?:en |maar |nu |dan |alleen |enkel |ook |de |die )*(?:de|die|alleen|enkel) ((?:maand|kwartaal|jaar)(?:lasten|kosten|contracten|abonnementen|posten)|maandelijkse|jaarlijkse|kwartaalse) (?:(?:lasten|kosten|abonnementen|posten|graag|dan|maar) )*$/;
const UNITS = ['maand', 'kwartaal', 'jaar'] as const;

const isOther = ({ relation, figures, rest, references, scanned }: Sense): boolean =>
  relation !== undefined ||
  figures.some(({ key }) => key !== 'kosten') ||
  rest.some(({ token }) => !isParty(token.text)) ||
  references.places.size > 0 ||
  scanned.marks.some(({ piece }) => piece !== undefined);

/** Of all that comes back those that come once in it. */
function ofRhythm(question: Question, elke: (typeof UNITS)[number]): Question {
  const { subject } = question;
  if (subject.kind !== 'recurring') return question;
  const { aspect: _, ...whole } = subject;
  return { ...question, subject: { ...whole, elke } };
}

/** 'En per jaar?' of what comes back. */
export function comesTo(sense: Sense, question: Question): Question | AskedBack | undefined {
  const { subject, only } = question;
  const texts = sense.tokens.map(({ text }) => text);
  const split = first(sense, 'split');
  if (sense.relation !== undefined || sense.rest.length > 0) return undefined;
  if (subject.kind !== 'recurring' || !isPeriodSplit(split)) return undefined;
  const isNarrow = only !== undefined || subject.rekeningen !== undefined;
  if (texts.some((text) => /^(?:welke?|wie)$/.test(text))) {
    return isNarrow
      ? ask('Op hoe vaak iets komt kies ik niet. Wat wil je zien?', [question])
      : ofRhythm(question, split);
  }
  // Of all that comes back the amount is by month.
  const { aspect: _, ...whole } = subject;
  const isOnly = /^(?:alleen|enkel)$/.test(texts.find((text) => text !== 'en') ?? '');
  const isEach =
    subject.elke !== undefined && texts.some((text) => /^(?:elke?|iedere?)$/.test(text));
  if ((isOnly || isEach) && !isNarrow) return ofRhythm(question, split);
  if (!isNarrow && split === 'maand') return { ...question, subject: whole };
  return { ...question, subject: { ...subject, aspect: `per_${split}` } };
}
