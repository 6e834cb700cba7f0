import type { Question } from '@kengetal/contract';
import type { FigureKey } from '../lexicon/types.ts';
import { isPeriodSplit, type Draft } from './draft.ts';
import { groupOf, groupSaid } from './owed-sides.ts';
import { asksShare } from './open-said.ts';
import { daysSaid } from './numbers-said.ts';
import { isLate, isNotLate, type Owed } from './owing.ts';
import { POINTING } from './pointing.ts';
import { first, has, type Sense } from './sense.ts';
import { lineOf } from './turn-words.ts';

type AskedDraft = Extract<Draft, { kind: 'asked' }>;

/** A question longer than this says by itself what it asks. */
export const LONGEST = 9;

const isOwed = (subject: Question['subject']): subject is { kind: 'figure'; key: Owed } =>
  subject.kind === 'figure' &&
  subject.without === undefined &&
  (subject.key === 'debiteuren' || subject.key === 'crediteuren');

/**
 * 'Hoeveel is dat van Bakker?' and 'welke facturen zijn dat?' go on about what is open; a name behind
 * a balance of debtors or creditors does so as well.
 */
export function ofOpen(
  { asked }: AskedDraft,
  before: Question,
  sense: Sense,
): Question | undefined {
  const { subject } = before;
  const isOpen =
    subject.kind === 'open' || (subject.kind === 'relation' && subject.side === 'openstaand');
  const isSaid = first(sense, 'side') !== undefined || sense.figures.length > 0;
  if (isSaid || sense.tokens.length > LONGEST) return undefined;
  if (isOwed(subject) && asked.subject.kind === 'relation') {
    const { split, against, measure } = before;
    return has(sense, 'measure', 'boekingen')
      ? undefined
      : {
          subject: { ...asked.subject, side: 'openstaand' },
          ...(isPeriodSplit(split) && { split }),
          ...(against !== undefined && { against, ...(measure && { measure }) }),
        };
  }
  if (!isOpen) return undefined;
  if (asked.subject.kind === 'relation') {
    return { subject: { ...asked.subject, side: 'openstaand' } };
  }
  if (asked.subject.kind !== 'charged') return undefined;
  const who = asked.only?.relatie;
  const count = asked.measure === 'aantal' && { measure: 'aantal' as const };
  if (who !== undefined)
    return { subject: { kind: 'relation', relatie: who, side: 'openstaand' }, ...count };
  return subject.kind === 'open' ? { ...before, split: 'factuur' } : { ...before, ...count };
}

/** Whether customers are named where suppliers were told, or the other way round. */
export const saysOtherSide = ({ figures }: Sense, side: string): boolean =>
  figures.some(({ key }) => key !== side && /^(?:debiteuren|crediteuren)$/.test(key));

/** The other side of what was asked: what a relation owes, or what suppliers are owed. */
export function turnedTo(
  { asked }: AskedDraft,
  before: Question,
  sense: Sense,
): Question | undefined {
  const { subject } = before;
  const owed = owedByAll(sense, asked, subject);
  if (owed) return owed;
  if (
    subject.kind === 'relation' &&
    asked.subject.kind === 'open' &&
    sense.tokens.length <= LONGEST
  ) {
    // 'En wie moet ik nog betalen' asks for names.
    if (sense.tokens.some(({ text }) => text === 'wie')) return undefined;
    return { subject: { ...subject, side: 'openstaand' } };
  }
  if (subject.kind !== 'open' && !isOwed(subject)) return undefined;
  const side = subject.kind === 'open' ? subject.groep : subject.key;
  const isSaid =
    has(sense, 'noun', 'klanten') ||
    has(sense, 'noun', 'leveranciers') ||
    saysOtherSide(sense, side) ||
    / (?:we|wij|ik|ons|mij|me) |^ en te (?:betalen|ontvangen|vorderen) $/.test(lineOf(sense));
  if (asked.subject.kind === 'open' && !isSaid && sense.tokens.length <= LONGEST) {
    if (isOwed(subject))
      return sense.figures.length > 0
        ? undefined
        : { ...asked, ...oneOf(sense), subject: { ...asked.subject, groep: subject.key } };
    const isShare = has(sense, 'measure', 'aandeel') || has(sense, 'link', 'procent');
    const isByAge = has(sense, 'split', 'ouderdom') && first(sense, 'order') === undefined;
    // 'Hoeveel is te laat' after a share is the amount.
    const { measure, order: _, limit: __, ...others } = before;
    return {
      ...(/^(?:aandeel|samen)$/.test(measure ?? '') || isShare || isByAge ? others : before),
      ...asked,
      ...oneOf(sense),
      ...(isByAge && { split: 'ouderdom' as const }),
      ...(isShare && { measure: 'aandeel' }),
      subject: { ...subject, ...asked.subject, groep: subject.groep },
    };
  }
  if (subject.kind !== 'open' || asked.split !== 'relatie') return undefined;
  // 'Van wie is de grootste' names neither side.
  const groep = has(sense, 'noun', 'leveranciers')
    ? 'crediteuren'
    : has(sense, 'noun', 'klanten')
      ? 'debiteuren'
      : subject.groep;
  const isAged = subject.late === true || subject.older !== undefined;
  const { order: _, limit: __, ...all } = before;
  return {
    ...(sense.tokens.length <= 4 ? before : all),
    subject: { ...subject, groep },
    ...rankOf(sense),
    ...(isAged && { split: 'relatie' as const }),
  };
}

