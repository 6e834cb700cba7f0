import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  builtReleaseSchema,
  shellReleaseSchema,
  type BuiltRelease,
} from '@kengetal/contract/remote';
import { incompatibility } from '../../../shell/src/composition/compatibility.ts';
import { compressFolder } from '../serve/compress.ts';
import { overBudget } from './budget.ts';
import { buildFrontEnd, type BuiltFrontEnd } from './build.ts';
import { REMOTES, ROOT } from './parts.ts';
import { integrityOf } from './release.ts';
import { exportsUsedBelow } from './used-exports.ts';

/** Texts that stand in a bundle of the library and nowhere else. */
const REACT = 'react.transitional.element';
const RENDERER = 'rendererPackageName';
const SHARED = [
  'iconPrefixCls',
  'No QueryClient set',
  'ObjectUnsubscribedError',
  'may be used only in the context',
];

const built = new Map<string, BuiltFrontEnd>();

beforeAll(async () => {
  for (const part of ['shell', ...REMOTES] as const) {
    const front = await buildFrontEnd(part);
    await compressFolder(front.folder);
    built.set(part, front);
  }
}, 180_000);

const folderOf = (part: string): string => built.get(part)?.folder ?? '';
const read = (part: string, file: string) => readFile(path.join(folderOf(part), file), 'utf8');
const releaseOf = async (part: string): Promise<BuiltRelease> =>
  builtReleaseSchema.parse(JSON.parse(await read(part, 'release.json')));

async function scripts(part: string): Promise<Map<string, string>> {
  const names = await readdir(folderOf(part), { recursive: true });
  const files = names.filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(
    files.map(async (name) => [name, await read(part, name)] as const),
  );
  return new Map(texts);
}
const holding = async (part: string, text: string): Promise<string[]> =>
  [...(await scripts(part))].flatMap(([name, content]) => (content.includes(text) ? [name] : []));

