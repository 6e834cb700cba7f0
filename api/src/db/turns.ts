import { setTimeout as wait } from 'node:timers/promises';
import { JOB, type Asker } from './limits.ts';
import { stillness } from './stillness.ts';
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
  /** The same for work that begins only while nobody wants things unchanged. */
  takeToWrite<T>(work: Work<T>, asker: Asker): Promise<T>;
  /** Such work too. */
  takeQuietly<T>(work: Work<T>): Promise<T>;
  /** Work that takes a turn for each of its questions, between which nothing is written. */
  unchanged<T>(work: Work<T>): Promise<T>;
  /** Whether others than this one wait for a turn: users, or what is quick and asked for anybody. */
  othersWait(owner: string | undefined): boolean;
}

interface Place {
  readonly start: () => void;
  readonly toWrite: boolean;
}

interface Wanted {
  readonly signal?: AbortSignal;
  readonly toWrite?: boolean;
}

/** A request asks its next question within this time after an answer, in ms. */
const PAUSE_MS = 4;
/**
 * Quiet work waits for a pause no longer than so many times what its last turn took, so that it gets
 * a fifth of the time under any load, and at most so long, in ms: a job is hundreds of short turns.
 */
const PATIENCE = { times: 4, leastMs: 10, mostMs: 400 };
/** After so long, in ms, what wants things unchanged begins only after who waits to write. */
const WRITE_PATIENCE_MS = { request: 1_000, job: 10_000, migration: 10_000 };
/** What belongs to no user. */
const NOBODY = '';

export function turns(bounds: Bounds): Turns {
  const { run, othersWait, unchanged } = ownersInTurn(bounds);
  const quietLine = line();
  let asked = 0;
  let answeredAt = 0;
  let quietMs = PATIENCE.mostMs;

  const pause = async () => {
    const since = performance.now();
    const { times, leastMs, mostMs } = PATIENCE;
    const patienceMs = Math.min(mostMs, Math.max(leastMs, quietMs * times));
    while (performance.now() - since < patienceMs) {
      const rest = PAUSE_MS - (performance.now() - answeredAt);
      if (asked === 0 && rest <= 0) return;
      await wait(Math.max(1, rest));
    }
  };
  const take = async <T>(work: Work<T>, asker: Asker, wanted: Wanted) => {
    asked += 1;
    try {
      return await run(work, asker, wanted);
    } finally {
      asked -= 1;
      answeredAt = performance.now();
    }
  };
  return {
    take: (work, asker, signal) => take(work, asker, { signal }),
    takeToWrite: (work, asker) => take(work, asker, { toWrite: true }),
    takeQuietly: (work) =>
      quietLine(async () => {
        await pause();
        return run(
          async () => {
            const began = performance.now();
            try {
              return await work();
            } finally {
              quietMs = performance.now() - began;
            }
          },
          JOB,
          { toWrite: true },
        );
      }),
    unchanged,
    othersWait,
  };
}

/** Lets work of several owners run at once within bounds; who waits goes by turns of owners. */
function ownersInTurn({ slots, perOwner, waitMs }: Bounds) {
  const held = new Map<string, number>();
  /** Who goes next stands first. */
  const waiting = new Map<string, Place[]>();
  const still = stillness(() => next());
  let free = slots;

  const heldBy = (owner: string) => held.get(owner) ?? 0;
  const nextOf = (owner: string, places: readonly Place[]) =>
    owner !== NOBODY && heldBy(owner) >= perOwner
      ? undefined
      : places.find(({ toWrite }) => !toWrite || still.mayWrite());
  const leave = (owner: string, place: Place) => {
    const places = (waiting.get(owner) ?? []).filter((each) => each !== place);
    waiting.delete(owner);
    if (places.length > 0) waiting.set(owner, places);
  };
  const next = () => {
    for (const [owner, places] of waiting) {
      if (free === 0) return;
      const place = nextOf(owner, places);
      if (!place) continue;
      leave(owner, place);
      free -= 1;
      held.set(owner, heldBy(owner) + 1);
      place.start();
    }
  };
  const end = (owner: string) => {
    free += 1;
    const left = heldBy(owner) - 1;
    if (left === 0) held.delete(owner);
    else held.set(owner, left);
    next();
  };
  const turn = (owner: string, { kind }: Asker, { signal, toWrite = false }: Wanted) =>
    new Promise<void>((resolve, reject) => {
      const settle = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
        settleWriting();
      };
      const place: Place = {
        toWrite,
        start: () => {
          settle();
          resolve();
        },
      };
      const fail = (trouble: DatabaseTrouble) => {
        leave(owner, place);
        settle();
        reject(trouble);
      };
      const giveUp = () => fail(givenUp());
      const timer =
        kind === 'request'
          ? setTimeout(() => fail(new DatabaseTrouble('busy', 'no turn came')), waitMs)
          : undefined;
      const settleWriting = toWrite ? still.awaited(WRITE_PATIENCE_MS[kind]) : () => undefined;
      signal?.addEventListener('abort', giveUp, { once: true });
      waiting.set(owner, [...(waiting.get(owner) ?? []), place]);
      next();
    });
  const run = async <T>(work: Work<T>, asker: Asker, wanted: Wanted): Promise<T> => {
    const owner = asker.owner ?? NOBODY;
    if (wanted.signal?.aborted) throw givenUp();
    await turn(owner, asker, wanted);
    try {
      return await work();
    } finally {
      end(owner);
    }
  };
  const othersWait = (owner: string | undefined) =>
    [...waiting.keys()].some((each) => each !== (owner ?? NOBODY) && each !== JOB.owner);
  return { run, othersWait, unchanged: still.unchanged };
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
