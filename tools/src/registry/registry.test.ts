import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { declarationSchema, type Release } from '@kengetal/contract/remote';
import { publish, rollback } from './registry.ts';

let folder: string;
let registry: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'registry-'));
  registry = path.join(folder, 'registry.json');
});
afterEach(() => rm(folder, { recursive: true }));

async function built(name: string, version: string): Promise<string> {
  const place = path.join(folder, 'dist', name, version);
  await mkdir(place, { recursive: true });
  const entry = `// ${name} ${version}`;
  await writeFile(path.join(place, 'remoteEntry.js'), entry);
  const integrity = `sha384-${createHash('sha384').update(entry).digest('base64')}`;
  const release: Release = {
    name,
    version,
    commit: 'werkmap',
    declaration: declarationSchema.parse({
      name,
      contract: 1,
      title: `${name} ${version}`,
      routes: [],
    }),
    entry: { file: 'remoteEntry.js', integrity, global: 'g' },
    exposes: {},
    integrity: {},
    shared: [],
  };
  await writeFile(path.join(place, 'release.json'), JSON.stringify(release));
  return place;
}

const put = async (name: string, version: string) => {
  const base = `http://parts.test/${name}/${version}/`;
  return publish({ registry, folder: await built(name, version), base });
};

async function versions(name = 'mfe-one'): Promise<(string | undefined)[]> {
  const document = JSON.parse(await readFile(registry, 'utf8'));
  const entry = document.remotes[name];
  return [entry.current.release.version, entry.previous?.release.version];
}

describe('registry', () => {
  it('takes over the lock of a publication that was killed', async () => {
    await writeFile(`${registry}.lock`, JSON.stringify({ pid: 2 ** 22 + 1, started: null }));
    await put('mfe-one', '1.0.0');
    expect(await versions()).toEqual(['1.0.0', undefined]);
    expect(await readdir(folder)).not.toContain('registry.json.lock');
  });

  it('waits for nobody: a change under way is said in one line', async () => {
    await writeFile(`${registry}.lock`, JSON.stringify({ pid: process.ppid, started: null }));
    await expect(put('mfe-one', '1.0.0')).rejects.toThrow(
      'Een andere opdracht wijzigt het register',
    );
  });

  it('keeps the release that ran as the previous one', async () => {
    await put('mfe-one', '1.0.0');
    expect(await versions()).toEqual(['1.0.0', undefined]);
    await expect(put('mfe-one', '1.1.0')).resolves.toEqual({
      name: 'mfe-one',
      version: '1.1.0',
      previous: '1.0.0',
      changed: true,
    });
    expect(await versions()).toEqual(['1.1.0', '1.0.0']);
  });

  it('changes nothing for the version that runs', async () => {
    await put('mfe-one', '1.0.0');
    await put('mfe-one', '1.1.0');
    const before = await readFile(registry, 'utf8');
    await expect(put('mfe-one', '1.1.0')).resolves.toMatchObject({ changed: false });
    expect(await readFile(registry, 'utf8')).toBe(before);
  });

  it('moves a release to another address without losing the previous one', async () => {
    await put('mfe-one', '1.0.0');
    await put('mfe-one', '1.1.0');
    await publish({ registry, folder: await built('mfe-one', '1.1.0'), base: '/mfe-one/' });
    expect(await versions()).toEqual(['1.1.0', '1.0.0']);
    expect(await readFile(registry, 'utf8')).toContain('"/mfe-one/"');
  });

  it('rolls back and forth', async () => {
    await put('mfe-one', '1.0.0');
    await put('mfe-one', '1.1.0');
    await rollback(registry, 'mfe-one');
    expect(await versions()).toEqual(['1.0.0', '1.1.0']);
    await rollback(registry, 'mfe-one');
    expect(await versions()).toEqual(['1.1.0', '1.0.0']);
  });

  it('keeps what a remote declares in the release that runs, also when its entry is gone', async () => {
    const read = async () => JSON.parse(await readFile(registry, 'utf8'));
    const declared = async () => (await read()).declarations['mfe-one'].title;
    await put('mfe-one', '1.0.0');
    await put('mfe-one', '1.1.0');
    expect(await declared()).toBe('mfe-one 1.1.0');
    await rollback(registry, 'mfe-one');
    expect(await declared()).toBe('mfe-one 1.0.0');
    await writeFile(registry, JSON.stringify({ ...(await read()), remotes: {} }));
    await put('mfe-two', '1.0.0');
    expect(await declared()).toBe('mfe-one 1.0.0');
  });

  it('adds what a remote declares to a registry that was written without', async () => {
    await put('mfe-one', '1.0.0');
    const { declarations, ...before } = JSON.parse(await readFile(registry, 'utf8'));
    await writeFile(registry, JSON.stringify(before));
    await expect(put('mfe-one', '1.0.0')).resolves.toMatchObject({ changed: false });
    expect(JSON.parse(await readFile(registry, 'utf8'))).toEqual({ ...before, declarations });
  });

  it('has nothing to go back to after one release', async () => {
    await put('mfe-one', '1.0.0');
    await expect(rollback(registry, 'mfe-one')).rejects.toThrow('geen eerdere versie');
    await expect(rollback(registry, 'mfe-two')).rejects.toThrow('geen eerdere versie');
  });

  it('leaves other entries alone, damaged ones too, and replaces its own damaged one', async () => {
    await writeFile(registry, JSON.stringify({ schema: 1, remotes: { 'mfe-one': 3, other: [] } }));
    await put('mfe-one', '1.0.0');
    expect(await versions()).toEqual(['1.0.0', undefined]);
    expect(JSON.parse(await readFile(registry, 'utf8')).remotes.other).toEqual([]);
  });

  it('refuses a folder whose entry is not the one that was built', async () => {
    const place = await built('mfe-one', '1.0.0');
    await writeFile(path.join(place, 'remoteEntry.js'), 'tampered');
    await expect(publish({ registry, folder: place, base: '/' })).rejects.toThrow(
      'niet het bestand dat is gebouwd',
    );
    await expect(publish({ registry, folder, base: '/' })).rejects.toThrow('geen release.json');
  });

  it('refuses a damaged registry instead of writing over it', async () => {
    await writeFile(registry, '{"schema":');
    await expect(put('mfe-one', '1.0.0')).rejects.toThrow('is geen register');
    expect(await readFile(registry, 'utf8')).toBe('{"schema":');
  });

  it('lets one change at a time through and leaves no files behind', async () => {
    await put('mfe-one', '1.0.0');
    await put('mfe-two', '1.0.0');
    const results = await Promise.allSettled([put('mfe-one', '2.0.0'), put('mfe-two', '2.0.0')]);
    for (const [index, name] of ['mfe-one', 'mfe-two'].entries()) {
      const [current] = await versions(name);
      expect(current).toBe(results[index]?.status === 'fulfilled' ? '2.0.0' : '1.0.0');
    }
    expect(await readdir(folder)).toEqual(['dist', 'registry.json']);
  });
});
