import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { compile, lazyChunks, type Compiled } from '../build/compile.ts';
import { monolithConfig, screensOf } from '../build/monolith/build.ts';
import { builtOffer } from '../build/offer.ts';
import { writePage } from '../build/page.ts';
import { REMOTES, ROOT } from '../build/parts.ts';
import { writeRelease } from '../build/release.ts';
import { remoteConfig } from '../build/remote.ts';
import { appConfig, bootConfig } from '../build/shell.ts';
import { shellSharing } from '../build/sharing.ts';
import { filesOfPage, filesOfRemote, sizeOf } from '../build/sizes.ts';
import { compressFolder } from '../serve/compress.ts';
import { START } from './composition-measures.ts';
import { groupsIn } from './sizes-groups.ts';

type Report = (line: string) => void;
type Groups = Map<string, number>;

const FOLDER = path.join(ROOT, '.cache/sizes');
const VERSION = '0.0.0-sizes';
/** The remote of the start. */
const FIRST = 'mfe-dashboard';

/**
 * Says where the bytes of a first load of the start are, as brotli sends them: by library and part,
 * of the federated app and of the same source in one piece, and file by file; then each remote. The
 * bytes of a file are shared out by what its source map says of the minified text.
 */
export async function benchSizes(report: Report): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
  report('Bouwen met bronverwijzingen…');
  const shell = await builtShell();
  const monolith = await builtPiece();
  const first = await builtRemote(FIRST);
  const federated = [
    ...(await filesIn(shell, 'shell', await filesOfPage(shell))),
    ...(await filesIn(first, FIRST, (await filesOfRemote(first)).firstScreen ?? [])),
  ];
  printGroups(`${START}, eerste keer`, await groupsOf(federated), await groupsOf(monolith), report);
  await printFiles('federatie', federated, report);
  await printFiles('één geheel', monolith, report);
  for (const part of REMOTES) {
    const folder = part === FIRST ? first : await builtRemote(part);
    const files = await filesIn(folder, part, (await filesOfRemote(folder)).all ?? []);
    printGroups(`${part}, alles`, await groupsOf(files), null, report);
  }
}

const withMaps = (configuration: Configuration): Configuration => ({
  ...configuration,
  devtool: 'hidden-source-map',
});

async function built(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = path.join(FOLDER, name, VERSION);
  await make(folder);
  await compressFolder(folder);
  return folder;
}

const builtShell = () =>
  built('shell', async (folder) => {
    const offer = builtOffer();
    const parts = { sharing: await shellSharing(offer), offer };
    const [boot, app] = await compile(
      withMaps(bootConfig(VERSION, folder, false)),
      withMaps(appConfig(VERSION, folder, false, parts)),
    );
    await writePage({ folder, boot: compiled(boot), app: compiled(app) });
  });

/** The build in one piece, and what its first screen needs. */
async function builtPiece(): Promise<SizedFile[]> {
  let app: string[] = [];
  const folder = await built('monolith', async (work) => {
    const [stats] = await compile(withMaps(monolithConfig(VERSION, work)));
    const boot = compiled(stats);
    app = appOf(boot);
    await writePage({ folder: work, boot, app: null, screens: await screensOf(boot) });
  });
  return filesIn(folder, 'shell', [...new Set([...(await filesOfPage(folder, START)), ...app])]);
}

/** What the build in one piece asks for behind sign-in. */
const appOf = (stats: Compiled): string[] =>
  lazyChunks(stats)
    .filter(({ from }) => from.endsWith('load-app.ts'))
    .flatMap(({ chunk }) => chunk.files ?? [])
    .filter((file) => !file.endsWith('.map'));

const builtRemote = (part: string) =>
  built(part, async (folder) => {
    const [stats] = await compile(withMaps(remoteConfig(part, VERSION, folder, false)));
    await writeRelease(part, VERSION, folder, compiled(stats));
  });

function compiled(stats: Compiled | undefined): Compiled {
  if (!stats) throw new Error('A build gave no result');
  return stats;
}

interface SizedFile {
  /** What was built, to which own source belongs. */
  part: string;
  file: string;
  bytes: number;
}

async function filesIn(
  folder: string,
  part: string,
  files: readonly string[],
): Promise<SizedFile[]> {
  return Promise.all(
    files.map(async (name) => {
      const file = path.join(folder, name);
      return { part, file, bytes: (await sizeOf(file)).brotli };
    }),
  );
}

/** The bytes of files by the library or part that they come from. */
async function groupsOf(files: readonly SizedFile[]): Promise<Groups> {
  const groups: Groups = new Map();
  for (const { part, file, bytes } of files) {
    for (const [group, share] of await groupsIn(file, part)) {
      groups.set(group, (groups.get(group) ?? 0) + share * bytes);
    }
  }
  return groups;
}

function printGroups(title: string, one: Groups, other: Groups | null, report: Report): void {
  const sum = (groups: Groups) => [...groups.values()].reduce((all, bytes) => all + bytes, 0);
  const row = (name: string, left: number, right: number) => {
    const numbers = other ? [left, right, left - right] : [left];
    report(`  ${name.padEnd(34)}${numbers.map((bytes) => kB(bytes).padStart(12)).join('')}`);
  };
  report('');
  report(`${title}: kB (brotli)`);
  if (other) report(`${' '.repeat(36)}   federatie  één geheel    verschil`);
  const names = [...new Set([...one.keys(), ...(other?.keys() ?? [])])];
  const heaviest = names.sort((a, b) => most(b) - most(a));
  for (const name of heaviest) row(name, one.get(name) ?? 0, other?.get(name) ?? 0);
  row('samen', sum(one), other ? sum(other) : 0);

  function most(name: string): number {
    return Math.max(one.get(name) ?? 0, other?.get(name) ?? 0);
  }
}

async function printFiles(title: string, files: readonly SizedFile[], report: Report) {
  report('');
  report(`${START}, eerste keer, ${title}: kB (brotli) van elk bestand, en wat er vooral in zit`);
  for (const { part, file, bytes } of [...files].sort((a, b) => b.bytes - a.bytes)) {
    const groups = [...(await groupsIn(file, part))].sort(([, a], [, b]) => b - a).slice(0, 4);
    const holds = groups.map(([name, share]) => `${name} ${Math.round(share * 100)}%`).join(', ');
    report(`  ${kB(bytes).padStart(8)}  ${path.relative(FOLDER, file).padEnd(64)} ${holds}`);
  }
}

const kB = (bytes: number): string => (bytes / 1000).toFixed(1).replace('.', ',');
