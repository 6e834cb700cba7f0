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
});
