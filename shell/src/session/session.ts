import type { User } from '@kengetal/contract';
import type { ShellConfig } from './config.ts';
import { createEnding } from './ending.ts';
import type { Profile } from './graph.ts';
import type { Interaction } from './interaction.ts';
import { createProfileReader } from './profile.ts';
import { decidesNothing } from './public-calls.ts';
import { REFRESH_MARGIN_MS, createRefresher } from './refresh.ts';
import type { EndReason, SessionParts } from './session-parts.ts';
import { signIn, type SignInWay } from './sign-in.ts';
import type { Tokens } from './token-store.ts';

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
  /** Catches up with what other tabs did while this one did not run. */
  wake(): Promise<void>;
  /** Name and e-mail address as the provider has them; a failure is logged and passed on. */
  profile(): Promise<Profile>;
  /** Leaves the page for the identity provider; resolves to true when signed in by a popup. */
  signIn(way: SignInWay): Promise<boolean>;
  /** Ends the session here, in the other tabs, at the API and at the identity provider. */
  signOut(): Promise<void>;
  onEnd(listener: (reason: EndReason) => void): () => void;
}

export function createSession(parts: SessionParts): Session {
  const { store, tabs, interaction, log } = parts;
  const refresher = createRefresher(parts);
  const ending = createEnding(parts);

  /** Whether this page had tokens that nobody has ended. */
  let held = false;
  ending.onEnd(() => (held = false));
  const read = async (): Promise<Tokens | null> => {
    const tokens = store.read();
    // Somebody emptied the browser's storage: without tokens nobody is signed in.
    if (!tokens && held) await ending.expire();
    held = tokens !== null;
    return tokens;
  };

  const isFresh = ({ expiresAt }: Tokens) => expiresAt - parts.now() > REFRESH_MARGIN_MS;

  const refreshed = async (refused: string): Promise<string | null> => {
    try {
      return await refresher.refresh(refused);
    } catch (error) {
      // No answer decides nothing: the session stays and the next call tries again.
      if (decidesNothing(error)) throw error;
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
    if (kind === 'signed-in?' && store.read()) tabs.post({ kind: 'signed-in' });
  });

  return {
    config: parts.config,
    interaction,
    user: () => store.user(),
    accessToken: async () => {
      const tokens = await read();
      if (!tokens) return null;
      return isFresh(tokens) ? tokens.accessToken : refreshed(tokens.accessToken);
    },
    renew: async (refused) => {
      const tokens = await read();
      if (!tokens) return null;
      return tokens.accessToken === refused ? refreshed(refused) : tokens.accessToken;
    },
    wake: async () => {
      ending.dropIfEnded();
      const tokens = store.read();
      if (tokens && !isFresh(tokens)) await refresher.catchUp();
    },
    profile: createProfileReader(parts),
    signIn: (way) => signIn(way, parts),
    signOut: () => interaction.interactive('logout', ending.signOut),
    onEnd: ending.onEnd,
  };
}
