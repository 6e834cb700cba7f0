import { definition, type DefinitionKey } from './index.ts';
import { MARGINS } from './margins.ts';
import { POSITIONS } from './positions.ts';
import { TURNS } from './turns.ts';
import type { Operand, RatioDefinition } from './types.ts';

/** Every figure that is computed of booked ones, in the order in which they are shown. */
export const KENGETALLEN = { ...MARGINS, ...POSITIONS, ...TURNS } satisfies Record<
  string,
  RatioDefinition<DefinitionKey>
>;

export type KengetalKey = keyof typeof KENGETALLEN;

export const KENGETAL_KEYS = Object.keys(KENGETALLEN).filter(isKengetal);

export function isKengetal(text: string): text is KengetalKey {
  return Object.hasOwn(KENGETALLEN, text);
}

/** Definition of a computed figure. */
export function kengetal(key: KengetalKey): RatioDefinition<DefinitionKey> {
  return KENGETALLEN[key];
}

/**
 * What a computed figure is of: the moment at the end of a period, what happened in the period, or
 * both, where a balance is held against what happened.
 */
export type KengetalBasis = 'stand' | 'periode' | 'beide';

export function kengetalBasis(key: KengetalKey): KengetalBasis {
  const { teller, noemer } = kengetal(key);
  const [first = 'periode', ...others] = [...teller, ...noemer].map(basisOf);
  return others.every((other) => other === first) ? first : 'beide';
}

function basisOf(operand: Operand<DefinitionKey>): KengetalBasis {
  switch (operand.of) {
    case 'figure':
      return definition(operand.key).basis === 'stock' ? 'stand' : 'periode';
    case 'kengetal':
      return isKengetal(operand.key) ? kengetalBasis(operand.key) : 'periode';
    case 'charged':
      return 'periode';
    case 'suppliers':
    case 'btw':
      return 'stand';
  }
}
