import { open, readFile, stat } from 'node:fs/promises';
import * as z from 'zod';
import type { RegistryEntry } from '@kengetal/contract/remote';

/** What the registry says of one part, by version. */
const stateSchema = z.object({
  current: z.string().nullable(),
  previous: z.string().nullable(),
  canary: z.object({ version: z.string(), percentage: z.number() }).nullable(),
});

const changeSchema = z.object({
  /** ISO 8601, UTC. */
  at: z.string(),
  /** Who asked for it, as they call themselves. */
  by: z.string(),
  action: z.enum(['publish', 'canary', 'promote', 'rollback']),
  /** A remote, or `shell`. */
  part: z.string(),
  from: stateSchema,
  to: stateSchema,
});

export type State = z.infer<typeof stateSchema>;
export type Change = z.infer<typeof changeSchema>;

export const NOTHING: State = { current: null, previous: null, canary: null };

export function stateOf(entry: RegistryEntry | undefined): State {
  if (!entry) return NOTHING;
  const { current, previous, canary } = entry;
  return {
    current: current.release.version,
    previous: previous?.release.version ?? null,
    canary: canary ? { version: canary.release.version, percentage: canary.percentage } : null,
  };
}

/** Beside the public document, one change a line; nothing serves it. */
export const historyFile = (registry: string): string =>
  registry.replace(/(\.json)?$/, '-history.jsonl');

/** All changes, the oldest first; a line that a crash cut off is left out. */
export async function readHistory(registry: string): Promise<Change[]> {
  const text = await readFile(historyFile(registry), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    },
  );
  return text.split('\n').flatMap((line) => {
    const { data } = changeSchema.safeParse(parsed(line));
    return data ? [data] : [];
  });
}

/** It names people: owner and group have here the rights that they have on the registry, others none. */
const OWNER_AND_GROUP = 0o770;
const AT_FIRST = 0o640;

/** Adds a change, on a line of its own also behind one that was cut off. */
export async function addToHistory(registry: string, change: Change): Promise<void> {
  const { mode } = await stat(registry).catch(() => ({ mode: AT_FIRST }));
  const file = await open(historyFile(registry), 'a');
  try {
    const { uid } = await file.stat();
    if (uid === process.getuid?.()) await file.chmod(mode & OWNER_AND_GROUP);
    await file.appendFile(`\n${JSON.stringify(change)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
