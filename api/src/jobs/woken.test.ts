import { AsyncLocalStorage } from 'node:async_hooks';
import { wokenBy } from './woken.ts';

describe('work that is woken', () => {
  it('works outside of what the one who woke it is in', async () => {
    const transaction = new AsyncLocalStorage<string>();
    const seen: (string | undefined)[] = [];
    const woken = wokenBy(
      () => Promise.resolve(void seen.push(transaction.getStore())),
      (error) => {
        throw error;
      },
    );
    transaction.run('of a request', () => woken.wake());
    await woken.running();
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
    const woken = wokenBy(work, (error) => failures.push(error));
    woken.wake();
    await woken.running();
    await jest.advanceTimersByTimeAsync(10_000);
    expect([times, failures.length]).toEqual([2, 1]);
    jest.useRealTimers();
  });
});
