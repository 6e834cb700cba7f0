import { setTimeout as wait } from 'node:timers/promises';
import { limitTurn } from './turn-limit.ts';

const LIMITS = { limitMs: 60_000, fairMs: 20, othersWait: () => true };

it('ends a turn that others wait for, and not for the time that the program itself was held', async () => {
  const cancel = jest.fn<void, []>();
  const held = limitTurn({ ...LIMITS, cancel });
  const until = performance.now() + 200;
  while (performance.now() < until);
  // The answer of a statement comes after the timers that are due.
  await wait(0);
  held.stop();
  expect(cancel).not.toHaveBeenCalled();

  const slow = limitTurn({ ...LIMITS, cancel });
  while (!slow.trouble) await wait(10);
  slow.stop();
  expect(cancel).toHaveBeenCalledTimes(1);
  expect(slow.trouble).toMatchObject({ kind: 'slow' });
});
