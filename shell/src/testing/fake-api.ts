import type { User } from '@kengetal/contract';

export interface ApiCall {
  path: string;
  method: string;
  authorization: string | null;
  query: URLSearchParams;
  body: Record<string, unknown>;
}

export const USER: User = {
  user_id: 'u1',
  name: 'Sanne Bakker',
  email: 'sanne@bakkerij.test',
  avatar: null,
};
const LIFE_S = 900;

/** Our API's session rules in memory: opaque tokens, rotation, reuse detection by family. */
export class FakeApi {
  readonly calls: ApiCall[] = [];
  /** When set, nothing answers. */
  down = false;
  /** Answers wait for it. */
  delay: Promise<unknown> = Promise.resolve();
  /** Answers of the protected calls, by 'METHOD /path': a body, or what gives one for a call. */
  readonly answers = new Map<string, unknown>();
  /** Protected calls that answer 501, by 'METHOD /path'. */
  readonly refused = new Set<string>();
  readonly #access = new Map<string, { family: string; expiresAt: number }>();
  readonly #refresh = new Map<string, { family: string; used: boolean }>();
  readonly #nonces = new Set<string>();
  readonly #now: () => number;
  #count = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  readonly fetch = async (input: string | URL | Request, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(String(input));
    const call: ApiCall = {
      path: pathname.replace('/v1', ''),
      method: init.method ?? 'GET',
      authorization: new Headers(init.headers).get('authorization'),
      query: searchParams,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : {},
    };
    this.calls.push(call);
    await this.delay;
    if (this.down) throw new TypeError('Failed to fetch');
    return this.#answer(call);
  };

  countOf(path: string): number {
    return this.calls.filter((call) => call.path === path).length;
  }

  /** Ends every session, as an administrator would. */
  revokeAll(): void {
    this.#access.clear();
    this.#refresh.clear();
  }

  #answer(call: ApiCall): Response {
    const { path, body } = call;
    switch (path) {
      case '/login/challenge':
        return json({ nonce: this.#issueNonce() });
      case '/login':
        return this.#login(String(body.id_token));
      case '/refresh':
        return this.#rotate(String(body.refresh_token));
      case '/logout':
        this.#revoke(String(body.refresh_token));
        return new Response(null, { status: 204 });
      default:
        return this.#protected(call);
    }
  }

  #login(idToken: string): Response {
    const nonce = idToken.replace('id-token:', '');
    if (!this.#nonces.delete(nonce)) return problem(401, 'sign_in_rejected');
    return json({ ...this.#issue(`family ${nonce}`), user: USER });
  }

  #rotate(token: string): Response {
    const known = this.#refresh.get(token);
    if (known?.used) this.#revoke(token);
    if (!known || known.used) return problem(401, 'refresh_rejected');
    known.used = true;
    return json(this.#issue(known.family));
  }

  #revoke(token: string): void {
    const family = this.#refresh.get(token)?.family;
    for (const tokens of [this.#access, this.#refresh]) {
      for (const [key, one] of tokens) if (one.family === family) tokens.delete(key);
    }
  }

  #protected(call: ApiCall): Response {
    const { path, method, authorization } = call;
    const route = `${method} ${path}`;
    const token = this.#access.get((authorization ?? '').replace('Bearer ', ''));
    if (!token || token.expiresAt <= this.#now()) return problem(401, 'session_expired');
    if (this.refused.has(route)) return problem(501, 'not_implemented');
    const answer = this.answers.get(route);
    const content: unknown = typeof answer === 'function' ? answer(call) : answer;
    return content instanceof Response ? content : json(content ?? {});
  }

  #issue(family: string) {
    this.#count += 1;
    const tokens = {
      access_token: `access-${this.#count}`,
      refresh_token: `refresh-${this.#count}`,
    };
    this.#access.set(tokens.access_token, { family, expiresAt: this.#now() + LIFE_S * 1000 });
    this.#refresh.set(tokens.refresh_token, { family, used: false });
    return { ...tokens, expires_in: LIFE_S };
  }

  #issueNonce(): string {
    this.#count += 1;
    const nonce = `nonce-${this.#count}`;
    this.#nonces.add(nonce);
    return nonce;
  }
}

function json(content: unknown): Response {
  return new Response(JSON.stringify(content), { status: 200 });
}

export function problem(status: number, code: string): Response {
  const content = { type: 'about:blank', status, code, title: 'Nee.' };
  return new Response(JSON.stringify(content), { status });
}
