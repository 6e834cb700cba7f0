import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BROWSERS, NAME, Stand } from './testing/stand.ts';

let stand: Stand;
beforeEach(async () => {
  stand = await Stand.open();
  jest
    .spyOn(console, 'log')
    .mockImplementation((line: unknown) => void stand.printed.push(String(line)));
});
afterEach(() => stand.close());

describe('the commands, over HTTP', () => {
  it('publish, try, promote and roll back a remote that nobody named before', async () => {
    await stand.build('1.0.0');
    await stand.command('publish', stand.at('1.0.0'));
    expect(await stand.current()).toBe('1.0.0');
    expect((await stand.entry()).current).not.toHaveProperty('release.files');
    await stand.build('1.1.0');
    await stand.command('canary', stand.at('1.1.0'), '25');
    expect((await stand.entry()).canary).toMatchObject({ percentage: 25 });
    await stand.command('canary', NAME, 'uit');
    expect(await stand.entry()).not.toHaveProperty('canary');
    await stand.command('canary', stand.at('1.1.0'), '25');
    await stand.command('promote', NAME);
    expect(await stand.current()).toBe('1.1.0');
    await stand.command('rollback', NAME);
    expect(await stand.current()).toBe('1.0.0');
    expect(stand.printed.at(-1)).toBe(`${NAME} 1.0.0 is de huidige versie; terugval: 1.1.0.`);
  });

  it('tell the state, and who did what', async () => {
    await stand.build('1.0.0');
    await stand.command('publish', stand.at('1.0.0'));
    await stand.command('status', NAME);
    expect(stand.printed.join('\n')).toContain(`huidig   1.0.0 op ${stand.at('1.0.0')}`);
    expect(stand.printed.join('\n')).toContain('publish door ci: niets → 1.0.0');
    stand.printed = [];
    await stand.command('status', '--json');
    expect(JSON.parse(stand.printed.join(''))).toMatchObject([
      { part: NAME, history: [{ by: 'ci' }] },
    ]);
  });

  it('verify a folder or an address, and write nothing', async () => {
    await stand.build('1.0.0');
    await stand.command('verify', stand.at('1.0.0'));
    await stand.command('verify', stand.dist('1.0.0'), stand.at('1.0.0'));
    expect(stand.printed).toEqual(Array(2).fill(`${NAME} 1.0.0 past op shell 7.0.0.`));
    expect(await stand.entry()).toBeUndefined();
  });

  it('read elsewhere the files of an origin that is for browsers alone', async () => {
    jest.replaceProperty(process, 'env', {
      ...process.env,
      KENGETAL_FILES: `${BROWSERS}=${stand.remote}`,
    });
    for (const version of ['1.0.0', '1.1.0']) {
      await stand.build(version);
      await stand.command('publish', `${BROWSERS}/${version}/`);
    }
    await stand.command('rollback', NAME);
    expect((await stand.entry()).current).toMatchObject({
      base: `${BROWSERS}/1.0.0/`,
      release: { version: '1.0.0' },
    });
  });

  it('say how they are used', async () => {
    await expect(stand.command('publish')).rejects.toThrow('Gebruik: npm run registry');
    await expect(stand.command('weg', NAME)).rejects.toThrow('Gebruik: npm run registry');
    await expect(stand.command('canary', stand.at('1.0.0'), '101')).rejects.toThrow(
      'heel getal van 0',
    );
    await expect(stand.command('canary', stand.at('1.0.0'), '0')).rejects.toThrow(
      'minstens 1 procent',
    );
  });
});

const needs = (name: string, range: string, exports: string[] = []) => ({
  shared: [{ name, range, exports }],
});

describe.each(['publish', 'canary', 'promote', 'rollback', 'verify'])('%s is refused', (action) => {
  /** What is asked of a release that stands ready for it. */
  const asked = async () => {
    if (action === 'promote' || action === 'rollback') return stand.command(action, NAME);
    return stand.command(action, stand.at('2.0.0'), ...(action === 'canary' ? ['10'] : []));
  };
  beforeEach(async () => {
    await stand.build('1.0.0');
    await stand.command('publish', stand.at('1.0.0'));
    await stand.build('2.0.0');
    if (action === 'promote') await stand.command('canary', stand.at('2.0.0'), '10');
    if (action !== 'rollback') return;
    await stand.command('publish', stand.at('2.0.0'));
    await stand.command('publish', stand.at('1.0.0'));
  });
  afterEach(async () => expect(await stand.current()).toBe('1.0.0'));

  it('when a file cannot be reached, or is not the one that was built', async () => {
    await writeFile(path.join(stand.dist('2.0.0'), 'lazy.js'), 'anders');
    await expect(asked()).rejects.toThrow('is niet het bestand dat release.json noemt');
    await rm(path.join(stand.dist('2.0.0'), 'lazy.js'));
    await expect(asked()).rejects.toThrow(
      `${stand.at('2.0.0')}lazy.js is niet te bereiken: antwoord 404`,
    );
    await rm(stand.dist('2.0.0'), { recursive: true });
    await expect(asked()).rejects.toThrow('release.json is niet te bereiken');
  });

  it.each([
    ['a version', needs('react', '^20.0.0'), 'vraagt react ^20.0.0; hier is 19.3.1'],
    ['a library', needs('rxjs', '^7.0.0'), 'vraagt rxjs, dat hier niet is'],
    ['an export', needs('antd', '^6.6.0', ['Tree']), 'vraagt Tree van antd'],
  ])('when the shell that runs lacks %s', async (_what, changes, reason) => {
    await stand.build('2.0.0', changes);
    await expect(asked()).rejects.toThrow(reason);
    await expect(asked()).rejects.toThrow('past niet op shell 7.0.0');
  });

  it('when the operator does not allow the origin any more', async () => {
    await stand.runShell(['https://elders.test']);
    await expect(asked()).rejects.toThrow(
      `Onderdelen mogen niet op ${stand.remote} staan. Toegestaan: https://elders.test, de shell zelf.`,
    );
  });

  it('when the shell does not say what it offers', async () => {
    await stand.offer('{"version":"6.0.0"}');
    await expect(asked()).rejects.toThrow('zegt niet wat hij deelt');
  });
});

describe.each(['publish', 'canary', 'verify'])('%s is refused', (action) => {
  const asked = (base: string) => {
    const rest = action === 'canary' ? ['10'] : [];
    if (action === 'verify') return stand.command(action, stand.dist('1.0.0'), base);
    return stand.command(action, base, ...rest, '--files', stand.dist('1.0.0'));
  };
  beforeEach(() => stand.build('1.0.0'));

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
  await stand.build('1.0.0');
  for (const base of ['/wagenpark/1.0.0/', `${stand.shell}/wagenpark/1.0.0/`]) {
    await stand.command('verify', stand.dist('1.0.0'), base);
    expect(stand.printed.at(-1)).toBe(`${NAME} 1.0.0 past op shell 7.0.0.`);
  }
});
