import fc from 'fast-check';
import { windowOf } from './use-window.ts';

const ROW = 32;

test('drawn rows and the room around them are as high as the whole list', () => {
  fc.assert(
    fc.property(fc.nat(400_000), fc.nat(13_000_000), fc.nat(2_000), (count, top, height) => {
      const { first, end, before, after } = windowOf(count, ROW, top, height);
      expect(before).toBe(first * ROW);
      expect(before + (end - first) * ROW + after).toBe(count * ROW);
    }),
  );
});

test('every row in sight is drawn, and not many more', () => {
  fc.assert(
    fc.property(fc.nat(400_000), fc.nat(13_000_000), fc.nat(2_000), (count, top, height) => {
      const { first, end } = windowOf(count, ROW, top, height);
      const inSight = Math.floor(top / ROW);
      if (inSight < count) expect(first).toBeLessThanOrEqual(inSight);
      expect(end).toBeGreaterThanOrEqual(Math.min(count, Math.ceil((top + height) / ROW)));
      expect(end - first).toBeLessThanOrEqual(height / ROW + 43);
    }),
  );
});

test('a list that is longer than a browser draws still has its first and its last row', () => {
  const count = 2_000_000;
  const height = 800;
  const start = windowOf(count, ROW, 0, height);
  expect(start).toMatchObject({ first: 0, before: 0 });
  const tall = start.end * ROW + start.after;
  const last = windowOf(count, ROW, tall - height, height);
  expect(last.end).toBe(count);
  expect(last.before + (last.end - last.first) * ROW).toBe(tall);
  const middle = windowOf(count, ROW, tall / 2, height);
  expect(middle.first).toBeGreaterThan(count * 0.49);
  expect(middle.end).toBeLessThan(count * 0.51);
});
