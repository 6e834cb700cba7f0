import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { declarationSchema } from '@kengetal/contract/remote';
import { compile, lazyChunks, type Compiled } from '../compile.ts';
import { digestOf, versionOf } from '../inputs.ts';
import { writePage } from '../page.ts';
import { FRONT_ENDS, REMOTES, ROOT, folderOf } from '../parts.ts';
import { RELEASE_FILE } from '../release.ts';
import { commonConfig } from '../rspack-config.ts';
import { bootEntries } from '../shell.ts';

const HERE = path.join(ROOT, 'tools/src/build/monolith');

/** Where the build in one piece lies, a sub-folder for each version. */
export const MONOLITH_DIST = path.join(ROOT, '.cache/monolith');

/** Modules of the shell that this build replaces: composition and hand-over at run time. */
const REPLACED = {
  [path.join(folderOf('shell'), 'src/app/remotes.tsx')]: path.join(HERE, 'remotes.tsx'),
  [path.join(folderOf('shell'), 'src/boot/load-app.ts')]: path.join(HERE, 'load-app.ts'),
};

/**
 * Builds the same source in one piece, with the same lazy screens: the baseline that federation is
 * measured against, and the way back (decision 0001).
 */
export async function buildMonolith(): Promise<{ version: string; dist: string }> {
  const inputs = FRONT_ENDS.flatMap((part) => [`${part}/src`, `${part}/package.json`]);
  const digest = await digestOf([...inputs, 'shared', 'tools/src/build', 'pnpm-lock.yaml']);
  const version = await versionOf(folderOf('shell'), digest);
  const folder = path.join(MONOLITH_DIST, version);
  if (existsSync(path.join(folder, 'index.html'))) return { version, dist: MONOLITH_DIST };

  const work = path.join(MONOLITH_DIST, `.${process.pid}`, version);
  await mkdir(work, { recursive: true });
  const [stats] = await compile(monolithConfig(version, work));
  if (!stats) throw new Error('The build in one piece gave no result');
  await writePage({ folder: work, boot: stats, app: null, screens: await screensOf(stats) });
  await writeFile(path.join(work, RELEASE_FILE), JSON.stringify({ version }));
  await rm(folder, { recursive: true, force: true });
  await rename(work, folder);
  await rm(path.dirname(work), { recursive: true });
  return { version, dist: MONOLITH_DIST };
}

/**
 * Files of the screens that the main navigation leads to, by their path: what the federated app
 * learns from the registry. Not of all: their hashes would weigh on the page of this build.
 */
export async function screensOf(stats: Compiled): Promise<Record<string, string[]>> {
  const lazy = lazyChunks(stats);
  const screens: Record<string, string[]> = {};
  for (const part of REMOTES) {
    const declared = (await import(path.join(folderOf(part), 'remote.ts'))) as { default: unknown };
    const { routes, navigation } = declarationSchema.parse(declared.default);
    for (const entry of navigation) {
      const at = routes.find((route) => route.path === entry.path);
      const shown = at?.kind === 'redirect' ? routes.find((route) => route.path === at.to) : at;
      if (shown?.kind !== 'screen') continue;
      const own = lazy.filter(
        ({ from, request }) =>
          from.includes(path.join(part, 'src/screens.ts')) &&
          path.basename(request, '.tsx') === shown.screen,
      );
      screens[shown.path] = [...new Set(own.flatMap(({ chunk }) => chunk.files ?? []))].filter(
        (file) => !file.endsWith('.map'),
      );
    }
  }
  return screens;
}

export function monolithConfig(version: string, output: string): Configuration {
  const common = commonConfig({
    part: 'shell',
    compilation: 'monolith',
    version,
    entry: bootEntries,
    output,
    development: false,
  });
  return { ...common, resolve: { ...common.resolve, alias: REPLACED } };
}
