import { setTimeout as wait } from 'node:timers/promises';

type Work<T> = () => Promise<T>;

/** Lets work run one at a time; quiet work only while nobody else has or just had a turn. */
export interface Turns {
  take<T>(work: Work<T>): Promise<T>;
  takeQuietly<T>(work: Work<T>): Promise<T>;
}

/** A request asks its next question within this time after an answer, in ms. */
const PAUSE_MS = 4;
/** Quiet work waits no longer than this for a pause, in ms, so that it gets on under any load. */
const PATIENCE_MS = 400;

export function turns(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  let asked = 0;
  let answeredAt = 0;

  const chained = <T>(work: Work<T>): Promise<T> => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };
  const take = async <T>(work: Work<T>): Promise<T> => {
    asked += 1;
    try {
      return await chained(work);
    } finally {
      asked -= 1;
      answeredAt = performance.now();
    }
  };
  const pause = async () => {
    const since = performance.now();
    while (performance.now() - since < PATIENCE_MS) {
      const rest = PAUSE_MS - (performance.now() - answeredAt);
      if (asked === 0 && rest <= 0) return;
      await wait(Math.max(1, rest));
    }
  };
  return {
    take,
    takeQuietly: async (work) => {
      await pause();
      return chained(work);
    },
  };
}
