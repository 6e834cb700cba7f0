import * as z from 'zod';
import { AT_THIS_ADDRESS } from '../../redirect.ts';
import type { GoogleConfig } from '../../sign-in-config.ts';
import { NotProven, ProviderUnavailable } from './proof.ts';

/** What Google gave the page, and what the page alone knows. */
export interface GoogleAnswer {
  readonly code: string;
  readonly code_verifier: string;
  readonly redirect_uri: string;
}

const tokenAnswer = z.object({ id_token: z.string().min(1) });
const errorAnswer = z.object({ error: z.string().regex(/^[a-z_]{1,40}$/) });
/** Errors that say something of us, not of the person who signs in (RFC 6749 §5.2). */
const OF_OUR_SETTINGS = ['invalid_client', 'unauthorized_client', 'unsupported_grant_type'];

/**
 * Exchanges a code for the ID token at Google, within `timeoutMs`. Throws NotProven when Google
 * refuses the code, and ProviderUnavailable when there is no answer that helps.
 */
export async function exchangeCode(
  config: GoogleConfig,
  answer: GoogleAnswer,
  timeoutMs: number,
): Promise<string> {
  const { status, body } = await ask(config, answer, timeoutMs);
  if (status === 200) {
    const parsed = tokenAnswer.safeParse(body);
    if (parsed.success) return parsed.data.id_token;
    throw new ProviderUnavailable('the exchange gave no ID token');
  }
  const error = errorAnswer.safeParse(body).data?.error;
  if (status < 500 && status !== 429 && error && !OF_OUR_SETTINGS.includes(error)) {
    throw new NotProven(`the exchange was refused: ${error}`);
  }
  throw new ProviderUnavailable(`the exchange failed: ${status} ${error ?? ''}`.trim());
}

async function ask(
  { tokenUrl, clientId, clientSecret }: GoogleConfig,
  { code, code_verifier, redirect_uri }: GoogleAnswer,
  timeoutMs: number,
): Promise<{ status: number; body: unknown }> {
  try {
    const response = await fetch(tokenUrl, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: clientId,
        client_secret: clientSecret,
        code,
        code_verifier,
        redirect_uri,
      }),
      headers: { accept: 'application/json' },
      // The secret goes to this address and nowhere else.
      ...AT_THIS_ADDRESS,
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    return { status: response.status, body: jsonOf(text) };
  } catch (error) {
    const why = error instanceof Error ? error.name : 'unknown';
    throw new ProviderUnavailable(`the exchange got no answer: ${why}`, { cause: error });
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
