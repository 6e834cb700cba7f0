import { CONTRACT_NUMBER } from './declaration.ts';
import type { Offer, Release } from './release.ts';

/** Whether a version is within a semver range; that of the federation runtime. */
export type Satisfies = (version: string, range: string) => boolean;

/**
 * Why a release cannot run in a shell that offers this, in Dutch; null when it can. The one rule for
 * the shell, and for who publishes.
 */
export function whyUnfit(
  release: Release,
  offer: Offer,
  satisfies: Satisfies,
  spoken: number = CONTRACT_NUMBER,
): string | null {
  const { contract } = release.declaration;
  if (contract !== spoken) {
    return `Dit onderdeel (versie ${release.version}) is gemaakt voor contract ${contract}; dit is contract ${spoken}.`;
  }
  for (const { name, range, exports } of release.shared) {
    const offered = offer[name];
    if (!offered)
      return `Dit onderdeel (versie ${release.version}) vraagt ${name}, dat hier niet is.`;
    if (!satisfies(offered.version, range)) {
      return `Dit onderdeel (versie ${release.version}) vraagt ${name} ${range}; hier is ${offered.version}.`;
    }
    const missing = offered.exports && exports.find((one) => !offered.exports?.includes(one));
    if (missing) {
      return `Dit onderdeel (versie ${release.version}) vraagt ${missing} van ${name}, dat hier niet is.`;
    }
  }
  return null;
}
