import type { Headers } from '@kengetal/server';

/** Origins that the page may reach besides its own. */
export interface PolicyOrigins {
  remotes: readonly string[];
  api: string;
  /** The identity provider: pages, token endpoint and hidden frames. */
  identity: readonly string[];
  graph: string;
  /** Pictures of people. */
  pictures: readonly string[];
}

/**
 * The page's Content-Security-Policy: no inline or evaluated script, styles by nonce (decision 0001).
 * Tokens are in browser storage, so nothing else may run here.
 */
export function contentSecurityPolicy(nonce: string, origins: PolicyOrigins): string {
  const { remotes, api, identity, graph, pictures } = origins;
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...remotes],
    'style-src': ["'self'", ...remotes, `'nonce-${nonce}'`],
    'font-src': ["'self'", 'data:', ...remotes],
    'img-src': ["'self'", 'data:', ...remotes, ...pictures],
    'connect-src': ["'self'", api, ...remotes, ...identity, graph],
    'frame-src': ["'self'", ...identity],
    'form-action': ["'self'", ...identity],
    'frame-ancestors': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

/** What every answer of the shell's server has of its own. */
export const SHELL_HEADERS: Headers = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Signing in silently shows /login in a hidden frame.
  'X-Frame-Options': 'SAMEORIGIN',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

/** That of a remote's server: its files are public, for any shell to load. */
export const REMOTE_HEADERS: Headers = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Timing-Allow-Origin': '*',
};