/** 'Bij wie' of a balance of debtors or creditors: who they are. */
export function byWhom(sense: Sense, before: Question): Question | undefined {
  const [{ subject, period }, { order, limit }] = [before, rankOf(sense)];
  if (sense.rest.length + sense.figures.length > 0 || sense.relation) return undefined;
  if (sense.tokens.length > SHORT) return undefined;
  // 'De grootste drie daarin' of a balance are those who owe it, and no accounts.
  const isRanked = order && !before.split && !first(sense, 'split') && !first(sense, 'noun');
  const isNamed = sense.tokens.some(({ text }) => text === 'wie');
  // 'Wie zijn dat' of what is open by its age: those who owe it.
  if (subject.kind === 'open' && before.split === 'ouderdom' && isNamed)
    return { ...before, split: 'relatie' };
  if (!isOwed(subject) || !(isNamed || isRanked)) return undefined;
  return {
    subject: { kind: 'open', groep: subject.key },
    ...(period && { period }),
    ...(order && { order, limit: limit ?? 1 }),
  };
}

/** A question of which each word leans on the one before it. */
const SHORT = 4;

/** What an order of its own chooses. */
function rankOf(sense: Sense): Pick<Question, 'order' | 'limit'> {
  const [order, { limit }] = [first(sense, 'order'), sense.details];
  return { ...(order && { order }), ...(limit !== undefined && { limit }) };
}

/** 'Wie is het langst te laat': the first of them. */
function oneOf(sense: Sense): Pick<Question, 'order' | 'limit'> {
  const { order, limit } = rankOf(sense);
  const isOne = sense.tokens.some(({ text }) => /^(?:is|staat|moet|heeft)$/.test(text));
  return {
    ...(order && { order, ...(isOne && { limit: 1 }) }),
    ...(limit !== undefined && { limit }),
  };
}

/** 'Alles, ook wat nog niet vervallen is'. */
export const isWithRest = (sense: Sense): boolean =>
  isNotLate(sense) &&
  ['ook', 'alles'].every((each) => sense.tokens.some(({ text }) => text === each));

/** 'Hoeveel daarvan is te laat', 'en langer dan 90': those of what is open that are late or so old. */
export function agedOf(sense: Sense, before: Question): Question | undefined {
  const { subject } = before;
  const { older, until } = daysSaid(sense, before);
  if (older === undefined && !isLate(sense)) return undefined;
  const age =
    older === undefined ? { late: true } : { older, ...(until !== undefined && { until }) };
  const isWho = sense.tokens.some(({ text }) => text === 'wie');
  // 'En alles bij elkaar ouder dan 30 dagen' is of no row that was chosen.
  const { order: _, limit: __, skip: ___, ...unranked } = before;
  const isAll = sense.tokens.some(({ text }) => /^(?:alles|elkaar|mekaar|totaal)$/.test(text));
  // 'Welke zijn te laat' of what they come to together asks for a list.
  const { measure, ...list } = isAll ? unranked : before;
  const isList =
    measure === 'samen' && sense.tokens.some(({ text }) => /^(?:welke|wie)$/.test(text));
  const asked = {
    ...list,
    ...(measure !== undefined && !isList && { measure }),
    ...rankOf(sense),
    ...(isWho && { split: 'relatie' as const }),
    ...(asksShare(sense) && { measure: 'aandeel' as const }),
  };
  // 'Nu de crediteuren, hoeveel is daar vervallen': of the others, without what narrowed these.
  const side = groupSaid(sense);
  if (side !== undefined && subject.kind === 'open' && side !== subject.groep)
    return {
      subject: { kind: 'open', groep: side, ...age },
      ...(isWho && { split: 'relatie' as const }),
      ...(before.period && { period: before.period }),
    };
  if (subject.kind === 'open') {
    const { until: ____, ...whole } = subject;
    return { ...asked, subject: { ...whole, ...age } };
  }
  if (isOwed(subject)) return { ...asked, subject: { kind: 'open', groep: subject.key, ...age } };
  if (subject.kind !== 'relation' || subject.side !== 'openstaand') return undefined;
  const { relatie } = subject;
  return {
    ...asked,
    subject: { kind: 'open', groep: groupOf(relatie, sense), ...age },
    only: { relatie },
  };
}

