import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { declarationSchema, type BuiltRelease, type ShellRelease } from '@kengetal/contract/remote';

/** A shell that shares two libraries, with remotes on one origin besides its own. */
export const SHELL: ShellRelease = {
  version: '7.0.0',
  commit: 'abc',
  contract: 1,
  libraries: {
    react: { version: '19.3.1', exports: null },
    antd: { version: '6.6.8', exports: ['Button'] },
  },
  origins: ['http://parts.test'],
};

export interface Wanted {
  name: string;
  version: string;
  /** Content of the entry script. */
  entry?: string;
  changes?: Partial<BuiltRelease>;
}

const hashOf = (content: string) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Fills a folder as the build of a remote does: an entry, a lazy file, and what they are. */
export async function builtRelease(folder: string, wanted: Wanted): Promise<string> {
  const { name, version, entry = `// ${name} ${version}`, changes } = wanted;
  const contents = { 'remoteEntry.js': entry, 'lazy.js': `// lazy ${version}` };
  const title = `${name} ${version}`;
  const release: BuiltRelease = {
    name,
    version,
    commit: 'werkmap',
    declaration: declarationSchema.parse({ name, contract: 1, title, routes: [] }),
    entry: { file: 'remoteEntry.js', integrity: hashOf(entry), global: 'g' },
    exposes: { './screens': { js: ['lazy.js'], css: [] } },
    integrity: { 'lazy.js': hashOf(contents['lazy.js']) },
    files: Object.fromEntries(Object.entries(contents).map(([file, text]) => [file, hashOf(text)])),
    shared: [],
    ...changes,
  };
  await mkdir(folder, { recursive: true });
  for (const [file, text] of Object.entries(contents))
    await writeFile(path.join(folder, file), text);
  await writeFile(path.join(folder, 'release.json'), JSON.stringify(release));
  return folder;
}
