import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../build/parts.ts';
import { library } from './checks.ts';
import { findPostgres, startPostgres } from './postgres.ts';
import {
  countOf,
  listOf,
  named,
  NOTHING,
  numberOf,
  recordOf,
  runScript,
  sum,
  type Count,
} from './steps.ts';

/** How many of the slowest files are shown. */
const SLOWEST = 30;

export interface JestOptions {
  /** Paths of tests, or options that choose them; all without any. */
  readonly tests?: readonly string[];
  /** Whether the time of each file is printed. */
  readonly times?: boolean;
}

/** Tests with Jest; the API's on PostgreSQL where it is installed, and on both engines where these matter. */
export async function runJest(folder: string, { tests = [], times = false }: JestOptions) {
  const programs = process.env.DATABASE_URL ? undefined : findPostgres();
  const hasServer = programs !== undefined || process.env.DATABASE_URL !== undefined;
  if (!hasServer) {
    console.log(
      'PostgreSQL is niet geïnstalleerd: de API is alleen met de ingebouwde database getest.',
    );
  }
  const server = programs ? await startPostgres(programs) : undefined;
  const file = join(folder, 'jest.json');
  try {
    const args = [
      '--json',
      `--outputFile=${file}`,
      '--silent',
      '--reporters=default',
      '--maxWorkers=2',
      '--passWithNoTests',
      ...tests,
    ];
    const environment = server && { DATABASE_URL: server.url };
    await runScript(library('jest/bin/jest.js'), args, 'show', environment);
  } finally {
    await server?.stop();
  }
  if (times) printTimes(file);
  const isPart = tests.length > 0;
  const count = countOf(file, isPart, (result) => ({
    passed: numberOf(result.numPassedTests),
    failed: numberOf(result.numFailedTests) + numberOf(result.numRuntimeErrorTestSuites),
    skipped: numberOf(result.numPendingTests) + numberOf(result.numTodoTests),
    failures: listOf(result.testResults).flatMap(failuresIn),
  }));
  const missing: Count = { ...NOTHING, skipped: 1 };
  return hasServer ? count : sum([count, missing]);
}

/** The tests of a file that failed; the file itself where it could not be run. */
function failuresIn({ name, status, assertionResults }: Record<string, unknown>): string[] {
  const file = relative(ROOT, String(name));
  const failed = listOf(assertionResults).filter((test) => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [file] : [];
  return failed.map(({ fullName, failureMessages }) =>
    named(`${file}: ${String(fullName)}`, Array.isArray(failureMessages) && failureMessages[0]),
  );
}

/** Seconds of the slowest files, with loading what they test. */
function printTimes(file: string): void {
  const { testResults } = recordOf(JSON.parse(readFileSync(file, 'utf8')));
  const timed = listOf(testResults)
    .map(({ name, startTime, endTime }) => ({
      name: relative(ROOT, String(name)),
      seconds: (numberOf(endTime) - numberOf(startTime)) / 1_000,
    }))
    .sort((one, other) => other.seconds - one.seconds);
  const total = timed.reduce((all, { seconds }) => all + seconds, 0);
  for (const { name, seconds } of timed.slice(0, SLOWEST)) {
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
  }
  console.log(`${total.toFixed(1).padStart(7)} s  alle ${timed.length} bestanden`);
}
