import { setTimeout as wait } from 'node:timers/promises';
import type { Child } from './child.ts';

/** Before each next attempt while a program keeps dying; the last one is repeated. */
const WAITS_MS = [0, 1_000, 2_000, 5_000, 10_000, 30_000];
/** Who ran this long did start well: its next death is a first one again. */
const STEADY_MS = 60_000;

export interface Supervision {
  readonly name: string;
  /** Starts the program and waits until it answers; `again` after a death. */
  start(again: boolean): Promise<Child>;
  report(line: string): void;
  readonly waitsMs?: readonly number[];
}

/** A program that is started again whenever it ends by itself. */
export interface Supervised {
  stop(): Promise<void>;
}

/** Starts a program and keeps it running. Throws when it does not start the first time. */
export async function supervise(options: Supervision): Promise<Supervised> {
  const { name, start, report, waitsMs = WAITS_MS } = options;
  const stopping = new AbortController();
  let deaths = 0;
  let reviving: Promise<void> = Promise.resolve();
  let child = await start(false);

  const watch = () => {
    const since = performance.now();
    child.died.catch((error: unknown) => {
      if (performance.now() - since >= STEADY_MS) deaths = 0;
      reviving = revive(error);
    });
  };
  const revive = async (error: unknown) => {
    report(wordsOf(error));
    while (!stopping.signal.aborted) {
      const pause = waitsMs[Math.min(deaths, waitsMs.length - 1)] ?? 0;
      deaths += 1;
      if (pause > 0)
        report(`${name} stopt steeds; over ${pause / 1_000} s wordt hij weer gestart.`);
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      try {
        child = await start(true);
        report(`  ${name} opnieuw gestart`);
        return watch();
      } catch (failure) {
        report(wordsOf(failure));
      }
    }
  };
  watch();
  return {
    stop: async () => {
      stopping.abort();
      await reviving;
      await child.stop();
    },
  };
}

const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
