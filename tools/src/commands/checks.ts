import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../build/parts.ts';
import { runChecks, type Check, type Count } from './steps.ts';

/** A program of node_modules. */
export const library = (path: string): string => join(ROOT, 'node_modules', path);
const TYPESCRIPT = library('typescript/bin/tsc');
const ESLINT = library('eslint/bin/eslint.js');
const OXLINT = library('oxlint/bin/oxlint');
const PRETTIER = library('prettier/bin/prettier.cjs');

/** Checked as one: each draws with all of shared/ui, which would be checked again for each. */
const IN_FRONT = /^(shell|mfe-.*|shared\/ui)$/;
const FRONT = 'tsconfig.front.json';

/** Everything that can be said of the code without running it. */
export function staticChecks(): Promise<Count> {
  // The longest first, so that the cores are busy to the end.
  return runAtOnce([
    { title: 'regels (eslint)', script: ESLINT, args: ['.'] },
    { title: 'beloften, gevallen en kringen (oxlint)', script: OXLINT, args: ['--type-aware'] },
    ...typesOf(packages()),
    { title: 'opmaak (prettier)', script: PRETTIER, args: ['--check', '.'] },
    { title: 'niets ongebruikt (knip)', script: library('knip/bin/knip.js'), args: [] },
  ]);
}

/** The same of these files and the packages that they are in; circles of everything. */
export function checksOfFiles(files: readonly string[]): Promise<Count> {
  const code = files.filter((file) => /\.(tsx?|m?js)$/.test(file) && existsSync(join(ROOT, file)));
  const shown = files.filter((file) => existsSync(join(ROOT, file)));
  const changed = packages().filter((name) => files.some((file) => file.startsWith(`${name}/`)));
  const typed = code.filter((file) => /\.tsx?$/.test(file));
  return runAtOnce([
    ...(code.length > 0 ? [{ title: 'regels (eslint)', script: ESLINT, args: code }] : []),
    { title: 'kringen (oxlint)', script: OXLINT, args: [] },
    ...(typed.length > 0
      ? [
          {
            title: 'beloften en gevallen (oxlint)',
            script: OXLINT,
            args: ['--type-aware', ...typed],
          },
        ]
      : []),
    ...typesOf(changed),
    ...(shown.length > 0
      ? [
          {
            title: 'opmaak (prettier)',
            script: PRETTIER,
            args: ['--check', '--ignore-unknown', ...shown],
          },
        ]
      : []),
  ]);
}

const runAtOnce = (checks: readonly Check[]) =>
  runChecks(checks, Math.min(2, availableParallelism()));

function typesOf(names: readonly string[]): Check[] {
  const configs = new Set(names.map((name) => (IN_FRONT.test(name) ? FRONT : name)));
  return [...configs].sort(byFront).map((config) => ({
    title: config === FRONT ? 'types van shell, remotes en ui' : `types van ${config}`,
    script: TYPESCRIPT,
    args: ['-p', config],
  }));
}

const byFront = (one: string, other: string) => Number(other === FRONT) - Number(one === FRONT);

/** Folders of the packages, relative to the root. */
function packages(): string[] {
  return readdirSync(ROOT, { recursive: false, encoding: 'utf8' })
    .concat(readdirSync(join(ROOT, 'shared')).map((name) => `shared/${name}`))
    .filter((name) => existsSync(join(ROOT, name, 'tsconfig.json')))
    .sort();
}
