import { setTimeout as wait } from 'node:timers/promises';
import { JOB, type Asker } from './limits.ts';
import { DatabaseTrouble, givenUp } from './trouble.ts';

type Work<T> = () => Promise<T>;

interface Bounds {
  /** So much goes on at once. */
  readonly slots: number;
  /** So much of it for one owner. */
  readonly perOwner: number;
  /** A request waits no longer, in ms; work in the background waits for as long as it takes. */
  readonly waitMs: number;
}

/**
 * Takes turns by owner: of those who wait, the one goes next who had a turn longest ago, however
 * much others have asked. Quiet work goes one at a time, and only while nobody else has or just
 * had a turn.
 */
export interface Turns {
  /**
   * Throws busy when it takes too long to get a turn.
   * @param signal what has not begun yet when it is aborted is not done any more
   */
  take<T>(work: Work<T>, asker: Asker, signal?: AbortSignal): Promise<T>;
  takeQuietly<T>(work: Work<T>): Promise<T>;
  /** Whether others than this one wait for a turn: users, or what is quick and asked for anybody. */
  othersWait(owner: string | undefined): boolean;
}

interface Place {
  readonly start: () => void;
}

/** A request asks its next question within this time after an answer, in ms. */
const PAUSE_MS = 4;
/** Quiet work waits no longer than this for a pause, in ms, so that it gets on under any load. */
const PATIENCE_MS = 400;
/** What belongs to no user. */
const NOBODY = '';

export function turns(bounds: Bounds): Turns {
  const { run, othersWait } = ownersInTurn(bounds);
  const quietLine = line();
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
    take: async (work, asker, signal) => {
      asked += 1;
      try {
        return await run(work, asker, signal);
      } finally {
        asked -= 1;
        answeredAt = performance.now();
      }
    },
    takeQuietly: (work) =>
      quietLine(async () => {
        await pause();
        return run(work, JOB);
      }),
    othersWait,
  };
}

/** Lets work of several owners run at once within bounds; who waits goes by turns of owners. */
function ownersInTurn({ slots, perOwner, waitMs }: Bounds) {
  const held = new Map<string, number>();
  /** Who goes next stands first. */
  const waiting = new Map<string, Place[]>();
  let free = slots;

  const heldBy = (owner: string) => held.get(owner) ?? 0;
  const mayBegin = (owner: string) =>
    free > 0 && (owner === NOBODY || heldBy(owner) < perOwner) && !waiting.has(owner);
  const begin = (owner: string) => {
    free -= 1;
    held.set(owner, heldBy(owner) + 1);
  };
  const leave = (owner: string, place: Place) => {
    const places = (waiting.get(owner) ?? []).filter((each) => each !== place);
    waiting.delete(owner);
    if (places.length > 0) waiting.set(owner, places);
  };
  const next = () => {
    for (const [owner, [first]] of waiting) {
      if (free === 0) return;
      if (!first || (owner !== NOBODY && heldBy(owner) >= perOwner)) continue;
      leave(owner, first);
      begin(owner);
      first.start();
    }
  };
  const end = (owner: string) => {
    free += 1;
    const left = heldBy(owner) - 1;
    if (left === 0) held.delete(owner);
    else held.set(owner, left);
    next();
  };
  const turn = (owner: string, asker: Asker, signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const settle = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
      };
      const place = {
        start: () => {
          settle();
          resolve();
        },
      };
      const fail = (trouble: DatabaseTrouble) => {
        settle();
        leave(owner, place);
        reject(trouble);
      };
      const giveUp = () => fail(givenUp());
      const isBound = asker.kind === 'request';
      const timer = isBound
        ? setTimeout(() => fail(new DatabaseTrouble('busy', 'no turn came')), waitMs)
        : undefined;
      signal?.addEventListener('abort', giveUp, { once: true });
      waiting.set(owner, [...(waiting.get(owner) ?? []), place]);
    });
  const run = async <T>(work: Work<T>, asker: Asker, signal?: AbortSignal): Promise<T> => {
    const owner = asker.owner ?? NOBODY;
    if (signal?.aborted) throw givenUp();
    if (mayBegin(owner)) begin(owner);
    else await turn(owner, asker, signal);
    try {
      return await work();
    } finally {
      end(owner);
    }
  };
  const othersWait = (owner: string | undefined) =>
    [...waiting.keys()].some((each) => each !== (owner ?? NOBODY) && each !== JOB.owner);
  return { run, othersWait };
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
