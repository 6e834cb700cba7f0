import type { CallBodyInput } from '@kengetal/contract';
import { GOOGLE_STATE } from './arrival.ts';
import { redirectAddress, type GoogleConfig } from './config.ts';
import { ProviderRefused, StaleAnswer, type RedirectRequest } from './identity-client.ts';

type LoginProof = CallBodyInput<'login'>;

/** Sign-in with Google: authorization code with PKCE, which our API exchanges. */
export interface GoogleClient {
  /** Leaves the page; `hint` is the e-mail address of who was signed in. */
  loginRedirect(request: RedirectRequest, hint?: string): Promise<void>;
  /** What the API needs to check an answer. Throws ProviderRefused or StaleAnswer. */
  proofOf(answer: string): LoginProof;
  /** Drops a sign-in that nobody returned from. */
  forget(): void;
}

export interface GoogleParts {
  origin: string;
  /** Of this tab; holds the secrets of a sign-in until its return. */
  storage: Storage;
  go: (address: string) => Promise<void>;
}

const KEY = 'google_sign_in';
/** 43 characters in base64url, as RFC 7636 asks of a verifier. */
const SECRET_BYTES = 32;
const PROMPTS = { choose: 'select_account', silent: 'none' } as const;

interface Pending {
  state: string;
  verifier: string;
}

export function createGoogleClient(config: GoogleConfig, parts: GoogleParts): GoogleClient {
  const { storage } = parts;
  const redirectUri = redirectAddress(parts.origin);

  const take = (): Pending | null => {
    const text = storage.getItem(KEY);
    storage.removeItem(KEY);
    return text === null ? null : (JSON.parse(text) as Pending); // only we write this key
  };

  return {
    loginRedirect: async ({ nonce, prompt = 'choose' }, hint) => {
      const pending = { state: GOOGLE_STATE + randomText(), verifier: randomText() };
      const address = new URL(config.authorizeUrl);
      const parameters = {
        client_id: config.clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: config.scopes.join(' '),
        state: pending.state,
        nonce,
        code_challenge: await challengeOf(pending.verifier),
        code_challenge_method: 'S256',
        prompt: PROMPTS[prompt],
        ...(hint && prompt === 'silent' && { login_hint: hint }),
      };
      for (const [name, value] of Object.entries(parameters)) {
        address.searchParams.set(name, value);
      }
      storage.setItem(KEY, JSON.stringify(pending));
      await parts.go(address.href);
    },
    proofOf: (answer) => {
      const pending = take();
      const parameters = new URLSearchParams(answer);
      if (!pending || parameters.get('state') !== pending.state) {
        throw new StaleAnswer('the state is not that of a sign-in of this tab');
      }
      const code = parameters.get('code');
      if (code === null) throw new ProviderRefused(parameters.get('error') ?? '');
      return {
        provider: 'google',
        code,
        code_verifier: pending.verifier,
        redirect_uri: redirectUri,
      };
    },
    forget: () => storage.removeItem(KEY),
  };
}

async function challengeOf(verifier: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return base64url(new Uint8Array(hash));
}

const randomText = (): string => base64url(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
