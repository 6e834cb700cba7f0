import { near } from './amounts.ts';
import { CADENCES } from './cadences.ts';
import type { Amounts, Certainty, Rhythm } from './types.ts';

const NEARLY_ALL = 9_000;
/** Amounts that differ and never reach this are differences in payment and the like, in cents. */
const SMALL = 500;

/**
 * How sure a rhythm is, by how often it came, how regular, and whether the amount says the same.
 * Undefined for what may well be chance: amounts that differ and only a few times.
 */
export function certaintyOf(
  { cadence, basis, within }: Rhythm,
  { kind, lowest, highest }: Amounts,
  count: number,
): Certainty | undefined {
  const { certain, months } = CADENCES[cadence];
  const isRegular = within >= NEARLY_ALL;
  if (kind === 'variabel') {
    if (count < certain || basis === 'maand' || highest < SMALL) return undefined;
    if (isRegular) return 'waarschijnlijk';
    return months > 0 ? 'onzeker' : undefined;
  }
  if (count >= certain) return basis === 'dag' || isRegular ? 'zeker' : 'waarschijnlijk';
  // One interval alone says little: only the very same amount makes it more than a guess.
  const isEqual = near(highest, lowest, count === 2 ? 0.005 : 0.03) || kind === 'trede';
  return isEqual && isRegular ? 'waarschijnlijk' : 'onzeker';
}
