import { createRandom } from '@kengetal/generator';
import type { Arena, Attack } from './attack.ts';
import { askedBy } from './calls.ts';
import { send } from './requests.ts';
import { Tally } from './tally.ts';

/** One attack on one database, and what others met of it. */
export interface Outcome {
  readonly name: string;
  readonly faults: readonly string[];
  /** Why it was not done. */
  readonly skipped?: string;
  readonly requests: number;
  readonly serverErrors: number;
  readonly seconds: number;
  /** Of another tenant that reads its dashboard every 100 ms. */
  readonly waits: readonly number[];
  /** Most processor time of a turn of the API's event loop, and its largest memory. */
  readonly loopMaxMs: number;
  readonly peakBytes: number;
  /** From a kill or a full disk to the next right answer. */
  readonly recoveryMs?: number;
}

const LONGEST_MS = 300_000;
const STATS_WITHIN_MS = 20_000;

/** Runs an attack while another tenant reads on. */
export async function runAttack(arena: Arena, attack: Attack): Promise<Outcome> {
  if (attack.settings) await arena.restart(attack.settings);
  const outcome = await (attack.apart ? runApart(arena, attack) : runBeside(arena, attack));
  if (attack.settings) await arena.restart();
  return outcome;
}

/** Beside the other tenant. */
async function runBeside(arena: Arena, attack: Attack): Promise<Outcome> {
  // A sample runs among other tests, which take their part of the machine.
  const tally = new Tally(arena.scale === 1);
  arena.neighbour.begin(await askedBy(arena));
  const { api } = arena;
  api.begin();
  const seconds = await run(arena, attack, tally);
  const seen = await arena.neighbour.end();
  for (const wrong of new Set(seen.wrong)) tally.fault(`een ander kreeg: ${wrong}`);
  const stats = await within(STATS_WITHIN_MS, api.stats()).catch(() => undefined);
  await revived(arena, tally);
  return {
    name: attack.name,
    faults: tally.faults,
    requests: tally.requests,
    serverErrors: tally.serverErrors + seen.wrong.length,
    seconds,
    waits: seen.waits,
    loopMaxMs: stats?.heldMaxMs ?? NaN,
    peakBytes: stats?.peakBytes ?? NaN,
  };
}

/** What takes the API or its database down: how soon the right answer is there again. */
async function runApart(arena: Arena, attack: Attack): Promise<Outcome> {
  const tally = new Tally();
  const seconds = await run(arena, attack, tally);
  await revived(arena, tally);
  const { faults, skipped, requests, serverErrors, recoveryMs } = tally;
  const unseen = { waits: [], loopMaxMs: NaN, peakBytes: NaN };
  const counted = { faults, skipped, requests, serverErrors, recoveryMs };
  return { name: attack.name, seconds, ...counted, ...unseen };
}

/** Answers the seconds that it took. */
async function run(arena: Arena, attack: Attack, tally: Tally): Promise<number> {
  arena.random = createRandom(arena.seed);
  const began = performance.now();
  await within(LONGEST_MS, attack.run(arena, tally)).catch((error: unknown) =>
    tally.fault(error instanceof Error ? error.message : String(error)),
  );
  return (performance.now() - began) / 1_000;
}

/** An API that has gone, or hangs, is a fault; the next attack gets a new one. */
async function revived(arena: Arena, tally: Tally): Promise<void> {
  const answer = await send(arena.api.origin, { method: 'GET', path: '/ready' });
  if (answer.status === 200) return;
  tally.fault(`de API is er niet meer: ${answer.status} ${answer.text}`);
  await arena.api.kill();
  await arena.restart();
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`niet klaar binnen ${ms / 1_000} s`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
