import { createTabLink, type TabMessage } from './tabs.ts';

/** Web Locks as far as they are used: one holder, a queue, giving up waiting, and taking over. */
class FakeLocks {
  #tail: Promise<unknown> = Promise.resolve();

  request = ((_name: string, options: LockOptions, work: () => Promise<unknown>) => {
    const turn = options.steal ? Promise.resolve() : this.#tail;
    const gaveUp = new Promise<never>((_resolve, reject) => {
      options.signal?.addEventListener('abort', () => reject(options.signal?.reason));
    });
    const held = Promise.race([turn, gaveUp]).then(work);
    this.#tail = held.catch(() => undefined);
    return held;
  }) as LockManager['request'];
}

const soon = { lockLimitMs: 20, messageWaitMs: 20 };

describe('the lock that tabs share', () => {
  it('lets one work at a time', async () => {
    const locks = new FakeLocks();
    const order: string[] = [];
    const work = (name: string) => async () => {
      order.push(`${name} begins`);
      await Promise.resolve();
      order.push(`${name} ends`);
      return name;
    };
    const tabs = createTabLink({ locks, channel: null });
    const both = [tabs.exclusive(work('one')), tabs.exclusive(work('other'))];
    await expect(Promise.all(both)).resolves.toEqual(['one', 'other']);
    expect(order).toEqual(['one begins', 'one ends', 'other begins', 'other ends']);
  });

  it('is taken from a tab that hangs', async () => {
    const locks = new FakeLocks();
    const frozen = createTabLink({ locks, channel: null, ...soon });
    void frozen.exclusive(() => new Promise(() => undefined));
    const tabs = createTabLink({ locks, channel: null, ...soon });
    await expect(tabs.exclusive(async () => 'done')).resolves.toBe('done');
  });

  it('passes on how the work fails, and does it once', async () => {
    const tabs = createTabLink({ locks: new FakeLocks(), channel: null });
    const work = jest.fn(() => Promise.reject(new DOMException('x', 'TimeoutError')));
    await expect(tabs.exclusive(work)).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('is done without where the browser has none', async () => {
    const tabs = createTabLink({ locks: null, channel: null });
    await expect(tabs.exclusive(async () => 'done')).resolves.toBe('done');
  });
});

describe('messages', () => {
  function channel() {
    const target = new EventTarget();
    return {
      link: createTabLink({
        locks: null,
        channel: {
          postMessage: () => undefined,
          addEventListener: target.addEventListener.bind(
            target,
          ) as BroadcastChannel['addEventListener'],
        },
        ...soon,
      }),
      come: (data: TabMessage) => target.dispatchEvent(new MessageEvent('message', { data })),
    };
  }

  it('are waited for by kind, and not for ever', async () => {
    const { link, come } = channel();
    const waiting = link.next('signed-in');
    come({ kind: 'signed-in?' });
    come({ kind: 'signed-in' });
    await expect(waiting).resolves.toBe(true);
    await expect(link.next('signed-in')).resolves.toBe(false);
  });

  it('reach every listener', () => {
    const { link, come } = channel();
    const heard: string[] = [];
    link.listen(({ kind }) => heard.push(`one ${kind}`));
    link.listen(({ kind }) => heard.push(`other ${kind}`));
    come({ kind: 'signed-out' });
    expect(heard).toEqual(['one signed-out', 'other signed-out']);
  });
});
