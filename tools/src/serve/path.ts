import type { IncomingMessage } from 'node:http';

/** No file or route is called so, and what reads paths disagrees about what it means. */
const ODD = /[\p{Cc}\\]|\/\/|\/\.{1,2}(?=\/|$)/u;

/**
 * The path of a request, decoded once: all that chooses by the path reads this and nothing else.
 * Undefined for an address that is none.
 */
export function pathOf({ url = '' }: IncomingMessage): string | undefined {
  const [encoded = ''] = url.split(/[?#]/, 1);
  if (!encoded.startsWith('/')) return undefined;
  try {
    const path = decodeURIComponent(encoded);
    return ODD.test(path) ? undefined : path;
  } catch {
    return undefined;
  }
}
