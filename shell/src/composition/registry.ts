import {
  canarySchema,
  declarationSchema,
  placedReleaseSchema,
  registrySchema,
  type PlacedRelease,
  type RemoteDeclaration,
} from '@kengetal/contract/remote';
import type { Draw } from './canary.ts';

/** A remote of the registry. */
export interface RegisteredRemote {
  name: string;
  /** The releases to try, best first; none when its entry is gone or bad. */
  releases: PlacedRelease[];
  /** Of how many of a hundred browsers this is one that get the first release; null for all. */
  canary: number | null;
  /** What it declared last; null when that is not there. */
  declaration: RemoteDeclaration | null;
}

const nobody: Draw = () => false;

/**
 * Reads a registry document. Whatever it holds: never throws, and a bad entry spoils no other, nor a
 * bad release another of the same remote. A remote whose entry is gone comes last: its addresses may
 * be another's by now.
 */
export function readRegistry(
  document: unknown,
  address: string,
  draw: Draw = nobody,
): RegisteredRemote[] {
  const { data } = registrySchema.safeParse(document);
  if (!data) return [];
  const { remotes, declarations } = data;
  const names = new Set([...Object.keys(remotes), ...Object.keys(declarations)]);
  return [...names].map((name) => {
    const entry = Object(remotes[name]) as Record<string, unknown>;
    const release = (placed: unknown) => releaseOf(name, placed, address);
    const trial = release(entry.canary);
    const { data: canary } = canarySchema.safeParse(entry.canary);
    const tried = trial && canary && draw(name, canary.percentage) ? canary.percentage : null;
    const releases = [
      tried === null ? null : trial,
      release(entry.current),
      release(entry.previous),
    ];
    return {
      name,
      releases: releases.flatMap((one) => one ?? []),
      canary: tried,
      declaration: declarationOf(name, declarations[name]),
    };
  });
}

function declarationOf(name: string, declared: unknown): RemoteDeclaration | null {
  const { data } = declarationSchema.safeParse(declared);
  return data?.name === name ? data : null;
}

function releaseOf(name: string, placed: unknown, address: string): PlacedRelease | null {
  const { data } = placedReleaseSchema.safeParse(placed);
  if (!data || data.release.name !== name || data.release.declaration.name !== name) return null;
  if (!URL.canParse(data.base, address)) return null;
  return { ...data, base: new URL(data.base, address).href };
}

/** The same files, wherever they lie. */
export const isSame = (one: PlacedRelease | undefined, other: PlacedRelease | undefined): boolean =>
  one !== undefined &&
  one.release.entry.integrity === other?.release.entry.integrity &&
  one.release.version === other.release.version;
