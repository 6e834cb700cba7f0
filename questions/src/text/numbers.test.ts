import { amountAt, countOf, numberOfWord } from './numbers.ts';

test.each([
  ['zeven', 7],
  ['eenentwintig', 21],
  ['honderd', 100],
  ['honderdvijftig', 150],
  ['tweehonderdenvijf', 205],
  ['twaalfhonderd', 1200],
  ['zeventigduizend', 70_000],
  ['honderdvijfentwintigduizend', 125_000],
  ['vijfduizendtweehonderd', 5200],
])('‘%s’ is a number', (word, number) => {
  expect(numberOfWord(word)).toBe(number);
});

test.each(['nul', 'omzet', 'drieduizendmeter', 'een en twintig', ''])('‘%s’ is none', (word) => {
  expect(numberOfWord(word)).toBeUndefined();
});

test('a count is small, and an amount may be written out', () => {
  expect(countOf('zestig')).toBe(60);
  expect(countOf('zestigduizend')).toBeUndefined();
  expect(amountAt(['twintigduizend'], 0)?.cents).toBe(2_000_000);
  expect(amountAt(['vijf'], 0)).toBeUndefined();
  expect(amountAt(['vijf', 'mille'], 0)?.cents).toBe(500_000);
});
