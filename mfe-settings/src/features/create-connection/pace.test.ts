import { paceWords, sampled } from './pace.ts';

const plain = (words: string | null) => words?.replaceAll('\u00a0', ' ');

it('says nothing before a second has passed', () => {
  expect(paceWords([{ at: 0, bytes: 0 }], 100)).toBeNull();
  const half = [
    { at: 0, bytes: 0 },
    { at: 500, bytes: 50 },
  ];
  expect(paceWords(half, 100)).toBeNull();
});

it.each([
  [2_000_000, 'nog een paar seconden'],
  [30_000_000, 'nog ongeveer 30 seconden'],
  [121_000_000, 'nog ongeveer 2 minuten'],
  [3_901_000_000, 'nog ongeveer 1 uur en 5 minuten'],
])('gives speed and time left of %d bytes at 1 MB per second', (total, left) => {
  const samples = [
    { at: 1000, bytes: 0 },
    { at: 2000, bytes: 1_000_000 },
  ];
  expect(plain(paceWords(samples, total))).toBe(`1,0 MB per seconde, ${left}`);
});

it('forgets what is long ago', () => {
  const samples = sampled([{ at: 0, bytes: 0 }], { at: 9_000, bytes: 5 });
  expect(samples).toEqual([{ at: 9_000, bytes: 5 }]);
});
