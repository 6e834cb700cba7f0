import { createServer, type Server } from 'node:http';
import { mkdir, readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { run } from '../commands/registry.ts';
import { publishNew } from '../containers/publish-new.ts';
import { createRemoteServer } from '../serve/remote-server.ts';
import { createShellServer } from '../serve/shell-server.ts';
import { microsoftConfig } from '../serve/shell-config.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { listening } from '../testing/listening.ts';
import { addToHistory, NOTHING } from './history.ts';
import { noteRegistry, removeOldVersions } from './old-versions.ts';
import { SHELL, builtRelease, type Wanted } from './testing/built-release.ts';

/** A remote's server and a shell's, as teams and operators have them, and the command between. */
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let servers: Server[];
let remote: string;
let shell: string;
let printed: string[];

beforeEach(async () => {
  folder = await temporaryFolder();
  await folder.write('shell/7.0.0/release.json', JSON.stringify(SHELL));
  await folder.write('shell/7.0.0/index.html', '<p>');
  await mkdir(path.join(folder.path, 'data'), { mode: 0o700 });
  const remoteServer = createRemoteServer(path.join(folder.path, 'dist'));
  remote = await listening(remoteServer);
  const shellServer = createShellServer({
    dist: path.join(folder.path, 'shell'),
    version: () => '7.0.0',
    registryFile: path.join(folder.path, 'data/registry.json'),
    remoteOrigins: [remote, BROWSERS],
    config: microsoftConfig('http://localhost:4010/v1', 'id'),
  });
  shell = await listening(shellServer);
  servers = [remoteServer, shellServer];
  printed = [];
  jest.spyOn(console, 'log').mockImplementation((line: unknown) => void printed.push(String(line)));
});
afterEach(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  await folder.remove();
});

/** An origin that nothing but browsers can reach. */
const BROWSERS = 'https://browsers.test';
const NAME = 'mfe-wagenpark';
const dist = (version: string) => path.join(folder.path, 'dist', version);
const at = (version: string) => `${remote}/${version}/`;
const build = (version: string, changes: Wanted['changes'] = {}) =>
  builtRelease(dist(version), { name: NAME, version, changes });
const registry = (...args: string[]) =>
  run([
    ...args,
    '--registry',
    path.join(folder.path, 'data/registry.json'),
    '--shell',
    shell,
    '--by',
    'ci',
  ]);
const published = async () => (await fetch(`${shell}/registry.json`)).json();
const current = async () => (await published()).remotes[NAME]?.current.release.version;

describe('the commands, over HTTP', () => {
  it('publish, try, promote and roll back a remote that nobody named before', async () => {
    await build('1.0.0');
    await registry('publish', at('1.0.0'));
    expect(await current()).toBe('1.0.0');
    expect((await published()).remotes[NAME].current).not.toHaveProperty('release.files');
    await build('1.1.0');
    await registry('canary', at('1.1.0'), '25');
    expect((await published()).remotes[NAME].canary).toMatchObject({ percentage: 25 });
    await registry('canary', NAME, 'uit');
    expect((await published()).remotes[NAME]).not.toHaveProperty('canary');
    await registry('canary', at('1.1.0'), '25');
    await registry('promote', NAME);
    expect(await current()).toBe('1.1.0');
    await registry('rollback', NAME);
    expect(await current()).toBe('1.0.0');
    expect(printed.at(-1)).toBe(`${NAME} 1.0.0 is de huidige versie; terugval: 1.1.0.`);
  });

  it('tell the state, and who did what', async () => {
    await build('1.0.0');
    await registry('publish', at('1.0.0'));
    await registry('status', NAME);
    expect(printed.join('\n')).toContain(`huidig   1.0.0 op ${at('1.0.0')}`);
    expect(printed.join('\n')).toContain('publish door ci: niets → 1.0.0');
    printed = [];
    await registry('status', '--json');
    expect(JSON.parse(printed.join(''))).toMatchObject([{ part: NAME, history: [{ by: 'ci' }] }]);
  });

  it('verify a folder or an address, and write nothing', async () => {
    await build('1.0.0');
    await registry('verify', at('1.0.0'));
    await registry('verify', dist('1.0.0'), at('1.0.0'));
    expect(printed).toEqual(Array(2).fill(`${NAME} 1.0.0 past op shell 7.0.0.`));
    expect((await published()).remotes).toEqual({});
  });

  it('read elsewhere the files of an origin that is for browsers alone', async () => {
    jest.replaceProperty(process, 'env', {
      ...process.env,
      KENGETAL_FILES: `${BROWSERS}=${remote}`,
    });
    for (const version of ['1.0.0', '1.1.0']) {
      await build(version);
      await registry('publish', `${BROWSERS}/${version}/`);
    }
    await registry('rollback', NAME);
    expect((await published()).remotes[NAME].current).toMatchObject({
      base: `${BROWSERS}/1.0.0/`,
      release: { version: '1.0.0' },
    });
  });

  it('say how they are used', async () => {
    await expect(registry('publish')).rejects.toThrow('Gebruik: npm run registry');
    await expect(registry('weg', NAME)).rejects.toThrow('Gebruik: npm run registry');
    await expect(registry('canary', at('1.0.0'), '101')).rejects.toThrow('heel getal van 0');
    await expect(registry('canary', at('1.0.0'), '0')).rejects.toThrow('minstens 1 procent');
  });
});

