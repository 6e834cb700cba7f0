import type { User } from '@kengetal/contract';
import type { Provider } from './identity-client.ts';

export interface Tokens {
  accessToken: string;
  /** Null when it is gone; then the session ends at the next refresh (specification §4). */
  refreshToken: string | null;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** Which sign-in a session came from. A tab that was opened as a copy has the same. */
export interface Origin {
  id: string;
  provider: Provider;
  /** Milliseconds since 1970. */
  since: number;
}

/** What the tabs of this browser know of each other's sessions. */
export interface Shared {
  /** The access token that any tab wrote last. */
  accessToken: string;
  origin: Pick<Origin, 'id' | 'provider'>;
  /** E-mail address of a Google account, by which Google knows which one is meant. */
  hint: string;
}

/** Tokens of this tab, and the copy by which tabs know that someone is signed in here. */
export interface TokenStore {
  read(): Tokens | null;
  user(): User | null;
  origin(): Origin | null;
  /** Stores a sign-in. */
  begin(tokens: Tokens, user: User, provider: Provider): void;
  /** Stores newer tokens of the same session. */
  renew(tokens: Tokens): void;
  /** Null when nobody is signed in in this browser. */
  shared(): Shared | null;
  /** A tab that is a copy of this one renewed the tokens that both had. */
  copyRenewed(): boolean;
  /** Someone signed out in this browser after this tab's session began. */
  endedElsewhere(): boolean;
  clear(reach: Reach): void;
}

/** This tab alone; also what the tabs share; also the sessions of tabs that do not run now. */
export type Reach = 'tab' | 'shared' | 'everywhere';

/** Names of specification §3. */
const ACCESS = 'access_token';
const EXPIRY = 'access_token_expiry';
const REFRESH = 'refresh_token';
const USER = 'user';
/** Our own, beside them. */
const ORIGIN = 'session_origin';
const SIGNED_OUT = 'signed_out_at';

/** Stores tokens where the specification says: §3, local storage and session storage. */
export function createTokenStore(
  local: Storage,
  session: Storage,
  now: () => number = Date.now,
): TokenStore {
  const write = (tokens: Tokens) => {
    for (const storage of [local, session]) {
      storage.setItem(ACCESS, tokens.accessToken);
      storage.setItem(EXPIRY, String(tokens.expiresAt));
    }
    if (tokens.refreshToken) session.setItem(REFRESH, tokens.refreshToken);
  };
  const share = (origin: Origin | null, user: User | null) => {
    const { id = '', provider = 'microsoft' } = origin ?? {};
    const hint = provider === 'google' ? (user?.email ?? '') : '';
    local.setItem(ORIGIN, JSON.stringify({ id, provider, hint }));
  };
  const ownOrigin = (): Origin | null => {
    const { id, provider, since } = parse<Origin>(session.getItem(ORIGIN));
    return id && provider ? { id, provider, since: since ?? 0 } : null;
  };
  const ownUser = () => userOf(parse<User>(session.getItem(USER)));
  const shared = (): Shared | null => {
    const accessToken = local.getItem(ACCESS);
    if (!accessToken) return null;
    const {
      id = '',
      provider = 'microsoft',
      hint = '',
    } = parse<SharedOrigin>(local.getItem(ORIGIN));
    return { accessToken, origin: { id, provider }, hint };
  };

  return {
    read: () => {
      const accessToken = session.getItem(ACCESS);
      if (!accessToken) return null;
      const expiresAt = Number(session.getItem(EXPIRY)) || 0;
      return { accessToken, refreshToken: session.getItem(REFRESH), expiresAt };
    },
    user: ownUser,
    origin: ownOrigin,
    begin: (tokens, user, provider) => {
      // Never before the last sign-out, which a clock that was wrong may have put in the future.
      const since = Math.max(now(), Number(local.getItem(SIGNED_OUT)));
      const origin = { id: crypto.randomUUID(), provider, since };
      session.removeItem(REFRESH);
      write(tokens);
      session.setItem(USER, JSON.stringify(user));
      session.setItem(ORIGIN, JSON.stringify(origin));
      share(origin, user);
    },
    renew: (tokens) => {
      write(tokens);
      share(ownOrigin(), ownUser());
    },
    shared,
    copyRenewed: () => {
      const newest = shared();
      const own = session.getItem(ACCESS);
      return newest?.accessToken !== own && newest?.origin.id === ownOrigin()?.id;
    },
    endedElsewhere: () => {
      const since = ownOrigin()?.since;
      return since !== undefined && Number(local.getItem(SIGNED_OUT)) > since;
    },
    clear: (reach) => {
      for (const name of [ACCESS, EXPIRY, REFRESH, USER, ORIGIN]) session.removeItem(name);
      if (reach === 'everywhere') local.setItem(SIGNED_OUT, String(now()));
      if (reach === 'tab') return;
      for (const name of [ACCESS, EXPIRY, ORIGIN]) local.removeItem(name);
    },
  };
}

interface SharedOrigin {
  id: string;
  provider: Provider;
  hint: string;
}

/** Storage may hold anything; what is not an object has none of the fields. */
function parse<T>(text: string | null): Partial<T> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function userOf({ user_id, name, email, avatar }: Partial<User>): User | null {
  if (!user_id) return null;
  return { user_id, name: name ?? '', email: email ?? '', avatar: avatar ?? null };
}
