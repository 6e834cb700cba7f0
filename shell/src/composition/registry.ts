import {
  REMOTE_NAMES,
  registryEntrySchema,
  registrySchema,
  type PlacedRelease,
} from '@kengetal/contract/remote';

/** A remote of the registry: the releases to try, best first; none when its entry is bad. */
export interface RegisteredRemote {
  name: string;
  releases: PlacedRelease[];
}

/**
 * Reads a registry document. Whatever it holds: never throws, a bad entry spoils no other, and
 * the known remotes are always there, if need be without a release.
 */
export function readRegistry(document: unknown, address: string): RegisteredRemote[] {
  const parsed = registrySchema.safeParse(document);
  const entries: Record<string, unknown> = parsed.success ? parsed.data.remotes : {};
  const known: readonly string[] = REMOTE_NAMES;
  const others = Object.keys(entries).filter((name) => !known.includes(name));
  return [...known, ...others].map((name) => ({
    name,
    releases: releasesOf(name, entries[name], address),
  }));
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
