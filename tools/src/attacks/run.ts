import { CommandError } from '../commands/execute.ts';
import { NOTHING, sum, type Count } from '../commands/steps.ts';
import { ENGINES, type Engine } from '../bench/api-stage.ts';
import { openArena, type ArenaOptions } from './arena.ts';
import type { Attack } from './attack.ts';
import { ATTACKS } from './attacks.ts';
import { HEADING, linesOf, summaryOf, type Outcomes } from './print.ts';
import { runAttack, type Outcome } from './run-attack.ts';

export interface Wanted {
  /** Kinds of attacks; all when left out. */
  readonly kinds?: readonly string[];
  readonly engine?: string;
  /** Repeats what chance did in an earlier run. */
  readonly seed?: number;
  /** Some attacks with few requests, in half a minute, on the database that the seed picks. */
  readonly sample: boolean;
}

const NAMES: Record<Engine, string> = { postgres: 'PostgreSQL', pglite: 'ingebouwde database' };
const SAMPLE: Pick<ArenaOptions, 'scale' | 'years'> = { scale: 0.04, years: 1 };
const WHOLE: Pick<ArenaOptions, 'scale' | 'years'> = {
  scale: 1,
  years: 3,
};

/**
 * Attacks the API as it is shipped, with the books of two organisations, on both databases. The
 * last line is one JSON object; the count is of attacks.
 */
export async function runAttacks({ kinds, engine, seed, sample }: Wanted): Promise<Count> {
  const chosen = attacksOf(kinds).filter((attack) => !sample || attack.sampled);
  if (engine !== undefined && !ENGINES.some((one) => one === engine)) {
    throw new CommandError(`Kies een database: ${ENGINES.join(' of ')}.`);
  }
  const used = seed ?? Math.floor(Math.random() * 1e6);
  console.log(`Kiemgetal ${used}; --seed ${used} herhaalt wat het toeval deed.`);
  const outcomes: Outcomes = {};
  const counts: Count[] = [];
  const only = engine ?? (sample ? ENGINES[used % ENGINES.length] : undefined);
  for (const one of ENGINES) {
    if (only !== undefined && only !== one) continue;
    const options = { engine: one, seed: used, ...(sample ? SAMPLE : WHOLE) };
    const done = await attackedOn(options, chosen);
    if (done) outcomes[one] = done;
    else console.log('PostgreSQL is niet geïnstalleerd en dus niet aangevallen.');
    counts.push(done ? countOf(done) : { ...NOTHING, skipped: 1 });
  }
  console.log(JSON.stringify(summaryOf(outcomes)));
  return sum(counts);
}

function attacksOf(kinds: readonly string[] = Object.keys(ATTACKS)): Attack[] {
  return kinds.flatMap((kind) => {
    const attacks = ATTACKS[kind];
    if (attacks) return attacks;
    throw new CommandError(
      `Onbekend soort '${kind}'. Kies uit: ${Object.keys(ATTACKS).join(', ')}.`,
    );
  });
}

async function attackedOn(
  options: ArenaOptions,
  attacks: readonly Attack[],
): Promise<Outcome[] | undefined> {
  const { engine } = options;
  const arena = await openArena(options);
  if (!arena) return undefined;
  try {
    console.log(`\n${NAMES[engine]}\n${HEADING}`);
    const outcomes: Outcome[] = [];
    for (const attack of attacks) {
      if (attack.only !== undefined && attack.only !== engine) continue;
      const outcome = await runAttack(arena, attack);
      for (const line of linesOf(outcome, engine)) console.log(line);
      outcomes.push(outcome);
    }
    return outcomes;
  } finally {
    await arena.close();
  }
}

function countOf(outcomes: readonly Outcome[]): Count {
  const failed = outcomes.filter(({ faults }) => faults.length > 0).length;
  const skipped = outcomes.filter((one) => one.skipped !== undefined).length;
  return { passed: outcomes.length - failed - skipped, failed, skipped };
}
