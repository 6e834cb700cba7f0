import type { Command } from './execute.ts';
import { startKengetal, type Kengetal } from './kengetal.ts';
import { placesOf } from './places.ts';
import { untilStopped } from './until-stopped.ts';

/** `npm start`: everything, until Ctrl-C. */
export const run: Command = async () => runUntilStopped(false);

/** Starts everything and waits; with `whileRunning` something goes on meanwhile. */
export async function runUntilStopped(
  development: boolean,
  whileRunning: (kengetal: Kengetal) => void = () => undefined,
): Promise<number> {
  const { env } = process;
  const places = placesOf(env);
  const stopped = untilStopped(env);
  console.log('Kengetal wordt klaargezet…');
  const starting = startKengetal({
    places,
    environment: env,
    development,
    report: (line) => console.log(line),
  });
  let kengetal: Kengetal | undefined;
  try {
    const early = await Promise.race([stopped.then(() => 'stopped' as const), starting]);
    kengetal = early === 'stopped' ? await starting : early;
    if (early === 'stopped') return 0;
    console.log(`Kengetal staat klaar op ${places.originOf('shell')}`);
    process.send?.({ ready: places.originOf('shell') });
    whileRunning(kengetal);
    await stopped;
    console.log('Kengetal stopt…');
    return 0;
  } finally {
    await kengetal?.stop();
    // While it is connected the program does not end, also when it could not start.
    if (process.connected) process.disconnect();
  }
}
