import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runAttacks, type Wanted } from '../attacks/run.ts';
import { ROOT } from '../build/parts.ts';
import { ensureChromium } from './chromium.ts';
import { CommandError, type Command } from './execute.ts';
import { buildFrontEnds } from './front-ends.ts';
import { findPostgres, startPostgres } from './postgres.ts';
import {
  NOTHING,
  closingLine,
  runChecks,
  runScript,
  sum,
  type Check,
  type Count,
} from './steps.ts';

const library = (path: string): string => join(ROOT, 'node_modules', path);
const TYPESCRIPT = library('typescript/bin/tsc');
const PLAYWRIGHT = join(ROOT, 'e2e/node_modules/@playwright/test/cli.js');

type Step = (folder: string, wanted: Wanted) => Promise<Count>;

const STEPS: Record<string, { title: string; run: Step }> = {
  checks: { title: 'Opmaak, regels, types en ongebruikte code', run: staticChecks },
  jest: { title: 'Tests met Jest', run: (folder) => jest(folder) },
  browser: { title: 'Routes in een echte browser', run: browser },
  attacks: { title: 'Aanvallen op de API', run: (_folder, wanted) => runAttacks(wanted) },
  heavy: { title: 'Veel meer gevallen, en elke staat van elk scherm', run: heavy },
};
/** What is not asked for by name; of what is heavy it holds a sample. */
const USUAL = Object.keys(STEPS).filter((name) => name !== 'heavy');
/** Tests that take a sample of their cases, and all of them when this is 1. */
const HEAVY = 'KENGETAL_HEAVY';

/**
 * `npm test`: everything, or the named steps only. The last line counts what passed and failed. Of
 * the attacks everything holds a sample.
 */
export const run: Command = async (args) => {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      engine: { type: 'string' },
      kind: { type: 'string', multiple: true },
      seed: { type: 'string' },
      sample: { type: 'boolean', default: false },
    },
  });
  const names = positionals.length > 0 ? positionals : USUAL;
  const wanted: Wanted = {
    engine: values.engine,
    kinds: values.kind,
    seed: values.seed === undefined ? undefined : Number(values.seed),
    sample: values.sample || positionals.length === 0,
  };
  const folder = await mkdtemp(join(tmpdir(), 'kengetal-test-'));
  const counts: Count[] = [];
  try {
    for (const name of names) {
      const step = STEPS[name];
      if (!step) {
        throw new CommandError(
          `Onbekende stap '${name}'. Kies uit: ${Object.keys(STEPS).join(', ')}.`,
        );
      }
      console.log(`\n== ${step.title} ==`);
      counts.push(await step.run(folder, wanted));
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const total = sum(counts);
  console.log(`\n${closingLine(total)}`);
  return total.failed > 0 || total.passed === 0 ? 1 : 0;
};

/** Checked as one: each draws with all of shared/ui, which would be checked again for each. */
const IN_FRONT = /^(shell|mfe-.*|shared\/ui)$/;

async function staticChecks(): Promise<Count> {
  const packages = readdirSync(ROOT, { recursive: false, encoding: 'utf8' })
    .concat(readdirSync(join(ROOT, 'shared')).map((name) => `shared/${name}`))
    .filter((name) => existsSync(join(ROOT, name, 'tsconfig.json')))
    .sort();
  const types = (title: string, config: string): Check => ({
    title: `types van ${title}`,
    script: TYPESCRIPT,
    args: ['-p', config],
  });
  const apart = packages.filter((name) => !IN_FRONT.test(name)).map((name) => types(name, name));
  const atOnce = Math.min(2, availableParallelism());
  const others: Check[] = [
    {
      title: 'opmaak (prettier)',
      script: library('prettier/bin/prettier.cjs'),
      args: ['--check', '.'],
    },
    { title: 'niets ongebruikt (knip)', script: library('knip/bin/knip.js'), args: [] },
    { title: 'geen kringen (oxlint)', script: library('oxlint/bin/oxlint'), args: [] },
    ...apart,
  ];
  const front = types('shell, remotes en ui', 'tsconfig.front.json');
  // The longest first, so that the cores are busy to the end.
  return runChecks([...rulesOf(packages), front, ...others], atOnce);
}

/**
 * The linter in processes of their own per part of the house: it keeps the types of all that it
 * has seen, and all at once need more memory than one process may have.
 */
function rulesOf(packages: readonly string[]): Check[] {
  const front = packages.filter((name) => /^(shell|mfe-.*|shared\/.*)$/.test(name));
  const elsewhere = ['api', ...front].flatMap((name) => ['--ignore-pattern', `${name}/**`]);
  const rules = (part: string, args: readonly string[]): Check => ({
    title: `regels (eslint) van ${part}`,
    script: library('eslint/bin/eslint.js'),
    args,
  });
  return [
    rules('shell, remotes en shared', front),
    rules('api', ['api']),
    rules('de rest', ['.', ...elsewhere]),
  ];
}

/** All of Jest; the API's tests run on both databases where PostgreSQL is installed. */
async function jest(folder: string, tests: readonly string[] = []): Promise<Count> {
  const programs = process.env.DATABASE_URL ? undefined : findPostgres();
  if (!programs && !process.env.DATABASE_URL) {
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
      ...tests,
    ];
    const script = library('jest/bin/jest.js');
    await runScript(script, args, 'show', server && { DATABASE_URL: server.url });
  } finally {
    await server?.stop();
  }
  const count = countOf(file, (result) => ({
    passed: numberOf(result.numPassedTests),
    failed: numberOf(result.numFailedTests) + numberOf(result.numRuntimeErrorTestSuites),
    skipped: numberOf(result.numPendingTests) + numberOf(result.numTodoTests),
  }));
  return server || process.env.DATABASE_URL ? count : sum([count, { ...NOTHING, skipped: 1 }]);
}

/** The tests that look at HEAVY, with all of their cases, and journeys through every state. */
async function heavy(folder: string): Promise<Count> {
  const tests = readdirSync(join(ROOT, 'api/src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join(ROOT, 'api/src', name))
    .filter((path) => readFileSync(path, 'utf8').includes(HEAVY));
  process.env[HEAVY] = '1';
  return sum([await jest(folder, tests), await browser(folder)]);
}

async function browser(folder: string): Promise<Count> {
  ensureChromium();
  // Each of its processes starts a Kengetal; they would build the same files at the same time.
  await buildFrontEnds({ development: false, report: (line) => console.log(line) });
  const file = join(folder, 'playwright.json');
  const args = ['test', '--config=e2e/playwright.config.ts', '--reporter=list,json'];
  await runScript(PLAYWRIGHT, args, 'show', { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  return countOf(file, ({ stats }) => {
    const { expected, unexpected, flaky, skipped } = recordOf(stats);
    if (numberOf(flaky) > 0) console.log(`${flaky} test(s) slaagden pas bij de tweede poging.`);
    return {
      passed: numberOf(expected) + numberOf(flaky),
      failed: numberOf(unexpected),
      skipped: numberOf(skipped),
    };
  });
}

/** Reads what a test runner counted; a runner that left nothing has failed. */
function countOf(file: string, read: (result: Record<string, unknown>) => Count): Count {
  if (!existsSync(file)) return { ...NOTHING, failed: 1 };
  const count = read(recordOf(JSON.parse(readFileSync(file, 'utf8'))));
  return count.passed + count.failed === 0 ? { ...count, failed: 1 } : count;
}

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
