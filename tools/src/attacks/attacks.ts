import type { Attack } from './attack.ts';
import { crawl } from './crawl.ts';
import { disks } from './disks.ts';
import { files } from './files.ts';
import { filters } from './filters.ts';
import { found } from './found.ts';
import { fuzz } from './fuzz.ts';
import { heavy } from './heavy.ts';
import { kills } from './kills.ts';
import { rights } from './rights.ts';
import { sockets } from './sockets.ts';

/** Every attack, by kind; the kinds can be run apart. */
export const ATTACKS: Readonly<Record<string, readonly Attack[]>> = {
  rights,
  found,
  fuzz,
  filters,
  files,
  sockets,
  crawl,
  heavy,
  kills,
  disks,
};