describe('what the servers of containers bring', () => {
  /** The version that a container has brought. */
  let latest: string;
  const publishAll = async () => {
    const server = createServer(({ url = '' }, response) => {
      if (url !== '/latest.json') return response.writeHead(302, { location: remote + url }).end();
      return response.end(JSON.stringify({ name: NAME, version: latest }));
    });
    servers.push(server);
    const place = await listening(server);
    jest.replaceProperty(process, 'env', {
      ...process.env,
      KENGETAL_REGISTRY: path.join(folder.path, 'data/registry.json'),
      KENGETAL_SHELL: shell,
      KENGETAL_FILES: `${remote}=${place},${BROWSERS}=http://127.0.0.1:1`,
    });
    return publishNew([]);
  };

  it('is published when it is new, whatever is the matter with another', async () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    latest = '1.0.0';
    await build(latest);
    expect(await publishAll()).toBe(1);
    expect(await current()).toBe('1.0.0');
    expect(complaints).toHaveBeenCalledTimes(1);
    expect(complaints.mock.calls[0]?.[0]).toContain('http://127.0.0.1:1 zegt niet welke versie');
  });

  it('is left as it is when it was rolled back, or is a canary', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await build(version);
    latest = '1.0.0';
    await publishAll();
    latest = '1.1.0';
    await publishAll();
    await registry('rollback', NAME);
    await publishAll();
    expect(await current()).toBe('1.0.0');
    await registry('canary', at('1.2.0'), '10');
    latest = '1.2.0';
    await publishAll();
    expect(await current()).toBe('1.0.0');
    expect(printed.at(-1)).toBe(`${NAME} 1.2.0 was al gepubliceerd.`);
  });
});

const needs = (name: string, range: string, exports: string[] = []) => ({
  shared: [{ name, range, exports }],
});

describe.each(['publish', 'canary', 'promote', 'rollback', 'verify'])('%s is refused', (action) => {
  /** What is asked of a release that stands ready for it. */
  const asked = async () => {
    if (action === 'promote' || action === 'rollback') return registry(action, NAME);
    return registry(action, at('2.0.0'), ...(action === 'canary' ? ['10'] : []));
  };
  beforeEach(async () => {
    await build('1.0.0');
    await registry('publish', at('1.0.0'));
    await build('2.0.0');
    if (action === 'promote') await registry('canary', at('2.0.0'), '10');
    if (action !== 'rollback') return;
    await registry('publish', at('2.0.0'));
    await registry('publish', at('1.0.0'));
  });
  afterEach(async () => expect(await current()).toBe('1.0.0'));

  it('when a file cannot be reached, or is not the one that was built', async () => {
    await writeFile(path.join(dist('2.0.0'), 'lazy.js'), 'anders');
    await expect(asked()).rejects.toThrow('is niet het bestand dat release.json noemt');
    await rm(path.join(dist('2.0.0'), 'lazy.js'));
    await expect(asked()).rejects.toThrow(
      `${at('2.0.0')}lazy.js is niet te bereiken: antwoord 404`,
    );
    await rm(dist('2.0.0'), { recursive: true });
    await expect(asked()).rejects.toThrow('release.json is niet te bereiken');
  });

  it.each([
    ['a version', needs('react', '^20.0.0'), 'vraagt react ^20.0.0; hier is 19.3.1'],
    ['a library', needs('rxjs', '^7.0.0'), 'vraagt rxjs, dat hier niet is'],
    ['an export', needs('antd', '^6.6.0', ['Tree']), 'vraagt Tree van antd'],
  ])('when the shell that runs lacks %s', async (_what, changes, reason) => {
    await build('2.0.0', changes);
    await expect(asked()).rejects.toThrow(reason);
    await expect(asked()).rejects.toThrow('past niet op shell 7.0.0');
  });

  it('when the operator does not allow the origin any more', async () => {
    const [, shellServer] = servers;
    shellServer?.close();
    const strict = createShellServer({
      dist: path.join(folder.path, 'shell'),
      version: () => '7.0.0',
      registryFile: path.join(folder.path, 'data/registry.json'),
      remoteOrigins: ['https://elders.test'],
      config: microsoftConfig('http://localhost:4010/v1', 'id'),
    });
    servers.push(strict);
    shell = await listening(strict);
    await expect(asked()).rejects.toThrow(
      `Onderdelen mogen niet op ${remote} staan. Toegestaan: https://elders.test, de shell zelf.`,
    );
  });

  it('when the shell does not say what it offers', async () => {
    await folder.write('shell/7.0.0/release.json', '{"version":"6.0.0"}');
    await expect(asked()).rejects.toThrow('zegt niet wat hij deelt');
  });
});

