import { readFileSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runAttacks, type Wanted } from '../attacks/run.ts';
import { ROOT } from '../build/parts.ts';
import { runFaults } from '../faults/run.ts';
import { runCompose } from '../compose/run.ts';
import { runKills } from '../kills/run.ts';
import { runSkew } from '../skew/run.ts';
import { runChanged } from './changed.ts';
import { staticChecks } from './checks.ts';
import { ensureChromium } from './chromium.ts';
import { CommandError, type Command } from './execute.ts';
import { runJest } from './run-jest.ts';
import {
  countOf,
  listOf,
  named,
  numberOf,
  recordOf,
  runScript,
  sum,
  Timed,
  type Count,
} from './steps.ts';
import { temporaryFolder } from './temporary.ts';

const PLAYWRIGHT = join(ROOT, 'e2e/node_modules/@playwright/test/cli.js');

/** What is asked of a step. */
interface Asked extends Wanted {
  readonly folder: string;
  readonly times: boolean;
  readonly journeys: readonly string[];
}

const STEPS: Record<string, { title: string; run: (asked: Asked) => Promise<Count> }> = {
  checks: { title: 'Opmaak, regels, types en ongebruikte code', run: staticChecks },
  jest: { title: 'Tests met Jest', run: ({ folder, times }) => runJest(folder, { times }) },
  browser: { title: 'Routes in een echte browser', run: browser },
  attacks: { title: 'Aanvallen op de API', run: runAttacks },
  kills: { title: 'De API midden in haar werk beëindigd', run: runKills },
  faults: { title: 'Onderdelen die het niet doen, in een echte browser', run: faults },
  skew: { title: 'De vorige uitgave naast die van nu', run: skew },
  heavy: { title: 'Veel meer gevallen, en elke staat van elk scherm', run: heavy },
};
/** What is not asked for by name; of what is heavy, and of faults, it holds a sample; of skew nothing. */
const USUAL = Object.keys(STEPS).filter((name) => !['heavy', 'faults', 'skew'].includes(name));
/** Tests that take a sample of their cases, and all of them when this is 1. */
const HEAVY = 'KENGETAL_HEAVY';

/** Everything as containers: what it prints is its own. */
const COMPOSE = 'compose';

/** Runs what a change can affect; a commit may follow it. */
const CHANGED = 'changed';

/**
 * `npm test`: everything, or the named steps only; `changed [commit]` what a change since main's
 * last commit can affect. The last line counts what passed and failed, the one before it says in
 * JSON how many seconds each part took. Of attacks and kills everything holds a sample.
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
      times: { type: 'boolean', default: false },
      journey: { type: 'string', multiple: true, default: [] },
    },
  });
  const folder = await temporaryFolder();
  process.env.TMPDIR = folder;
  const asked: Asked = {
    folder,
    engine: values.engine,
    kinds: values.kind,
    seed: values.seed === undefined ? undefined : Number(values.seed),
    sample: values.sample || positionals.length === 0,
    times: values.times,
    journeys: values.journey,
  };
  const timed = new Timed();
  try {
    if (positionals[0] === COMPOSE) return await runCompose(folder, values.journey);
    for (const [name, title, step] of stepsOf(positionals, asked)) {
      console.log(`\n== ${title} ==`);
      await timed.run(name, step);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return timed.close();
};

type Named = readonly [name: string, title: string, step: () => Promise<Count>];

function stepsOf(names: readonly string[], asked: Asked): Named[] {
  if (names[0] === CHANGED) {
    const since = names[1] ?? 'main';
    return [
      [CHANGED, `Wat er sinds ${since} is veranderd`, () => runChanged(asked.folder, since)],
      ...(asked.journeys.length > 0 ? stepsOf(['browser'], asked) : []),
    ];
  }
  return (names.length > 0 ? names : USUAL).map((name) => {
    const step = STEPS[name];
    if (!step) {
      const known = [...Object.keys(STEPS), CHANGED, COMPOSE].join(', ');
      throw new CommandError(`Onbekende stap '${name}'. Kies uit: ${known}.`);
    }
    return [name, step.title, () => step.run(asked)];
  });
}

/** The tests that look at HEAVY, with all of their cases, and journeys through every state. */
async function heavy(asked: Asked): Promise<Count> {
  const tests = ['generator/src', 'api/src']
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.test.ts'))
        .map((name) => join(ROOT, folder, name)),
    )
    .filter((path) => readFileSync(path, 'utf8').includes(HEAVY));
  process.env[HEAVY] = '1';
  return sum([await runJest(asked.folder, { tests }), await browser(asked)]);
}

/** Every remote failing in every way; of the cases those whose name holds each `--kind`. */
function faults({ folder, kinds, seed }: Asked): Promise<Count> {
  ensureChromium();
  const used = seed ?? Math.floor(Math.random() * 1e6);
  return runFaults({ folder: join(folder, 'faults'), only: kinds, seed: used });
}

/** Shells and remotes of two releases; of the combinations those whose title holds each `--kind`. */
function skew({ folder, kinds }: Asked): Promise<Count> {
  ensureChromium();
  return runSkew(folder, kinds);
}

/** Journeys in Chromium: all of them, or those of the named files. */
async function browser({ folder, journeys }: Asked): Promise<Count> {
  ensureChromium();
  const file = join(folder, 'playwright.json');
  const args = ['test', '--config=e2e/playwright.config.ts', '--reporter=list,json', ...journeys];
  await runScript(PLAYWRIGHT, args, 'show', { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  return countOf(file, false, ({ stats, suites }) => {
    const { expected, unexpected, flaky, skipped } = recordOf(stats);
    if (numberOf(flaky) > 0) console.log(`${flaky} test(s) slaagden pas bij de tweede poging.`);
    return {
      passed: numberOf(expected) + numberOf(flaky),
      failed: numberOf(unexpected),
      skipped: numberOf(skipped),
      failures: listOf(suites).flatMap(failuresOf),
    };
  });
}

/** Journeys of a file, or of a group in it, that failed both times. */
function failuresOf({ title, specs, suites }: Record<string, unknown>): string[] {
  const own = listOf(specs)
    .filter(({ ok }) => ok === false)
    .map((spec) => named(String(spec.title), lastErrorOf(spec)));
  const inside = [...own, ...listOf(suites).flatMap(failuresOf)];
  return inside.map((name) => `${String(title)}: ${name}`);
}

const lastErrorOf = ({ tests }: Record<string, unknown>): unknown => {
  const results = listOf(tests).flatMap((test) => listOf(test.results));
  return recordOf(results.findLast(({ error }) => error !== undefined)?.error).message;
};
