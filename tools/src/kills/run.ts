import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createRandom } from '@kengetal/generator';
import { ENGINES, openStage, type Engine, type Stage } from '../bench/api-stage.ts';
import { CommandError } from '../commands/execute.ts';
import { NOTHING, sum, type Count } from '../commands/steps.ts';
import { faultsOf } from './faults.ts';
import { imports } from './imports.ts';
import type { Inside, KilledWork, Outcome, Scene } from './kind.ts';
import { ageUploads, leftoversOf, lookInside } from './leftovers.ts';
import { removals } from './removals.ts';
import { syncs } from './syncs.ts';

interface Wanted {
  readonly kinds?: readonly string[];
  readonly engine?: string;
  readonly seed?: number;
  /** A few kills, on a server where there is one. */
  readonly sample: boolean;
}

/** What is killed. */
const WORK: readonly KilledWork[] = [imports, syncs, removals];

const [TIMES, SAMPLE_TIMES] = [50, 3];
const MANY = 1_000_000;
/** Chance that a program that was killed is killed again while it picks up. */
const AGAIN = 0.25;
/** Of so many kills on a server, one is of one of two programs: the other goes on. */
const OF_TWO = 3;
/** Some kills fall in the tidying after the work; they come on top of the times asked for. */
const BEYOND = 1.2;
/** Gives the last tidying its time. */
const TIDY_MS = 5_000;

/**
 * Kills the API as it is shipped at random moments of its work, and holds after each: what is shown
 * is wholly as before or wholly as after, the work goes on by itself, and nothing is left behind.
 * The count is of kills in the middle of work.
 */
export async function runKills({ kinds, engine, seed, sample }: Wanted): Promise<Count> {
  const used = seed ?? Math.floor(Math.random() * 1e6);
  console.log(`Kiemgetal ${used}; --seed ${used} kiest dezelfde momenten.`);
  const work = WORK.filter(({ name }) => kinds === undefined || kinds.includes(name));
  if (work.length === 0) {
    throw new CommandError(`Kies uit: ${WORK.map(({ name }) => name).join(', ')}.`);
  }
  const counts: Count[] = [];
  const chosen = engine ?? (sample ? 'postgres' : undefined);
  for (const one of ENGINES.filter((name) => chosen === undefined || chosen === name)) {
    for (const kind of work) counts.push(await killedOn(one, kind, { used, sample }));
  }
  return sum(counts);
}

async function killedOn(
  engine: Engine,
  work: KilledWork,
  { used, sample }: { readonly used: number; readonly sample: boolean },
): Promise<Count> {
  const beside = await work.settings?.();
  const stage = await openStage(engine, { settings: beside?.settings });
  if (!stage) {
    console.log('PostgreSQL is niet geïnstalleerd en dus niet geprobeerd.');
    await beside?.close();
    return { ...NOTHING, skipped: 1 };
  }
  const folder = await mkdtemp(join(tmpdir(), 'kengetal-kills-'));
  const outcome: Outcome = { kills: 0, cutOff: 0, looks: 0, faults: [] };
  const fault = (what: string) => outcome.faults.push(`na ${outcome.kills} keer: ${what}`);
  const random = createRandom(used);
  const scene: Scene = {
    stage,
    folder,
    outcome,
    fault,
    random: () => random.whole(0, MANY) / (MANY + 1),
  };
  try {
    await killedTimes(work, scene, {
      engine,
      times: sample ? (work.sample ?? SAMPLE_TIMES) : TIMES,
    });
  } finally {
    await stage.close();
    await beside?.close();
    await rm(folder, { recursive: true, force: true });
  }
  const { kills, cutOff, looks, faults } = outcome;
  console.log(
    `${work.name}, ${engine}: ${kills} keer beëindigd, ${cutOff} keer middenin, ${looks} keer gekeken`,
  );
  for (const one of faults) console.log(`  FOUT ${one}`);
  return { passed: Math.max(0, cutOff - faults.length), failed: faults.length, skipped: 0 };
}

async function killedTimes(
  work: KilledWork,
  scene: Scene,
  { engine, times }: { readonly engine: Engine; readonly times: number },
): Promise<void> {
  const { stage, outcome } = scene;
  const { ms, ready, once } = await work.begin(scene);
  console.log(`Een ${work.name} duurt ${Math.round(ms)} ms; ${times} keer midden erin beëindigen…`);
  for (let at = 0; outcome.cutOff < times; at += 1) {
    await ready?.();
    const ofTwo = engine === 'postgres' && at % OF_TWO === OF_TWO - 1;
    await (ofTwo ? killedOfTwo : killedOnce)(scene, ms * BEYOND, once);
    console.log(`  ${outcome.cutOff} van ${outcome.kills} keer, ${outcome.faults.length} fouten`);
  }
  await ageUploads(stage);
  const last = await stage.start();
  await wait(TIDY_MS);
  await last.api.stop();
  outcome.faults.push(...faultsOf(await leftoversOf(stage), 'everything is swept'));
}

type Once = Awaited<ReturnType<KilledWork['begin']>>['once'];

/** A program that is started again, as by who watches over it. */
async function killedOnce(scene: Scene, within: number, once: Once): Promise<void> {
  const { stage, outcome, random } = scene;
  let { client, api } = await stage.start();
  const judge = await once(client);
  let killedAt: number;
  do {
    await wait(random() * within);
    killedAt = Date.now();
    await api.kill();
    outcome.kills += 1;
    ({ client, api } = await stage.start());
  } while (random() < AGAIN);
  const { endedAt } = await judge(client, async (look) => {
    const isEmbedded = stage.environment.DATABASE_URL === undefined;
    if (isEmbedded) await api.stop();
    const seen = await lookInside(stage, look);
    if (isEmbedded) ({ api } = await stage.start());
    return seen;
  });
  if (endedAt > killedAt) outcome.cutOff += 1;
  await ended(scene, [api]);
}

/** One of two programs, which never comes back: the other takes its work over. */
async function killedOfTwo(scene: Scene, within: number, once: Once): Promise<void> {
  const { stage, outcome, random } = scene;
  const first = await stage.start();
  const other = await secondOf(stage, scene.folder);
  // Whichever of them does the work.
  const judge = await once(first.client);
  await wait(random() * within);
  const killedAt = Date.now();
  await first.api.kill();
  outcome.kills += 1;
  const inside: Inside = (look) => lookInside(stage, look);
  const { endedAt } = await judge(other.client, inside);
  if (endedAt > killedAt) outcome.cutOff += 1;
  await ended(scene, [other.api]);
}

/** Another program on the same server and shared files. */
function secondOf(stage: Stage, folder: string) {
  const { KENGETAL_DATA: shared = '' } = stage.environment;
  return stage.start({ KENGETAL_DATA: join(folder, 'tweede'), KENGETAL_FILES: shared });
}

async function ended(
  { stage, fault }: Scene,
  apis: readonly { stop(): Promise<number | null> }[],
): Promise<void> {
  for (const api of apis) if ((await api.stop()) !== 0) fault('de API stopte niet op tijd');
  faultsOf(await leftoversOf(stage), 'sweeping may go on').forEach(fault);
}
