import type { Question } from '@kengetal/contract';
import type { AskedBack } from './together.ts';
import { ask } from './turns-chosen.ts';

/** 'Meer dan in 2023' of an average is held against that; of a number both are told. */
export function countsOf(
  found: Question | AskedBack,
  { measure, period, split }: Question,
): Question | AskedBack {
  const isOne = measure === 'aantal' || measure === 'gemiddelde';
  if ('kind' in found || !isOne || found.measure === measure || found.against === undefined)
    return found;
  const { against, order: _, limit: __, ...rest } = found;
  if (measure === 'gemiddelde' && split !== 'relatie')
    return { ...rest, measure, against, ...(split !== undefined && { split }) };
  const then = typeof against === 'object' ? [{ ...rest, measure, period: against }] : [];
  const text = `Een ${measure} zet ik niet tegen een ander af. Van welke periode wil je het zien?`;
  return ask(text, [{ ...rest, measure, ...(period && { period }) }, ...then]);
}
