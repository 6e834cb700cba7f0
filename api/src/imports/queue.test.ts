import { AsyncLocalStorage } from 'node:async_hooks';
import { queueOf } from './queue.ts';

describe('a queue', () => {
  it('works outside of what the one who woke it is in', async () => {
    const transaction = new AsyncLocalStorage<string>();
    const seen: (string | undefined)[] = [];
    const queue = queueOf(
      () => Promise.resolve(void seen.push(transaction.getStore())),
      (error) => {
        throw error;
      },
    );
    transaction.run('of a request', () => queue.wake());
    await queue.running();
    expect(seen).toEqual([undefined]);
  });

  it('tries again what failed', async () => {
    jest.useFakeTimers();
    const failures: unknown[] = [];
    let times = 0;
    const work = () => {
      times += 1;
      return times === 1 ? Promise.reject(new Error('away')) : Promise.resolve();
    };
    const queue = queueOf(work, (error) => failures.push(error));
    queue.wake();
    await queue.running();
    await jest.advanceTimersByTimeAsync(10_000);
    expect([times, failures.length]).toEqual([2, 1]);
    jest.useRealTimers();
  });
});
