/**
 * How often the event loop turns while something is done of which each step takes a slice: on a
 * clock that goes on by one whenever it is looked at.
 */
export async function turnsDuring(work: () => unknown): Promise<number> {
  let now = performance.now();
  const clock = Object.getOwnPropertyDescriptor(performance, 'now');
  performance.now = () => (now += 10);
  let turns = 0;
  let turning = setImmediate(function turn() {
    turns += 1;
    turning = setImmediate(turn);
  });
  try {
    await work();
  } finally {
    clearImmediate(turning);
    if (clock) Object.defineProperty(performance, 'now', clock);
    else Reflect.deleteProperty(performance, 'now');
  }
  return turns;
}
