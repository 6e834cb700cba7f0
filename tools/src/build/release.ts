import { createHash } from 'node:crypto';
import { execFile } from 'node:child_process';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { StatsChunk, StatsCompilation } from '@rspack/core';
import {
  CONTRACT_NUMBER,
  builtReleaseSchema,
  declarationSchema,
  shellReleaseSchema,
  type BuiltRelease,
  type Offer,
  type Release,
} from '@kengetal/contract/remote';

import { lazyChunks, type Compiled } from './compile.ts';
import { ROOT, folderOf, type FrontEnd } from './parts.ts';
import { ENTRY_FILE } from './remote.ts';
import { globalNameOf } from './rspack-config.ts';
import { sharedNeeds } from './sharing.ts';

export const RELEASE_FILE = 'release.json';

/** sha384 of a file as the integrity attribute has it. */
export async function integrityOf(file: string): Promise<string> {
  const digest = createHash('sha384').update(await readFile(file));
  return `sha384-${digest.digest('base64')}`;
}

/** Writes `release.json` beside the manifest: what the registry says of this build. */
export async function writeRelease(
  part: FrontEnd,
  version: string,
  folder: string,
  stats: Compiled,
): Promise<BuiltRelease> {
  const module = (await import(path.join(folderOf(part), 'remote.ts'))) as { default: unknown };
  const exposes = exposedFiles(stats);
  const release = builtReleaseSchema.parse({
    name: part,
    version,
    commit: await commit(),
    declaration: declarationSchema.parse(module.default),
    entry: {
      file: ENTRY_FILE,
      integrity: await integrityOf(path.join(folder, ENTRY_FILE)),
      global: globalNameOf(part, version),
    },
    exposes,
    integrity: await integritiesOf(folder, exposedNames(exposes)),
    files: await integritiesOf(folder, await filesIn(folder)),
    shared: await sharedNeeds(part, stats.sources),
  });
  await writeFile(path.join(folder, RELEASE_FILE), `${JSON.stringify(release, null, 2)}\n`);
  return release;
}

/** Files of each exposed module, and of each lazy screen under './screens/<file name>'. */
function exposedFiles(stats: StatsCompilation): Release['exposes'] {
  const exposes: Release['exposes'] = {};
  for (const chunk of stats.chunks ?? []) {
    for (const name of chunk.names ?? []) {
      const exposed = /^__federation_expose_(screens|slots)$/.exec(name)?.[1];
      if (exposed) exposes[`./${exposed}`] = assetsOf(chunk);
    }
  }
  for (const { chunk, from, request } of lazyChunks(stats)) {
    const module = /src[\\/](screens|slots)\.ts$/.exec(from)?.[1];
    const screen = path.basename(request, '.tsx');
    if (!module || !screen) continue;
    const known = exposes[`./${module}/${screen}`] ?? { js: [], css: [] };
    const { js, css } = assetsOf(chunk);
    exposes[`./${module}/${screen}`] = { js: [...known.js, ...js], css: [...known.css, ...css] };
  }
  return exposes;
}

function assetsOf(chunk: StatsChunk) {
  const files = (chunk.files ?? []).filter((file) => !file.endsWith('.map'));
  return {
    js: files.filter((file) => file.endsWith('.js')),
    css: files.filter((file) => file.endsWith('.css')),
  };
}

const exposedNames = (exposes: Release['exposes']): string[] => [
  ...new Set(Object.values(exposes).flatMap(({ js, css }) => [...js, ...css])),
];

/** All that a browser may ask for; source maps and the manifest are for tools. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(map|json)$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}

async function integritiesOf(
  folder: string,
  files: readonly string[],
): Promise<Release['integrity']> {
  const hashed = files.map(
    async (file) => [file, await integrityOf(path.join(folder, file))] as const,
  );
  return Object.fromEntries(await Promise.all(hashed));
}

/** Writes the shell's `release.json`; throws when its own code needs what it does not offer. */
export async function writeShellRelease(
  version: string,
  folder: string,
  offer: Offer,
  app: Compiled,
): Promise<void> {
  for (const { name, exports } of await sharedNeeds('shell', app.sources)) {
    const offered = offer[name]?.exports;
    const missing = offered && exports.find((one) => !offered.includes(one));
    if (missing)
      throw new Error(`The shell uses ${missing} of ${name}: add it to shell/offer.json`);
  }
  const release = shellReleaseSchema.parse({
    version,
    commit: await commit(),
    contract: CONTRACT_NUMBER,
    libraries: offer,
    origins: [],
  });
  await writeFile(path.join(folder, RELEASE_FILE), `${JSON.stringify(release, null, 2)}\n`);
}

async function commit(): Promise<string> {
  const git = promisify(execFile);
  try {
    const { stdout } = await git('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT });
    return stdout.trim();
  } catch {
    return 'werkmap';
  }
}
