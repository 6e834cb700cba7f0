import { readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { registryEntrySchema } from '@kengetal/contract/remote';
import { readRegistry } from './document.ts';
import { readHistory, stateOf, type State } from './history.ts';

/** A page may be open for this long, and asks for files of the version that it began with. */
const REMEMBERED_MS = 30 * 24 * 3_600_000;
/** Versions that stay however old they are, for whoever builds a lot and publishes little. */
const NEWEST = 10;
/** In a folder of versions: which registries name some of them. */
const NAMED_BY = '.registries.json';

/** Says in a folder of versions that this registry names some of them. */
export async function noteRegistry(dist: string, registry: string): Promise<void> {
  const noted = await notedIn(dist);
  if (noted.includes(registry)) return;
  await writeFile(path.join(dist, NAMED_BY), JSON.stringify([...noted, registry]));
}

/**
 * Removes the versions of a part that nobody can ask for any more: not one of the newest, and named
 * by no registry that was noted, as current, previous or canary, by now or in the last 30 days.
 */
export async function removeOldVersions(dist: string, part: string, now: number): Promise<void> {
  const registries = await notedIn(dist);
  const named = await Promise.all(registries.map((file) => namedVersions(file, part, now)));
  const kept = new Set(named.flat());
  const names = (await readdir(dist)).filter((name) => !name.startsWith('.'));
  const aged = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(path.join(dist, name))).mtimeMs })),
  );
  const old = aged
    .sort((one, other) => other.at - one.at)
    .slice(NEWEST)
    .filter(({ name }) => !kept.has(name));
  await Promise.all(old.map(({ name }) => rm(path.join(dist, name), { recursive: true })));
}

/** Versions of a part that a registry names, or did in the last 30 days. */
export async function namedVersions(
  registry: string,
  part: string,
  now: number,
): Promise<readonly string[]> {
  const { remotes } = await readRegistry(registry);
  const entry = registryEntrySchema.safeParse(remotes[part]).data;
  const changes = (await readHistory(registry)).filter((change) => change.part === part);
  const recent = changes.filter(({ at }) => now - Date.parse(at) < REMEMBERED_MS);
  const last = changes.at(-1);
  const states = [
    stateOf(entry),
    ...recent.flatMap(({ from, to }) => [from, to]),
    ...(last ? [last.to] : []),
  ];
  return states.flatMap(versionsOf);
}

const versionsOf = ({ current, previous, canary }: State): string[] =>
  [current, previous, canary?.version].flatMap((version) => version ?? []);

/** A registry that is gone, as a test's, names nothing any more. */
async function notedIn(dist: string): Promise<string[]> {
  const text = await readFile(path.join(dist, NAMED_BY), 'utf8').catch(() => '[]');
  const noted = JSON.parse(text) as string[];
  const there = await Promise.all(
    noted.map((file) =>
      stat(file).then(
        () => true,
        () => false,
      ),
    ),
  );
  return noted.filter((_file, index) => there[index]);
}
