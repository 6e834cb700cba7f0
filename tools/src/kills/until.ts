import { setTimeout as wait } from 'node:timers/promises';
import type { Connection } from '@kengetal/contract';
import type { Scene } from './kind.ts';

/** The lease of a program that was killed, and all that the queue tries, take less. */
const WITHIN_MS = 5 * 60_000;
/** Work in the background goes on while nobody asks. */
const ASK_EVERY_MS = 50;

interface Pace {
  readonly withinMs?: number | undefined;
  readonly everyMs?: number;
}

/** Looks until what is awaited has come, or is late; answers what was seen last. */
export async function until<Seen>(
  look: () => Promise<Seen>,
  hasCome: (seen: Seen) => boolean | Promise<boolean>,
  late: () => void,
  { withinMs = WITHIN_MS, everyMs = ASK_EVERY_MS }: Pace = {},
): Promise<Seen> {
  const end = performance.now() + withinMs;
  for (;;) {
    const seen = await look();
    if (await hasCome(seen)) return seen;
    if (performance.now() >= end) {
      late();
      return seen;
    }
    await wait(everyMs);
  }
}

/**
 * Looks at a connection until it is as awaited, or is not read any more. A sync that does not come back
 * is a fault; then, too, the connection is answered as it is.
 */
export const untilSynced = (
  look: () => Promise<Connection>,
  isTrue: (connection: Connection) => boolean | Promise<boolean>,
  fault: Scene['fault'],
  withinMs?: number,
): Promise<Connection> =>
  until(
    look,
    async (connection) =>
      (await isTrue(connection)) || ['fout', 'verlopen'].includes(connection.status),
    () => fault('de synchronisatie kwam niet terug'),
    { withinMs },
  );
