import { setTimeout as wait } from 'node:timers/promises';
import type { Connection } from '@kengetal/contract';
import type { Scene } from './kind.ts';

/** Work in the background goes on while nobody asks. */
const ASK_EVERY_MS = 50;
/** The lease of a program that was killed, and all that the queue tries, take less. */
const WITHIN_MS = 5 * 60_000;

/**
 * Looks at a connection until it is as awaited, or is not read any more. A sync that does not come back
 * is a fault; then, too, the connection is answered as it is.
 */
export async function until(
  look: () => Promise<Connection>,
  isTrue: (connection: Connection) => boolean | Promise<boolean>,
  fault: Scene['fault'],
  withinMs = WITHIN_MS,
): Promise<Connection> {
  const end = performance.now() + withinMs;
  for (;;) {
    const connection = await look();
    if ((await isTrue(connection)) || ['fout', 'verlopen'].includes(connection.status)) {
      return connection;
    }
    if (performance.now() >= end) {
      fault('de synchronisatie kwam niet terug');
      return connection;
    }
    await wait(ASK_EVERY_MS);
  }
}
