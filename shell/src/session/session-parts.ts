import type { ShellConfig } from './config.ts';
import type { GoogleClient } from './google.ts';
import type { IdentityClient, Provider } from './identity-client.ts';
import type { Interaction } from './interaction.ts';
import type { PublicCalls } from './public-calls.ts';
import type { ReturnPath } from './return-path.ts';
import type { TabLink } from './tabs.ts';
import type { TokenStore } from './token-store.ts';

export type EndReason = 'signed-out' | 'expired';

/** What a session is made of. */
export interface SessionParts {
  config: ShellConfig;
  /** The identity provider's client, once it is loaded and initialised. */
  client: () => Promise<IdentityClient>;
  /** Null while sign-in with Google is not set up. */
  google: GoogleClient | null;
  calls: PublicCalls;
  store: TokenStore;
  tabs: TabLink;
  interaction: Interaction;
  returnPath: ReturnPath;
  now: () => number;
  /** Goes to '/' by a full load, which shows the sign-in screen (specification §4). */
  leave: (reason: EndReason, provider: Provider) => void;
  /** Told of failures that the user does not see. */
  log: (message: string, error: unknown) => void;
  currentPath: () => string;
}
