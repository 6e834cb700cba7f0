import type { Question } from '@kengetal/contract';
import { type Draft } from './draft.ts';
import { first, type Sense } from './sense.ts';

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
