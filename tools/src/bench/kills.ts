import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { bulkAuditfile } from '@kengetal/generator';
import { CommandError } from '../commands/execute.ts';
import { ENGINES, openStage, type Engine, type Stage } from './api-stage.ts';
import type { ApiClient } from './api-client.ts';
import { faultsOf, mixedIn } from './kills-faults.ts';
import { broughtBy, shownOf, toldBy, type Shown } from './kills-figures.ts';
import { leftoversOf } from './kills-leftovers.ts';

type Report = (line: string) => void;

/** Kills of one engine and what was wrong after them. */
interface Outcome {
  kills: number;
  /** Imports that were killed before they were ready. */
  cutOff: number;
  /** Times that somebody looked between a kill and the end of the import. */
  looks: number;
  faults: string[];
}

const LINES = 20_000;
/** Chance that a program that was killed is killed again while it picks up. */
const AGAIN = 0.25;
/** Some kills fall in the sweeping after the import; they come on top of the times asked for. */
const BEYOND = 1.2;
/** Gives the last sweep its time. */
const SWEEP_MS = 5_000;

/**
 * Kills the API at random moments of an import that replaces a year by a newer version of it, and
 * holds after each: what is shown is wholly the old or wholly the new, the import goes on by
 * itself, and nothing is left behind in the database. Throws when anything is wrong.
 */
export async function benchKills(report: Report, args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      times: { type: 'string', default: '50' },
      engine: { type: 'string' },
    },
  });
  const outcomes: Partial<Record<Engine, Outcome>> = {};
  for (const engine of ENGINES) {
    if (values.engine !== undefined && values.engine !== engine) continue;
    const stage = await openStage(engine);
    if (!stage) {
      report('PostgreSQL is niet geïnstalleerd en dus niet geprobeerd.');
      continue;
    }
    const folder = await mkdtemp(join(tmpdir(), 'kengetal-bench-files-'));
    try {
      outcomes[engine] = await killed(new Year(folder), stage, Number(values.times), report);
    } finally {
      await stage.close();
      await rm(folder, { recursive: true, force: true });
    }
    printOutcome(engine, outcomes[engine], report);
  }
  const all = Object.entries(outcomes);
  report(JSON.stringify(Object.fromEntries(all.map(([name, one]) => [name, summaryOf(one)]))));
  if (all.some(([, { faults }]) => faults.length > 0)) {
    throw new CommandError('Na een abrupt einde klopte niet alles; zie hierboven.');
  }
}

/** Ever newer versions of one year, each longer than the one before. */
class Year {
  #version = 0;
  constructor(private readonly folder: string) {}

  async next(): Promise<string> {
    this.#version += 1;
    const path = join(this.folder, 'boeken.xaf');
    const targetLines = LINES + this.#version * 10;
    const bytes = bulkAuditfile({ seed: 9, firstMonth: 202501, targetLines });
    await pipeline(bytes, createWriteStream(path));
    return path;
  }
}

async function killed(year: Year, stage: Stage, times: number, report: Report): Promise<Outcome> {
  const outcome: Outcome = { kills: 0, cutOff: 0, looks: 0, faults: [] };
  const { client, api } = await stage.start();
  const organisation = await client.makeOrganisation('Testbedrijf');
  await imported(client, organisation, await year.next());
  const ms = await imported(client, organisation, await year.next());
  await api.stop();
  report(`Een import duurt ${Math.round(ms)} ms; ${times} keer midden erin beëindigen…`);
  const duration = ms * BEYOND;
  while (outcome.cutOff < times) {
    await killedOnce({ stage, organisation, file: await year.next(), duration, outcome });
    report(`  ${outcome.cutOff} van ${outcome.kills} keer, ${outcome.faults.length} fouten`);
  }
  const last = await stage.start();
  await wait(SWEEP_MS);
  await last.api.stop();
  outcome.faults.push(...faultsOf(await leftoversOf(stage), 'everything is swept'));
  return outcome;
}

interface Round {
  readonly stage: Stage;
  readonly organisation: string;
  readonly file: string;
  readonly duration: number;
  readonly outcome: Outcome;
}

async function killedOnce({ stage, organisation, file, duration, outcome }: Round): Promise<void> {
  const fault = (what: string) => outcome.faults.push(`na ${outcome.kills} keer: ${what}`);
  let { client, api } = await stage.start();
  const projectId = await projectOf(client, organisation);
  const old = await shownOf(client, projectId);
  const { import_id } = await client.upload(organisation, file);
  let killedAt: number;
  do {
    await wait(Math.random() * duration);
    killedAt = Date.now();
    await api.kill();
    outcome.kills += 1;
    ({ client, api } = await stage.start());
  } while (Math.random() < AGAIN);
  const { seen, job } = await watched(client, projectId, import_id);
  const now = await shownOf(client, projectId);
  const exitCode = await api.stop();

  outcome.looks += seen.length;
  if (Date.parse(job.finished_at ?? '') > killedAt) outcome.cutOff += 1;
  mixedIn(seen, old, now).forEach(fault);
  const brought = broughtBy({ linesOf: { lines: now.lines, debit: now.debit }, job });
  if (!isDeepStrictEqual(brought, await toldBy(file))) fault(`andere cijfers, ${job.status}`);
  if (exitCode !== 0) fault('de API stopte niet op tijd');
  faultsOf(await leftoversOf(stage), 'sweeping may go on').forEach(fault);
}

/** Looks again and again until the import has ended. */
async function watched(client: ApiClient, projectId: string, import_id: string) {
  const seen: Shown[] = [];
  for (;;) {
    seen.push(await shownOf(client, projectId));
    const job = await client.ask('getImport', { query: { import_id } });
    if (job.status !== 'wachtend' && job.status !== 'bezig') return { seen, job };
  }
}

/** Milliseconds from the end of the upload. */
async function imported(client: ApiClient, organisation: string, file: string): Promise<number> {
  const { import_id } = await client.upload(organisation, file);
  const began = performance.now();
  await client.ready(import_id);
  return performance.now() - began;
}

async function projectOf(client: ApiClient, organisation_id: string): Promise<string> {
  const [project] = await client.ask('organisationProjects', { query: { organisation_id } });
  if (!project) throw new Error('there is no project');
  return project.project_id;
}

function printOutcome(engine: Engine, outcome: Outcome | undefined, report: Report): void {
  if (!outcome) return;
  const { kills, cutOff, looks, faults } = outcome;
  report(
    `${engine}: ${kills} keer beëindigd, ${cutOff} keer midden in een import, ${looks} keer gekeken`,
  );
  for (const fault of faults) report(`  FOUT ${fault}`);
}

const summaryOf = ({ kills, cutOff, looks, faults }: Outcome) => ({
  kills,
  cut_off: cutOff,
  looks,
  faults: faults.length,
});
