import type { Replayed } from './replay.ts';
import { ratioOf, scored } from './scores.ts';

/** Eight weeks ahead with the same error in each. */
const each = (cents: number) => Array<number>(8).fill(cents);
const week = (at: number, ours: number, held: boolean | null): Replayed => ({
  at,
  errors: each(ours),
  same: each(-400),
  yearAgo: each(600),
  held: Array<boolean | null>(8).fill(held),
});

describe('the score of an expectation', () => {
  // The balance rises by 100 a week.
  const balances = { first: 0, last: 100, on: (day: number) => Math.floor(day / 7) * 100 };

  it('is the mean error in weekly movements, over the better naive one', () => {
    const score = scored('x', balances, [week(14, 100, true), week(21, -300, false)]);
    expect(score.scale).toBe(100);
    expect(score.errors[2]).toEqual({ ours: 2, same: 4, yearAgo: 6 });
    expect(ratioOf([score])).toMatchObject({ error_8w_ratio: 0.5, band_true: 0.5 });
  });

  it('counts only bands that were there', () => {
    expect(scored('x', balances, [week(14, 1, true), week(21, 1, null)]).held).toBe(1);
    expect(scored('x', balances, [week(14, 1, null)]).held).toBeNull();
  });
});
