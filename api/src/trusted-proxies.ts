import { isIP } from 'node:net';

/** Whose `X-Forwarded-For` counts, as Fastify takes it; undefined trusts nobody. */
export type TrustedProxies = readonly string[] | ((address: string, hop: number) => boolean);

const NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];
const MOST_HOPS = 9;

/**
 * Reads addresses, networks (CIDR) or a number of hops. Throws for anything else: who trusts every
 * sender lets each client choose the address that it is counted and logged by.
 */
export function trustedProxiesOf(text: string): TrustedProxies | undefined {
  const value = text.trim().toLowerCase();
  if (['', '0', 'false', 'no', 'nee'].includes(value)) return undefined;
  if (/^\d+$/.test(value) && Number(value) <= MOST_HOPS) {
    const hops = Number(value);
    return (_address, hop) => hop < hops;
  }
  const named = value.split(',').map((item) => item.trim());
  if (named.every(isNetwork)) return named;
  throw new Error(
    'noem het adres van je proxy (bijvoorbeeld 10.0.0.5), zijn netwerk (10.0.0.0/8), of het aantal proxies dat ervoor staat (1)',
  );
}

function isNetwork(text: string): boolean {
  if (NETWORKS.includes(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128);
}
