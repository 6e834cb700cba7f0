import type { EndReason, SessionParts } from './session-parts.ts';
import type { Reach } from './token-store.ts';

/** The ways in which a session ends; each leaves nothing of it in this tab. */
export interface Ending {
  /** A refresh failed: this tab goes, with a word about it and a way back (specification §4). */
  expire(): Promise<void>;
  /** The user signs out: here, in the other tabs, at the API and at the identity provider. */
  signOut(): Promise<void>;
  /** Another tab signed out. */
  follow(): void;
  /** Forgets a session that was signed out while this tab did not run. */
  dropIfEnded(): void;
  onEnd(listener: (reason: EndReason) => void): () => void;
}

/** Signing out does not wait longer for our API: the call goes on when the page is left. */
const REVOKE_WAIT_MS = 1_000;

export function createEnding(parts: SessionParts): Ending {
  const { store, calls, tabs, log } = parts;
  const listeners = new Set<(reason: EndReason) => void>();
  const provider = () => store.origin()?.provider ?? 'microsoft';

  const forget = (reason: EndReason, reach: Reach) => {
    store.clear(reach);
    for (const listener of listeners) listener(reason);
  };
  const revoke = async (refreshToken: string | null | undefined) => {
    if (!refreshToken) return;
    await calls.logout(refreshToken).catch((error: unknown) => log('logout failed', error));
  };

  return {
    expire: async () => {
      const own = provider();
      parts.returnPath.remember(parts.currentPath());
      forget('expired', 'tab');
      // What the tabs share stays while another one is signed in: only this one signs out.
      tabs.post({ kind: 'signed-in?' });
      if (!(await tabs.next('signed-in'))) {
        store.clear('shared');
        await clearClient(parts);
      }
      parts.leave('expired', own);
    },
    signOut: async () => {
      const own = provider();
      const refreshToken = store.read()?.refreshToken;
      forget('signed-out', 'everywhere');
      tabs.post({ kind: 'signed-out' });
      await Promise.race([revoke(refreshToken), waitFor(REVOKE_WAIT_MS)]);
      if (own === 'microsoft') await leaveProvider(parts);
      else parts.leave('signed-out', own);
    },
    follow: () => {
      const [own, tokens] = [provider(), store.read()];
      if (!tokens) return;
      void revoke(tokens.refreshToken);
      forget('signed-out', 'shared');
      parts.leave('signed-out', own);
    },
    dropIfEnded: () => {
      if (!store.endedElsewhere()) return;
      void revoke(store.read()?.refreshToken);
      forget('signed-out', 'tab');
    },
    onEnd: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const waitFor = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Signs out at the identity provider, which returns to /login; without it, here alone. */
async function leaveProvider({ client, log, leave }: SessionParts): Promise<void> {
  try {
    await (await client()).logoutRedirect();
  } catch (error) {
    log('sign-out at the identity provider failed', error);
    await clearClient({ client, log });
    leave('signed-out', 'microsoft');
  }
}

async function clearClient({ client, log }: Pick<SessionParts, 'client' | 'log'>): Promise<void> {
  try {
    await (await client()).clear();
  } catch (error) {
    log('clearing sign-in data failed', error);
  }
}
