import type { Question } from '@kengetal/contract';
import { isPeriodSplit } from './draft.ts';
import { aspectOf } from './recurring.ts';
import { first, type Sense } from './sense.ts';
import type { AskedBack } from './together.ts';
import { lineOf, says } from './turn-words.ts';
import { ask } from './turns-chosen.ts';

const SHORT = 6;

/** 'Wat is de grootste', 'top 3' and 'is dat omhoog gegaan' of what comes back. */
export function ofSeries(sense: Sense, question: Question): Question | undefined {
  const { subject, only } = question;
  if (
    subject.kind !== 'recurring' ||
    sense.relation ||
    sense.figures.length > 0 ||
    sense.rest.length > 0 ||
    sense.tokens.length > SHORT
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
    /^(?:en )?(?:welke?|wat) (?:is|zijn|werd|werden) |^(?:is|zijn) er (?:iets|wat|een) /.test(text);
  return (isOne || isWhich) &&
    isPrice &&
    sense.scanned.marks.every(({ piece }) => piece === undefined)
    ? { ...question, subject: { ...subject, aspect: 'prijs' } }
    : undefined;
}

/** 'Hoe vaak komt die', 'wanneer is de volgende', 'is die gestegen' of the one that was told. */
export function courseOf(sense: Sense, question: Question): Question | undefined {
  const { subject, only, limit } = question;
  if (subject.kind !== 'recurring' || isOther(sense) || sense.tokens.length > SHORT + 2)
    return undefined;
  const isOne = limit === 1 || only !== undefined || subject.rekeningen !== undefined;
  const aspect = COMES_NEXT.test(lineOf(sense))
    ? 'volgende'
    : ROSE.test(lineOf(sense))
      ? 'prijs'
      : aspectOf(sense);
  const isOfAll = says(sense, OF_ALL);
  return isOne && !isOfAll && /^(?:frequentie|volgende|prijs)$/.test(aspect ?? '')
    ? { ...question, subject: { ...subject, ...(aspect && { aspect }) } }
    : undefined;
}
const OF_ALL = /^(?:vaste|lasten|abonnementen|contracten|kosten|alle|alles|allemaal|welke)$/;
const COMES_NEXT =
  /^ (?:en )?(?:wanneer|wnr) (?:is|komt|valt|wordt|verwacht|moet|kan|mag) (?:\S+ )*(?:weer|volgende|eerstvolgende) /;
const ROSE =
  /^ (?:en )?(?:is|zijn|werd|was) (?:die|dat|deze|hij|ze|het) (?:\S+ )*(?:omhoog|omlaag|duurder|goedkoper|gestegen|gedaald|verhoogd|verlaagd) |^ (?:en )?(?:sinds|vanaf) wanneer (?:\S+ )*(?:zo|dat|dit) (?:hoog|duur|bedrag) /;

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
  rest.length > 0 ||
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
