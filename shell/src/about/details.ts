import { CONTRACT_NUMBER } from '@kengetal/contract/remote';
import { RELEASE } from '../app/release.ts';
import type { RemoteRelease } from '../composition/index.ts';

/** A part of the product as 'Over' and support see it. */
export interface PartInfo {
  /** What the user calls it. */
  label: string;
  /** What we call it. */
  name: string;
  version: string;
  /** In Dutch: what is not as it should be; null when all is well. */
  remark: string | null;
}

/** The shell, and the release of each remote that is shown here or would be. */
export function partsOf(releases: readonly RemoteRelease[]): PartInfo[] {
  return [
    { label: 'Kengetal', name: 'shell', version: RELEASE, remark: null },
    ...releases.map(({ name, title, current, shown }) => ({
      label: title,
      name,
      version: shown ?? current ?? '–',
      remark: remarkOn(current, shown),
    })),
  ];
}

function remarkOn(current: string | null, shown: string | null): string | null {
  if (shown !== null && shown !== current) return 'terugval: de huidige versie werkt hier niet';
  return shown === null && current === null ? 'niet beschikbaar' : null;
}

export interface Surroundings {
  parts: readonly PartInfo[];
  /** Address of the API up to and including its version. */
  apiUrl: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** What support needs to know, as text to paste: no name, no token, nothing of the books. */
export function supportText({ parts, apiUrl, now }: Surroundings): string {
  return [
    ...parts.map(
      ({ name, version, remark }) => `${name} ${version}${remark ? ` (${remark})` : ''}`,
    ),
    `contract ${CONTRACT_NUMBER}`,
    `api ${apiUrl}`,
    `scherm ${location.pathname}, venster ${innerWidth} × ${innerHeight}`,
    `browser ${navigator.userAgent}`,
    `tijd ${new Date(now).toISOString()}`,
  ].join('\n');
}
