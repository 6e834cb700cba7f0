import type { User } from '@kengetal/contract';
import type { ShellConfig } from './config.ts';
import { fetchProfile, type Profile } from './graph.ts';
import type { IdentityClient } from './identity-client.ts';
import type { Interaction } from './interaction.ts';
import { CallUnanswered, type PublicCalls } from './public-calls.ts';
import { REFRESH_MARGIN_MS, createRefresher } from './refresh.ts';
import type { ReturnPath } from './return-path.ts';
import type { TabLink } from './tabs.ts';
import type { TokenStore } from './token-store.ts';

export type EndReason = 'signed-out' | 'expired';

/** The session of this tab; lives in the boot bundle, tokens leave it only to our API. */
export interface Session {
  readonly config: ShellConfig;
  readonly interaction: Interaction;
  /** As the API knows the user; null when signed out. */
  user(): User | null;
  /** A token valid for at least a minute; null after the session ended, rejects when the API is silent. */
  accessToken(): Promise<string | null>;
  /** A newer token than the one a 401 refused; null after the session ended. */
  renew(refused: string): Promise<string | null>;
  /** Name and e-mail address from Microsoft Graph; a failure is logged and passed on. */
  profile(): Promise<Profile>;
  /** Leaves the page for the identity provider. */
  signIn(): Promise<void>;
  /** Ends the session here, in the other tabs, at the API and at the identity provider. */
  signOut(): Promise<void>;
  onEnd(listener: (reason: EndReason) => void): () => void;
}

export interface SessionParts {
  config: ShellConfig;
  /** The identity provider's client, once it is loaded and initialised. */
  client: () => Promise<IdentityClient>;
  calls: PublicCalls;
  store: TokenStore;
  tabs: TabLink;
  interaction: Interaction;
  returnPath: ReturnPath;
  now: () => number;
  /** Goes to '/' by a full load, which shows the sign-in screen (specification §4). */
  leave: (reason: EndReason) => void;
  /** Told of failures that the user does not see. */
  log: (message: string, error: unknown) => void;
  currentPath: () => string;
}

export function createSession(parts: SessionParts): Session {
  const { store, calls, tabs, interaction, log } = parts;
  const refresher = createRefresher(parts);
  const endListeners = new Set<(reason: EndReason) => void>();

  const forget = (reason: EndReason, everywhere: boolean) => {
    store.clear({ everywhere });
    for (const listener of endListeners) listener(reason);
  };
  const revoke = async (refreshToken: string | undefined) => {
    if (!refreshToken) return;
    await calls.logout(refreshToken).catch((error: unknown) => log('logout failed', error));
  };
  const end = async (reason: EndReason) => {
    if (reason === 'expired') parts.returnPath.remember(parts.currentPath());
    forget(reason, false);
    await clearClient(parts);
    parts.leave(reason);
  };

  const refreshed = async (refused: string): Promise<string | null> => {
    try {
      return await refresher.refresh(refused);
    } catch (error) {
      // No answer decides nothing: the session stays and the next call tries again.
      if (error instanceof CallUnanswered) throw error;
      // All who waited for this refresh come here; the first one ends the session.
      if (store.read()) {
        log('refresh failed', error);
        await end('expired');
      }
      return null;
    }
  };

  tabs.listen((message) => {
    const own = store.read();
    if (message.kind !== 'signed-out' || !own) return;
    void revoke(own.refreshToken);
    forget('signed-out', true);
    parts.leave('signed-out');
  });

  return {
    config: parts.config,
    interaction,
    user: () => store.user(),
    accessToken: async () => {
      const tokens = store.read();
      if (!tokens) return null;
      const fresh = tokens.expiresAt - parts.now() > REFRESH_MARGIN_MS;
      return fresh ? tokens.accessToken : refreshed(tokens.accessToken);
    },
    renew: async (refused) => {
      const tokens = store.read();
      if (!tokens) return null;
      return tokens.accessToken === refused ? refreshed(refused) : tokens.accessToken;
    },
    profile: async () => {
      try {
        const client = await parts.client();
        const token = await interaction.during('acquire token', () => client.graphToken());
        return await fetchProfile(parts.config.graphUrl, token);
      } catch (error) {
        log('profile failed', error);
        throw error;
      }
    },
    signIn: () =>
      interaction.interactive('login', async () => {
        const client = await parts.client();
        await client.loginRedirect(await calls.challenge());
      }),
    signOut: () =>
      interaction.interactive('logout', async () => {
        const refreshToken = store.read()?.refreshToken;
        forget('signed-out', true);
        tabs.post({ kind: 'signed-out' });
        await revoke(refreshToken);
        await leaveProvider(parts);
      }),
    onEnd: (listener) => {
      endListeners.add(listener);
      return () => endListeners.delete(listener);
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
