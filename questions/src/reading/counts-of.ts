import type { Question } from '@kengetal/contract';
import type { AskedBack } from './together.ts';

/** 'Meer dan in 2023' of a number or an average: they are told, and not held against each other. */
export function countsOf(
  found: Question | AskedBack,
  { measure, period }: Question,
): Question | AskedBack {
  const isOne = measure === 'aantal' || measure === 'gemiddelde';
  if ('kind' in found || !isOne || found.measure === measure || found.against === undefined)
    return found;
  const { against, order: _, limit: __, ...rest } = found;
  const then = typeof against === 'object' ? [{ ...rest, measure, period: against }] : [];
  const text = `Een ${measure} zet ik niet tegen een ander af. Van welke periode wil je het zien?`;
  return {
    kind: 'ask',
    text,
    questions: [{ ...rest, measure, ...(period && { period }) }, ...then],
  };
}