describe.each(['publish', 'canary', 'verify'])('%s is refused', (action) => {
  const asked = (base: string) => {
    const rest = action === 'canary' ? ['10'] : [];
    if (action === 'verify') return registry(action, dist('1.0.0'), base);
    return registry(action, base, ...rest, '--files', dist('1.0.0'));
  };
  beforeEach(() => build('1.0.0'));

  // A browser reads two slashes, or their like, as another origin.
  it.each(['//elders.test/1.0.0/', '/\\elders.test/1.0.0/', 'http://elders.test/1.0.0/'])(
    'when %s is on another origin than those of the operator',
    async (base) => {
      await expect(asked(base)).rejects.toThrow(
        'Onderdelen mogen niet op http://elders.test staan',
      );
    },
  );

  it.each(['http://elders.test/1.0.0', '1.0.0/', 'ftp://elders.test/1.0.0/', 'http:///'])(
    'when %s is no address of a folder',
    async (base) => {
      await expect(asked(base)).rejects.toThrow(`${base} is geen adres van een map`);
    },
  );
});

it('an address on the own origin of the shell is allowed, relative or whole', async () => {
  await build('1.0.0');
  for (const base of ['/wagenpark/1.0.0/', `${shell}/wagenpark/1.0.0/`]) {
    await registry('verify', dist('1.0.0'), base);
    expect(printed.at(-1)).toBe(`${NAME} 1.0.0 past op shell 7.0.0.`);
  }
});

describe('versions on a server', () => {
  const DAY_MS = 24 * 3_600_000;
  const NOW = Date.parse('2026-06-30T12:00:00Z');
  const names = async () =>
    (await readdir(path.join(folder.path, 'dist'))).filter((name) => !name.startsWith('.')).sort();
  const versions = Array.from(
    { length: 14 },
    (_, index) => `1.${String(index).padStart(2, '0')}.0`,
  );
  const file = () => path.join(folder.path, 'data/registry.json');
  const changedAgo = (days: number, to: string) =>
    addToHistory(file(), {
      at: new Date(NOW - days * DAY_MS).toISOString(),
      by: 'ci',
      action: 'publish',
      part: NAME,
      from: NOTHING,
      to: { ...NOTHING, current: to },
    });

  it('are removed only when they are old and named by no registry, canary or month of history', async () => {
    for (const [index, version] of versions.entries()) {
      await build(version);
      const at = new Date(NOW - (400 - index) * DAY_MS);
      await utimes(dist(version), at, at);
    }
    await changedAgo(40, '1.00.0');
    await changedAgo(29, '1.01.0');
    await changedAgo(28, '1.13.0');
    await registry('publish', at('1.13.0'));
    await registry('canary', at('1.02.0'), '5');
    // The commands have the clock of this machine; what they wrote must not help here.
    const history = path.join(folder.path, 'data/registry-history.jsonl');
    const text = await readFile(history, 'utf8');
    await writeFile(
      history,
      text
        .split('\n')
        .filter((line) => /2026-0[56]/.test(line))
        .join('\n'),
    );

    await noteRegistry(path.join(folder.path, 'dist'), file());
    await noteRegistry(path.join(folder.path, 'dist'), '/er/is/niets/registry.json');
    await removeOldVersions(path.join(folder.path, 'dist'), NAME, NOW);
    // Ten newest, the canary, and what ran 29 days ago; 1.00.0 was last named 40 days ago.
    expect(await names()).toEqual(versions.filter((version) => !/1\.0[03]\.0/.test(version)));
  });

  it('stay when the registry cannot be read', async () => {
    for (const version of versions) await build(version);
    await writeFile(file(), '{"schema":');
    await noteRegistry(path.join(folder.path, 'dist'), file());
    await expect(removeOldVersions(path.join(folder.path, 'dist'), NAME, NOW)).rejects.toThrow(
      'is geen register',
    );
    expect(await names()).toEqual(versions);
  });
});
