import type { CallResponse } from '@kengetal/contract';
import type { PublicCalls } from './public-calls.ts';
import type { TabLink } from './tabs.ts';
import type { Tokens, TokenStore } from './token-store.ts';

/** An access token is renewed this long before it expires (specification §9). */
export const REFRESH_MARGIN_MS = 60_000;
/** Life of an access token from being set, where the answer does not say (specification §9). */
const ASSUMED_LIFE_S = 15 * 60;

export interface RefresherParts {
  store: TokenStore;
  calls: Pick<PublicCalls, 'refresh'>;
  tabs: TabLink;
  /** Milliseconds since 1970. */
  now: () => number;
}

export interface Refresher {
  /**
   * A newer access token than the refused one. All who ask at the same time, in all tabs, share one
   * refresh. Null when this tab has no session; rejects with what the API refused.
   */
  refresh(refused: string): Promise<string | null>;
}

export function createRefresher({ store, calls, tabs, now }: RefresherParts): Refresher {
  let underWay: Promise<string | null> | null = null;

  tabs.listen((message) => {
    if (message.kind === 'rotated' && store.read()?.refreshToken === message.previous) {
      store.write(message.tokens);
    }
  });

  const rotate = async (refused: string): Promise<string | null> => {
    // Another tab wrote last: if it holds a copy of our refresh token, its message is on its way.
    if (store.sharedAccessToken() !== store.read()?.accessToken) await tabs.nextMessage();
    const current = store.read();
    if (!current || current.accessToken !== refused) return current?.accessToken ?? null;
    const tokens = tokensOf(await calls.refresh(current.refreshToken), now());
    // Signed out meanwhile: the new tokens must not bring the session back.
    if (store.read()?.refreshToken !== current.refreshToken) return null;
    store.write(tokens);
    tabs.post({ kind: 'rotated', previous: current.refreshToken, tokens });
    return tokens.accessToken;
  };

  return {
    refresh: (refused) => {
      underWay ??= tabs
        .exclusive(() => rotate(refused))
        .finally(() => {
          underWay = null;
        });
      return underWay;
    },
  };
}

/** The stored form of an answer with tokens. */
export function tokensOf(answer: CallResponse<'refresh'>, nowMs: number): Tokens {
  const life = answer.expires_in ?? ASSUMED_LIFE_S;
  return {
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token,
    expiresAt: nowMs + life * 1000,
  };
}
