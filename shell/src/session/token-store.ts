import type { User } from '@kengetal/contract';

export interface Tokens {
  accessToken: string;
  refreshToken: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** Tokens of this tab, and the copy by which tabs know that someone is signed in here. */
export interface TokenStore {
  read(): Tokens | null;
  user(): User | null;
  write(tokens: Tokens, user?: User): void;
  /** The access token that any tab wrote last; null when nobody is signed in in this browser. */
  sharedAccessToken(): string | null;
  /** Forgets this tab's session, and the shared copy where it is this tab's or `everywhere`. */
  clear(options?: { everywhere: boolean }): void;
}

/** Names of specification §3. */
const ACCESS = 'access_token';
const EXPIRY = 'access_token_expiry';
const REFRESH = 'refresh_token';
const USER = 'user';

/** Stores tokens where the specification says: §3, local storage and session storage. */
export function createTokenStore(local: Storage, session: Storage): TokenStore {
  return {
    read: () => {
      const accessToken = session.getItem(ACCESS);
      const refreshToken = session.getItem(REFRESH);
      if (!accessToken || !refreshToken) return null;
      return { accessToken, refreshToken, expiresAt: Number(session.getItem(EXPIRY)) || 0 };
    },
    user: () => parseUser(session.getItem(USER)),
    write: (tokens, user) => {
      for (const storage of [local, session]) {
        storage.setItem(ACCESS, tokens.accessToken);
        storage.setItem(EXPIRY, String(tokens.expiresAt));
      }
      session.setItem(REFRESH, tokens.refreshToken);
      if (user) session.setItem(USER, JSON.stringify(user));
    },
    sharedAccessToken: () => local.getItem(ACCESS),
    clear: (options) => {
      const own = local.getItem(ACCESS) === session.getItem(ACCESS);
      for (const name of [ACCESS, EXPIRY, REFRESH, USER]) session.removeItem(name);
      if (!own && !options?.everywhere) return;
      for (const name of [ACCESS, EXPIRY]) local.removeItem(name);
    },
  };
}

function parseUser(text: string | null): User | null {
  if (!text) return null;
  try {
    const { user_id, name, email, avatar } = JSON.parse(text) as Partial<User>;
    return user_id
      ? { user_id, name: name ?? '', email: email ?? '', avatar: avatar ?? null }
      : null;
  } catch {
    return null;
  }
}
