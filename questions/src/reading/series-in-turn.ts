import type { Question } from '@kengetal/contract';
import { isPeriodSplit } from './draft.ts';
import { first, type Sense } from './sense.ts';
import type { AskedBack } from './together.ts';

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
  const isWhich = /^(?:en )?(?:welke?|wat) (?:is|zijn|werd|werden) /.test(text);
  return (isOne || isWhich) &&
    isPrice &&
    sense.scanned.marks.every(({ piece }) => piece === undefined)
    ? { ...question, subject: { ...subject, aspect: 'prijs' } }
    : undefined;
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
    return {
      kind: 'ask',
      text: 'Op hoe vaak iets komt kies ik niet. Wat wil je zien?',
      questions: [question],
    };
  }
  // Of all that comes back the amount is by month.
  const { aspect: _, ...whole } = subject;
  if (
    subject.elke !== undefined &&
    /^(?:alleen|enkel)$/.test(texts.find((text) => text !== 'en') ?? '')
  )
    return { ...question, subject: { ...whole, elke: split } };
  if (!isNarrow && split === 'maand') return { ...question, subject: whole };
  return { ...question, subject: { ...subject, aspect: `per_${split}` } };
}
