import { satisfy } from '@module-federation/enhanced/runtime';
import { CONTRACT_NUMBER, type Offer, type Release } from '@kengetal/contract/remote';

/** Why a release cannot run in this shell, in Dutch; null when it can. */
export function incompatibility(
  release: Release,
  offer: Offer,
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
    if (!satisfy(offered.version, range)) {
      return `Dit onderdeel (versie ${release.version}) vraagt ${name} ${range}; hier is ${offered.version}.`;
    }
    const missing = offered.exports && exports.find((one) => !offered.exports?.includes(one));
    if (missing) {
      return `Dit onderdeel (versie ${release.version}) vraagt ${missing} van ${name}, dat hier niet is.`;
    }
  }
  return null;
}
