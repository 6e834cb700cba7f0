import { setTimeout as wait } from 'node:timers/promises';

/** Within the time of a test, of which the error then names the place. */
const WITHIN_MS = 4_000;
const AGAIN_MS = 5;

/**
 * What is looked for, once it is there; for work in the background that nobody waits for.
 * @param look answers undefined or false until then
 */
export async function until<Seen>(
  look: () => Seen | Promise<Seen>,
  withinMs = WITHIN_MS,
): Promise<Exclude<Seen, undefined | false>> {
  const end = performance.now() + withinMs;
  for (;;) {
    const seen = await look();
    if (seen !== undefined && seen !== false) return seen as Exclude<Seen, undefined | false>;
    if (performance.now() > end) throw new Error('it did not come about');
    await wait(AGAIN_MS);
  }
}
