import { ANYONE } from './limits.ts';
import { turns } from './turns.ts';

describe('turns at one connection', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const begin = () => {
    const turn = turns({ slots: 1, perOwner: 1, waitMs: 5_000 });
    const order: string[] = [];
    const told = (name: string) => async () => {
      order.push(name);
      return Promise.resolve();
    };
    let finish = () => undefined as void;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const reading = turn.unchanged(() => finished);
    return { turn, order, told, reading, finish: () => finish() };
  };

  it('lets others read between the questions of who wants things unchanged, and write after', async () => {
    const { turn, order, told, reading, finish } = begin();
    const anna = { kind: 'request', owner: 'anna' } as const;
    const written = turn.takeToWrite(told('written'), anna);
    await turn.take(told('read by the same'), anna);
    await turn.take(told('read by another'), ANYONE);
    finish();
    await Promise.all([reading, written]);
    expect(order).toEqual(['read by the same', 'read by another', 'written']);
  });

  it('lets nobody begin before who has waited long to write', async () => {
    const { turn, order, told, reading, finish } = begin();
    const written = turn.takeToWrite(told('written'), ANYONE);
    const early = turn.unchanged(told('unchanged early'));
    await jest.advanceTimersByTimeAsync(1_000);
    const late = turn.unchanged(() => turn.take(told('unchanged late'), ANYONE));
    finish();
    await Promise.all([reading, written, early, late]);
    expect(order).toEqual(['unchanged early', 'written', 'unchanged late']);
  });

  it('goes on when who waits to write has waited for too long', async () => {
    const { turn, order, told, reading, finish } = begin();
    const written = turn.takeToWrite(told('written'), ANYONE);
    const refused = expect(written).rejects.toMatchObject({ kind: 'busy' });
    await jest.advanceTimersByTimeAsync(5_000);
    await refused;
    await turn.unchanged(told('unchanged'));
    finish();
    await reading;
    expect(order).toEqual(['unchanged']);
  });
});

it('lets quiet work on beside who always asks, each turn after a wait that fits the last', async () => {
  const turn = turns({ slots: 2, perOwner: 1, waitMs: 5_000 });
  let end = () => undefined as void;
  const asked = turn.take(() => new Promise<void>((resolve) => (end = resolve)), ANYONE);
  const began = performance.now();
  for (let times = 0; times < 30; times += 1) await turn.takeQuietly(() => Promise.resolve());
  // Thirty waits of the longest kind are twelve seconds.
  expect(performance.now() - began).toBeLessThan(6_000);
  end();
  await asked;
});
