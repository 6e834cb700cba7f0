import type { Offer, PlacedRelease, RemoteDeclaration } from '@kengetal/contract/remote';
import { incompatibility } from './compatibility.ts';
import { isSame, type RegisteredRemote } from './registry.ts';

export interface RemoteInfo {
  name: string;
  /** Of the release that is shown here; without one what it declared last, if that is known. */
  declaration: RemoteDeclaration | null;
  version: string | null;
  status: 'ok' | 'incompatible' | 'missing';
  /** Why it cannot be shown, in Dutch. */
  reason: string | null;
}

/**
 * Why a release runs here: it is being tried by some; the current one fails here, or does not fit;
 * or another one waits until nothing of the remote is in use. Null for the current one.
 */
export type Why = 'canary' | 'fails' | 'unfit' | 'waiting' | 'missing' | null;

/** Which release of a remote the registry means for this browser, and which one works here. */
export interface RemoteRelease {
  name: string;
  /** What a person calls it. */
  title: string;
  /** Version that this browser should have; null without a usable one. */
  current: string | null;
  /** Version that this page has; null as long as nothing was asked of the remote. */
  shown: string | null;
  why: Why;
  /** When the registry means a canary for this browser: how many of a hundred get it. */
  percentage: number | null;
}

/** A remote, and which release of it. */
export interface Owner {
  part: string;
  version?: string;
}

/** What the shell knows of one remote. */
export interface Known {
  registered: RegisteredRemote;
  /** The release whose code runs in this page. */
  held: PlacedRelease | undefined;
  offer: Offer;
  /** Whether a release did not work here lately. */
  failed: (placed: PlacedRelease) => boolean;
}

export function infoOf({ registered, held, offer }: Known): RemoteInfo {
  const { name, releases, declaration } = registered;
  const reasons = releases.map(({ release }) => incompatibility(release, offer));
  const fit = held ?? releases[reasons.indexOf(null)] ?? releases[0];
  const runs = held !== undefined || reasons.includes(null);
  const status = !fit ? 'missing' : runs ? 'ok' : 'incompatible';
  return {
    name,
    declaration: fit?.release.declaration ?? declaration,
    version: fit?.release.version ?? null,
    status,
    reason: status === 'incompatible' ? (reasons[0] ?? null) : null,
  };
}

export function releaseOf(known: Known): RemoteRelease {
  const { registered, held } = known;
  const { name, releases, canary } = registered;
  const { declaration } = infoOf(known);
  return {
    name,
    title: declaration?.title ?? name,
    current: releases[0]?.release.version ?? null,
    shown: held?.release.version ?? null,
    why: whyOf(known),
    percentage: canary,
  };
}

function whyOf({ registered, held, offer, failed }: Known): Why {
  const { releases, canary } = registered;
  const [first] = releases;
  if (!first) return held ? null : 'missing';
  if (!held || isSame(held, first)) return canary === null ? null : 'canary';
  if (incompatibility(first.release, offer) !== null) return 'unfit';
  return failed(first) ? 'fails' : 'waiting';
}

/** Whose code it is: by the name of a remote, or by a stack or address that names a file of it. */
export function ownerOf(all: readonly Known[], clue: string): Owner | null {
  for (const { registered, held } of all) {
    const { name: part, releases } = registered;
    const byName = part === clue;
    const placed = byName
      ? held
      : [...(held ? [held] : []), ...releases].find(({ base }) => clue.includes(base));
    if (byName || placed) return { part, ...(placed && { version: placed.release.version }) };
  }
  return null;
}
