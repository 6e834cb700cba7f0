import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readHistory } from './history.ts';
import { canary, promote, publish, resizeCanary, rollback, type Desk } from './registry.ts';
import { SHELL, builtRelease } from './testing/built-release.ts';

let folder: string;
let registry: string;
let desk: Desk;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'registry-'));
  registry = path.join(folder, 'registry.json');
  const now = () => Date.parse('2026-03-01T09:00:00Z');
  desk = { registry, shell: SHELL, address: 'http://shell.test', by: 'piet', now };
});
afterEach(() => rm(folder, { recursive: true }));

const built = (name: string, version: string) =>
  builtRelease(path.join(folder, 'dist', name, version), { name, version });
const baseOf = (name: string, version: string) => `http://parts.test/${name}/${version}/`;

const put = async (name: string, version: string) =>
  publish(desk, { base: baseOf(name, version), files: await built(name, version) });
const attempt = async (version: string, percentage: number) =>
  canary(
    desk,
    { base: baseOf('mfe-one', version), files: await built('mfe-one', version) },
    percentage,
  );
const filesOf = (version: string) => path.join(folder, 'dist/mfe-one', version);

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
      changed: true,
      state: { current: '1.1.0', previous: '1.0.0', canary: null },
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
    await publish(desk, { base: '/mfe-one/', files: await built('mfe-one', '1.1.0') });
    expect(await versions()).toEqual(['1.1.0', '1.0.0']);
    expect(await readFile(registry, 'utf8')).toContain('"/mfe-one/"');
  });

  it('rolls back and forth', async () => {
    const back = async () => {
      const [, previous = ''] = await versions();
      await rollback(desk, 'mfe-one', filesOf(previous));
    };
    await put('mfe-one', '1.0.0');
    await put('mfe-one', '1.1.0');
    await back();
    expect(await versions()).toEqual(['1.0.0', '1.1.0']);
    await back();
    expect(await versions()).toEqual(['1.1.0', '1.0.0']);
  });

  it('holds hashes for fetching beforehand of what is current alone, and has them again after going back', async () => {
    const read = async () => JSON.parse(await readFile(registry, 'utf8')).remotes['mfe-one'];
    await put('mfe-one', '1.0.0');
    const before = (await read()).current.release;
    expect(Object.keys(before.integrity)).not.toEqual([]);
    await put('mfe-one', '1.1.0');
    expect((await read()).previous.release).toEqual({ ...before, exposes: {}, integrity: {} });
    await rollback(desk, 'mfe-one', filesOf('1.0.0'));
    expect((await read()).current.release).toEqual(before);
  });

  it('keeps what a remote declares in the release that runs, also when its entry is gone', async () => {
    const read = async () => JSON.parse(await readFile(registry, 'utf8'));
    const declared = async () => (await read()).declarations['mfe-one'].title;
    await put('mfe-one', '1.0.0');
    await put('mfe-one', '1.1.0');
    expect(await declared()).toBe('mfe-one 1.1.0');
    await rollback(desk, 'mfe-one', filesOf('1.0.0'));
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
    await expect(rollback(desk, 'mfe-one')).rejects.toThrow('geen eerdere versie');
    await expect(rollback(desk, 'mfe-two')).rejects.toThrow('geen eerdere versie');
  });

  it('leaves other entries alone, damaged ones too, and replaces its own damaged one', async () => {
    await writeFile(registry, JSON.stringify({ schema: 1, remotes: { 'mfe-one': 3, other: [] } }));
    await put('mfe-one', '1.0.0');
    expect(await versions()).toEqual(['1.0.0', undefined]);
    expect(JSON.parse(await readFile(registry, 'utf8')).remotes.other).toEqual([]);
  });

  it('refuses a folder whose files are not those that were built, or not all there', async () => {
    const place = await built('mfe-one', '1.0.0');
    const attempted = publish(desk, { base: '/one/', files: place });
    await expect(attempted).resolves.toBeDefined();
    const lazy = path.join(place, 'lazy.js');
    await writeFile(lazy, 'tampered');
    await expect(publish(desk, { base: '/one/', files: place })).rejects.toThrow('lazy.js van');
    await rm(lazy);
    await expect(publish(desk, { base: '/one/', files: place })).rejects.toThrow('mist lazy.js');
    await expect(publish(desk, { base: '/one/', files: folder })).rejects.toThrow(
      'mist release.json',
    );
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
    expect(await readdir(folder)).toEqual(['dist', 'registry-history.jsonl', 'registry.json']);
  });
});

