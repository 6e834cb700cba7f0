import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addToHistory, NOTHING } from './history.ts';
import { noteRegistry, removeOldVersions } from './old-versions.ts';
import { canary, publish, type Desk } from './registry.ts';
import { SHELL, builtRelease } from './testing/built-release.ts';

const NAME = 'mfe-one';
const DAY_MS = 24 * 3_600_000;
const NOW = Date.parse('2026-06-30T12:00:00Z');
const ago = (days: number) => NOW - days * DAY_MS;
const VERSIONS = Array.from({ length: 14 }, (_, index) => `1.${String(index).padStart(2, '0')}.0`);

describe('versions on a server', () => {
  let folder: string;
  let dist: string;
  let registry: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'versions-'));
    dist = path.join(folder, 'dist');
    registry = path.join(folder, 'registry.json');
    for (const version of VERSIONS) {
      await builtRelease(path.join(dist, version), { name: NAME, version });
    }
  });
  afterEach(() => rm(folder, { recursive: true }));

  const names = async () => (await readdir(dist)).filter((name) => !name.startsWith('.')).sort();
  const place = (version: string) => ({
    base: `http://parts.test/${version}/`,
    files: path.join(dist, version),
  });
  const changedAgo = (days: number, to: string) =>
    addToHistory(registry, {
      at: new Date(ago(days)).toISOString(),
      by: 'ci',
      action: 'publish',
      part: NAME,
      from: NOTHING,
      to: { ...NOTHING, current: to },
    });

  it('are removed only when they are old and named by no registry, canary or month of history', async () => {
    for (const [index, version] of VERSIONS.entries()) {
      const at = new Date(ago(400 - index));
      await utimes(path.join(dist, version), at, at);
    }
    // What the registry itself names was written down too long ago to count by that.
    const desk: Desk = {
      ...{ registry, shell: SHELL, address: 'http://shell.test', by: 'ci' },
      now: () => ago(60),
    };
    await publish(desk, place('1.03.0'));
    await canary(desk, place('1.02.0'), 5);
    await changedAgo(40, '1.00.0');
    await changedAgo(29, '1.01.0');
    await changedAgo(28, '1.13.0');

    await noteRegistry(dist, registry);
    await noteRegistry(dist, '/er/is/niets/registry.json');
    await removeOldVersions(dist, NAME, NOW);
    // Ten newest, the current one, its canary, and what ran 29 days ago; 1.00.0 was named 40 days ago.
    expect(await names()).toEqual(VERSIONS.filter((version) => version !== '1.00.0'));
  });

  it('stay when the registry cannot be read', async () => {
    await writeFile(registry, '{"schema":');
    await noteRegistry(dist, registry);
    await expect(removeOldVersions(dist, NAME, NOW)).rejects.toThrow('is geen register');
    expect(await names()).toEqual(VERSIONS);
  });
});
