import type { Figure } from '@kengetal/contract';
import { changePercent, shareOf } from './values.ts';

const ABOUT = { label: 'x', explanation: 'x' };
const amount = (euros: number): { label: string; figure: Figure } => ({
  label: 'Omzet',
  figure: { kind: 'budget', cents: euros * 100, basis: 'x' },
});
const changeTo = (now: number, then: number) => changePercent(amount(now), amount(then), ABOUT);

test.each([
  [150, 100, 5_000, '+50,0%'],
  [0, 100, -10_000, '-100,0%'],
  [1_100, 100, 100_000, '+1.000,0%, the most that is given'],
])('€ %d after € %d is %d hundredths of a percent: %s', (now, then, hundredths) => {
  expect(changeTo(now, then)).toMatchObject({ kind: 'derived', value: hundredths });
});

test.each([
  [9_100, 100, 'Een percentage zegt hier weinig: het is ruim 91 keer zo veel.'],
  [250_000, 50, 'Een percentage zegt hier weinig: het is ruim 5.000 keer zo veel.'],
  [100, 0, 'Er is geen bedrag om mee te vergelijken.'],
  [100, -100, /negatief/],
  [-100, 100, /negatief/],
])('€ %d after € %d has no percentage, and says why', (now, then, reason) => {
  expect(changeTo(now, then)).toMatchObject({
    kind: 'absent',
    reason: expect.stringMatching(reason) as string,
  });
});

test('a part of next to nothing has no percentage', () => {
  // 400 / 40 = 1.000%, and 401 / 40 is above it.
  expect(shareOf(amount(400), amount(40), ABOUT)).toMatchObject({ value: 100_000 });
  expect(shareOf(amount(401), amount(40), ABOUT)).toMatchObject({
    kind: 'absent',
    reason: 'De omzet is te klein om er een deel van te geven.',
  });
  expect(shareOf(amount(-401), amount(40), ABOUT).kind).toBe('absent');
});
