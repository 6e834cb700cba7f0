import type { GroupKey } from '../rgs/groups.ts';
import type { Favour } from '../rgs/headings.ts';
import type { BookedDefinition } from './types.ts';

/** Makes definitions of one basis and sign. */
export const booked =
  (basis: BookedDefinition['basis'], sign: 1 | -1) =>
  (
    groups: readonly GroupKey[],
    more: Favour,
    name: string,
    explanation: string,
  ): BookedDefinition => ({ kind: 'booked', basis, sign, groups, more, name, explanation });
