import { createHash, randomBytes } from 'node:crypto';
import { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } from '../features/identity/google/endpoints.ts';
import { Browser, formAction, type Visit } from './browser.ts';
import type { Program } from './program.ts';

export interface GoogleTokens {
  readonly id_token: string;
  readonly access_token: string;
  readonly refresh_token?: string;
  readonly error?: string;
}

/** Asks what the shell (for the page) and the API (for the exchange) ask of Google. */
export class GoogleClient {
  readonly browser: Browser;
  readonly #program: Program;
  readonly verifier = randomBytes(32).toString('base64url');
  readonly nonce = randomBytes(16).toString('base64url');
  readonly state = `google.${randomBytes(8).toString('hex')}`;

  constructor(program: Program) {
    this.#program = program;
    this.browser = new Browser(program.origin);
  }

  get redirectUri(): string {
    return `${this.#program.shellOrigin}/login`;
  }

  /** Goes to the authorization endpoint; ends on the sign-in page or back at the shell. */
  async authorize(extra: Record<string, string> = {}): Promise<Visit> {
    const query = new URLSearchParams({
      client_id: GOOGLE_CLIENT_ID,
      redirect_uri: this.redirectUri,
      response_type: 'code',
      scope: 'openid email profile',
      state: this.state,
      nonce: this.nonce,
      code_challenge: createHash('sha256').update(this.verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...extra,
    });
    for (const [name, value] of [...query]) if (value === '') query.delete(name);
    return this.browser.open(`/google/o/oauth2/v2/auth?${query}`);
  }

  /** Chooses an account; answers what came back to the shell. */
  async choose(email: string): Promise<URLSearchParams> {
    const page = await this.authorize();
    return returned(await this.browser.submit(formAction(page), { email }));
  }

  /** The exchange of a code, as a server with the secret does it. */
  async exchange(code: string, extra: Record<string, string> = {}): Promise<GoogleTokens> {
    const response = await fetch(`${this.#program.origin}/google/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: GOOGLE_CLIENT_ID,
        client_secret: GOOGLE_CLIENT_SECRET,
        code,
        code_verifier: this.verifier,
        redirect_uri: this.redirectUri,
        ...extra,
      }),
    });
    return (await response.json()) as GoogleTokens;
  }
}

/** What came back to the shell in the address's query. */
export function returned(visit: Visit): URLSearchParams {
  if (visit.left === undefined) throw new Error(`not sent back (${visit.status}): ${visit.text}`);
  return visit.left.searchParams;
}
