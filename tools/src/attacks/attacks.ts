import type { Attack } from './attack.ts';
import { filters } from './filters.ts';
import { found } from './found.ts';
import { fuzz } from './fuzz.ts';
import { heavy } from './heavy.ts';
import { kills } from './kills.ts';
import { rights } from './rights.ts';
import { sockets } from './sockets.ts';

/** Every attack, by kind; the kinds can be run apart. */
export const ATTACKS: Readonly<Record<string, readonly Attack[]>> = {
  found,
  rights,
  fuzz,
  filters,
  sockets,
  heavy,
  kills,
};
