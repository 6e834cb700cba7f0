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
  /** Takes over newer tokens of this session from a tab that this one is a copy of. */
  catchUp(): Promise<void>;
}

/** There is a session but nothing to renew it with. */
export class NoRefreshToken extends Error {
  override readonly name = 'NoRefreshToken';
}

/** Using the refresh token again would end the session of the tab that has used it. */
export class UsedElsewhere extends Error {
  override readonly name = 'UsedElsewhere';
}

export function createRefresher({ store, calls, tabs, now }: RefresherParts): Refresher {
  let underWay: Promise<string | null> | null = null;
  const isOlder = (session: string, expiresAt: number) =>
    store.origin()?.id === session && (store.read()?.expiresAt ?? Infinity) < expiresAt;

  const tell = () => {
    const [origin, tokens] = [store.origin(), store.read()];
    if (origin && tokens) tabs.post({ kind: 'renewed', session: origin.id, tokens });
  };
  tabs.listen((message) => {
    if (message.kind === 'renewed' && isOlder(message.session, message.tokens.expiresAt)) {
      store.renew(message.tokens);
    }
    if (message.kind === 'newer?' && store.origin()?.id === message.session) {
      if ((store.read()?.expiresAt ?? 0) > message.expiresAt) tell();
    }
  });

  const catchUp = async () => {
    const [origin, tokens] = [store.origin(), store.read()];
    if (!origin || !tokens) return;
    tabs.post({ kind: 'newer?', session: origin.id, expiresAt: tokens.expiresAt });
    await tabs.next('renewed');
  };

  const rotate = async (refused: string): Promise<string | null> => {
    // A refresh token that a copy has used must not be used again; its message is on its way.
    if (store.copyRenewed()) await catchUp();
    if (store.copyRenewed()) throw new UsedElsewhere('a copy has used the refresh token');
    const current = store.read();
    if (!current || current.accessToken !== refused) return current?.accessToken ?? null;
    if (!current.refreshToken) throw new NoRefreshToken('the refresh token is gone');
    const tokens = tokensOf(await calls.refresh(current.refreshToken), now());
    // Signed out meanwhile: the new tokens must not bring the session back.
    if (store.read()?.refreshToken !== current.refreshToken) return null;
    store.renew(tokens);
    tell();
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
    catchUp,
  };
}

/**
 * The stored form of an answer with tokens. Their life counts from now by this device's own clock,
 * so that it does not matter whether that is right. One that would be over before it began, by the
 * margin of a refresh, is not believed: each call would ask for a new one.
 */
export function tokensOf(answer: CallResponse<'refresh'>, nowMs: number): Tokens {
  const told = answer.expires_in * 1000;
  const life = told > REFRESH_MARGIN_MS ? told : ASSUMED_LIFE_S * 1000;
  return {
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token,
    expiresAt: nowMs + life,
  };
}
