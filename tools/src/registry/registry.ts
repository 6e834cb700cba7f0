import {
  registryEntrySchema,
  type PlacedRelease,
  type RegistryEntry,
} from '@kengetal/contract/remote';
import { RegistryError, changeRegistry, readRegistry } from './document.ts';
import { checkFit, placeOf, type RunningShell } from './fit.ts';
import { stateOf, type Change, type State } from './history.ts';
import { readRelease } from './place.ts';

/** Where releases are registered, for which shell, and by whom. */
export interface Desk extends RunningShell {
  /** Path of registry.json; made when it is not there. */
  registry: string;
  /** Told in the history. */
  by: string;
  /** Where files are read that stand on an origin, when that is for browsers alone. */
  files?: ReadonlyMap<string, string>;
  /** Milliseconds since 1970. */
  now: () => number;
}

export interface Publication {
  /** Folder of the release as browsers ask for it: absolute or relative to the shell; ends with a slash. */
  base: string;
  /** Where its files are read for the check: a folder or an address; `base` when left out. */
  files?: string | undefined;
}

export interface Placed {
  name: string;
  /** False when this was the state already. */
  changed: boolean;
  state: State;
}

/** Makes a release the current one of its remote, and the one that ran until now the previous. */
export async function publish(desk: Desk, publication: Publication): Promise<Placed> {
  const placed = await checked(desk, publication);
  return changeEntry(desk, 'publish', placed.release.name, (entry) => {
    const canary = sameVersion(entry?.canary, placed) ? undefined : entry?.canary;
    if (sameVersion(entry?.current, placed)) return { ...entry, canary, current: placed };
    return { current: placed, previous: entry?.current, canary };
  });
}

/** Gives a release to this many of a hundred browsers, beside the current one. */
export async function canary(
  desk: Desk,
  publication: Publication,
  percentage: number,
): Promise<Placed> {
  const placed = await checked(desk, publication);
  const { name, version } = placed.release;
  return changeEntry(desk, 'canary', name, (entry) => {
    if (!entry) throw new RegistryError(`${name} heeft nog geen versie om naast te proberen.`);
    if (sameVersion(entry.current, placed)) {
      throw new RegistryError(`${name} ${version} is de huidige versie al.`);
    }
    return { ...entry, canary: { ...placed, percentage } };
  });
}

/** Gives the canary of a remote to more or fewer browsers; to none with 0, which ends it. */
export async function resizeCanary(desk: Desk, name: string, percentage: number): Promise<Placed> {
  return changeEntry(desk, 'canary', name, (entry) => {
    if (!entry?.canary) throw new RegistryError(`${name} heeft geen proefversie.`);
    if (percentage === 0) return { ...entry, canary: undefined };
    return { ...entry, canary: { ...entry.canary, percentage } };
  });
}

/** Makes the canary of a remote the current release, and the one that ran until now the previous. */
export async function promote(desk: Desk, name: string, files?: string): Promise<Placed> {
  const found = await standing(desk, name, 'canary', `${name} heeft geen proefversie.`, files);
  return changeEntry(desk, 'promote', name, (entry) => {
    if (!entry || !sameVersion(entry.canary, found)) throw moved(name);
    return { current: found, previous: entry.current };
  });
}

/** Makes the previous release of a remote the current one; the one it replaces stays as previous. */
export async function rollback(desk: Desk, name: string, files?: string): Promise<Placed> {
  const none = `${name} heeft geen eerdere versie om naar terug te gaan.`;
  const found = await standing(desk, name, 'previous', none, files);
  return changeEntry(desk, 'rollback', name, (entry) => {
    if (!entry || !sameVersion(entry.previous, found)) throw moved(name);
    return { ...entry, current: found, previous: entry.current };
  });
}

const moved = (name: string): RegistryError =>
  new RegistryError(`${name} is intussen gewijzigd. Kijk met status en probeer het opnieuw.`);

const sameVersion = (one: PlacedRelease | undefined, other: PlacedRelease): boolean =>
  one?.release.version === other.release.version;

/** A release whose files are there, and that the shell can run. */
async function checked(desk: Desk, { base, files: given }: Publication): Promise<PlacedRelease> {
  const { href, elsewhere } = placeOf(base, desk);
  const files = given ?? insteadOf(desk, href);
  const shared = files === undefined && elsewhere;
  const { files: _all, ...release } = await readRelease({ place: files ?? href, shared });
  checkFit(release, desk.shell);
  return { base, release };
}

/** Where the files of an address are, when that is for browsers alone. */
function insteadOf({ files }: Desk, href: string): string | undefined {
  const { origin } = new URL(href);
  const instead = files?.get(origin);
  return instead && instead + href.slice(origin.length);
}

/** One that stands in the registry, and still is what it was. */
async function standing(
  desk: Desk,
  name: string,
  which: 'previous' | 'canary',
  none: string,
  files?: string,
): Promise<PlacedRelease> {
  const { remotes } = await readRegistry(desk.registry);
  const entry = registryEntrySchema.safeParse(remotes[name]).data?.[which];
  if (!entry) throw new RegistryError(none);
  const { base, release } = await checked(desk, { base: entry.base, files });
  if (release.entry.integrity !== entry.release.entry.integrity) {
    throw new RegistryError(`Op ${files ?? base} staat een ander ${name} dan in het register.`);
  }
  return { base, release };
}

async function changeEntry(
  { registry, by, now }: Desk,
  action: Change['action'],
  name: string,
  change: (entry: RegistryEntry | undefined) => RegistryEntry,
): Promise<Placed> {
  let placed: Placed | undefined;
  await changeRegistry(registry, (document) => {
    // A damaged entry is replaced as if it were not there; those of others are left as they are.
    const before = registryEntrySchema.safeParse(document.remotes[name]).data;
    const after = withoutHints(registryEntrySchema.parse(change(before)));
    const remotes = { ...document.remotes, [name]: after };
    const { declaration } = after.current.release;
    const declarations = { ...document.declarations, [name]: declaration };
    const next = { ...document, remotes, declarations };
    placed = { name, state: stateOf(after), changed: isOther(after, before) };
    if (!isOther(next, document)) return null;
    const at = new Date(now()).toISOString();
    const line = { at, by, action, part: name, from: stateOf(before), to: stateOf(after) };
    return { document: next, change: line };
  });
  if (!placed) throw new RegistryError(`${name} is niet gewijzigd.`);
  return placed;
}

/**
 * Every page reads the document: of the previous release, which comes only when the current one
 * fails, it holds no hashes of files to fetch beforehand. Its entry knows them; going back reads
 * them from its files.
 */
function withoutHints(entry: RegistryEntry): RegistryEntry {
  if (!entry.previous) return entry;
  const { base, release } = entry.previous;
  return { ...entry, previous: { base, release: { ...release, exposes: {}, integrity: {} } } };
}

const isOther = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) !== JSON.stringify(other);
