import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../../build/parts.ts';
import { temporaryFolder } from '../../testing/folders.ts';

const LINT = 'tools/src/lint';
const RULES = ['oxlint.config.js', `${LINT}/imports.js`, `${LINT}/rules.js`, 'package.json'];
const TYPES = ['tsconfig.base.json', 'tsconfig.json', 'api/tsconfig.json', 'e2e/tsconfig.json'];

/** A file of the workspace as it is not. */
export interface Sample {
  file: string;
  code: string;
}

interface Answer {
  diagnostics: { filename: string; code: string; message: string }[];
}

/** What rules and types of the workspace say of these files, as 'rule: message' by file. */
export async function linted(
  files: readonly Sample[],
  options: readonly string[] = [],
): Promise<Map<string, string[]>> {
  const folder = await temporaryFolder();
  for (const file of [...RULES, ...TYPES]) {
    await folder.write(file, readFileSync(join(ROOT, file), 'utf8'));
  }
  for (const { file, code } of files) await folder.write(file, code);
  symlinkSync(join(ROOT, 'node_modules'), join(folder.path, 'node_modules'), 'junction');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(ROOT, 'node_modules/oxlint/bin/oxlint'),
      '--config=oxlint.config.js',
      '--format=json',
      ...options,
    ],
    { cwd: folder.path, encoding: 'utf8' },
  );
  await folder.remove();
  if (!stdout.startsWith('{')) throw new Error(stdout + stderr);
  const { diagnostics } = JSON.parse(stdout) as Answer;
  const said = new Map(files.map(({ file }) => [file, [] as string[]]));
  for (const { filename, code, message } of diagnostics) {
    said.get(filename)?.push(`${code}: ${message}`);
  }
  return said;
}

/** The same of samples that may have one path: each stands in a file of its own there. */
export async function lintedSamples(
  samples: readonly Sample[],
  options?: readonly string[],
): Promise<string[][]> {
  const files = samples.map(({ file, code }, index) => {
    const name = file.slice(dirname(file).length + 1);
    return { file: join(dirname(file), `s${index}-${name}`), code };
  });
  const said = await linted(files, options);
  return files.map(({ file }) => said.get(file) ?? []);
}
