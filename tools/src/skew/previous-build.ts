import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import { ROOT } from '../build/parts.ts';
import { RELEASE_FILE } from '../build/release.ts';

/**
 * The commit whose front ends are the release before this one; it moves on with each release. A tag
 * would not come along with every copy of the repository.
 */
export const PREVIOUS = '0518f4d98f136831cea1732abf11f0eda495b4b6';

/** Front ends as another commit builds them: `<folder>/<part>/<version>/`. */
export interface PreviousBuild {
  readonly commit: string;
  readonly folder: string;
}

const KEPT = path.join(ROOT, '.cache/skew');
const run = promisify(execFile);
const git = (...args: string[]) => run('git', args, { cwd: ROOT });

/** The front ends of that commit, built once and kept; undefined in a copy without its history. */
export async function previousBuild(
  report: (line: string) => void,
): Promise<PreviousBuild | undefined> {
  const commit = PREVIOUS;
  if (!(await isHere(commit))) return undefined;
  const folder = path.join(KEPT, commit);
  if (!existsSync(folder)) await buildInto(folder, commit, report);
  return { commit, folder };
}

const isHere = (commit: string): Promise<boolean> =>
  git('cat-file', '-e', `${commit}^{commit}`).then(
    () => true,
    () => false,
  );

/** The version of a part that such a folder holds: one. */
export async function versionIn(folder: string, part: string): Promise<string> {
  const [version] = await readdir(path.join(folder, part));
  if (version === undefined) throw new Error(`${folder} has no ${part}`);
  return version;
}

/** The folder appears whole: what broke off is cleared and built again. */
async function buildInto(
  folder: string,
  commit: string,
  report: (line: string) => void,
): Promise<void> {
  const tree = path.join(KEPT, 'tree');
  const work = path.join(KEPT, 'work');
  const clear = async () => {
    await git('worktree', 'remove', '--force', tree).catch(() => undefined);
    for (const left of [tree, work]) await rm(left, { recursive: true, force: true });
  };
  await clear();
  try {
    await mkdir(work, { recursive: true });
    report(`De vorige uitgave (${commit.slice(0, 7)}) ophalen en installeren…`);
    await git('worktree', 'add', '--detach', tree, commit);
    await install(tree);
    report('De vorige uitgave bouwen met haar eigen gereedschap…');
    for (const built of await buildIn(tree)) {
      const kept = path.join(work, built.part, built.version);
      await cp(built.folder, kept, { recursive: true });
      await sayVersion(kept, built.version);
    }
    await rename(work, folder);
  } finally {
    await clear();
  }
}

/** What its lockfile names, from the store as far as that has it. */
async function install(tree: string): Promise<void> {
  const { KENGETAL_PNPM = 'pnpm' } = process.env;
  const args = ['--yes', KENGETAL_PNPM, 'install', '--frozen-lockfile', '--prefer-offline'];
  const env = { ...process.env, CI: 'true' };
  await run('npx', args, { cwd: tree, env, shell: process.platform === 'win32' });
}

const PROGRAM = `
  const { buildFrontEnd } = await import('./src/build/build.ts');
  const { FRONT_ENDS } = await import('./src/build/parts.ts');
  const built = [];
  for (const part of FRONT_ENDS) built.push(await buildFrontEnd(part));
  console.log(JSON.stringify(built));
`;

const builtSchema = z.array(
  z.object({ part: z.string(), version: z.string(), folder: z.string() }),
);

async function buildIn(tree: string): Promise<z.infer<typeof builtSchema>> {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', PROGRAM];
  const { stdout } = await run(process.execPath, args, { cwd: path.join(tree, 'tools') });
  return builtSchema.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
}

/** A shell of before had no `release.json` of its own: its server answered only this. */
async function sayVersion(folder: string, version: string): Promise<void> {
  const file = path.join(folder, RELEASE_FILE);
  if (!existsSync(file)) await writeFile(file, JSON.stringify({ version }));
}
