import type { DefinitionKey } from './definitions.ts';
import { MARGINS } from './margins.ts';
import { POSITIONS } from './positions.ts';
import { TURNS } from './turns.ts';
import type { RatioDefinition } from './types.ts';

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
