import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { builtReleaseSchema } from '@kengetal/contract/remote';
import type { AppBlock } from './page.ts';
import type { FrontEnd } from './parts.ts';
import { RELEASE_FILE } from './release.ts';

/** Bytes of a file, or of several together, as they are and in both encodings that are sent. */
export interface Size {
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

/**
 * What is measured of a part. Of the shell: script that the sign-in screen needs, that with what any
 * provider asks for, and script and style for the first screen of who is signed in. Of a remote: its
 * entry, what its first screen needs, and all.
 */
export const USES = ['beforeSignIn', 'signIn', 'entry', 'firstScreen', 'all'] as const;
export type Use = (typeof USES)[number];

/** Sizes of a built part whose files have been compressed. */
export async function sizesOf(part: FrontEnd, folder: string): Promise<Partial<Record<Use, Size>>> {
  const uses = part === 'shell' ? await filesOfShell(folder) : await filesOfRemote(folder);
  const sizes = USES.flatMap((use) => {
    const files = uses[use];
    return files ? [sizeOfAll(folder, files).then((size) => [use, size] as const)] : [];
  });
  return Object.fromEntries(await Promise.all(sizes));
}

type Files = Partial<Record<Use, readonly string[]>>;

/** Of the shell, as its page names them; stage one is named after itself. */
async function filesOfShell(folder: string): Promise<Files> {
  const names = await readdir(path.join(folder, 'assets'));
  const named = (stage: RegExp) =>
    names
      .filter((name) => stage.test(name) && name.endsWith('.js'))
      .map((name) => `assets/${name}`);
  return {
    beforeSignIn: named(/^(early|boot)\./),
    signIn: named(/^(early|boot)\b/),
    firstScreen: await filesOfPage(folder),
  };
}

/** Script and style that a page asks for while someone who is signed in waits for a screen of it. */
export async function filesOfPage(folder: string, screen = ''): Promise<string[]> {
  const page = await readFile(path.join(folder, 'index.html'), 'utf8');
  const [head = '', block = ''] = page.split('id="kengetal-app">');
  const { scripts, styles, preload, screens } = JSON.parse(
    block.split('</script>')[0] ?? '',
  ) as AppBlock;
  const hints = [...preload, ...(screens?.[screen] ?? [])];
  const addresses = [
    ...[...head.matchAll(/(?:href|src)="([^"]+)" integrity/g)].map(([, address = '']) => address),
    ...scripts.map(({ src }) => src),
    ...[...styles, ...hints].map(({ href }) => href),
  ];
  // Addresses begin with the version, which the folder is of.
  const files = addresses.filter((address) => /\.(js|css)$/.test(address));
  return [...new Set(files.map((address) => address.split('/').slice(2).join('/')))];
}

/** Of a remote, as its release names them. */
export async function filesOfRemote(folder: string): Promise<Files> {
  const text = await readFile(path.join(folder, RELEASE_FILE), 'utf8');
  const { entry, exposes, files, declaration } = builtReleaseSchema.parse(JSON.parse(text));
  const first = declaration.routes.find((route) => route.kind === 'screen');
  const needed = [exposes['./screens'], first && exposes[`./screens/${first.screen}`]];
  const screen = needed.flatMap((assets) => [...(assets?.js ?? []), ...(assets?.css ?? [])]);
  return {
    entry: [entry.file],
    firstScreen: [...new Set([entry.file, ...screen])],
    all: Object.keys(files).filter((file) => /\.(js|css)$/.test(file)),
  };
}

async function sizeOfAll(folder: string, files: readonly string[]): Promise<Size> {
  const sizes = await Promise.all(files.map((file) => sizeOf(path.join(folder, file))));
  const sum = (of: keyof Size) => sizes.reduce((all, size) => all + size[of], 0);
  return { raw: sum('raw'), gzip: sum('gzip'), brotli: sum('brotli') };
}

/** A file that is too small to compress is sent as it is. */
export async function sizeOf(file: string): Promise<Size> {
  const raw = await bytesOf(file);
  if (raw === null) throw new Error(`${file} is not there`);
  const [gzip, brotli] = await Promise.all([bytesOf(`${file}.gz`), bytesOf(`${file}.br`)]);
  return { raw, gzip: gzip ?? raw, brotli: brotli ?? raw };
}

const bytesOf = (file: string): Promise<number | null> =>
  stat(file).then(
    ({ size }) => size,
    () => null,
  );
