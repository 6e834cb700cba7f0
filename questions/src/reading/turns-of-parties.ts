import type { Question } from '@kengetal/contract';
import { isDefinitionKey } from '@kengetal/ledger';
import type { Before } from '../world.ts';
import { figure, type Draft } from './draft.ts';
import { directionOf } from './direction.ts';
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

const LESS =
  /^(?:(?:en|nu|dan|ook) )*(?:alleen|welke|wie|degenen) .*\b(?:kocht|kochten|kopen|bestelden?|besteedden?|afnam|afnamen|uitgaf|uitgaven|omzetten)\b/;

/** 'Alleen die minder kochten' of a list of customers: how much less each bought. */
function boughtLess(sense: Sense, question: Question): Question | undefined {
  const { subject, split, period, against } = question;
  const order = directionOf(sense);
  if (
    split !== 'relatie' ||
    subject.kind !== 'figure' ||
    order === undefined ||
    !LESS.test(textOf(sense))
  )
    return undefined;
  return {
    subject,
    split,
    ...(period && { period }),
    measure: 'oorzaken',
    against: against ?? 'vorig_jaar',
    order,
  };
}

const REST = /^(?:en )?(?:wat is )?(?:(?:de|het) )?(?:rest|overige|overig)(?: dan| nog)?$/;

/** 'En de rest' behind some accounts of one kind of costs: the others of it. */
function restOfGroup(sense: Sense, { question, earlier }: Before): Question | undefined {
  if (
    !question ||
    question.subject.kind !== 'account' ||
    question.measure !== undefined ||
    !REST.test(textOf(sense))
  )
    return undefined;
  const { byNumber } = sense.vocabulary.accounts;
  const groupOf = (each: string) => byNumber.get(each.toLowerCase())?.groep;
  const told = [question, earlier].flatMap((each) =>
    each?.subject.kind === 'account' ? each.subject.rekeningen : [],
  );
  const group = groupOf(told[0] ?? '');
  const { period } = question;
  if (group === undefined || !isDefinitionKey(group)) return undefined;
  const without = [...new Set(told.filter((each) => groupOf(each) === group))];
  return { subject: { ...figure(group), without_accounts: without }, ...(period && { period }) };
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
  return (
    boughtLess(sense, before.question) ??
    restOfGroup(sense, before) ??
    (bought && withTime(sense, bought, time, { question: bought }))
  );
}
