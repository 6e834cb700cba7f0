import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../build/parts.ts';
import { runChecks, type Check, type Count } from './steps.ts';

/** A program of node_modules. */
export const library = (path: string): string => join(ROOT, 'node_modules', path);

/** Rules and types, each file by the tsconfig.json above it; of these folders or files. */
const rules = (paths: readonly string[]): Check => ({
  title: 'regels, types en kringen (oxlint)',
  script: library('oxlint/bin/oxlint'),
  args: ['--config=oxlint.config.js', '--type-aware', '--type-check', ...paths],
});

const form = (paths: readonly string[]): Check => ({
  title: 'opmaak (oxfmt)',
  script: library('oxfmt/bin/oxfmt'),
  args: ['--check', '--no-error-on-unmatched-pattern', ...paths],
});

/** Everything that can be said of the code without running it. */
export const staticChecks = (): Promise<Count> =>
  runAtOnce([
    rules([]),
    { title: 'niets ongebruikt (knip)', script: library('knip/bin/knip.js'), args: [] },
    form([]),
  ]);

/** Rules and types of the packages that these files are in, and the form of the files. */
export function checksOfFiles(files: readonly string[]): Promise<Count> {
  const there = files.filter((file) => existsSync(join(ROOT, file)));
  const changed = packages().filter((name) => files.some((file) => file.startsWith(`${name}/`)));
  return runAtOnce([
    ...(changed.length > 0 ? [rules(changed)] : []),
    ...(there.length > 0 ? [form(there)] : []),
  ]);
}

const runAtOnce = (checks: readonly Check[]) =>
  runChecks(checks, Math.min(2, availableParallelism()));

/** Folders of the packages, relative to the root. */
const packages = (): string[] =>
  readdirSync(ROOT)
    .concat(readdirSync(join(ROOT, 'shared')).map((name) => `shared/${name}`))
    .filter((name) => existsSync(join(ROOT, name, 'package.json')));
