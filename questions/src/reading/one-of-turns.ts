import type { Question } from '@kengetal/contract';
import type { Before } from '../world.ts';
import { orderOf } from './better-of.ts';
import { isCompared } from './measure-asked.ts';
import { isTwo } from './pointing.ts';
import type { Time } from './said-time.ts';
import { first, type Sense } from './sense.ts';
import { heldTo, type AskedBack } from './together.ts';
import { isShort, says } from './turn-words.ts';
import { runOf, turnsBefore } from './turns.ts';
import { seriesOf } from './turns-beside.ts';
import { ask, isAmount } from './turns-chosen.ts';

const UNIT_OF = { maanden: 'maand', kwartalen: 'kwartaal', jaren: 'jaar' } as const;

/** 'Welke was het hoogst' after an amount of several periods: one of those, and no part of the last. */
export function oneOfTurns(
  sense: Sense,
  { period, day, against }: Time,
  before: Before,
): Question | AskedBack | undefined {
  const run = runOf(turnsBefore(before), 'period');
  const [last, earlier, ...more] = run;
  const order = first(sense, 'order');
  if (!last || !earlier || !isAmount(last) || last.split !== undefined) return undefined;
  if ((order !== 'hoogste' && order !== 'laagste') || isCompared(sense)) return undefined;
  const isOwn =
    sense.figures.length > 0 ||
    sense.relation !== undefined ||
    sense.rest.some(({ token }) => !isTwo(token.text)) ||
    (period ?? day ?? against ?? first(sense, 'split')) !== undefined ||
    (sense.details.limit ?? 1) > 1 ||
    says(sense, /^wie$/);
  const noun = first(sense, 'noun');
  const unit = Object.entries(UNIT_OF).find(([each]) => each === noun)?.[1];
  const isAsked = says(sense, /^(?:welke?|wanneer|wat|de)$/);
  if (isOwn || !isAsked || !isShort(sense) || (noun !== undefined && !unit)) return undefined;
  const series = seriesOf(run, sense.vocabulary.calendar);
  if (series && (unit ?? series.split) === series.split)
    return { ...last, ...series, order: orderOf(sense, last), limit: 1 };
  // 'Welk jaar' after some months is another question.
  if (unit !== undefined) return undefined;
  const held = more.length > 0 ? undefined : heldTo(last, earlier, sense);
  return held
    ? ask('Wil je die twee naast elkaar zien?', [held])
    : ask('Welke periodes wil je vergelijken?');
}
