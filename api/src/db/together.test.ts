import { together } from './together.ts';

/** Statements that are answered when the test says so. */
function statements() {
  const begun: { keys: readonly string[]; answer: () => void; fail: () => void }[] = [];
  const ask = together(
    (keys: readonly string[]) =>
      new Promise<string[]>((resolve, reject) => {
        const answer = () => resolve(keys.map((key) => `${key}!`));
        begun.push({ keys, answer, fail: () => reject(new Error('gone')) });
      }),
  );
  return { begun, ask };
}

const arrived = () => new Promise((resolve) => setImmediate(resolve));

it('asks in one statement for those who come at once, each for their own answer', async () => {
  const { begun, ask } = statements();
  const answers = Promise.all([ask('a'), ask('b'), ask('a')]);
  await arrived();
  expect(begun.map(({ keys }) => keys)).toEqual([['a', 'b', 'a']]);
  begun[0]?.answer();
  expect(await answers).toEqual(['a!', 'b!', 'a!']);
});

it('lets nobody join a statement that has begun', async () => {
  const { begun, ask } = statements();
  const early = ask('a');
  await arrived();
  const late = ask('a');
  await arrived();
  begun[0]?.answer();
  expect(await early).toBe('a!');
  await arrived();
  expect(begun.map(({ keys }) => keys)).toEqual([['a'], ['a']]);
  begun[1]?.answer();
  expect(await late).toBe('a!');
});

it('goes on after a statement that failed', async () => {
  const { begun, ask } = statements();
  const failing = ask('a');
  await arrived();
  begun[0]?.fail();
  await expect(failing).rejects.toThrow('gone');
  const next = ask('b');
  await arrived();
  begun[1]?.answer();
  expect(await next).toBe('b!');
});

it('begins one statement at a time, and another when that one is slow', async () => {
  const { begun, ask } = statements();
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  const early = ask('a');
  await arrived();
  const late = ask('b');
  await arrived();
  expect(begun.map(({ keys }) => keys)).toEqual([['a']]);
  now.mockReturnValue(1_000);
  const last = ask('c');
  await arrived();
  expect(begun.map(({ keys }) => keys)).toEqual([['a'], ['b', 'c']]);
  for (const { answer } of begun) answer();
  expect(await Promise.all([early, late, last])).toEqual(['a!', 'b!', 'c!']);
  now.mockRestore();
});
