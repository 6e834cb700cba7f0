import type { Question } from '@kengetal/contract';
import type { Before } from '../world.ts';
import { type Draft } from './draft.ts';
import type { Time } from './said-time.ts';
import { first, type Sense } from './sense.ts';
import { withTime } from './with-time.ts';

const textOf = ({ tokens }: Sense): string => tokens.map(({ text }) => text).join(' ');
const BOUGHT =
  /\b(?:besteld|bestelde|gekocht|kocht|kochten|afgenomen|afnam|omgezet|besteedt?|besteedde|uitgegeven)\b/;

/** 'Hoeveel heeft hij dit jaar besteld' of who owes the most: what was sold to it. */
function boughtBy(sense: Sense, { subject, period }: Question): Question | undefined {
  if (
    subject.kind !== 'relation' ||
    subject.side !== 'openstaand' ||
    sense.figures.length > 0 ||
    sense.rest.length > 0 ||
    !BOUGHT.test(textOf(sense))
  )
    return undefined;
  const isSupplier =
    sense.vocabulary.relations.byNumber.get(subject.relatie.toLowerCase())?.soort === 'leverancier';
  const year = period && sense.vocabulary.calendar.spanOfYear(period.periode_max);
  return {
    subject: { ...subject, side: isSupplier ? 'ingekocht' : 'verkocht' },
    ...(year && { period: year }),
  };
}

/** 'En de winst' after omzet without a customer: what was left out is no part of that. */
export function withoutDropped(
  { asked }: Extract<Draft, { kind: 'asked' }>,
  { subject }: Question,
): string | undefined {
  const isLess = subject.kind === 'figure' && subject.without_relations !== undefined;
  const isOther =
    asked.subject.kind === 'figure' &&
    subject.kind === 'figure' &&
    asked.subject.key !== subject.key &&
    asked.subject.without_relations === undefined;
  return isLess && isOther
    ? 'Wie ik wegliet kan ik daar niet uit weglaten. Wil je het van iedereen samen zien?'
    : undefined;
}

/** Of another relation the same is asked, unless its own words say otherwise. */
export function sameSide(
  subject: Question['subject'],
  before: Question['subject'],
  sense: Sense,
): Question['subject'] {
  const isSaid =
    (first(sense, 'side') ?? first(sense, 'subject')) !== undefined || sense.figures.length > 0;
  if (subject.kind === 'relation' && before.kind === 'open' && !isSaid) {
    return { ...subject, side: 'openstaand' };
  }
  return subject.kind === 'relation' && before.kind === 'relation' && !isSaid
    ? { ...subject, side: before.side }
    : subject;
}

/** What goes on about whom or what was told. */
export function ofThose(sense: Sense, time: Time, before: Before): Question | undefined {
  if (!before.question) return undefined;
  const bought = boughtBy(sense, before.question);
  return bought && withTime(sense, bought, time, { question: bought });
}
