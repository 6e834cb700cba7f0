import type { Tokens } from './token-store.ts';

/** What tabs of this browser tell each other; never leaves the origin. */
export type TabMessage =
  | { kind: 'signed-out' }
  /** A refresh token was used up; a tab that was opened as a copy holds the same one. */
  | { kind: 'rotated'; previous: string; tokens: Tokens };

/** The other tabs of this browser on the same origin. */
export interface TabLink {
  /** Runs the work while no other tab runs such work. */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
  post(message: TabMessage): void;
  listen(listener: (message: TabMessage) => void): void;
  /** Resolves at the next message, or when it is not worth waiting longer. */
  nextMessage(): Promise<void>;
}

const NAME = 'kengetal-session';
/** A message that was posted before the lock was released arrives well within this. */
const MESSAGE_WAIT_MS = 300;

/** Web Locks and a BroadcastChannel; without them (old browsers) the tab stands alone. */
export function createTabLink(): TabLink {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(NAME) : null;
  const locks = 'locks' in navigator ? navigator.locks : null;
  return {
    exclusive: (work) => (locks ? locks.request(NAME, work) : work()),
    post: (message) => channel?.postMessage(message),
    listen: (listener) => {
      channel?.addEventListener('message', (event: MessageEvent<TabMessage>) => {
        listener(event.data);
      });
    },
    nextMessage: () =>
      new Promise((resolve) => {
        const done = () => resolve();
        channel?.addEventListener('message', done, { once: true });
        setTimeout(done, MESSAGE_WAIT_MS);
      }),
  };
}
