import { randomUUID } from 'node:crypto';
import { running } from '../testing/running.ts';
import { TooMuch } from '../pool/pool.ts';
import { Attempts, type Job } from './attempts.ts';

describe('a job that is too much', () => {
  const test = running();
  let attempts: Attempts;
  beforeAll(() => {
    attempts = new Attempts(test.database);
  });

  const newJob = (): Job => ({ kind: 'recurring', id: randomUUID(), version: 3 });
  const endThread = (job: Job) =>
    attempts
      .attempt(job, () => Promise.reject(new TooMuch('te veel')))
      .catch((error: unknown) => error);
  /** As the end of the program leaves it: the work neither done nor failed. */
  const leaveUnderWay = async (job: Job) => {
    await new Promise<void>((begun) => {
      void attempts.attempt(job, () => {
        begun();
        return new Promise(() => undefined);
      });
    });
  };

  it('is put aside when it ended its thread twice, until it is about other books', async () => {
    const job = newJob();
    await endThread(job);
    expect(await attempts.isPutAside(job)).toBe(false);
    await endThread(job);
    expect(await attempts.isPutAside(job)).toBe(true);
    expect(await attempts.isPutAside({ ...job, version: 4 })).toBe(false);
  });

  it('is put aside when the program ended by itself twice while it ran', async () => {
    const job = newJob();
    for (const isAside of [false, true]) {
      await leaveUnderWay(job);
      await attempts.afterStart(true);
      expect(await attempts.isPutAside(job)).toBe(isAside);
    }
  });

  it('is not put aside for a program that was killed, nor for another fault', async () => {
    const job = newJob();
    for (let time = 0; time < 3; time += 1) {
      await leaveUnderWay(job);
      await attempts.afterStart(false);
      const fault = attempts.attempt(job, () => Promise.reject(new Error('no connection')));
      await expect(fault).rejects.toThrow('no connection');
    }
    expect(await attempts.isPutAside(job)).toBe(false);
  });

  it('is as new once it has succeeded', async () => {
    const job = newJob();
    await endThread(job);
    await attempts.attempt(job, () => Promise.resolve());
    await endThread(job);
    expect(await attempts.isPutAside(job)).toBe(false);
  });
});
