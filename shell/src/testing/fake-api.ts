import type { User } from '@kengetal/contract';

export interface ApiCall {
  /** As it was asked for, with its query. */
  url: string;
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
  /** Seconds that tokens live, as answers tell; real ones live a quarter of an hour. */
  lifeS: number | undefined = LIFE_S;
  /** When set, a refresh gets this status. */
  refreshFault: number | null = null;
  /** When set, a sign-in is refused with this status and code. */
  refusal: { status: number; code: string } | null = null;
  /** Answers of the protected calls, by 'METHOD /path': a body, or what gives one for a call. */
  readonly answers = new Map<string, unknown>();
  /** Answers of calls that need no session, by 'METHOD /path'. */
  readonly open = new Map<string, unknown>();
  /** Protected calls that answer 503, by 'METHOD /path'. */
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
      url: String(input),
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

  /** What someone else gets who makes a call, such as a thief. */
  answerTo(path: string, body: Record<string, unknown>): Promise<Response> {
    return this.fetch(`http://api.test/v1${path}`, { method: 'POST', body: JSON.stringify(body) });
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
        return this.#login(body);
      case '/refresh':
        if (this.refreshFault) return problem(this.refreshFault, 'internal');
        return this.#rotate(String(body.refresh_token));
      case '/logout':
        this.#revoke(String(body.refresh_token));
        return new Response(null, { status: 204 });
      default: {
        const open = this.open.get(`${call.method} ${path}`);
        return open === undefined ? this.#protected(call) : json(open);
      }
    }
  }

  #login({ provider, id_token, code }: Record<string, unknown>): Response {
    if (this.refusal) return problem(this.refusal.status, this.refusal.code);
    // Google's code stands for a nonce that the API itself finds in the token.
    const nonce =
      provider === 'google' ? [...this.#nonces].at(-1) : String(id_token).replace('id-token:', '');
    const good = provider !== 'google' || code === 'google-code';
    if (!good || !this.#nonces.delete(nonce ?? '')) return problem(401, 'sign_in_rejected');
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
    if (this.refused.has(route)) return problem(503, 'unavailable');
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
    return { ...tokens, expires_in: this.lifeS };
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
