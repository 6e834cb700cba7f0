import * as z from 'zod';
import type { PolicyOrigins } from './policy.ts';

/** `/config.json`: all that differs per installation, nothing of it built in. */
export interface ShellConfig {
  apiUrl: string;
  microsoft: {
    clientId: string;
    authority: string;
    knownAuthorities: string[];
    /** OpenID metadata as JSON text, for an authority that does not serve its own. */
    authorityMetadata?: string;
    scopes: string[];
  };
  /** Null while sign-in with Google is not set up. */
  google: GoogleConfig | null;
  graphUrl: string;
}

export interface GoogleConfig {
  clientId: string;
  /** Where sign-in begins, when that is not Google itself. */
  authorizeUrl?: string;
}

const SCOPES = ['User.Read'];
const MICROSOFT = {
  authority: 'https://login.microsoftonline.com/organizations',
  graphUrl: 'https://graph.microsoft.com/v1.0',
};

/** Where Google serves the pictures of accounts. */
const GOOGLE_PICTURES = 'https://lh3.googleusercontent.com';

const metadataSchema = z.looseObject({
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
});

const sandboxSchema = z.object({
  authority: z.url(),
  knownAuthorities: z.array(z.string()),
  authorityMetadata: metadataSchema,
  clientId: z.string(),
  graphUrl: z.url(),
  google: z.object({ clientId: z.string(), authorizeUrl: z.url() }).optional(),
});

/** Configuration of an installation that uses Microsoft itself, and Google when it is set up. */
export function microsoftConfig(
  apiUrl: string,
  clientId: string,
  google: GoogleConfig | null = null,
): ShellConfig {
  const { authority, graphUrl } = MICROSOFT;
  const microsoft = { clientId, authority, knownAuthorities: [], scopes: SCOPES };
  return { apiUrl, microsoft, google, graphUrl };
}

/**
 * Configuration of an installation that uses the sandbox, from what that says of itself; with
 * `ownGoogle` it still signs in through Google itself.
 */
export function sandboxConfig(
  apiUrl: string,
  description: unknown,
  ownGoogle: GoogleConfig | null = null,
): ShellConfig {
  const { authority, knownAuthorities, authorityMetadata, clientId, graphUrl, google } =
    sandboxSchema.parse(description);
  const microsoft = {
    clientId,
    authority,
    knownAuthorities,
    authorityMetadata: JSON.stringify(authorityMetadata),
    scopes: SCOPES,
  };
  return { apiUrl, microsoft, google: ownGoogle ?? google ?? null, graphUrl };
}

/** Google as the environment sets it up; null without a client id. */
export function googleConfig(
  environment: Readonly<Record<string, string | undefined>>,
): GoogleConfig | null {
  const clientId = environment.KENGETAL_GOOGLE_CLIENT_ID;
  return clientId ? { clientId } : null;
}

/** Origins of the pictures of people. */
export function pictureOrigins({ google }: ShellConfig): string[] {
  if (!google) return [];
  return [google.authorizeUrl ? new URL(google.authorizeUrl).origin : GOOGLE_PICTURES];
}

/** All origins that the page of this installation may reach. */
export function originsOf(config: ShellConfig, remotes: readonly string[]): PolicyOrigins {
  return {
    remotes,
    api: new URL(config.apiUrl).origin,
    identity: identityOrigins(config),
    graph: new URL(config.graphUrl).origin,
    pictures: pictureOrigins(config),
  };
}

/** Origins of the identity provider's own pages and calls. */
function identityOrigins({ microsoft }: ShellConfig): string[] {
  const { authority, authorityMetadata } = microsoft;
  if (authorityMetadata === undefined) return [new URL(authority).origin];
  const metadata = metadataSchema.parse(JSON.parse(authorityMetadata));
  const addresses = [metadata.authorization_endpoint, metadata.token_endpoint];
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}
