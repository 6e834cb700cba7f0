import type { EndReason, SessionParts } from './session.ts';

/** The ways in which a session ends; each leaves nothing of it in this tab. */
export interface Ending {
  /** A refresh failed: this tab goes, with a word about it and a way back (specification §4). */
  expire(): Promise<void>;
  /** The user signs out: here, in the other tabs, at the API and at the identity provider. */
  signOut(): Promise<void>;
  /** Another tab signed out. */
  follow(): void;
  onEnd(listener: (reason: EndReason) => void): () => void;
}

export function createEnding(parts: SessionParts): Ending {
  const { store, calls, tabs, log } = parts;
  const listeners = new Set<(reason: EndReason) => void>();

  const forget = (reason: EndReason, everywhere: boolean) => {
    store.clear({ everywhere });
    for (const listener of listeners) listener(reason);
  };
  const revoke = async (refreshToken: string | undefined) => {
    if (!refreshToken) return;
    await calls.logout(refreshToken).catch((error: unknown) => log('logout failed', error));
  };

  return {
    expire: async () => {
      parts.returnPath.remember(parts.currentPath());
      forget('expired', false);
      await clearClient(parts);
      parts.leave('expired');
    },
    signOut: async () => {
      const refreshToken = store.read()?.refreshToken;
      forget('signed-out', true);
      tabs.post({ kind: 'signed-out' });
      await revoke(refreshToken);
      await leaveProvider(parts);
    },
    follow: () => {
      const own = store.read();
      if (!own) return;
      void revoke(own.refreshToken);
      forget('signed-out', true);
      parts.leave('signed-out');
    },
    onEnd: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Signs out at the identity provider, which returns to /login; without it, here alone. */
async function leaveProvider({ client, log, leave }: SessionParts): Promise<void> {
  try {
    await (await client()).logoutRedirect();
  } catch (error) {
    log('sign-out at the identity provider failed', error);
    await clearClient({ client, log });
    leave('signed-out');
  }
}

async function clearClient({ client, log }: Pick<SessionParts, 'client' | 'log'>): Promise<void> {
  try {
    await (await client()).clear();
  } catch (error) {
    log('clearing sign-in data failed', error);
  }
}
