import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { compile } from './compile.ts';
import { digestOf, versionOf } from './inputs.ts';
import { writePage } from './page.ts';
import { distOf, folderOf, type FrontEnd } from './parts.ts';
import { OFFER_FILE, builtOffer } from './offer.ts';
import { RELEASE_FILE, writeRelease, writeShellRelease } from './release.ts';
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

const COMMON_INPUTS = ['shared', 'tools/src/build', 'pnpm-lock.yaml', 'tsconfig.base.json'];

/** Stands for all that a build depends on: of no other front end anything. */
async function inputDigest(part: FrontEnd, development: boolean): Promise<string> {
  const own = part === 'shell' ? OFFER_FILE : `${part}/remote.ts`;
  const inputs = [...COMMON_INPUTS, `${part}/src`, `${part}/package.json`, own];
  return digestOf(inputs, JSON.stringify({ development }));
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
  return { ...result, built: true };
}

const markerOf = (part: FrontEnd): string => (part === 'shell' ? 'index.html' : RELEASE_FILE);

async function buildShell(version: string, folder: string, development: boolean): Promise<void> {
  const offer = builtOffer();
  const sharing = await shellSharing(offer);
  const [boot, app] = await compile(
    bootConfig(version, folder, development),
    appConfig(version, folder, development, { sharing, offer }),
  );
  if (!boot || !app) throw new Error('The shell needs both its stages');
  await writePage({ folder, boot, app });
  await writeShellRelease(version, folder, offer, app);
}

/** Makes the files of a remote under a version of choice; of other sources than its own for tests. */
export async function buildRemote(
  part: FrontEnd,
  version: string,
  folder: string,
  development: boolean,
  sources?: string,
): Promise<void> {
  const [stats] = await compile(remoteConfig(part, version, folder, development, sources));
  if (!stats) throw new Error(`${part} gave no result`);
  await writeRelease(part, version, folder, stats);
}

async function exists(file: string): Promise<boolean> {
  return readFile(file).then(
    () => true,
    () => false,
  );
}
