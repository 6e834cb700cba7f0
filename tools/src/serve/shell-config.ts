import * as z from 'zod';

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
  google: { clientId: string } | null;
  graphUrl: string;
}

const SCOPES = ['User.Read'];
const MICROSOFT = {
  authority: 'https://login.microsoftonline.com/organizations',
  graphUrl: 'https://graph.microsoft.com/v1.0',
};

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
});

/** Configuration of an installation that uses Microsoft itself. */
export function microsoftConfig(apiUrl: string, clientId: string): ShellConfig {
  const { authority, graphUrl } = MICROSOFT;
  const microsoft = { clientId, authority, knownAuthorities: [], scopes: SCOPES };
  return { apiUrl, microsoft, google: null, graphUrl };
}

/** Configuration of an installation that uses the sandbox, from what that says of itself. */
export function sandboxConfig(apiUrl: string, description: unknown): ShellConfig {
  const { authority, knownAuthorities, authorityMetadata, clientId, graphUrl } =
    sandboxSchema.parse(description);
  const microsoft = {
    clientId,
    authority,
    knownAuthorities,
    authorityMetadata: JSON.stringify(authorityMetadata),
    scopes: SCOPES,
  };
  return { apiUrl, microsoft, google: null, graphUrl };
}

/** Origins of the identity provider's own pages and calls. */
export function identityOrigins({ microsoft }: ShellConfig): string[] {
  const { authority, authorityMetadata } = microsoft;
  if (authorityMetadata === undefined) return [new URL(authority).origin];
  const metadata = metadataSchema.parse(JSON.parse(authorityMetadata));
  const addresses = [metadata.authorization_endpoint, metadata.token_endpoint];
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}
