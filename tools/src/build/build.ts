import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compile } from './compile.ts';
import { digestOf, versionOf } from './inputs.ts';
import { writePage } from './page.ts';
import { distOf, folderOf, type FrontEnd, type RemoteName } from './parts.ts';
import { RELEASE_FILE, writeRelease } from './release.ts';
import { remoteConfig } from './remote.ts';
import { appConfig, bootConfig } from './shell.ts';
import { shellSharing } from './sharing.ts';

export interface BuildOptions {
  /** Source maps and readable output, for `npm run dev`. */
  development?: boolean;
}

export interface BuiltFrontEnd {
  part: FrontEnd;
  version: string;
  /** Folder with the files of this version. */
  folder: string;
  /** False when this version was there already. */
  built: boolean;
}

/** Folders of old versions that stay, so that open pages keep finding their files. */
const KEPT_VERSIONS = 10;

const COMMON_INPUTS = ['shared', 'tools/src/build', 'pnpm-lock.yaml', 'tsconfig.base.json'];

/**
 * Stands for all that a build depends on. Of the remotes the shell's depends on the exports of
 * shared libraries that they use, and on nothing else.
 */
async function inputDigest(part: FrontEnd, development: boolean): Promise<string> {
  const own = part === 'shell' ? [] : [`${part}/remote.ts`];
  const inputs = [...COMMON_INPUTS, `${part}/src`, `${part}/package.json`, ...own];
  const offer = part === 'shell' ? (await shellSharing()).offer : null;
  return digestOf(inputs, JSON.stringify({ development, offer }));
}

/** Builds a front end unless this version of it exists. */
export async function buildFrontEnd(
  part: FrontEnd,
  { development = false }: BuildOptions = {},
): Promise<BuiltFrontEnd> {
  const version = await versionOf(folderOf(part), await inputDigest(part, development));
  const folder = path.join(distOf(part), version);
  const result = { part, version, folder };
  if (await exists(path.join(folder, markerOf(part)))) return { ...result, built: false };

  // The folder appears whole: an interrupted build leaves nothing that looks finished.
  const work = path.join(distOf(part), `.${version}.${process.pid}`, version);
  await rm(path.dirname(work), { recursive: true, force: true });
  await mkdir(work, { recursive: true });
  if (part === 'shell') await buildShell(version, work, development);
  else await buildRemote(part, version, work, development);
  await rm(folder, { recursive: true, force: true });
  await rename(work, folder);
  await rm(path.dirname(work), { recursive: true, force: true });
  await prune(part);
  return { ...result, built: true };
}

const markerOf = (part: FrontEnd): string => (part === 'shell' ? 'index.html' : RELEASE_FILE);

async function buildShell(version: string, folder: string, development: boolean): Promise<void> {
  const shared = await shellSharing();
  const [boot, app] = await compile(
    bootConfig(version, folder, development),
    appConfig(version, folder, development, shared),
  );
  if (!boot || !app) throw new Error('The shell needs both its stages');
  await writePage({ folder, boot, app });
  await writeFile(path.join(folder, 'offer.json'), `${JSON.stringify(shared.offer, null, 2)}\n`);
}

async function buildRemote(
  part: RemoteName,
  version: string,
  folder: string,
  development: boolean,
): Promise<void> {
  const [stats] = await compile(remoteConfig(part, version, folder, development));
  if (!stats) throw new Error(`${part} gave no result`);
  await writeRelease(part, version, folder, stats);
}

async function prune(part: FrontEnd): Promise<void> {
  const dist = distOf(part);
  const folders = (await readdir(dist)).filter((name) => !name.startsWith('.'));
  const aged = await Promise.all(
    folders.map(async (name) => ({ name, at: (await stat(path.join(dist, name))).mtimeMs })),
  );
  const old = aged.sort((one, other) => other.at - one.at).slice(KEPT_VERSIONS);
  await Promise.all(old.map(({ name }) => rm(path.join(dist, name), { recursive: true })));
}

async function exists(file: string): Promise<boolean> {
  return readFile(file).then(
    () => true,
    () => false,
  );
}
