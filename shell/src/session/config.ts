/** `/config.json` of the shell's origin: all that differs per installation, nothing of it built in. */
export interface ShellConfig {
  /** Address of the API up to and including '/v1'. */
  apiUrl: string;
  microsoft: MicrosoftConfig;
  /** Null while sign-in with Google is not set up. */
  google: GoogleConfig | null;
  /** Address of Microsoft Graph up to and including '/v1.0'. */
  graphUrl: string;
}

export interface MicrosoftConfig {
  clientId: string;
  authority: string;
  knownAuthorities: string[];
  /** OpenID metadata of an authority that does not serve its own (the sandbox); JSON text. */
  authorityMetadata?: string;
  scopes: string[];
}

export interface GoogleConfig {
  clientId: string;
  /** Google's own page, or another one in its place (the sandbox). */
  authorizeUrl: string;
  scopes: string[];
}

/** Nothing can be shown before the configuration is there. */
const LIMIT_MS = 15_000;

export const REDIRECT_PATH = '/login';
const MICROSOFT_SCOPES = ['User.Read'];
const GOOGLE_AUTHORIZE_URL = 'https://accounts.google.com/o/oauth2/v2/auth';
const GOOGLE_SCOPES = ['email', 'profile', 'openid'];

/** What was asked for is not set up in this installation. */
export class NotConfigured extends Error {
  override readonly name = 'NotConfigured';
}

/** Redirect and post-logout address: /login on the current origin (specification §9). */
export const redirectAddress = (origin: string): string => origin + REDIRECT_PATH;

/** Reads the configuration; rejects when the file is absent or lacks what sign-in needs. */
export async function loadConfig(send: typeof fetch = fetch): Promise<ShellConfig> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const response = await send('/config.json', { cache: 'no-cache', signal });
  if (!response.ok) throw new Error(`config.json: answer ${response.status}`);
  return parseConfig(await response.json());
}

/** Checks by hand what the shell relies on: a schema library would weigh more than sign-in. */
export function parseConfig(content: unknown): ShellConfig {
  const root = recordOf(content, 'config.json');
  const microsoft = recordOf(root.microsoft, 'microsoft');
  const google = root.google ? recordOf(root.google, 'google') : null;
  return {
    apiUrl: textOf(root.apiUrl, 'apiUrl').replace(/\/$/, ''),
    graphUrl: textOf(root.graphUrl, 'graphUrl').replace(/\/$/, ''),
    microsoft: {
      clientId: textOf(microsoft.clientId, 'microsoft.clientId'),
      authority: textOf(microsoft.authority, 'microsoft.authority'),
      knownAuthorities: textsOf(microsoft.knownAuthorities) ?? [],
      authorityMetadata: jsonTextOf(microsoft.authorityMetadata),
      scopes: textsOf(microsoft.scopes) ?? MICROSOFT_SCOPES,
    },
    google: google && googleOf(google),
  };
}

function googleOf(google: Record<string, unknown>): GoogleConfig {
  const { clientId, authorizeUrl = GOOGLE_AUTHORIZE_URL, scopes } = google;
  return {
    clientId: textOf(clientId, 'google.clientId'),
    authorizeUrl: textOf(authorizeUrl, 'google.authorizeUrl'),
    scopes: textsOf(scopes) ?? GOOGLE_SCOPES,
  };
}

function recordOf(value: unknown, name: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new Error(`${name} is not an object`);
  return { ...value };
}

function textOf(value: unknown, name: string): string {
  if (typeof value !== 'string' || value === '') throw new Error(`${name} is not set`);
  return value;
}

function textsOf(value: unknown): string[] | undefined {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : undefined;
}

function jsonTextOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
