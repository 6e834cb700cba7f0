import type { Attack } from './attack.ts';
import { filters } from './filters.ts';
import { found } from './found.ts';
import { fuzz } from './fuzz.ts';
import { rights } from './rights.ts';

/** Every attack, by kind; the kinds can be run apart. */
export const ATTACKS: Readonly<Record<string, readonly Attack[]>> = {
  found,
  rights,
  fuzz,
  filters,
};
