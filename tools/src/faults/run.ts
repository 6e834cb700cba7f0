import { chromium } from '@playwright/test';
import { freeBase } from '../commands/ports.ts';
import { placesOf } from '../commands/places.ts';
import { startKengetal } from '../commands/kengetal.ts';
import { CommandError } from '../commands/execute.ts';
import type { Count } from '../commands/steps.ts';
import { CASES, NOT_CAUGHT, nameOf, type Case } from './cases.ts';
import { faultLines, tableOf, tamperedLines, type Outcome } from './print.ts';
import { tamper } from './integrity.ts';
import { buildProofReleases } from './proof-release.ts';
import { removeProofReleases } from './proof-version.ts';
import { runCase } from './run-case.ts';
import { Visits } from './world.ts';

const AT_ONCE = 2;
const PROGRESS_EVERY = 20;

export interface FaultOptions {
  /** Where the data go. */
  readonly folder: string;
  /** Cases whose name holds all of these; all when left out. */
  readonly only?: readonly string[];
  /** Chooses the bytes that are changed. */
  readonly seed: number;
}

/**
 * Has every remote fail in every way, in a real browser, and holds what is seen against what is
 * expected. The figures are counts of cases.
 */
export async function runFaults({ folder, only = [], seed }: FaultOptions): Promise<Count> {
  const cases = CASES.filter((one) => only.every((part) => nameOf(one).includes(part)));
  if (cases.length === 0) throw new CommandError('Geen geval heet zo.');
  const stage = await openStage(folder);
  const report = (line: string) => console.log(line);
  try {
    const { visits, origin } = stage;
    const outcomes = await runAll(cases, (one) => runCase(visits, origin, one));
    for (const line of [...tableOf(outcomes), ...faultLines(outcomes)]) report(line);
    const bytes = await tamper(visits, origin, seed);
    for (const line of tamperedLines(bytes, seed)) report(line);
    for (const line of NOT_CAUGHT) report(`Niet op te vangen: ${line}.`);
    const failed = outcomes.filter(({ fault }) => fault !== undefined).length;
    const executed = bytes.faults.length;
    const figures = { cases: cases.length, failed, changed_bytes: bytes.changes, executed };
    return { passed: cases.length - failed, failed: failed + executed, skipped: 0, figures };
  } finally {
    await stage.close();
  }
}

interface Stage {
  readonly visits: Visits;
  readonly origin: string;
  close(): Promise<void>;
}

/** The product on ports and data of its own, with releases that do wrong on demand, and a browser. */
async function openStage(folder: string): Promise<Stage> {
  const base = String(await freeBase());
  const own = { KENGETAL_PORT: base, KENGETAL_DATA: folder };
  const environment = { ...process.env, ...own, DATABASE_URL: '', KENGETAL_LOG: 'warn' };
  const places = placesOf(own);
  const report = (line: string) => console.log(line);
  const kengetal = await startKengetal({ places, environment, development: false, report });
  await buildProofReleases();
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  const origin = places.originOf('shell');
  const close = async () => {
    await browser.close();
    await removeProofReleases();
    await kengetal.stop();
  };
  return { visits: new Visits(browser, origin), origin, close };
}

/** A few at a time, in the order of the table; what fails is tried once more, alone. */
async function runAll(cases: readonly Case[], run: Run): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = [...cases.entries()];
  let done = 0;
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      outcomes[next[0]] = await outcomeOf(next[1], run);
      done += 1;
      if (done % PROGRESS_EVERY === 0) console.log(`  ${done} van ${cases.length}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  let again = 0;
  for (const [index, { one, fault }] of outcomes.entries()) {
    if (fault === undefined) continue;
    outcomes[index] = await outcomeOf(one, run);
    again += outcomes[index].fault === undefined ? 1 : 0;
  }
  if (again > 0) console.log(`${again} geval(len) slaagden pas bij de tweede poging.`);
  return outcomes;
}

type Run = (one: Case) => Promise<void>;

const outcomeOf = (one: Case, run: Run): Promise<Outcome> =>
  run(one).then(
    () => ({ one }),
    (error: unknown) => ({ one, fault: String(error) }),
  );
