import { isDutch } from './dutch.ts';

test.each([
  'straf',
  'honden',
  'gestolen',
  'piet',
  'onderhandelt',
  'mooiste',
  'aanbetaald',
  'financien',
])('‘%s’ is a Dutch word', (word) => {
  expect(isDutch(word)).toBe(true);
});

test.each(['kostent', 'omzt', 'vorgie', 'resulaat', 'aardboek', ''])('‘%s’ is none', (word) => {
  expect(isDutch(word)).toBe(false);
});
