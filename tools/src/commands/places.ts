import { isAbsolute, join } from 'node:path';
import { REMOTES, ROOT, portOffsetOf, type FrontEnd } from '../build/parts.ts';
import { CommandError } from './execute.ts';

const DEFAULT_BASE = 4000;
const API_OFFSET = 10;
const SANDBOX_OFFSET = 20;
const MAIL_OFFSET = 25;
const LAST_PORT = 65_535;

/** Where everything of one running Kengetal is: its ports and its data. */
export interface Places {
  base: number;
  apiPort: number;
  sandboxPort: number;
  /** Where the sandbox takes mails. */
  mailPort: number;
  /** Absolute path. */
  dataFolder: string;
  registryFile: string;
  /** Origins that remotes may be on: their own here, and those of KENGETAL_REMOTE_ORIGINS. */
  remoteOrigins: readonly string[];
  portOf(part: FrontEnd): number;
  originOf(part: FrontEnd): string;
}

export const originAt = (port: number): string => `http://localhost:${port}`;

/** Reads where things are from the environment. Throws CommandError for a port or origin that is none. */
export function placesOf(environment: Record<string, string | undefined>): Places {
  const { KENGETAL_PORT, KENGETAL_DATA, KENGETAL_REMOTE_ORIGINS } = environment;
  const base = Number(KENGETAL_PORT || DEFAULT_BASE);
  if (!Number.isInteger(base) || base < 1 || base + MAIL_OFFSET > LAST_PORT) {
    throw new CommandError(`KENGETAL_PORT is geen poort: ${KENGETAL_PORT}.`);
  }
  const data = KENGETAL_DATA || '.data';
  const dataFolder = isAbsolute(data) ? data : join(ROOT, data);
  const portOf = (part: FrontEnd) => base + portOffsetOf(part);
  return {
    base,
    apiPort: base + API_OFFSET,
    sandboxPort: base + SANDBOX_OFFSET,
    mailPort: base + MAIL_OFFSET,
    dataFolder,
    registryFile: join(dataFolder, 'registry.json'),
    remoteOrigins: [
      ...REMOTES.map((part) => originAt(portOf(part))),
      ...listedOrigins(KENGETAL_REMOTE_ORIGINS),
    ],
    portOf,
    originOf: (part) => originAt(portOf(part)),
  };
}

/** Origins separated by commas; they end up in a policy, so nothing else may stand there. */
export function listedOrigins(list = ''): string[] {
  const origins = list.split(',').map((each) => each.trim());
  return origins.filter(Boolean).map((each) => {
    if (URL.canParse(each) && new URL(each).origin === each) return each;
    throw new CommandError(`KENGETAL_REMOTE_ORIGINS: '${each}' is geen origin.`);
  });
}
