import {
  declarationSchema,
  registryEntrySchema,
  registrySchema,
  type PlacedRelease,
  type RemoteDeclaration,
} from '@kengetal/contract/remote';

/** A remote of the registry. */
export interface RegisteredRemote {
  name: string;
  /** The releases to try, best first; none when its entry is gone or bad. */
  releases: PlacedRelease[];
  /** What it declared last; null when that is not there. */
  declaration: RemoteDeclaration | null;
}

/**
 * Reads a registry document. Whatever it holds: never throws, and a bad entry spoils no other. A
 * remote whose entry is gone comes last: its addresses may be another's by now.
 */
export function readRegistry(document: unknown, address: string): RegisteredRemote[] {
  const { data } = registrySchema.safeParse(document);
  if (!data) return [];
  const { remotes, declarations } = data;
  const names = new Set([...Object.keys(remotes), ...Object.keys(declarations)]);
  return [...names].map((name) => ({
    name,
    releases: releasesOf(name, remotes[name], address),
    declaration: declarationOf(name, declarations[name]),
  }));
}

function declarationOf(name: string, declared: unknown): RemoteDeclaration | null {
  const { data } = declarationSchema.safeParse(declared);
  return data?.name === name ? data : null;
}

function releasesOf(name: string, entry: unknown, address: string): PlacedRelease[] {
  const parsed = registryEntrySchema.safeParse(entry);
  if (!parsed.success) return [];
  const { current, previous } = parsed.data;
  return [current, previous].flatMap((placed) => {
    if (!placed || placed.release.name !== name || placed.release.declaration.name !== name)
      return [];
    return URL.canParse(placed.base, address)
      ? [{ ...placed, base: new URL(placed.base, address).href }]
      : [];
  });
}
