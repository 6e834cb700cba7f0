import { ENGINES } from '../testing/environment.ts';
import { running } from '../testing/running.ts';

describe.each(ENGINES)('the rows of a statement (%s)', (engine) => {
  const test = running({ engine });

  // The embedded engine sends two thousand at a time.
  it.each([0, 1, 2_000, 2_001, 4_000, 10_001])('come whole and in order: %i', async (count) => {
    const text = 'SELECT n FROM generate_series(1, $1::int) AS n';
    const expected = Array.from({ length: count }, (_, index) => ({ n: index + 1 }));
    const [one, other] = await Promise.all([
      test.database.rows(text, [count]),
      test.database.rows(text, [count]),
    ]);
    expect(one).toEqual(expected);
    expect(other).toEqual(expected);
  });
});
