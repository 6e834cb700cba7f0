import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { DatabaseTrouble } from '../db/trouble.ts';
import { TooMuch } from '../pool/pool.ts';
import { ENGINES } from '../testing/environment.ts';
import type { Job, Running } from './kind.ts';
import type { JobQueue } from './queue.ts';
import { programs } from './testing/programs.ts';

jest.setTimeout(600_000);

const RUNS = process.env.KENGETAL_HEAVY === '1' ? 100 : 8;

/** What happens in the runs of a job, one after the other; then it is done. */
const fates = fc.array(fc.constantFrom('passes', 'breaks', 'too much', 'hangs', 'slow'), {
  maxLength: 3,
});

/** A run that goes on after its program was killed is not one that counts. */
interface Run {
  readonly key: string;
  readonly program: string;
}

describe.each(ENGINES)('jobs of programs that are killed (%s)', (engine) => {
  const { test, begin, kill, add, pass, rows, still } = programs(engine);

  it('never runs twice at once and always ends', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fates, { minLength: 1, maxLength: 6 }),
        fc.array(fc.boolean(), { maxLength: 8 }),
        async (fateOf, killedAt) => {
          await test.database.rows('DELETE FROM jobs');
          const under = new Set<Run>();
          const [counted, twice, times] = [
            new Map<string, number>(),
            [] as string[],
            new Map<string, number>(),
          ];
          const kindOf = (program: string) => ({
            run: async ({ key }: Job, { signal, finish }: Running) => {
              const mine = { key, program };
              if ([...under].some((run) => run.key === key)) twice.push(key);
              under.add(mine);
              try {
                const time = times.get(key) ?? 0;
                times.set(key, time + 1);
                const fate = fateOf[Number(key)]?.[time];
                if (fate === 'hangs')
                  await new Promise((_, stop) => signal.addEventListener('abort', stop));
                if (fate === 'slow') await turn();
                if (fate === 'passes') throw new DatabaseTrouble('away', 'away');
                if (fate === 'breaks') throw new Error('broken');
                if (fate === 'too much') throw new TooMuch('too much');
                await test.database.transaction(async (sql) => {
                  await finish(sql);
                  counted.set(key, (counted.get(key) ?? 0) + 1);
                });
              } finally {
                under.delete(mine);
              }
            },
          });
          const start = async () => {
            const worker = { id: randomUUID() };
            return { worker, queue: await begin(kindOf(worker.id), { worker }) };
          };
          const killed = ({ worker, queue }: { worker: { id: string }; queue: JobQueue }) => {
            kill(queue, worker);
            for (const run of under) if (run.program === worker.id) under.delete(run);
          };
          for (const [index] of fateOf.entries()) await add({ key: String(index) });
          const running = [await start(), await start()];
          const isLeft = async () =>
            (await rows()).some(({ state }) => state === 'wachtend' || state === 'bezig');
          for (let step = 0; await isLeft(); step += 1) {
            const [victim] = running;
            // What hangs is only ended with its program.
            if (victim && (killedAt[step] ?? step % 3 === 2)) {
              running.shift();
              killed(victim);
              running.push(await start());
            }
            for (const { queue } of running) await queue.renew();
            for (const { queue } of running) queue.wake();
            // Who lives renews in time, before the 30 s of a lease are over; no claim takes so long.
            await still();
            pass(20);
            if (step > 200) throw new Error('it does not end');
          }
          for (const one of running) killed(one);
          expect(twice).toEqual([]);
          expect([...counted.values()].every((count) => count === 1)).toBe(true);
        },
      ),
      { numRuns: RUNS },
    );
  });
});
