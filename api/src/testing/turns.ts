/**
 * How often the event loop turns while something is done of which each step takes a slice: on a
 * clock that goes on by one whenever it is looked at.
 */
export async function turnsDuring(work: () => unknown): Promise<number> {
  let now = performance.now();
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 10));
  let turns = 0;
  let turning = setImmediate(function turn() {
    turns += 1;
    turning = setImmediate(turn);
  });
  try {
    await work();
  } finally {
    clearImmediate(turning);
    clock.mockRestore();
  }
  return turns;
}
