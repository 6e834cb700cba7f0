import type { Tokens } from './token-store.ts';

/** What tabs of this browser tell each other; never leaves the origin. */
export type TabMessage =
  | { kind: 'signed-out' }
  /** Tokens of a session were renewed; tabs that were opened as copies hold the same session. */
  | { kind: 'renewed'; session: string; tokens: Tokens }
  /** A copy woke up with tokens of then, and asks for newer ones. */
  | { kind: 'newer?'; session: string; expiresAt: number }
  | { kind: 'signed-in?' }
  | { kind: 'signed-in' };

/** The other tabs of this browser on the same origin. */
export interface TabLink {
  /** Runs the work while no other tab runs such work. */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
  post(message: TabMessage): void;
  listen(listener: (message: TabMessage) => void): void;
  /** Whether a message of this kind comes, within the time that is worth waiting. */
  next(kind: TabMessage['kind']): Promise<boolean>;
}

export interface TabParts {
  locks: Pick<LockManager, 'request'> | null;
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> | null;
  /** A tab that holds on longer than this hangs, and must not keep the others. */
  lockLimitMs?: number;
  /** A message that was posted before the lock was released arrives well within this. */
  messageWaitMs?: number;
}

const NAME = 'kengetal-session';

/** Web Locks and a BroadcastChannel; without them (old browsers) the tab stands alone. */
export function browserTabParts(): TabParts {
  return {
    locks: 'locks' in navigator ? navigator.locks : null,
    channel: 'BroadcastChannel' in globalThis ? new BroadcastChannel(NAME) : null,
  };
}

export function createTabLink(parts: TabParts): TabLink {
  const { locks, channel, lockLimitMs = 25_000, messageWaitMs = 300 } = parts;
  const listeners = new Set<(message: TabMessage) => void>();
  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    for (const listener of [...listeners]) listener(data);
  });

  return {
    exclusive: (work) => (locks ? inTurn(locks, lockLimitMs, work) : work()),
    post: (message) => channel?.postMessage(message),
    listen: (listener) => void listeners.add(listener),
    next: (kind) =>
      new Promise((resolve) => {
        const done = (came: boolean) => {
          clearTimeout(timer);
          listeners.delete(look);
          resolve(came);
        };
        const look = (message: TabMessage) => {
          if (message.kind === kind) done(true);
        };
        const timer = setTimeout(() => done(false), channel ? messageWaitMs : 0);
        listeners.add(look);
      }),
  };
}

/** Waits for the lock, and takes it from a tab that does not let go of it. */
async function inTurn<T>(
  locks: Pick<LockManager, 'request'>,
  limitMs: number,
  work: () => Promise<T>,
): Promise<T> {
  const turn: { running?: Promise<T> } = {};
  const run = () => (turn.running = work());
  const holding = async (options: LockOptions) => {
    try {
      return await locks.request(NAME, options, run);
    } catch (error) {
      // Someone took the lock from this tab: its own work decides, not the loss of the lock.
      if (turn.running) return turn.running;
      throw error;
    }
  };
  const signal = AbortSignal.timeout(limitMs);
  try {
    return await holding({ signal });
  } catch (error) {
    if (turn.running || !signal.aborted) throw error;
    return holding({ steal: true });
  }
}
