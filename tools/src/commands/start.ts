import type { FrontEnd } from '../build/parts.ts';
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
  const early = await Promise.race([stopped.then(() => 'stopped' as const), starting]);
  const kengetal = early === 'stopped' ? await starting : early;
  try {
    if (early === 'stopped') return 0;
    if (env.KENGETAL_TEST === '1') obeyTests(kengetal);
    console.log(`Kengetal staat klaar op ${places.originOf('shell')}`);
    process.send?.({ ready: places.originOf('shell') });
    whileRunning(kengetal);
    await stopped;
    console.log('Kengetal stopt…');
    return 0;
  } finally {
    await kengetal.stop();
    if (process.connected) process.disconnect();
  }
}

interface TestOrder {
  id: number;
  open?: FrontEnd;
  close?: FrontEnd;
}

/** Lets the process that started this one take a part down and up, over their own channel only. */
function obeyTests({ sites }: Kengetal): void {
  process.on('message', (order: TestOrder) => {
    const { id, open, close } = order;
    const done = (open ? sites.open(open) : Promise.resolve()).then(() =>
      close ? sites.close(close) : undefined,
    );
    void done.then(() => process.send?.({ id }));
  });
}
