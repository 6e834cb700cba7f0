import fc from 'fast-check';
import { quantile, sizeOf, together, withValue } from './histogram.ts';

const of = (values: readonly number[]) => values.reduce<number[]>(withValue, []);

const values = fc.array(fc.double({ min: 0, max: 150_000, noNaN: true }), {
  minLength: 1,
  maxLength: 200,
});

describe('a histogram', () => {
  it('gives a quantile that is less than 10 % off', () => {
    fc.assert(
      fc.property(values, fc.constantFrom(0.5, 0.75, 0.95, 1), (all, part) => {
        const sorted = all.toSorted((a, b) => a - b);
        const exact = sorted[Math.ceil(part * all.length) - 1] ?? NaN;
        const read = quantile(of(all), part) ?? NaN;
        expect(Math.abs(read - exact)).toBeLessThanOrEqual(Math.max(exact * 0.1, 1));
      }),
    );
  });

  it('of several is that of all their values', () => {
    fc.assert(
      fc.property(values, values, (some, others) => {
        expect(together([of(some), [], of(others)])).toEqual(of([...some, ...others]));
      }),
    );
  });

  it('has nothing to read without values, and keeps what is beyond its end', () => {
    expect(quantile([], 0.75)).toBeNull();
    const long = of([1e9]);
    expect(sizeOf(long)).toBe(1);
    expect(quantile(long, 0.75)).toBeGreaterThan(150_000);
  });
});