/** 'En in totaal' of what is late or old: all that is open. */
export function inTotal(sense: Sense, before: Question): Question | undefined {
  const { tokens, details, rest, relation } = sense;
  const isWholeList = / (?:hele|volledige) (?:lijst|rij|rijtje) /.test(lineOf(sense));
  const owed = before.subject;
  if (isWholeList && owed.kind === 'relation' && owed.side === 'openstaand')
    return { subject: { kind: 'open', groep: groupOf(owed.relatie, sense) }, ...rankOf(sense) };
  if (before.subject.kind !== 'open') return undefined;
  const { late: _, older: __, until: _until, ...subject } = before.subject;
  const isAll = tokens.some(({ text }) => /^(?:totaal|alles|alle)$/.test(text));
  const side = groupSaid(sense);
  const isOwn =
    has(sense, 'noun', 'klanten') ||
    has(sense, 'noun', 'leveranciers') ||
    (side !== undefined && side !== before.subject.groep) ||
    rest.length > 0 ||
    relation !== undefined ||
    saysOtherSide(sense, before.subject.groep) ||
    details.older !== undefined ||
    tokens.some(({ text }) => POINTING.has(text));
  const { split: ___, rows: ____, ...whole } = before;
  const isShort = tokens.length <= LONGEST || isWithRest(sense);
  return isAll && !isOwn && isShort ? { ...whole, subject } : undefined;
}

/** What the same is called of those who are named instead: how long they wait, what is owed to them. */
export const OTHER_SIDE = [
  ['dso', 'dpo', 'leveranciers'],
  ['dso_excl_btw', 'dpo_excl_btw', 'leveranciers'],
  ['dpo', 'dso', 'klanten'],
  ['dpo_excl_btw', 'dso_excl_btw', 'klanten'],
  ['langlopende_schulden', 'crediteuren', 'leveranciers'],
  ['bankschulden', 'crediteuren', 'leveranciers'],
  ['vreemd_vermogen', 'crediteuren', 'leveranciers'],
  ['kortlopende_schulden', 'crediteuren', 'leveranciers'],
] as const satisfies readonly (readonly [FigureKey, FigureKey, string])[];

/** 'En bij de leveranciers' of what customers owe, all or one of them: the balance of the others. */
function owedByAll(
  sense: Sense,
  asked: AskedDraft['asked'],
  before: Question['subject'],
): Question | undefined {
  const isSuppliers = has(sense, 'noun', 'leveranciers');
  const other =
    before.kind === 'figure' && asked.split === 'relatie' && first(sense, 'order') === undefined
      ? OTHER_SIDE.find(([key]) => key === before.key)
      : undefined;
  if (other && sense.figures.length === 0 && isSuppliers === (other[2] === 'leveranciers'))
    return { subject: { kind: 'figure', key: other[1] } };
  const isBalance =
    before.kind === 'relation'
      ? before.side === 'openstaand'
      : before.kind === 'figure' && /^(?:debiteuren|crediteuren)$/.test(before.key);
  const isOwn = sense.figures.length > 0;
  const isParties = isSuppliers || has(sense, 'noun', 'klanten');
  if (!isBalance || isOwn || !isParties || asked.split !== 'relatie') return undefined;
  const groep = isSuppliers ? 'crediteuren' : 'debiteuren';
  const { order, limit } = asked;
  if (first(sense, 'order') === undefined) return { subject: { kind: 'figure', key: groep } };
  // 'Welke leverancier het meest' of what is owed to them.
  return {
    subject: { kind: 'open', groep },
    ...(order && { order }),
    ...(limit !== undefined && { limit }),
  };
}
