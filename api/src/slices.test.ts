import { setImmediate as nextTurn } from 'node:timers/promises';
import { inSlices, mapInSlices, nextSlice, type Steps } from './slices.ts';

describe('work in slices', () => {
  let now: number;
  beforeEach(async () => {
    await nextTurn(); // What others began is over.
    now = 1_000;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => jest.restoreAllMocks());

  /** Steps of one millisecond each, told by the turn of the loop in which they were made. */
  const stepsIn = async (turns: string[], name: string, count: number) => {
    for (let step = 0; step < count; step += 1) {
      await nextSlice();
      now += 1;
      turns[turns.length - 1] += name;
    }
  };
  /** How many steps were made in each turn of the loop until the work was done. */
  const turnsOf = async (...work: ((turns: string[]) => Promise<unknown>)[]) => {
    const turns = [''];
    let isDone = false;
    const turn = () => {
      turns.push('');
      if (!isDone) setImmediate(turn);
    };
    setImmediate(turn);
    await Promise.all(work.map((each) => each(turns)));
    isDone = true;
    return turns.map((steps) => steps.length).filter((steps) => steps > 0);
  };

  it('lets the loop turn after ten milliseconds', async () => {
    expect(await turnsOf((turns) => stepsIn(turns, 'a', 35))).toEqual([10, 10, 10, 5]);
  });

  it('holds a turn for one slice, however many want one, and finishes all', async () => {
    const many = Array.from({ length: 5 }, () => (turns: string[]) => stepsIn(turns, 'a', 25));
    const turns = await turnsOf(...many);
    // Steps that began together are not undone.
    expect(Math.max(...turns)).toBeLessThanOrEqual(10 + many.length);
    expect(turns.reduce((sum, steps) => sum + steps)).toBe(5 * 25);
  });

  it('does not wait where there is time', async () => {
    expect(await turnsOf((turns) => stepsIn(turns, 'a', 10))).toEqual([10]);
  });

  it('maps in order, a hundred items at a time at least', async () => {
    const items = Array.from({ length: 1_000 }, (_, index) => index);
    let made: number[] = [];
    const turns = await turnsOf(async (steps) => {
      made = await mapInSlices(items, (item, index) => {
        now += 0.125;
        steps[steps.length - 1] += 'a';
        return item + index;
      });
    });
    expect(made).toEqual(items.map((item) => 2 * item));
    expect(turns).toEqual(Array.from({ length: 10 }, () => 100));
  });

  it('does steps in order, and as many in a turn as there is time for', async () => {
    function* steps(): Steps<string> {
      for (let step = 0; step < 25; step += 1) {
        now += 1;
        yield;
      }
      return 'made';
    }
    let made = '';
    const turns = await turnsOf(async (told) => {
      const counted = steps();
      const next = counted.next.bind(counted);
      counted.next = () => {
        told[told.length - 1] += 'a';
        return next();
      };
      made = await inSlices(counted);
    });
    expect(made).toBe('made');
    expect(turns).toEqual([10, 10, 6]);
  });
});
