import { isAbsolute, join } from 'node:path';
import { REMOTES, ROOT, type FrontEnd } from '../build/parts.ts';
import { CommandError } from './execute.ts';

const DEFAULT_BASE = 4000;
const API_OFFSET = 10;
const SANDBOX_OFFSET = 20;
const LAST_PORT = 65_535;

/** Where everything of one running Kengetal is: its ports and its data. */
export interface Places {
  base: number;
  apiPort: number;
  sandboxPort: number;
  /** Absolute path. */
  dataFolder: string;
  registryFile: string;
  portOf(part: FrontEnd): number;
  originOf(part: FrontEnd): string;
}

export const originAt = (port: number): string => `http://localhost:${port}`;

/** Reads KENGETAL_PORT and KENGETAL_DATA. Throws CommandError when the port is none. */
export function placesOf(environment: Record<string, string | undefined>): Places {
  const { KENGETAL_PORT, KENGETAL_DATA } = environment;
  const base = Number(KENGETAL_PORT || DEFAULT_BASE);
  if (!Number.isInteger(base) || base < 1 || base + SANDBOX_OFFSET > LAST_PORT) {
    throw new CommandError(`KENGETAL_PORT is geen poort: ${KENGETAL_PORT}.`);
  }
  const data = KENGETAL_DATA || '.data';
  const dataFolder = isAbsolute(data) ? data : join(ROOT, data);
  const portOf = (part: FrontEnd) => (part === 'shell' ? base : base + 1 + REMOTES.indexOf(part));
  return {
    base,
    apiPort: base + API_OFFSET,
    sandboxPort: base + SANDBOX_OFFSET,
    dataFolder,
    registryFile: join(dataFolder, 'registry.json'),
    portOf,
    originOf: (part) => originAt(portOf(part)),
  };
}
