import fc from 'fast-check';
import { windowOf } from './use-window.ts';

const heights = fc.array(fc.constantFrom(32, 40), { minLength: 1, maxLength: 400 });

test('drawn rows and the room around them are as high as the whole list', () => {
  fc.assert(
    fc.property(heights, fc.nat(20_000), fc.nat(2_000), (rows, top, height) => {
      const { first, end, before, after } = windowOf(rows, top, height);
      const sum = (part: readonly number[]) => part.reduce((total, one) => total + one, 0);
      expect(before).toBe(sum(rows.slice(0, first)));
      expect(after).toBe(sum(rows.slice(end)));
    }),
  );
});

test('every row in sight is drawn, and not many more', () => {
  fc.assert(
    fc.property(heights, fc.nat(10_000), fc.nat(1_000), (rows, top, height) => {
      const { first, end } = windowOf(rows, top, height);
      let start = 0;
      rows.forEach((row, index) => {
        const inSight = start + row > top && start < top + height;
        if (inSight) expect(index >= first && index < end).toBe(true);
        start += row;
      });
      expect(end - first).toBeLessThanOrEqual(height / 32 + 43);
    }),
  );
});
