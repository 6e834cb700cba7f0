import * as z from 'zod';
import type { ExactConfig } from './exact/oauth.ts';
import { tokenKeysOf, type TokenKeys } from './exact/sealing.ts';
import { list } from './setting-list.ts';

/** Protects nothing: what is encrypted on a machine for trying. Production demands a key. */
const DEVELOPMENT_KEY = Buffer.alloc(32, 'alleen-om-te-proberen').toString('base64');
const EXACT_HOST = 'https://start.exactonline.nl';

/** What the environment says of Exact Online. */
export const EXACT_SETTINGS = {
  EXACT_HOST: z.url().optional(),
  /** What browsers are sent to, where that is another address. */
  EXACT_BROWSER_HOST: z.url().optional(),
  EXACT_CLIENT_ID: z.string().optional(),
  EXACT_CLIENT_SECRET: z.string().optional(),
  EXACT_REDIRECT_URI: z.url().optional(),
  /** Encrypts the tokens of Exact: 32 bytes in base64. */
  KENGETAL_TOKEN_KEY: z.string().optional(),
  /** Those of before, which only open what they sealed. */
  KENGETAL_TOKEN_KEYS_OLD: list.optional(),
};

type Environment = z.output<z.ZodObject<typeof EXACT_SETTINGS>>;

/** An app at Exact Online, with the keys by which its tokens are sealed. */
export type ExactSettings = ExactConfig & { readonly keys: TokenKeys };

/** Exact Online, or its stand-in, for an app that is registered there. */
export function exactOf(env: Environment, pageOrigin: string): ExactSettings | undefined {
  const { EXACT_CLIENT_ID: clientId, EXACT_CLIENT_SECRET: clientSecret } = env;
  if (Boolean(clientId) !== Boolean(clientSecret)) {
    throw new Error(
      'EXACT_CLIENT_ID en EXACT_CLIENT_SECRET horen bij elkaar: vul beide in of geen van beide.',
    );
  }
  if (!clientId || !clientSecret) return undefined;
  const host = (env.EXACT_HOST ?? EXACT_HOST).replace(/\/$/, '');
  return {
    ...{ host, clientId, clientSecret },
    browserHost: env.EXACT_BROWSER_HOST?.replace(/\/$/, '') ?? host,
    redirectUri: env.EXACT_REDIRECT_URI ?? `${pageOrigin}/exact`,
    keys: tokenKeysOf(env.KENGETAL_TOKEN_KEY ?? DEVELOPMENT_KEY, env.KENGETAL_TOKEN_KEYS_OLD),
  };
}
