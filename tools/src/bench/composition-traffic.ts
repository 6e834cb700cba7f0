import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';

/** A request that went over the network. */
export interface Transfer {
  readonly url: string;
  /** Seconds on the browser's clock. */
  readonly startedS: number;
  /** Headers included; null while it is under way. */
  bytes: number | null;
}

/** Nothing has been under way for so long: a page is settled. */
const QUIET_MS = 500;
const LOOK_MS = 20;
const LIMIT_MS = 60_000;

/** What a page asks of the network; what its caches gave is left out. */
export class Traffic {
  readonly #transfers = new Map<string, Transfer>();
  #changedAt = 0;

  constructor(protocol: CDPSession) {
    const changed = () => (this.#changedAt = performance.now());
    const ended = (requestId: string, bytes: number) => {
      const transfer = this.#transfers.get(requestId);
      if (transfer) transfer.bytes = bytes;
      changed();
    };
    protocol.on('Network.requestWillBeSent', ({ requestId, request: { url }, timestamp }) => {
      if (!url.startsWith('http')) return;
      this.#transfers.set(requestId, { url, startedS: timestamp, bytes: null });
      changed();
    });
    protocol.on('Network.requestServedFromCache', ({ requestId }) => {
      this.#transfers.delete(requestId);
    });
    protocol.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.fromDiskCache || response.fromPrefetchCache) this.#transfers.delete(requestId);
    });
    protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      ended(requestId, encodedDataLength),
    );
    protocol.on('Network.loadingFailed', ({ requestId }) => ended(requestId, 0));
  }

  /** Forgets what was asked before. */
  clear(): void {
    this.#transfers.clear();
  }

  /** What started within that many milliseconds of the first request, when all of it has arrived. */
  async within(limitMs: number, apart: readonly string[]): Promise<Transfer[]> {
    const beganS = Math.min(...[...this.#transfers.values()].map(({ startedS }) => startedS));
    const counted = () =>
      [...this.#transfers.values()].filter(
        ({ url, startedS }) =>
          !apart.includes(new URL(url).origin) && (startedS - beganS) * 1000 <= limitMs,
      );
    await until(() => counted().every(({ bytes }) => bytes !== null));
    return counted();
  }

  /** Waits until nothing is under way any more. */
  async settled(): Promise<void> {
    await until(
      () =>
        performance.now() - this.#changedAt > QUIET_MS &&
        [...this.#transfers.values()].every(({ bytes }) => bytes !== null),
    );
  }
}

async function until(done: () => boolean): Promise<void> {
  const deadline = performance.now() + LIMIT_MS;
  while (!done() && performance.now() < deadline) await wait(LOOK_MS);
}
