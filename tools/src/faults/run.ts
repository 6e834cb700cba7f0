import { chromium } from '@playwright/test';
import { freeBase } from '../commands/ports.ts';
import { placesOf } from '../commands/places.ts';
import { startKengetal } from '../commands/kengetal.ts';
import { CommandError } from '../commands/execute.ts';
import type { Count } from '../commands/steps.ts';
import { CASES, NOT_CAUGHT, nameOf, type Case } from './cases.ts';
import { faultLines, tableOf, type Outcome } from './print.ts';
import { buildProofReleases } from './proof-release.ts';
import { runCase } from './run-case.ts';
import { Visits } from './world.ts';

const AT_ONCE = 2;

/**
 * Has every remote fail in every way, in a real browser, and holds what is seen against what is
 * expected. `only`: cases whose name holds one of these. The figures are counts of cases.
 */
export async function runFaults(folder: string, only: readonly string[] = []): Promise<Count> {
  const cases = CASES.filter((one) => only.every((part) => nameOf(one).includes(part)));
  if (cases.length === 0) throw new CommandError('Geen geval heet zo.');
  const base = String(await freeBase());
  const environment = {
    ...process.env,
    KENGETAL_PORT: base,
    DATABASE_URL: '',
    KENGETAL_LOG: 'warn',
  };
  const places = placesOf({ KENGETAL_PORT: base, KENGETAL_DATA: folder });
  const report = (line: string) => console.log(line);
  const kengetal = await startKengetal({ places, environment, development: false, report });
  const removeProofs = await buildProofReleases();
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  try {
    const visits = new Visits(browser, places.originOf('shell'));
    const outcomes = await runAll(cases, (one) => runCase(visits, places.originOf('shell'), one));
    for (const line of tableOf(outcomes)) report(line);
    for (const line of faultLines(outcomes)) report(line);
    for (const line of NOT_CAUGHT) report(`Niet op te vangen: ${line}.`);
    const failed = outcomes.filter(({ fault }) => fault !== undefined).length;
    const figures = { cases: outcomes.length, failed };
    return { passed: outcomes.length - failed, failed, skipped: 0, figures };
  } finally {
    await browser.close();
    await removeProofs();
    await kengetal.stop();
  }
}

/** A few at a time, in the order of the table. */
async function runAll(
  cases: readonly Case[],
  run: (one: Case) => Promise<void>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = [...cases.entries()];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, one] = next;
      const began = performance.now();
      const fault = await run(one).then(
        () => undefined,
        (error: unknown) => String(error),
      );
      const seconds = (performance.now() - began) / 1_000;
      outcomes[index] = { one, seconds, ...(fault !== undefined && { fault }) };
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return outcomes;
}
