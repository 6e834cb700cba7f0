import { createHash, randomBytes } from 'node:crypto';
import { KENGETAL_CLIENT_ID } from '../features/identity/endpoints.ts';
import { Browser, formAction, type Visit } from './browser.ts';
import type { Program } from './program.ts';

export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly id_token: string;
  readonly client_info: string;
  readonly expires_in: number;
  readonly scope: string;
  readonly error?: string;
}

const SCOPE = 'User.Read openid profile offline_access';

/** Asks what MSAL asks, without MSAL. */
export class RelyingParty {
  readonly browser: Browser;
  readonly #program: Program;
  #verifier = '';
  nonce = '';

  constructor(program: Program) {
    this.#program = program;
    this.browser = new Browser(program.origin);
  }

  /** Goes to the authorization endpoint; ends on the sign-in page or back at the shell. */
  async authorize(extra: Record<string, string> = {}): Promise<Visit> {
    this.#verifier = randomBytes(32).toString('base64url');
    this.nonce = randomBytes(8).toString('hex');
    const query = new URLSearchParams({
      client_id: KENGETAL_CLIENT_ID,
      redirect_uri: `${this.#program.shellOrigin}/login`,
      response_type: 'code',
      response_mode: 'fragment',
      scope: SCOPE,
      state: 'a-state',
      nonce: this.nonce,
      code_challenge: createHash('sha256').update(this.#verifier).digest('base64url'),
      code_challenge_method: 'S256',
      client_info: '1',
      'x-client-SKU': 'msal.js.browser',
      ...extra,
    });
    return this.browser.open(`/organizations/oauth2/v2.0/authorize?${query}`);
  }

  /** The whole sign-in: account page, choice, code, tokens. */
  async signIn(email: string, extra: Record<string, string> = {}): Promise<Tokens> {
    const page = await this.authorize(extra);
    return this.redeem(await this.#resume(await this.browser.submit(formAction(page), { email })));
  }

  /** Another account than the session's first ends that session, through a form that submits itself. */
  async #resume(visit: Visit): Promise<Visit> {
    if (visit.left !== undefined) return visit;
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(visit.text)?.[1] ?? '';
    return this.browser.submit(formAction(visit), { xsrf, logout: 'yes' });
  }

  /** Exchanges the code with which the browser came back. */
  async redeem(visit: Visit, extra: Record<string, string> = {}): Promise<Tokens> {
    const code = answerOf(visit).get('code');
    if (code === null) throw new Error(`no code in ${visit.left?.href ?? visit.text}`);
    const redirect = {
      redirect_uri: `${this.#program.shellOrigin}/login`,
      code_verifier: this.#verifier,
    };
    const response = await this.token({
      grant_type: 'authorization_code',
      code,
      ...redirect,
      ...extra,
    });
    return (await response.json()) as Tokens;
  }

  async refresh(refreshToken: string): Promise<Tokens> {
    const response = await this.token({
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
      scope: SCOPE,
    });
    return (await response.json()) as Tokens;
  }

  /** A call of the token endpoint from the shell's page, or from another origin. */
  async token(
    fields: Record<string, string>,
    origin = this.#program.shellOrigin,
  ): Promise<Response> {
    return fetch(`${this.#program.origin}/organizations/oauth2/v2.0/token`, {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({ client_id: KENGETAL_CLIENT_ID, client_info: '1', ...fields }),
    });
  }
}

/** What came back to the shell in the address's fragment. */
export function answerOf(visit: Visit): URLSearchParams {
  if (visit.left === undefined)
    throw new Error(`not sent back, but (${visit.status}): ${visit.text}`);
  return new URLSearchParams(visit.left.hash.slice(1));
}
