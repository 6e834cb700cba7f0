import type { InjectOptions } from 'fastify';
import {
  callOf,
  type CallBodyInput,
  type CallName,
  type CallQueryInput,
  type CallResponse,
  type Problem,
} from '@kengetal/contract/api';
import type { TestApp } from './environment.ts';

type Sent<Name extends CallName> = {
  query?: CallQueryInput<Name>;
  body?: CallBodyInput<Name>;
  /** Bytes of an upload. */
  bytes?: Buffer | string;
};

/** Someone with a browser: keeps the cookie and the tokens. */
export class Caller {
  readonly #test: TestApp;
  cookies: Record<string, string> = {};
  accessToken: string | undefined;
  refreshToken = '';
  userId = '';
  /** What the browser says that it is. */
  userAgent: string | undefined;

  constructor(test: TestApp) {
    this.#test = test;
  }

  /** Sends a call as its table says and answers status and body, whatever they are. */
  async send<Name extends CallName>(name: Name, { query, body, bytes }: Sent<Name> = {}) {
    const { method, path } = callOf(name);
    const headers: Record<string, string> = {};
    if (this.accessToken) headers.authorization = `Bearer ${this.accessToken}`;
    if (this.userAgent !== undefined) headers['user-agent'] = this.userAgent;
    if (bytes !== undefined) headers['content-type'] = 'application/octet-stream';
    const options: InjectOptions = {
      method,
      url: `/v1${path}`,
      query: Object.fromEntries(
        Object.entries(query ?? {})
          .filter(([, value]) => value !== undefined)
          .map(([key, value]) => [key, String(value)]),
      ),
      headers,
      cookies: this.cookies,
      payload: bytes ?? (body as object | undefined),
    };
    const response = await this.#test.app.server.inject(options);
    for (const cookie of response.cookies) this.cookies[cookie.name] = cookie.value;
    return response;
  }

  /** The answer of a call that must succeed. */
  async ask<Name extends CallName>(name: Name, sent: Sent<Name> = {}): Promise<CallResponse<Name>> {
    const response = await this.send(name, sent);
    if (response.statusCode >= 300) {
      throw new Error(`${name} answered ${response.statusCode}: ${response.body}`);
    }
    return (response.body === '' ? undefined : response.json()) as CallResponse<Name>;
  }

  /** The problem of a call that must fail. */
  async problem<Name extends CallName>(name: Name, sent: Sent<Name> = {}): Promise<Problem> {
    const response = await this.send(name, sent);
    if (response.statusCode < 400) throw new Error(`${name} answered ${response.statusCode}`);
    return response.json<Problem>();
  }

  /** The bytes of a file that was made for them. */
  async fetch({ download_url }: CallResponse<'exportProject'>): Promise<Buffer> {
    const token = new URL(download_url, 'http://x').searchParams.get('token') ?? '';
    const response = await this.send('download', { query: { token } });
    if (response.statusCode !== 200) throw new Error(`download answered ${response.statusCode}`);
    return response.rawPayload;
  }

  /** Signs in as the person with this e-mail address. */
  async signIn(email: string): Promise<this> {
    const { nonce } = await this.ask('loginChallenge');
    const id_token = await this.#test.issuer.token(nonce, email);
    this.keep(await this.ask('login', { body: { provider: 'microsoft', id_token } }));
    return this;
  }

  keep(answer: CallResponse<'login'>): void {
    this.accessToken = answer.access_token;
    this.refreshToken = answer.refresh_token;
    this.userId = answer.user.user_id;
  }
}
