import type { Question } from '@kengetal/contract';
import { definition, isDefinitionKey, monthsIn } from '@kengetal/ledger';
import type { Before } from '../world.ts';
import { isCompared } from './measure-asked.ts';
import { isTwo } from './pointing.ts';
import type { Time } from './said-time.ts';
import { first, type Sense } from './sense.ts';
import { bothOf, heldTo, type AskedBack } from './together.ts';
import { runOf, spanOfAll, turnsBefore, unitOf } from './turns.ts';
import { ask } from './turns-chosen.ts';

type Unit = 'jaar' | 'kwartaal' | 'maand';

const UNITS = { jaren: 'jaar', kwartalen: 'kwartaal', maanden: 'maand' } as const;
/** The most months that one of them may have. */
const MONTHS: Readonly<Record<Unit, number>> = { maand: 1, kwartaal: 3, jaar: 15 };
const LESS = /^(?:lager|minder|kleiner|goedkoper)$/;
const WORSE = /^(?:slechter|slechtste|slechtst)$/;
const BETTER = /^(?:beter|betere|beste|best)$/;

/** 'Welk jaar was beter', 'welke van de twee was hoger' of what was told: one of them, by its name. */
export function betterOf(
  sense: Sense,
  { period, day, against }: Time,
  before: Before,
): Question | AskedBack | undefined {
  const { question } = before;
  const texts = sense.tokens.map(({ text }) => text);
  // 'De beste van de drie'.
  const isOfSome = / van (?:de|die) (?:twee|drie|vier|2|3|4)\b/.test(texts.join(' '));
  const isAsked =
    isOfSome ||
    texts.some((text) => /^(?:welke?|wanneer|wat)$/.test(text)) ||
    (texts.includes('wie') && question?.subject.kind === 'relation' && isHeld(sense));
  const isOrdered = isHeld(sense) || first(sense, 'order') !== undefined;
  const isOwn =
    sense.figures.some(
      ({ key }) => question?.subject.kind !== 'figure' || question.subject.key !== key,
    ) ||
    sense.relation !== undefined ||
    sense.rest.some(
      ({ token }) => !isTwo(token.text) && token.text !== 'helft' && !isHeld({ tokens: [token] }),
    );
  const isTimed = (period ?? day ?? against ?? first(sense, 'against')) !== undefined;
  // 'Welke is duurder geworden' of what comes back is about its prices.
  if (
    !question ||
    question.subject.kind === 'recurring' ||
    !isAsked ||
    !isOrdered ||
    isOwn ||
    isTimed
  )
    return undefined;
  // 'Welke maand van dat jaar' asks for a month.
  const said = first(sense, 'noun');
  const noun = (Object.keys(UNITS) as (keyof typeof UNITS)[]).find((each) => each === said);
  const isOther = noun === undefined && said !== undefined;
  // 'Welk' says a year or quarter, and 'van de drie' things that were told.
  const isOfThose =
    texts[0] === 'welk' ||
    (texts[0] === 'wanneer' && /^(?:hoogste|laagste)$/.test(first(sense, 'order') ?? '')) ||
    (/^(?:en )?welke (?:is|was|lag|ligt) /.test(texts.join(' ')) &&
      runOf(turnsBefore(before), 'period').length > 1) ||
    isOfSome;
  if (isOther || (noun === undefined && !isHeld(sense) && !isOfThose)) return undefined;
  return oneOf({ ...before, question }, noun && UNITS[noun], sense);
}

function oneOf(
  before: Before & { readonly question: Question },
  unit: Unit | undefined,
  sense: Sense,
): Question | AskedBack | undefined {
  const { question, earlier } = before;
  const { split, against, period, limit: _, ...rest } = question;
  if (earlier && isHeld(sense) && areAlikeTold(question, earlier))
    return { kind: 'ask', text: 'Welke twee wil je vergelijken?', questions: [] };
  const isOfTime = split === 'jaar' || split === 'kwartaal' || split === 'maand';
  const one = { order: orderOf(sense, question), limit: 1, ...(period && { period }) };
  if (isOfTime && (unit ?? split) === split && against === undefined)
    return { ...rest, split, ...one };
  if (split === undefined && against !== undefined) return { ...question, measure: 'verschil' };
  if (!isWhole(question) || !period) return undefined;
  const { booked } = sense.vocabulary.calendar;
  const isMany = sense.tokens.some(({ text }) => /^(?:drie|vier|3|4)$/.test(text));
  const held =
    isCompared(sense) && !isMany && earlier && isWhole(earlier)
      ? heldTo(question, earlier, sense)
      : undefined;
  if (held) return held;
  const run = runOf(turnsBefore(before), 'period');
  const told = run.map((each) => each.period);
  const [stretch, own] = [spanOfAll(told), unitOf(told)];
  if (run.length > 1 && stretch && own !== undefined && (unit ?? own) === own)
    return { ...rest, ...one, split: own, period: stretch };
  const subjects = unit === undefined ? runOf(turnsBefore(before), 'subject') : [];
  const [last, other, ...others] = subjects;
  const apart =
    last && other && others.length === 0 ? bothOf(last, other, sense, 'min') : undefined;
  if (apart) return apart;
  if (unit === 'jaar' && !isCompared(sense) && booked)
    return { ...rest, ...one, split: unit, period: booked };
  // Of one quarter none is the best.
  if (unit !== undefined && monthsIn(period) > MONTHS[unit]) return undefined;
  const year = sense.vocabulary.calendar.spanOfYear(period.periode_max);
  const ofYear = unit === undefined ? [] : [{ ...rest, ...one, split: unit, period: year }];
  return ask(
    'Welke periodes wil je vergelijken?',
    [subjects, run].find(({ length }) => length > 1)?.toReversed() ?? ofYear,
  );
}

const isHeld = (sense: Pick<Sense, 'tokens'>): boolean =>
  isCompared(sense) || sense.tokens.some(({ text }) => /^(?:harder|sneller|sterker)$/.test(text));

/** Whether two turns each told a change, an average or the best of a period: those are not held against each other. */
const areAlikeTold = (last: Question, earlier: Question): boolean =>
  last.measure !== 'oorzaken' &&
  JSON.stringify(last) !== JSON.stringify(earlier) &&
  (['against', 'measure', 'limit'] as const).some(
    (part) =>
      last[part] !== undefined && JSON.stringify(last[part]) === JSON.stringify(earlier[part]),
  );

const isWhole = ({ split, measure, limit }: Question): boolean =>
  (split ?? measure ?? limit) === undefined;

/** Of costs the lowest are the best. */
export function orderOf(sense: Sense, { subject }: Question): 'hoogste' | 'laagste' {
  const says = (words: RegExp) => sense.tokens.some(({ text }) => words.test(text));
  const isCost =
    subject.kind === 'figure' &&
    isDefinitionKey(subject.key) &&
    definition(subject.key).more === 'ongunstig';
  if (says(BETTER)) return isCost ? 'laagste' : 'hoogste';
  if (says(WORSE)) return isCost ? 'hoogste' : 'laagste';
  return says(LESS) || first(sense, 'order') === 'laagste' ? 'laagste' : 'hoogste';
}
