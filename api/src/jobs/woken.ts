import { AsyncResource } from 'node:async_hooks';

/** Work that is done while there is any; to be woken when there is more. */
export interface Woken {
  wake(): void;
  /** Resolves when what is running has ended. */
  running(): Promise<void>;
  /** Starts nothing more. */
  stop(): void;
  readonly stopped: boolean;
}

/** Work that failed is tried again after this time, in ms, if nothing wakes it before. */
const AGAIN_MS = 10_000;

/**
 * Runs `work` once at a time, and once more when it was woken meanwhile.
 * @param failed told when work throws, as when the database is away
 */
export function wokenBy(work: () => Promise<void>, failed: (error: unknown) => void): Woken {
  let running: Promise<void> = Promise.resolve();
  let isRunning = false;
  let isWanted = false;
  let stopped = false;

  const whileWanted = async () => {
    while (isWanted && !stopped) {
      isWanted = false;
      await work();
    }
  };
  // Who wakes it may be in a transaction, which this work is no part of.
  const start = AsyncResource.bind(() => whileWanted());
  const wake = () => {
    isWanted = true;
    if (isRunning || stopped) return;
    isRunning = true;
    running = start()
      .catch((error: unknown) => {
        failed(error);
        setTimeout(wake, AGAIN_MS).unref();
      })
      .finally(() => {
        isRunning = false;
        if (isWanted) wake();
      });
  };
  return {
    wake,
    running: () => running,
    stop: () => {
      stopped = true;
    },
    get stopped() {
      return stopped;
    },
  };
}
