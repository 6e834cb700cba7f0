import { randomBytes } from 'node:crypto';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const CODE_MS = 3 * MINUTE;
const ACCESS_MS = 10 * MINUTE;
/** A new access token may be asked for in the last half minute of the one before. */
const EARLY_MS = 570_000;
const REFRESH_MS = 30 * DAY;
const CALLS_PER_DAY = 200;

/** What Exact's token endpoint answers. */
export interface TokenAnswer {
  readonly access_token: string;
  readonly token_type: 'bearer';
  /** Seconds, as text. */
  readonly expires_in: string;
  readonly refresh_token: string;
}

/** A refusal of the token endpoint. */
export class TokenError extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
    description: string,
  ) {
    super(description);
  }
}

interface Code {
  readonly email: string;
  readonly redirectUri: string;
  readonly expires: number;
}

/** Tokens that follow from one another, begun by one consent. */
interface Chain {
  readonly email: string;
  refresh: string;
  issued: number;
}

interface Access {
  readonly email: string;
  expires: number;
}

/** What outlives a restart. */
export interface TokenState {
  /** One for each user: a second link makes the first obsolete. */
  readonly chains: readonly Chain[];
  readonly access: readonly (readonly [token: string, access: Access])[];
  /** Refresh tokens that were replaced, with whose they were. */
  readonly used: readonly (readonly [token: string, email: string])[];
}

/** Codes and tokens of the one application that is registered, by Exact's rules. */
export class ExactTokens {
  readonly #codes = new Map<string, Code>();
  readonly #chains = new Map<string, Chain>();
  readonly #access = new Map<string, Access>();
  readonly #used: Map<string, string>;
  readonly #calls = new Map<string, number>();

  /** @param changed told after each change that must outlive a restart */
  constructor(
    private readonly now: () => number,
    private readonly changed: () => void,
    kept?: TokenState,
  ) {
    for (const chain of kept?.chains ?? []) this.#chains.set(chain.email, { ...chain });
    for (const [token, access] of kept?.access ?? []) this.#access.set(token, access);
    this.#used = new Map(kept?.used);
  }

  state(): TokenState {
    const alive = [...this.#access].filter(([, { expires }]) => expires > this.now());
    return { chains: [...this.#chains.values()], access: alive, used: [...this.#used] };
  }

  /** A code for who allowed the application to look. */
  code(email: string, redirectUri: string): string {
    const code = secret();
    this.#codes.set(code, { email, redirectUri, expires: this.now() + CODE_MS });
    return code;
  }

  /** @throws TokenError */
  exchange(code: string, redirectUri: string): TokenAnswer {
    const found = this.#codes.get(code);
    this.#codes.delete(code);
    if (!found || found.expires <= this.now() || found.redirectUri !== redirectUri) {
      throw new TokenError(400, 'invalid_grant', 'The authorization code is invalid or expired.');
    }
    this.#count(found.email);
    const before = this.#chains.get(found.email);
    if (before) this.#used.set(before.refresh, before.email);
    return this.#issue(found.email);
  }

  /** @throws TokenError */
  refresh(token: string): TokenAnswer {
    const old = this.#used.get(token);
    if (old !== undefined) {
      this.#count(old);
      throw new TokenError(401, 'unauthorized_client', 'Old refresh token used.');
    }
    const chain = [...this.#chains.values()].find(({ refresh }) => refresh === token);
    if (!chain) throw new TokenError(400, 'invalid_grant', 'The refresh token is invalid.');
    this.#count(chain.email);
    const age = this.now() - chain.issued;
    if (age >= REFRESH_MS) {
      const [at, now] = [chain.issued + REFRESH_MS, this.now()].map(american);
      const text = `The refresh token expired at ${at} and it is now ${now}.`;
      throw new TokenError(400, 'invalid_request', text);
    }
    if (age < EARLY_MS) {
      const text = 'TooEarlyToRefreshTokens: Rate limit exceeded: access_token not expired';
      throw new TokenError(400, 'invalid_request', text);
    }
    this.#used.set(token, chain.email);
    return this.#issue(chain.email);
  }

  /** Whose access token it is, also when it has expired; undefined for what was never one. */
  find(token: string): { email: string; isValid: boolean } | undefined {
    const access = this.#access.get(token);
    return access && { email: access.email, isValid: access.expires > this.now() };
  }

  /** Ends the access tokens of a user, who may go on with the refresh token. */
  expireAccess(email: string): void {
    for (const access of this.#access.values()) if (access.email === email) access.expires = 0;
    this.changed();
  }

  /** Lets a refresh token have been unused for too long. */
  expireRefresh(email: string): void {
    const chain = this.#chains.get(email);
    if (chain) chain.issued = this.now() - REFRESH_MS;
    this.expireAccess(email);
  }

  /** The user withdraws what was allowed. */
  revoke(email: string): void {
    const chain = this.#chains.get(email);
    if (chain) this.#used.set(chain.refresh, email);
    this.#chains.delete(email);
    this.expireAccess(email);
  }

  #issue(email: string): TokenAnswer {
    const [access, refresh] = [secret(), secret()];
    this.#access.set(access, { email, expires: this.now() + ACCESS_MS });
    this.#chains.set(email, { email, refresh, issued: this.now() });
    this.changed();
    return {
      access_token: access,
      token_type: 'bearer',
      expires_in: String(ACCESS_MS / 1000),
      refresh_token: refresh,
    };
  }

  /** @throws TokenError for more calls in a day than a user has */
  #count(email: string): void {
    const key = `${email} ${Math.floor(this.now() / DAY)}`;
    const count = (this.#calls.get(key) ?? 0) + 1;
    this.#calls.set(key, count);
    if (count > CALLS_PER_DAY) {
      throw new TokenError(429, 'invalid_request', 'Too many token requests today.');
    }
  }
}

/** With signs that have to be written otherwise in an address and in a form. */
const secret = () => `stampNL001.${randomBytes(48).toString('base64')}+/!`;

const american = (ms: number) =>
  new Date(ms).toLocaleString('en-US', { timeZone: 'UTC' }).replace(',', '');
