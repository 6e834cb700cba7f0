import { setImmediate as turn } from 'node:timers/promises';
import { sqlOver } from '../db/database.ts';
import { fairQueue } from './fair-queue.ts';
import { openThreads, type Threads } from './pool.ts';
import type { Task } from './task.ts';
import { TOO_MUCH_TASKS, SCRIPT } from './testing/tasks.ts';

describe('threads', () => {
  let threads: Threads;
  beforeAll(() => {
    threads = openThreads({ script: SCRIPT, threads: 2, memoryMb: 64, log: console });
  });
  afterAll(() => threads.stop());

  const who = { organisationId: 'a', userId: 'b' };
  const done = <Output>(task: Task<null, Output>) =>
    threads.ask(who, (run) => run(task, null).made);

  it('ends what computes for too long, and says so', async () => {
    await expect(done(TOO_MUCH_TASKS.forEver)).rejects.toMatchObject({
      ...{ code: 'unprocessable', detail: 'Dit duurt te lang.' },
    });
    expect(await done(TOO_MUCH_TASKS.quick)).toBe(1);
  });

  it('ends what nobody waits for any more, and does not begin it', async () => {
    const given = new AbortController();
    const { signal } = given;
    const endless = () =>
      threads.ask(who, (run) => run(TOO_MUCH_TASKS.hungry, null, { signal }).made);
    const underWay = expect(endless()).rejects.toBe(given);
    given.abort(given);
    await underWay;
    await expect(endless()).rejects.toBe(given);
    expect(await done(TOO_MUCH_TASKS.quick)).toBe(1);
  });

  it('ends what takes too much memory, and nothing else', async () => {
    const refused = expect(done(TOO_MUCH_TASKS.hungry)).rejects.toMatchObject({
      detail: 'Dit is te groot.',
    });
    expect(await done(TOO_MUCH_TASKS.quick)).toBe(1);
    await refused;
  });

  it('gives a task the rows it asks for in pieces of what may be copied at a stretch', async () => {
    const rows = Array.from({ length: 10_001 }, (_, index) => index);
    const sql = sqlOver({
      query: () => Promise.resolve(rows),
      copy: () => Promise.reject(Error()),
    });
    const sent = jest.spyOn(MessagePort.prototype, 'postMessage');
    const given = await threads.ask(who, (run) => run(TOO_MUCH_TASKS.rows, null, { sql }).made);
    const messages = sent.mock.calls.map(([message]) => message as { rows?: unknown[] });
    sent.mockRestore();
    const pieces = messages.flatMap((message) => message.rows?.length ?? []);
    expect(given).toEqual(rows);
    expect(pieces).toEqual([2_000, 2_000, 2_000, 2_000, 2_000, 1]);
  });
});

describe('a fair queue', () => {
  const queueOf = (places: number) =>
    fairQueue({
      ...{ places, perOrganisation: 1, perPerson: 1, waitingPerOrganisation: 3, waiting: 5 },
    });

  it('takes turns by organisation', async () => {
    const queue = queueOf(1);
    const order: string[] = [];
    const take = (organisationId: string) =>
      queue.take({ organisationId, userId: organisationId }, async () => {
        await turn();
        order.push(organisationId);
      });
    await Promise.all(['a', 'a', 'a', 'b', 'b'].map(take));
    expect(order).toEqual(['a', 'a', 'b', 'a', 'b']);
  });

  it('keeps one organisation from taking all places, and its queue from growing', async () => {
    const queue = queueOf(2);
    let finish = () => undefined as void;
    const slow = new Promise<void>((resolve) => (finish = resolve));
    const own = [1, 2, 3, 4].map(() => queue.take({ organisationId: 'a' }, () => slow));
    await queue.take({ organisationId: 'b' }, () => Promise.resolve());
    const refused = queue.take({ organisationId: 'a' }, () => slow);
    await expect(refused).rejects.toMatchObject({ code: 'rate_limited' });
    finish();
    await Promise.all(own);
  });
});
