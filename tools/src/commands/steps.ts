import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../build/parts.ts';

/** What a step of the tests counted. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed, by name. */
  failures?: readonly string[];
  /** Figures of the step, which stand on the very last line. */
  figures?: Readonly<Record<string, unknown>>;
}

export const NOTHING: Count = { passed: 0, failed: 0, skipped: 0 };

export const sum = (counts: readonly Count[]): Count =>
  counts.reduce<Count>(
    (total, { passed, failed, skipped, failures = [] }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
      failures: [...(total.failures ?? []), ...failures],
    }),
    NOTHING,
  );

/** The closing line: 'N passed, N failed', and what was skipped when that is anything. */
export const closingLine = ({ passed, failed, skipped }: Count): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** A check that passes or fails as a whole: a program of node_modules and its arguments. */
export interface Check {
  title: string;
  script: string;
  args: readonly string[];
}

/** Lines of an error that stand behind the name of what failed. */
const LINES_OF_ERROR = 12;

/** What failed, and how its error begins: of a long run only the end may be kept. */
export function named(name: string, error: unknown): string {
  if (typeof error !== 'string') return name;
  const lines = stripVTControlCharacters(error).split('\n');
  const said = lines.filter((line) => line.trim() !== '').slice(0, LINES_OF_ERROR);
  return [name, ...said].join('\n      ');
}

/** Runs checks a few at a time; each one's output is shown when it has ended, if it failed. */
export async function runChecks(checks: readonly Check[], atOnce: number): Promise<Count> {
  const waiting = [...checks];
  const counts: Count[] = [];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      counts.push(await runCheck(check));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return sum(counts);
}

async function runCheck({ title, script, args }: Check): Promise<Count> {
  const begin = performance.now();
  const { code, output } = await runScript(script, args, 'collect');
  const took = `${Math.round((performance.now() - begin) / 1000)} s`;
  if (code === 0) console.log(`  ✓ ${title} (${took})`);
  else console.log(`  ✗ ${title} (${took})\n${output.trimEnd()}`);
  return code === 0 ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1, failures: [title] };
}

/** Runs a script with this Node in the workspace's folder, with its output shown or collected. */
export async function runScript(
  script: string,
  args: readonly string[],
  output: 'show' | 'collect',
  environment: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: output === 'show' ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part: Buffer) => said.push(part.toString()));
  }
  await once(child, 'close');
  return { code: child.exitCode ?? 1, output: said.join('') };
}

/** Steps one after the other, with what they counted and how long they took. */
export class Timed {
  readonly #counts: Count[] = [];
  readonly #seconds: Record<string, number> = {};

  async run(name: string, step: () => Promise<Count>): Promise<void> {
    const begin = performance.now();
    this.#counts.push(await step());
    this.#seconds[name] = Math.round((performance.now() - begin) / 1_000);
  }

  /** Prints what failed, the seconds as JSON and the count of everything; answers the exit code. */
  close(): number {
    const total = sum(this.#counts);
    const failures = total.failures ?? [];
    // Of a long run only the end may be kept.
    if (failures.length > 0)
      console.log(`\nMislukt:\n${failures.map((name) => `  ✗ ${name}`).join('\n')}`);
    console.log(`\n${JSON.stringify({ seconds: this.#seconds })}`);
    console.log(closingLine(total));
    for (const { figures } of this.#counts) if (figures) console.log(JSON.stringify(figures));
    return total.failed > 0 || total.passed === 0 ? 1 : 0;
  }
}

/**
 * Reads what a test runner counted; a runner that left nothing has failed.
 * @param isPart whether it may have had nothing to run
 */
export function countOf(
  file: string,
  isPart: boolean,
  read: (result: Record<string, unknown>) => Count,
): Count {
  const nothing = { failed: 1, failures: [`geen uitslag in ${basename(file)}`] };
  if (!existsSync(file)) return { ...NOTHING, ...nothing };
  const count = read(recordOf(JSON.parse(readFileSync(file, 'utf8'))));
  return count.passed + count.failed === 0 && !isPart ? { ...count, ...nothing } : count;
}

export const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

export const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** The objects of a list in JSON. */
export const listOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.map(recordOf) : [];
