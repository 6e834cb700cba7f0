import * as z from 'zod';
import { list } from './setting-list.ts';

const MICROSOFT_ISSUER = 'https://login.microsoftonline.com/{tenantid}/v2.0';
const MICROSOFT_KEYS = 'https://login.microsoftonline.com/common/discovery/v2.0/keys';
/** The sandbox knows Kengetal under this client id. */
const SANDBOX_CLIENT_ID = 'c9e2b7a4-5f0d-4c1e-9a37-6b8d2f14e053';
const GOOGLE = {
  issuer: 'https://accounts.google.com',
  tokenUrl: 'https://oauth2.googleapis.com/token',
  keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
};
/** The same for the sandbox's Google, whose secret protects nothing. */
const SANDBOX_GOOGLE = {
  clientId: 'kengetal.apps.sandbox.localhost',
  clientSecret: 'alleen-voor-de-sandbox',
};

/** What the environment says of signing in. */
export const SIGN_IN_SETTINGS = {
  KENGETAL_SANDBOX_URL: z.url().optional(),
  KENGETAL_MICROSOFT_CLIENT_ID: z.guid().optional(),
  KENGETAL_MICROSOFT_ISSUER: z.string().optional(),
  KENGETAL_MICROSOFT_KEYS: z.url().optional(),
  KENGETAL_MICROSOFT_TENANTS: list.optional(),
  KENGETAL_GOOGLE_CLIENT_ID: z.string().optional(),
  KENGETAL_GOOGLE_CLIENT_SECRET: z.string().optional(),
  KENGETAL_GOOGLE_ISSUER: z.string().optional(),
  KENGETAL_GOOGLE_TOKEN_URL: z.url().optional(),
  KENGETAL_GOOGLE_KEYS: z.url().optional(),
};

type Environment = z.output<z.ZodObject<typeof SIGN_IN_SETTINGS>>;

/** Where Microsoft, or its stand-in, is found and what we are called there. */
export interface MicrosoftConfig {
  readonly clientId: string;
  /** Issuer of an ID token, with `{tenantid}` for the tenant. */
  readonly issuer: string;
  readonly keysUrl: string;
  /** Tenants that may sign in; undefined means all. */
  readonly tenants?: readonly string[];
}

/** Where Google, or its stand-in, is found and what we are called there. */
export interface GoogleConfig {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly issuer: string;
  readonly tokenUrl: string;
  readonly keysUrl: string;
}

/** Microsoft itself for a client id of one's own, else the sandbox's. */
export function microsoftOf(env: Environment): MicrosoftConfig | undefined {
  const sandbox = env.KENGETAL_SANDBOX_URL?.replace(/\/$/, '');
  const clientId = env.KENGETAL_MICROSOFT_CLIENT_ID ?? (sandbox && SANDBOX_CLIENT_ID);
  if (!clientId) return undefined;
  return {
    clientId,
    issuer:
      env.KENGETAL_MICROSOFT_ISSUER ?? (sandbox ? `${sandbox}/{tenantid}/v2.0` : MICROSOFT_ISSUER),
    keysUrl:
      env.KENGETAL_MICROSOFT_KEYS ??
      (sandbox ? `${sandbox}/organizations/discovery/v2.0/keys` : MICROSOFT_KEYS),
    tenants: env.KENGETAL_MICROSOFT_TENANTS,
  };
}

/** Google itself for a client id of one's own, else the sandbox's. */
export function googleOf(env: Environment): GoogleConfig | undefined {
  const clientId = env.KENGETAL_GOOGLE_CLIENT_ID;
  const clientSecret = env.KENGETAL_GOOGLE_CLIENT_SECRET;
  if (Boolean(clientId) !== Boolean(clientSecret)) {
    throw new Error(
      'KENGETAL_GOOGLE_CLIENT_ID en KENGETAL_GOOGLE_CLIENT_SECRET horen bij elkaar: vul beide in of geen van beide.',
    );
  }
  const places = clientId ? GOOGLE : sandboxGoogle(env.KENGETAL_SANDBOX_URL);
  if (!places) return undefined;
  return {
    ...(clientId && clientSecret ? { clientId, clientSecret } : SANDBOX_GOOGLE),
    issuer: env.KENGETAL_GOOGLE_ISSUER ?? places.issuer,
    tokenUrl: env.KENGETAL_GOOGLE_TOKEN_URL ?? places.tokenUrl,
    keysUrl: env.KENGETAL_GOOGLE_KEYS ?? places.keysUrl,
  };
}

function sandboxGoogle(sandboxUrl: string | undefined): typeof GOOGLE | undefined {
  if (!sandboxUrl) return undefined;
  const google = `${sandboxUrl.replace(/\/$/, '')}/google`;
  return { issuer: google, tokenUrl: `${google}/token`, keysUrl: `${google}/oauth2/v3/certs` };
}
