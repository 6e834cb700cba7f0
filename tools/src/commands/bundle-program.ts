import { existsSync } from 'node:fs';
import { readFile, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { digestOf, versionOf } from '../build/inputs.ts';
import { ROOT } from '../build/parts.ts';

export type Program = 'api' | 'sandbox';

export interface BundledProgram {
  /** The script to run. */
  script: string;
  /** False when this version was there already. */
  built: boolean;
}

/** Bundles a program of Node into `<package>/dist/<version>`, its libraries left outside. */
export async function bundleProgram(program: Program): Promise<BundledProgram> {
  const digest = await digestOf(inputsOf(program));
  const version = await versionOf(join(ROOT, program), digest);
  const dist = join(ROOT, program, 'dist');
  const script = join(dist, version, 'main.js');
  const sources = join(ROOT, program, 'src');
  if (existsSync(script)) {
    await utimes(join(dist, version), new Date(), new Date());
    return { script, built: false };
  }
  await build({
    entryPoints: ['main.ts', ...BESIDES[program]].map((name) => join(sources, name)),
    outbase: sources,
    outdir: join(dist, version),
    bundle: true,
    // Each loads what it needs of the program, and no more.
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    external: await librariesOf(program),
    logLevel: 'silent',
  });
  await removeOthers(dist, version);
  return { script, built: true };
}

/** Modules that are started beside it: threads (`ThreadModule` in the API's `threads.ts`), a command. */
const BESIDES: Record<Program, readonly string[]> = {
  api: [
    'tasks.ts',
    'db/engine-worker.ts',
    'imports/reader-thread.ts',
    'features/lines/columns/thread.ts',
    'cli/operator.ts',
  ],
  sandbox: [],
};

/** A version may run so long after it was asked for, and starts threads from its files all the while. */
const IN_USE_MS = 3 * 3_600_000;

const inputsOf = (program: Program): string[] => [
  `${program}/src`,
  `${program}/package.json`,
  'shared/server',
  'ledger',
  'generator',
  ...(program === 'api' ? ['api/migrations', 'shared/contract', 'questions'] : []),
  'pnpm-lock.yaml',
  'tools/src/commands/bundle-program.ts',
];

/** Packages of the workspace export TypeScript, so they are bundled; all others are not. */
async function librariesOf(program: Program): Promise<string[]> {
  const manifest = JSON.parse(await readFile(join(ROOT, program, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return Object.entries(manifest.dependencies).flatMap(([name, range]) =>
    range.startsWith('workspace:') ? [] : [name],
  );
}

async function removeOthers(dist: string, kept: string): Promise<void> {
  const others = (await readdir(dist)).filter((name) => name !== kept);
  for (const name of others) {
    const { mtimeMs } = await stat(join(dist, name));
    if (Date.now() - mtimeMs < IN_USE_MS) continue;
    await rm(join(dist, name), { recursive: true, force: true });
  }
}
