import type { PlacedRelease, RegistryDocument } from '@kengetal/contract/remote';

/** Of this commit, or of the one that is tagged as the release before it. */
export type Age = 'today' | 'previous';

/** Releases of the remotes, by name. */
export type Releases = Readonly<Record<string, PlacedRelease>>;

/** A shell with releases of remotes, some of them of another age than it is. */
export interface Combination {
  readonly shell: Age;
  /** What is other than the shell, in Dutch. */
  readonly title: string;
  readonly registry: RegistryDocument;
  /** The remotes that are looked at. */
  readonly remotes: readonly string[];
  /** For a release that asks what no shell has: works would be wrong. */
  readonly mustRefuse: boolean;
}

const OTHER: Record<Age, Age> = { today: 'previous', previous: 'today' };
const NAMES: Record<Age, string> = { today: 'van nu', previous: 'van hiervoor' };

/** An export that there will never be. */
const NEVER = 'notYetThere';

/**
 * Each shell with one remote at a time of the other age, with all of them, with all fields that a
 * registry entry can have, and with a remote that asks more than the shell has.
 */
export function combinationsOf(releases: Readonly<Record<Age, Releases>>): Combination[] {
  return (['today', 'previous'] as const).flatMap((shell) => {
    const own = releases[shell];
    const other = releases[OTHER[shell]];
    const names = Object.keys(own);
    const age = NAMES[OTHER[shell]];
    const single = names.map((name) => ({
      shell,
      title: `${name} ${age}`,
      registry: registryOf({ ...own, ...only(other, name) }),
      remotes: [name],
      mustRefuse: false,
    }));
    const refused = names.slice(-1).map((name) => ({
      shell,
      title: `${name} die meer vraagt`,
      registry: registryOf({ ...own, ...asking(only(other, name)) }),
      remotes: [name],
      mustRefuse: true,
    }));
    const all = { shell, title: `alle ${age}`, remotes: names, mustRefuse: false };
    // Every entry has the same fields: what is said of one holds for all.
    const fields = { title: `${all.title}, met terugval en proef`, remotes: names.slice(0, 1) };
    return [
      ...single,
      { ...all, registry: registryOf(other) },
      { ...all, ...fields, registry: registryOf(other, own) },
      ...refused,
    ];
  });
}

const only = (releases: Releases, name: string): Releases =>
  Object.fromEntries(Object.entries(releases).filter(([each]) => each === name));

/** The same files, as if they needed an export of the platform that no shell has. */
function asking(releases: Releases): Releases {
  return Object.fromEntries(
    Object.entries(releases).map(([name, { base, release }]) => {
      const shared = release.shared.map((need) => ({ ...need, exports: [...need.exports, NEVER] }));
      return [name, { base, release: { ...release, shared } }];
    }),
  );
}

/**
 * A registry as the commands write it: with these as current, and those to fall back on. With a
 * fallback it has a trial too, of the same files, so that chance does not choose what is shown.
 */
export function registryOf(current: Releases, fallback: Releases = {}): RegistryDocument {
  const entries = Object.entries(current);
  return {
    schema: 1,
    remotes: Object.fromEntries(
      entries.map(([name, placed]) => {
        const previous = fallback[name];
        const canary = previous && { ...placed, percentage: 50 };
        return [name, { current: placed, previous, canary }];
      }),
    ),
    declarations: Object.fromEntries(
      entries.map(([name, { release }]) => [name, release.declaration]),
    ),
  };
}
