import type { Question } from '@kengetal/contract';
import { definition, isDefinitionKey } from '@kengetal/ledger';
import { isCompared } from './finish.ts';
import { isTwo } from './pointing.ts';
import type { Time } from './said-time.ts';
import { first, has, type Sense } from './sense.ts';
import { heldTo, type AskedBack } from './together.ts';
import type { Before } from '../world.ts';

const UNITS = { jaren: 'jaar', kwartalen: 'kwartaal', maanden: 'maand' } as const;
const LESS = /^(?:lager|minder|kleiner|goedkoper)$/;
const WORSE = /^(?:slechter|slechtste)$/;
const BETTER = /^(?:beter|betere|beste)$/;

/** 'Welk jaar was beter', 'welke van de twee was hoger' of what was told: one of them, by its name. */
export function betterOf(
  sense: Sense,
  { period, day, against }: Time,
  before: Before,
): Question | AskedBack | undefined {
  const { tokens, figures, relation, rest, details } = sense;
  const { question } = before;
  const isAsked = tokens.some(({ text }) => /^(?:welke?|wanneer|wat)$/.test(text));
  const unit = (Object.keys(UNITS) as (keyof typeof UNITS)[]).find((each) => has(sense, 'noun', each)); // prettier-ignore
  const isOrdered = isCompared(sense) || (unit === 'jaren' && first(sense, 'order') !== undefined);
  const isOwn = figures.length > 0 || relation !== undefined || rest.some(({ token }) => !isTwo(token.text)) || details.places.size > 0; // prettier-ignore
  const isTimed = (period ?? day ?? against ?? first(sense, 'against')) !== undefined;
  if (!question || !isAsked || !isOrdered || isOwn || isTimed) return undefined;
  return oneOf(question, before.earlier, unit && UNITS[unit], sense);
}

function oneOf(
  question: Question,
  earlier: Question | undefined,
  unit: 'jaar' | 'kwartaal' | 'maand' | undefined,
  sense: Sense,
): Question | AskedBack | undefined {
  const { split, against, limit: _, ...rest } = question;
  const isOfTime = split === 'jaar' || split === 'kwartaal' || split === 'maand';
  if (isOfTime && (unit === undefined || unit === split) && against === undefined) {
    return { ...rest, split, order: orderOf(sense, question), limit: 1 };
  }
  if (split === undefined && against !== undefined) return { ...question, measure: 'verschil' };
  const held = earlier && isWhole(question) && isWhole(earlier) ? heldTo(question, earlier, sense) : undefined; // prettier-ignore
  if (held) return held;
  if (unit !== 'jaar' || isCompared(sense)) {
    return isWhole(question) && unit !== undefined ? { kind: 'ask', text: 'Welke twee wil je vergelijken?', questions: [] } : undefined; // prettier-ignore
  }
  const { booked } = sense.vocabulary.calendar;
  return isWhole(question) && booked ? { ...rest, period: booked, split: unit, order: orderOf(sense, question), limit: 1 } : undefined; // prettier-ignore
}

const isWhole = ({ split, measure, limit }: Question): boolean =>
  (split ?? measure ?? limit) === undefined;

/** Of costs the lowest are the best. */
function orderOf({ tokens, scanned }: Sense, { subject }: Question): 'hoogste' | 'laagste' {
  const says = (words: RegExp) => tokens.some(({ text }) => words.test(text));
  const isCost = subject.kind === 'figure' && isDefinitionKey(subject.key) && definition(subject.key).more === 'ongunstig'; // prettier-ignore
  const isLow = says(LESS) || scanned.marks.some(({ meanings }) => meanings.some(({ role, value }) => role === 'order' && value === 'laagste')); // prettier-ignore
  if (says(BETTER)) return isCost ? 'laagste' : 'hoogste';
  return says(WORSE) ? (isCost ? 'hoogste' : 'laagste') : isLow ? 'laagste' : 'hoogste';
}
