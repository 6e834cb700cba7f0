/** What the sign-in client is doing (specification §4). */
export type InteractionStatus =
  | 'startup'
  | 'login'
  | 'acquire token'
  | 'sso silent'
  | 'handle redirect'
  | 'logout'
  | 'none';

export interface Interaction {
  status(): InteractionStatus;
  subscribe(listener: () => void): () => void;
  /** Shows the status while the work runs; 'none' after it, however it ends. */
  during<T>(status: InteractionStatus, work: () => Promise<T>): Promise<T>;
  /**
   * The same for work that leaves the page; rejects while other such work is under way, unless it
   * takes the place of work that got stuck.
   */
  interactive<T>(
    status: 'login' | 'logout',
    work: () => Promise<T>,
    options?: { takeOver: boolean },
  ): Promise<T>;
}

export class InteractionInProgress extends Error {
  override readonly name = 'InteractionInProgress';
}

export function createInteraction(): Interaction {
  /** Work under way, the latest last; a redirect is handled within the startup. */
  const underWay: { status: InteractionStatus }[] = [];
  let interacting: object | null = null;
  const listeners = new Set<() => void>();

  const current = (): InteractionStatus => underWay.at(-1)?.status ?? 'none';
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const during: Interaction['during'] = async (status, work) => {
    const entry = { status };
    underWay.push(entry);
    notify();
    try {
      return await work();
    } finally {
      underWay.splice(underWay.indexOf(entry), 1);
      notify();
    }
  };

  return {
    status: current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    during,
    interactive: async (status, work, options) => {
      if (interacting && !options?.takeOver) {
        throw new InteractionInProgress(`${status} while ${current()}`);
      }
      const own = (interacting = {});
      try {
        return await during(status, work);
      } finally {
        if (interacting === own) interacting = null;
      }
    },
  };
}
