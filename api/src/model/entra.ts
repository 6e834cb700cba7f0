import type { Clock } from '../clock.ts';
import type { EntraConfig } from '../model-config.ts';
import { AT_THIS_ADDRESS } from '../redirect.ts';

const SCOPE = 'https://cognitiveservices.azure.com/.default';
/** A token is renewed this long before it expires: an answer may take a minute. */
const MARGIN_MS = 5 * 60_000;
const WITHIN_MS = 10_000;

interface TokenAnswer {
  readonly access_token: string;
  /** Seconds. */
  readonly expires_in: number;
}

/** Gives a token of Entra by client credentials, renewed before it expires. */
export function entraTokens(
  { tokenUrl, clientId, clientSecret }: EntraConfig,
  clock: Clock,
): () => Promise<string> {
  let held: { readonly token: string; readonly until: number } | undefined;
  let asking: Promise<string> | undefined;
  const ask = async (): Promise<string> => {
    const response = await fetch(tokenUrl, {
      method: 'POST',
      ...AT_THIS_ADDRESS,
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
        scope: SCOPE,
      }),
      signal: AbortSignal.timeout(WITHIN_MS),
    });
    if (!response.ok) throw new Error(`Entra answered ${response.status}`);
    const { access_token: token, expires_in } = (await response.json()) as Partial<TokenAnswer>;
    if (!token || !expires_in) throw new Error('Entra answered without a token');
    held = { token, until: clock.now().getTime() + expires_in * 1_000 - MARGIN_MS };
    return token;
  };
  return () => {
    if (held && clock.now().getTime() < held.until) return Promise.resolve(held.token);
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };
}
