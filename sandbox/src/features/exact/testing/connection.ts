import type { TokenAnswer } from '../oauth/tokens.ts';
import type { RunningExact } from '../start.ts';
import { EXACT_CLIENT_ID, EXACT_CLIENT_SECRET } from '../endpoints.ts';

export const REDIRECT_URI = 'http://localhost:4000/exact';
export const OWNER = 'beheerder@voorbeeld.nl';
export const READER = 'lezer@voorbeeld.nl';

type Row = Readonly<Record<string, unknown>>;

export interface Listed {
  readonly results: readonly Row[];
  readonly __next?: string;
}

const asked = (extra: Record<string, string> = {}) =>
  new URLSearchParams({
    ...{ client_id: EXACT_CLIENT_ID, redirect_uri: REDIRECT_URI },
    ...{ response_type: 'code', state: 'een toestand', ...extra },
  });

/** An application that is linked, as the documentation says one should be. */
export class Connection {
  accessToken = '';
  refreshToken = '';

  constructor(readonly exact: RunningExact) {}

  /** The page of consent, or where the browser is sent at once. */
  authorize(extra: Record<string, string> = {}, cookie = ''): Promise<Response> {
    const address = `${this.exact.host}/api/oauth2/auth?${asked(extra)}`;
    return fetch(address, { headers: { cookie }, redirect: 'manual' });
  }

  /** Clicks on a button of the page; answers where the browser is sent. */
  async consent(button: Record<string, string>): Promise<{ url: URL; cookie: string }> {
    const response = await fetch(`${this.exact.host}/toestaan`, {
      method: 'POST',
      body: asked(button),
      redirect: 'manual',
    });
    const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
    return { url: new URL(response.headers.get('location') ?? 'no:where'), cookie };
  }

  async codeOf(email: string): Promise<string> {
    return (await this.consent({ email })).url.searchParams.get('code') ?? '';
  }

  token(fields: Record<string, string>): Promise<Response> {
    return fetch(`${this.exact.host}/api/oauth2/token`, {
      method: 'POST',
      body: new URLSearchParams({
        ...{ client_id: EXACT_CLIENT_ID, client_secret: EXACT_CLIENT_SECRET, ...fields },
      }),
    });
  }

  exchange(code: string, redirect_uri = REDIRECT_URI): Promise<Response> {
    return this.token({ grant_type: 'authorization_code', code, redirect_uri });
  }

  refresh(refresh_token = this.refreshToken): Promise<Response> {
    return this.token({ grant_type: 'refresh_token', refresh_token });
  }

  /** Links as somebody, or goes on with a new pair of tokens. */
  async keep(answer: Promise<Response>): Promise<this> {
    const tokens = (await (await answer).json()) as TokenAnswer;
    this.accessToken = tokens.access_token;
    this.refreshToken = tokens.refresh_token;
    return this;
  }

  async link(email = OWNER): Promise<this> {
    return this.keep(this.exchange(await this.codeOf(email)));
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    const address = path.startsWith('http') ? path : `${this.exact.host}/api/v1/${path}`;
    return fetch(address, {
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${this.accessToken}`,
        ...headers,
      },
    });
  }

  async page(path: string): Promise<Listed> {
    const response = await this.get(path);
    const answer = (await response.json()) as { d: Listed };
    if (response.status !== 200) throw new Error(`${response.status} ${JSON.stringify(answer)}`);
    return answer.d;
  }

  /** All pages, by following the addresses that are given. */
  async all(path: string): Promise<Row[]> {
    const rows: Row[] = [];
    for (let next: string | undefined = path; next !== undefined;) {
      const page: Listed = await this.page(next);
      rows.push(...page.results);
      next = page.__next;
    }
    return rows;
  }

  /** Gives an order to the stand-in. */
  async order(name: string, body: object): Promise<Record<string, unknown>> {
    const response = await fetch(`${this.exact.host}/control/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as Record<string, unknown>;
    if (response.status !== 200) throw new Error(`${response.status} ${JSON.stringify(answer)}`);
    return answer;
  }
}