describe('the build of the shell', () => {
  it('has one React, in the first stage', async () => {
    expect(await holding('shell', RENDERER)).toEqual([expect.stringMatching(/assets.boot\./)]);
    expect(await holding('shell', REACT)).toContainEqual(expect.stringMatching(/assets.boot\./));
  });

  it('keeps federation, antd and every remote out of what runs before sign-in', async () => {
    for (const text of ['__FEDERATION__', ...SHARED, ...REMOTES]) {
      const files = await holding('shell', text);
      const expected = !REMOTES.includes(text);
      expect({ text, found: files.length > 0 }).toEqual({ text, found: expected });
      expect(files.filter((name) => /assets.(?:boot|early)\b/.test(name))).toEqual([]);
    }
  });

  it('names every file of its page with its hash, and has nothing inline that runs', async () => {
    const page = await read('shell', 'index.html');
    const hashed = [...page.matchAll(/(?:href|src)="\/[^/"]+\/([^"]+)" integrity="([^"]+)"/g)];
    expect(hashed.length).toBeGreaterThanOrEqual(3);
    for (const [, file = '', integrity] of hashed) {
      expect(await integrityOf(path.join(folderOf('shell'), file))).toBe(integrity);
    }
    expect(page).not.toMatch(/<style|style="|<script>|\son[a-z]+=/);
    expect(page).toContain('content="__CSP_NONCE__"');
  });

  it('paints the theme first: a small script before the styles, which does not wait', async () => {
    const page = await read('shell', 'index.html');
    const early = /<script src="[^"]*\/(assets\/early\.[^"]+)"/.exec(page);
    expect(early?.index).toBeLessThan(page.indexOf('rel="stylesheet"'));
    expect((await read('shell', early?.[1] ?? '')).length).toBeLessThan(1_000);
  });

  it('lists the files of the second stage, with hashes that are right', async () => {
    const page = await read('shell', 'index.html');
    const block = /id="kengetal-app">(.*?)<\/script>/.exec(page)?.[1] ?? '';
    const { scripts: entries, preload } = JSON.parse(block) as {
      scripts: { src: string; integrity: string }[];
      preload: { href: string; as: string; integrity?: string }[];
    };
    expect(entries).toHaveLength(1);
    const listed = preload.filter(({ as }) => as !== 'fetch');
    for (const { href, integrity } of [...listed, { href: entries[0]?.src ?? '', ...entries[0] }]) {
      const file = href.split('/').slice(2).join('/');
      expect(await integrityOf(path.join(folderOf('shell'), file))).toBe(integrity);
    }
  });
});

it.each(['shell', ...REMOTES])('%s weighs no more than its budget', async (part) => {
  expect(await overBudget(part, folderOf(part))).toEqual([]);
});

describe.each([...REMOTES])('the build of %s', (part) => {
  it('carries no copy of what the shell shares', async () => {
    for (const text of [REACT, RENDERER, ...SHARED]) {
      expect({ text, files: await holding(part, text) }).toEqual({ text, files: [] });
    }
  });

  it('says in release.json what it is, with hashes that are right', async () => {
    const release = await releaseOf(part);
    const { version } = built.get(part) ?? {};
    expect(release).toMatchObject({ name: part, version, declaration: { name: part } });
    expect(await integrityOf(path.join(folderOf(part), release.entry.file))).toBe(
      release.entry.integrity,
    );
    const names = await readdir(folderOf(part), { recursive: true });
    const asked = names.filter((name) => /\.(js|css|woff2)$/.test(name));
    expect(Object.keys(release.files).sort()).toEqual(asked.sort());
    for (const [file, integrity] of Object.entries({ ...release.files, ...release.integrity })) {
      expect(await integrityOf(path.join(folderOf(part), file))).toBe(integrity);
    }
  });

  it('asks of the shell what the shell offers, and any patch will do', async () => {
    const release = await releaseOf(part);
    const { libraries } = shellReleaseSchema.parse(JSON.parse(await read('shell', 'release.json')));
    expect(incompatibility(release, libraries)).toBeNull();
    const own = await exportsUsedBelow([`${part}/src`]);
    for (const name of ['antd', '@tanstack/react-query', '@kengetal/platform']) {
      const needed = release.shared.find((need) => need.name === name)?.exports ?? [];
      expect(needed).toEqual(expect.arrayContaining([...(own.get(name) ?? [])]));
    }
    for (const { range } of release.shared) expect(range).toMatch(/^\^\d+\.\d+\.0$/);
  });

  it('names the files of each declared screen, for fetching early', async () => {
    const { declaration, exposes } = await releaseOf(part);
    const screens = declaration.routes.flatMap((route) =>
      route.kind === 'screen' ? [`./screens/${route.screen}`] : [],
    );
    expect(Object.keys(exposes)).toEqual(expect.arrayContaining(['./screens', ...screens]));
  });

  it('has its version in its global and its class names', async () => {
    const { entry, version } = await releaseOf(part);
    const digest = version.slice(-8);
    expect(entry.global).toContain(digest);
    const names = await readdir(folderOf(part), { recursive: true });
    for (const name of names.filter((each) => each.endsWith('.css'))) {
      const classes = (await read(part, name)).match(/\.[a-z][\w-]*(?=[{,: ])/gi) ?? [];
      expect(classes.filter((one) => !one.includes(digest) && !one.startsWith('.ant'))).toEqual([]);
    }
  });
});

it('builds a remote where neither the shell nor another remote is', async () => {
  const alone = await mkdtemp(path.join(tmpdir(), 'alone-'));
  try {
    for (const name of ['tools', 'shared', 'mfe-chat']) {
      const filter = (file: string) => !/[\\/](dist|\.generated)$/.test(file);
      await cp(path.join(ROOT, name), path.join(alone, name), {
        recursive: true,
        filter,
        verbatimSymlinks: true,
      });
    }
    for (const name of ['node_modules', 'pnpm-lock.yaml', 'tsconfig.base.json']) {
      await symlink(path.join(ROOT, name), path.join(alone, name));
    }
    const program =
      "const { buildFrontEnd } = await import('./tools/src/build/build.ts'); await buildFrontEnd('mfe-chat');";
    const loader = path.join(ROOT, 'tools/node_modules/tsx/dist/loader.mjs');
    const args = ['--import', loader, '--input-type=module', '-e', program];
    await promisify(execFile)(process.execPath, args, { cwd: alone });
    const { version } = built.get('mfe-chat') ?? {};
    const release = path.join(alone, 'mfe-chat/dist', version ?? '', 'release.json');
    const made = builtReleaseSchema.parse(JSON.parse(await readFile(release, 'utf8')));
    const { shared, declaration, files } = await releaseOf('mfe-chat');
    expect(made).toMatchObject({ version, shared, declaration });
    // The numbers of chunks depend on where the packages are.
    expect(Object.keys(made.files)).toHaveLength(Object.keys(files).length);
  } finally {
    await rm(alone, { recursive: true });
  }
}, 60_000);

it('builds nothing again when nothing changed', async () => {
  expect(await buildFrontEnd('mfe-chat')).toMatchObject({ built: false });
});
