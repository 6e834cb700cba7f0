import type { User } from '@kengetal/contract';
import type { ShellConfig } from './config.ts';
import { createEnding } from './ending.ts';
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
  const ending = createEnding(parts);

  const refreshed = async (refused: string): Promise<string | null> => {
    try {
      return await refresher.refresh(refused);
    } catch (error) {
      // No answer decides nothing: the session stays and the next call tries again.
      if (error instanceof CallUnanswered) throw error;
      // All who waited for this refresh come here; the first one ends the session.
      if (store.read()) {
        log('refresh failed', error);
        await ending.expire();
      }
      return null;
    }
  };
  tabs.listen(({ kind }) => {
    if (kind === 'signed-out') ending.follow();
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
    profile: () => readProfile(parts),
    signIn: () =>
      interaction.interactive('login', async () => {
        const client = await parts.client();
        await client.loginRedirect(await calls.challenge());
      }),
    signOut: () => interaction.interactive('logout', ending.signOut),
    onEnd: ending.onEnd,
  };
}

async function readProfile({ client, config, interaction, log }: SessionParts): Promise<Profile> {
  try {
    const identity = await client();
    const token = await interaction.during('acquire token', () => identity.graphToken());
    return await fetchProfile(config.graphUrl, token);
  } catch (error) {
    log('profile failed', error);
    throw error;
  }
}
