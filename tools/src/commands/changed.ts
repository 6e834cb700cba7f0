import { execFileSync } from 'node:child_process';
import { ROOT } from '../build/parts.ts';
import { checksOfFiles } from './checks.ts';
import { CommandError } from './execute.ts';
import { runJest } from './run-jest.ts';
import { sum, type Count } from './steps.ts';

/**
 * What a change since a commit can affect: rules, types and form of what changed, and the tests
 * that stand on it. Journeys are run by name beside it.
 */
export async function runChanged(folder: string, since: string): Promise<Count> {
  const base = git(['rev-parse', '--verify', `${since}^{commit}`]);
  if (base === undefined) {
    throw new CommandError(`Er is geen commit '${since}'. Noem er een die er is: changed HEAD~2.`);
  }
  const files = [
    ...linesOf(git(['diff', '--name-only', base])),
    ...linesOf(git(['ls-files', '--others', '--exclude-standard'])),
  ];
  console.log(`${files.length} bestanden gewijzigd sinds ${base.slice(0, 9)}.`);
  const checks = await checksOfFiles(files);
  return sum([checks, await runJest(folder, { tests: [`--changedSince=${base}`] })]);
}

function git(args: readonly string[]): string | undefined {
  try {
    const options = { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' } as const;
    return execFileSync('git', args, options).trim();
  } catch {
    return undefined;
  }
}

const linesOf = (text: string | undefined) => (text ? text.split('\n') : []);
