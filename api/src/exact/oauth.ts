import * as z from 'zod';
import { AT_THIS_ADDRESS } from '../redirect.ts';
import { ExactError } from './errors.ts';

/** Where Exact Online is found and what we are called there. */
export interface ExactConfig {
  /** Without a slash at its end. */
  readonly host: string;
  /** Where browsers find it: in containers another address than where we do. */
  readonly browserHost: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
}

/** What the token endpoint gives. */
export interface TokenPair {
  readonly access: string;
  readonly refresh: string;
  readonly lifeSeconds: number;
}

/** Why a code or token was not taken. */
export class TokenRefused extends Error {
  constructor(
    readonly why: 'ended' | 'too_early' | 'limited',
    detail: string,
    /** The refresh token that takes the place of the one that was sent, where one came along. */
    readonly refresh?: string,
  ) {
    super(detail);
  }
}

const WITHIN_MS = 20_000;

/** Exact writes seconds as text. */
const answer = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  expires_in: z.coerce.number().int().positive(),
});
const refusal = z.object({
  error: z.string(),
  error_description: z.string().default(''),
  refresh_token: z.string().optional(),
});

/** Address at which the user of Exact gives or refuses consent. */
export function authorizeUrl(
  { browserHost, clientId, redirectUri }: ExactConfig,
  state: string,
): string {
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    state,
    // Who has another account than the one that is signed in there can choose it.
    force_login: '1',
  });
  return `${browserHost}/api/oauth2/auth?${query}`;
}

/** Throws {@link TokenRefused} for a code that was used or is too old. */
export const exchangeCode = (config: ExactConfig, code: string): Promise<TokenPair> =>
  ask(config, { grant_type: 'authorization_code', code, redirect_uri: config.redirectUri });

/** Throws {@link TokenRefused}. */
export const refreshPair = (config: ExactConfig, refresh: string): Promise<TokenPair> =>
  ask(config, { grant_type: 'refresh_token', refresh_token: refresh });

async function ask(
  { host, clientId, clientSecret }: ExactConfig,
  fields: Readonly<Record<string, string>>,
): Promise<TokenPair> {
  const form = { ...fields, client_id: clientId, client_secret: clientSecret };
  const { status, body } = await post(`${host}/api/oauth2/token`, form);
  const given = answer.safeParse(body).data;
  if (given) {
    const { access_token: access, refresh_token: refresh, expires_in: lifeSeconds } = given;
    return { access, refresh, lifeSeconds };
  }
  const refused = refusal.safeParse(body).data;
  const { error = '', error_description: text = '', refresh_token: refresh } = refused ?? {};
  const detail = `${status} ${error} ${text}`.trim();
  if (/too ?early/i.test(text)) throw new TokenRefused('too_early', detail);
  // It may have used up the token that was sent, and given the next.
  if (status === 429) throw new TokenRefused('limited', detail, refresh);
  if (status === 400 || status === 401) {
    // Our own settings say nothing of the user's consent.
    if (error === 'invalid_client') throw new ExactError('geweigerd', detail);
    throw new TokenRefused('ended', detail);
  }
  throw new ExactError('niet_bereikbaar', detail);
}

async function post(url: string, form: Record<string, string>) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(form),
      ...AT_THIS_ADDRESS,
      signal: AbortSignal.timeout(WITHIN_MS),
    });
    const text = await response.text();
    return { status: response.status, body: asJson(text) };
  } catch (error) {
    throw new ExactError('niet_bereikbaar', `the token endpoint: ${String(error)}`);
  }
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
