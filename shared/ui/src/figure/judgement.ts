import type { Judgement } from '@kengetal/contract';

/** The word that goes with the colour of a judgement; neutral has none. */
export function judgementWord(judgement: Judgement | undefined): string | null {
  if (judgement === 'gunstig') return 'gunstig';
  if (judgement === 'ongunstig') return 'ongunstig';
  return null;
}
