import fastify from 'fastify';
import { systemClock } from './clock.ts';
import type { Sql } from './db/database.ts';
import { keepSwept } from './sweeping.ts';

const HOUR_MS = 3_600_000;

describe('what is over', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance'] }));
  afterEach(() => jest.useRealTimers());

  it('is removed at a start and by the clock, whatever failed, until the program ends', async () => {
    const { log } = fastify();
    const told = jest.spyOn(log, 'error').mockImplementation(() => undefined);
    const swept: string[] = [];
    const fails = () => {
      swept.push('fails');
      return Promise.reject(new Error('no disk'));
    };
    const passes = async () => void swept.push('passes');
    const sweeping = keepSwept({ sql: {} as Sql, clock: systemClock, log, everyMs: HOUR_MS }, [
      fails,
      passes,
    ]);
    await jest.advanceTimersByTimeAsync(HOUR_MS - 1);
    expect(swept).toEqual(['fails', 'passes']);
    await jest.advanceTimersByTimeAsync(1);
    expect(swept).toEqual(['fails', 'passes', 'fails', 'passes']);
    expect(told).toHaveBeenCalledTimes(2);
    await sweeping.stop();
    await jest.advanceTimersByTimeAsync(5 * HOUR_MS);
    expect(swept).toHaveLength(4);
  });
});
