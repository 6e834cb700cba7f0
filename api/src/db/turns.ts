import { setTimeout as wait } from 'node:timers/promises';

type Work<T> = () => Promise<T>;

/** Lets quiet work run one at a time, and only while nobody else has or just had a turn. */
export interface Turns {
  take<T>(work: Work<T>): Promise<T>;
  takeQuietly<T>(work: Work<T>): Promise<T>;
}

/** A request asks its next question within this time after an answer, in ms. */
const PAUSE_MS = 4;
/** Quiet work waits no longer than this for a pause, in ms, so that it gets on under any load. */
const PATIENCE_MS = 400;

/** @param connections 'one' when all work has to wait for each other, else 'many' */
export function turns(connections: 'one' | 'many'): Turns {
  const oneByOne = line();
  const quietLine = line();
  const run = connections === 'one' ? oneByOne : <T>(work: Work<T>) => work();
  let asked = 0;
  let answeredAt = 0;

  const pause = async () => {
    const since = performance.now();
    while (performance.now() - since < PATIENCE_MS) {
      const rest = PAUSE_MS - (performance.now() - answeredAt);
      if (asked === 0 && rest <= 0) return;
      await wait(Math.max(1, rest));
    }
  };
  return {
    take: async (work) => {
      asked += 1;
      try {
        return await run(work);
      } finally {
        asked -= 1;
        answeredAt = performance.now();
      }
    },
    takeQuietly: (work) =>
      quietLine(async () => {
        await pause();
        return run(work);
      }),
  };
}

/** Runs work in the order in which it was given, one at a time. */
export function line() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: Work<T>): Promise<T> => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
