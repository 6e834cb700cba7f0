import { CONTRACT_NUMBER } from '@kengetal/contract/remote';
import { formatInstant } from '@kengetal/ui';
import { RELEASE } from '../app/release.ts';
import type { RegistryState, RemoteRelease, Why } from '../composition/index.ts';

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
    ...releases.map((release) => ({
      label: release.title,
      name: release.name,
      version: release.shown ?? release.current ?? '–',
      remark: release.why && REMARKS[release.why](release),
    })),
  ];
}

const REMARKS: Record<NonNullable<Why>, (release: RemoteRelease) => string> = {
  canary: ({ percentage }) =>
    `proefversie, voor ${percentage} van de 100 browsers; deze hoort daarbij`,
  fails: ({ current, percentage }) =>
    `terugval: de ${percentage === null ? 'huidige versie' : 'proefversie'} (${current}) werkt hier niet`,
  unfit: ({ current }) => `terugval: versie ${current} past niet bij deze versie van Kengetal`,
  waiting: ({ current }) => `versie ${current} komt zodra dit onderdeel niet meer open is`,
  missing: () => 'niet beschikbaar',
};

/** In Dutch: which registry this page goes by, when that is not the present one; else null. */
export function registryRemark({ readable, readAt }: RegistryState, now: number): string | null {
  if (readable) return null;
  if (readAt === null) return 'Niet te lezen, en deze browser heeft er geen bewaard.';
  return `Nu niet te lezen. Gebruikt wordt het laatste dat werkte, van ${formatInstant(new Date(readAt).toISOString(), now)}.`;
}

export interface Surroundings {
  parts: readonly PartInfo[];
  /** What is the matter with the registry; null for nothing. */
  registry: string | null;
  /** Address of the API up to and including its version. */
  apiUrl: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** What support needs to know, as text to paste: no name, no token, nothing of the books. */
export function supportText({ parts, registry, apiUrl, now }: Surroundings): string {
  return [
    ...parts.map(
      ({ name, version, remark }) => `${name} ${version}${remark ? ` (${remark})` : ''}`,
    ),
    ...(registry ? [`register: ${registry}`] : []),
    `contract ${CONTRACT_NUMBER}`,
    `api ${apiUrl}`,
    `scherm ${location.pathname}, venster ${innerWidth} × ${innerHeight}`,
    `browser ${navigator.userAgent}`,
    `tijd ${new Date(now).toISOString()}`,
  ].join('\n');
}
