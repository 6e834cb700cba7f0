import type { GroupKey } from '../rgs/groups.ts';
import type { Favour } from '../rgs/headings.ts';
import type { BookedDefinition } from './types.ts';

/** A definition before it is said how it is computed and where that comes from. */
export type BareDefinition = Omit<BookedDefinition, 'formula' | 'source' | 'unit'>;

/** Makes definitions of one basis and sign. */
export const booked =
  (basis: BookedDefinition['basis'], sign: 1 | -1) =>
  (
    groups: readonly GroupKey[],
    more: Favour,
    name: string,
    explanation: string,
  ): BareDefinition => ({ kind: 'booked', basis, sign, groups, more, name, explanation });