describe('a canary', () => {
  const trial = async () => (await document()).remotes['mfe-one'].canary;
  const document = async () => JSON.parse(await readFile(registry, 'utf8'));

  it('stands beside the current release, for more or fewer browsers, until it is off', async () => {
    await put('mfe-one', '1.0.0');
    await attempt('1.1.0', 5);
    expect(await versions()).toEqual(['1.0.0', undefined]);
    expect(await trial()).toMatchObject({ percentage: 5, release: { version: '1.1.0' } });
    await resizeCanary(desk, 'mfe-one', 50);
    expect(await trial()).toMatchObject({ percentage: 50 });
    await resizeCanary(desk, 'mfe-one', 0);
    expect(await trial()).toBeUndefined();
    expect(await versions()).toEqual(['1.0.0', undefined]);
    await expect(resizeCanary(desk, 'mfe-one', 10)).rejects.toThrow('geen proefversie');
  });

  it('becomes the current release, and the one that ran the previous', async () => {
    await put('mfe-one', '1.0.0');
    await attempt('1.1.0', 5);
    await promote(desk, 'mfe-one', filesOf('1.1.0'));
    expect(await versions()).toEqual(['1.1.0', '1.0.0']);
    expect(await trial()).toBeUndefined();
    await expect(promote(desk, 'mfe-one')).rejects.toThrow('geen proefversie');
  });

  it('needs a release to stand beside, and is another one', async () => {
    await expect(attempt('1.0.0', 5)).rejects.toThrow('nog geen versie om naast te proberen');
    await put('mfe-one', '1.0.0');
    await expect(attempt('1.0.0', 5)).rejects.toThrow('de huidige versie al');
  });

  it('stays when another release is published, and goes when it is the one', async () => {
    await put('mfe-one', '1.0.0');
    await attempt('1.2.0', 5);
    await put('mfe-one', '1.1.0');
    expect(await trial()).toMatchObject({ release: { version: '1.2.0' } });
    await put('mfe-one', '1.2.0');
    expect(await trial()).toBeUndefined();
  });

  it('whose files were replaced is not promoted', async () => {
    await put('mfe-one', '1.0.0');
    await attempt('1.1.0', 5);
    const { base } = await trial();
    const files = await builtRelease(path.join(folder, 'other'), {
      name: 'mfe-one',
      version: '1.1.0',
      entry: 'iets anders',
    });
    await expect(promote(desk, 'mfe-one', files)).rejects.toThrow('een ander mfe-one');
    expect(await trial()).toMatchObject({ base });
  });
});

describe('the history', () => {
  it('says who did what and when, beside the document and not in it', async () => {
    await put('mfe-one', '1.0.0');
    await attempt('1.1.0', 5);
    await promote({ ...desk, by: 'anna' }, 'mfe-one', filesOf('1.1.0'));
    await rollback(desk, 'mfe-one', filesOf('1.0.0'));
    const at = '2026-03-01T09:00:00.000Z';
    const changes = await readHistory(registry);
    expect(
      changes.map(({ action, by, from, to }) => [action, by, from.current, to.current]),
    ).toEqual([
      ['publish', 'piet', null, '1.0.0'],
      ['canary', 'piet', '1.0.0', '1.0.0'],
      ['promote', 'anna', '1.0.0', '1.1.0'],
      ['rollback', 'piet', '1.1.0', '1.0.0'],
    ]);
    expect(changes.every((change) => change.at === at && change.part === 'mfe-one')).toBe(true);
    expect(changes[1]?.to.canary).toEqual({ version: '1.1.0', percentage: 5 });
    expect(await readFile(registry, 'utf8')).not.toMatch(/piet|anna|2026/);
  });
});
