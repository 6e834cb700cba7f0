import { handClock } from '../../testing/hand-clock.ts';
import { Keeping } from './keeping.ts';
import type { KeptAnswer } from './messages.ts';

/** An answer that is kept by a clock of the test. */
function kept(write: (answer: Partial<KeptAnswer>) => Promise<boolean>) {
  const clock = handClock();
  const onEnded = jest.fn();
  const keeping = new Keeping({ write, after: clock.after, onEnded });
  const second = async () => {
    clock.pass(1_000);
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { keeping, onEnded, second };
}

it('keeps what was told a second after it was, without anything being told after it', async () => {
  const written: Partial<KeptAnswer>[] = [];
  const { keeping, second } = kept((answer) => Promise.resolve(written.push(answer) > 0));
  keeping.keep({ content: 'De omzet' });
  keeping.keep({ content: 'De omzet was' });
  expect(written).toEqual([]);
  await second();
  await second();
  const { answer } = keeping;
  expect(answer.content).toBe('De omzet was');
  expect(written).toEqual([answer, { state: 'bezig' }]);
  await keeping.end();
  await second();
  expect(written).toHaveLength(2);
});

it('writes once more what could not be written', async () => {
  const written: Partial<KeptAnswer>[] = [];
  const { keeping, second } = kept((answer) =>
    written.push(answer) === 1 ? Promise.reject(new Error('away')) : Promise.resolve(true),
  );
  keeping.keep({ content: 'De omzet' });
  await second();
  await second();
  expect(written).toEqual([keeping.answer, keeping.answer]);
});

it('tells that the answer was ended elsewhere', async () => {
  const { onEnded, second } = kept(() => Promise.resolve(false));
  expect(onEnded).not.toHaveBeenCalled();
  await second();
  expect(onEnded).toHaveBeenCalledTimes(1);
});
