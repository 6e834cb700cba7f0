import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { DatabaseTrouble } from '../db/trouble.ts';
import { TooMuch } from '../pool/pool.ts';
import { ENGINES } from '../testing/environment.ts';
import { LeaseLost, type Job, type Running } from './kind.ts';
import { programs } from './testing/programs.ts';

/** Something that is still to happen. */
function later() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve: () => resolve() };
}

const away = () => new DatabaseTrouble('away', 'the connection broke');

describe.each(ENGINES)('a job (%s)', (engine) => {
  const { test, clock, begin, kill, add, pass, organisation, rows, until } = programs(engine);

  it('is done once, by one of several programs, and is gone then', async () => {
    const runs: string[] = [];
    const run = ({ key }: Job) => Promise.resolve(void runs.push(key));
    const keys = Array.from({ length: 20 }, (_, index) => `nr ${index}`);
    for (const key of keys) await add({ key });
    const queues = [await begin({ run }), await begin({ run })];
    await Promise.all(queues.map((queue) => queue.idle()));
    expect(runs.sort()).toEqual(keys.sort());
    expect(await rows()).toEqual([]);
  });

  it('takes turns by organisation, the oldest of each first', async () => {
    const [busy, other] = [await organisation(), await organisation()];
    for (const key of ['b1', 'b2', 'b3', 'b4']) await add({ key, organisationId: busy, size: 9e9 });
    for (const key of ['o1', 'o2']) await add({ key, organisationId: other, size: 9e9 });
    const order: string[] = [];
    const queue = await begin({ run: ({ key }) => Promise.resolve(void order.push(key)) });
    await queue.idle();
    expect(order).toEqual(['b1', 'o1', 'b2', 'o2', 'b3', 'b4']);
  });

  it('is passed by a small one of another, not by one that must not run beside it', async () => {
    const begun: string[] = [];
    const run = async ({ key }: Job, { signal }: Running) => {
      begun.push(key);
      if (key === 'lang') await once(signal, 'abort');
    };
    await add({ key: 'lang', alone: 'a', size: 9e9 });
    await add({ key: 'ook lang', alone: 'b', size: 9e9 });
    await add({ key: 'eigen', alone: 'a' });
    await add({ key: 'ander', alone: 'c' });
    const queue = await begin({ run });
    await until(() => begun.length === 2);
    queue.wake();
    await until(async () => (await rows()).length === 3);
    expect(begun).toEqual(['lang', 'ander']);
  });

  it('is taken over when its lease has ended, and counts once', async () => {
    const counted: string[] = [];
    const doing = (name: string, meanwhile: Promise<unknown>) => ({
      run: async ({ key }: Job, { finish }: Running) => {
        if (key === 'een') await meanwhile;
        await test.database.transaction(async (sql) => {
          await finish(sql);
          counted.push(key === 'een' ? name : key);
        });
      },
    });
    const slow = later();
    await add({ key: 'een' });
    const first = await begin(doing('first', slow.promise));
    await until(async () => (await rows())[0]?.state === 'bezig');
    const second = await begin(doing('second', Promise.resolve()));
    pass(20);
    await first.renew();
    pass(20);
    // Who looks takes the oldest that may be taken: that is not the first one, as long as it is held.
    await add({ key: 'twee' });
    second.wake();
    await until(() => counted.length > 0);
    expect(counted).toEqual(['twee']);
    pass(11);
    await second.idle();
    slow.resolve();
    await first.idle();
    expect(counted).toEqual(['twee', 'second']);
  });

  it('is stopped where its lease was lost', async () => {
    const stops: unknown[] = [];
    const run = async (_job: Job, { signal }: Running) => {
      await once(signal, 'abort');
      stops.push(signal.reason);
      throw new LeaseLost();
    };
    await add({ key: 'een' });
    const first = await begin({ run });
    await until(async () => (await rows())[0]?.state === 'bezig');
    await test.database.rows('UPDATE jobs SET worker = $1', [randomUUID()]);
    await first.renew();
    await until(() => stops.length === 1);
    expect(stops).toEqual(['lost']);
  });

  it('waits longer after each failure that may pass, and has failed after as many as it may', async () => {
    const told: string[] = [];
    let runs = 0;
    const queue = await begin({
      run: () => {
        runs += 1;
        return Promise.reject(away());
      },
      ended: (_sql, { key }, how) => Promise.resolve(void told.push(`${key} ${how}`)),
    });
    await add({ key: 'een' });
    for (const [times, seconds] of [
      [1, 1],
      [2, 2],
    ] as const) {
      queue.wake();
      await until(async () => (await rows())[0]?.failures === times);
      pass(seconds - 0.1);
      queue.wake();
      pass(0.2);
    }
    await queue.idle();
    expect([runs, told]).toEqual([3, ['een mislukt']]);
    expect(await rows()).toMatchObject([{ state: 'mislukt', error: 'the connection broke' }]);
    expect([await add({ key: 'een' }), await add({ key: 'een' }, true)]).toEqual([
      'mislukt',
      'wachtend',
    ]);
  });

  it('has failed at once by what does not pass', async () => {
    const queue = await begin({ run: () => Promise.reject(new Error('een fout')) });
    await add({ key: 'een' });
    await queue.idle();
    expect(await rows()).toMatchObject([{ state: 'mislukt', failures: 0, error: 'een fout' }]);
  });

  it('is put aside when it ended its thread twice, until it is about something else', async () => {
    let runs = 0;
    const told: string[] = [];
    const queue = await begin({
      run: () => {
        runs += 1;
        return Promise.reject(new TooMuch('te veel'));
      },
      ended: (_sql, _job, how) => Promise.resolve(void told.push(how)),
    });
    await add({ key: 'een', version: '3' });
    await queue.idle();
    expect([runs, told]).toEqual([2, ['apart']]);
    expect(await add({ key: 'een', version: '3' }, true)).toBe('apart');
    expect(await add({ key: 'een', version: '4' })).toBe('wachtend');
    await queue.idle();
    expect(runs).toBe(4);
  });

  it.each([
    ['by itself', true, 'apart'],
    ['from outside', false, 'bezig'],
  ])('of a program that ended %s twice', async (_how, endedByItself, state) => {
    await add({ key: 'een' });
    const hang = { run: () => new Promise<void>(() => undefined) };
    const ids = [randomUUID(), randomUUID(), randomUUID()];
    for (const [at, id] of ids.entries()) {
      const before = ids[at - 1];
      const worker = { id, ...(before !== undefined && { before }) };
      const queue = await begin(hang, { worker, endedByItself });
      if (at < 2) await until(async () => (await rows())[0]?.state === 'bezig');
      else await until(async () => (await rows())[0]?.state === state);
      kill(queue, worker);
    }
    expect(await rows()).toMatchObject([{ state }]);
  });

  it('is cancelled while it waits and while it runs, here and elsewhere', async () => {
    const told: string[] = [];
    const kind = {
      run: async (_job: Job, { signal }: Running) => {
        await once(signal, 'abort');
        signal.throwIfAborted();
      },
      ended: (_sql: unknown, { key }: Job, how: string) =>
        Promise.resolve(void told.push(`${key} ${how}`)),
    };
    await add({ key: 'een', size: 9e9 });
    const [here] = [await begin(kind)];
    await until(async () => (await rows())[0]?.state === 'bezig');
    await add({ key: 'wacht', size: 9e9 });
    expect(await here.cancel('import', 'wacht')).toBe(true);
    expect(told).toEqual(['wacht geannuleerd']);
    const elsewhere = await begin(kind);
    expect(await elsewhere.cancel('import', 'een')).toBe(true);
    await here.renew();
    await until(() => told.length === 2);
    expect(told).toEqual(['wacht geannuleerd', 'een geannuleerd']);
    await here.idle();
    expect(await rows()).toEqual([]);
    expect(await here.cancel('import', 'een')).toBe(false);
  });

  it('of which another version is asked while it runs is done once more', async () => {
    const versions: string[] = [];
    const first = later();
    const queue = await begin({
      run: async ({ version }) => {
        versions.push(version);
        if (versions.length === 1) await first.promise;
      },
    });
    await add({ key: 'een', version: '1' });
    queue.wake();
    await until(() => versions.length === 1);
    await add({ key: 'een', version: '2' });
    first.resolve();
    await queue.idle();
    expect(versions).toEqual(['1', '2']);
  });

  it('is let go when the program ends, and done by the next one at once', async () => {
    let runs = 0;
    const run = async (_job: Job, { signal }: Running) => {
      runs += 1;
      if (runs > 1) return;
      await once(signal, 'abort');
      signal.throwIfAborted();
    };
    await add({ key: 'een' });
    const first = await begin({ run });
    await until(() => runs === 1);
    await first.stop();
    expect(await rows()).toMatchObject([{ state: 'wachtend', failures: 0 }]);
    await (await begin({ run })).idle();
    expect([runs, await rows(), clock.today()]).toEqual([2, [], '2025-03-18']);
  });
});
