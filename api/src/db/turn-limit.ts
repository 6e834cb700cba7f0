import { DatabaseTrouble, givenUp } from './trouble.ts';

interface Bounds {
  /** The turn may take so long, in ms. */
  readonly limitMs: number;
  /** It may take so long, in ms, while others wait. */
  readonly fairMs: number;
  readonly othersWait: () => boolean;
  /** Ends the turn at once when it is aborted. */
  readonly signal?: AbortSignal;
  /** Stops the statement that runs now. */
  readonly cancel: () => void;
}

/** The time that a turn on the only connection may take. */
export interface TurnLimit {
  /** Throws when the turn was ended. */
  check(): void;
  /** Why the turn was ended. */
  readonly trouble: DatabaseTrouble | undefined;
  stop(): void;
}

const LOOK_EVERY_MS = 50;

export function limitTurn({ limitMs, fairMs, othersWait, signal, cancel }: Bounds): TurnLimit {
  let began = performance.now();
  let due = 0;
  let trouble: DatabaseTrouble | undefined;
  const end = (why: DatabaseTrouble) => {
    if (trouble) return;
    trouble = why;
    cancel();
  };
  const lookIn = (ms: number) => {
    due = performance.now() + ms;
    timer = setTimeout(look, ms);
  };
  const look = () => {
    const now = performance.now();
    // A program that was held itself has not seen yet what was answered meanwhile.
    const lateMs = now - due;
    if (lateMs > LOOK_EVERY_MS) {
      began += lateMs;
      return lookIn(LOOK_EVERY_MS);
    }
    const age = now - began;
    if (age >= limitMs) end(new DatabaseTrouble('slow', 'it took too long'));
    else if (age >= fairMs && othersWait()) {
      end(new DatabaseTrouble('slow', 'it took too long for others to wait'));
    } else lookIn(LOOK_EVERY_MS);
  };
  const first = Math.min(limitMs, fairMs);
  let timer: NodeJS.Timeout | undefined;
  if (first !== Infinity) lookIn(first);
  const giveUp = () => end(givenUp());
  signal?.addEventListener('abort', giveUp);
  return {
    check: () => {
      if (trouble) throw trouble;
    },
    get trouble() {
      return trouble;
    },
    stop: () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
    },
  };
}
