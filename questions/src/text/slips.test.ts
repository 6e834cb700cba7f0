import { mostIn, slipCost } from './slips.ts';

/** Each pair: what was typed for a word, and what it is likelier typed for than the second. */
test.each([
  ['groostte', 'grootste', 'grootte'],
  ['marat', 'maart', 'maat'],
  ['lnager', 'langer', 'lager'],
  ['kostem', 'kosten', 'kostte'],
  ['hooger', 'hoger', 'hoge'],
  ['omzst', 'omzet', 'omzit'],
])('‘%s’ is likelier ‘%s’ than ‘%s’', (typed, meant, other) => {
  expect(slipCost(typed, meant, 3)).toBeLessThan(slipCost(typed, other, 3));
});

test.each([
  ['swapped', 'omezt', 'omzet'],
  ['swapped at the start', 'mozet', 'omzet'],
  ['left out', 'omet', 'omzet'],
  ['doubled', 'ommzet', 'omzet'],
  ['of the next key', 'onzet', 'omzet'],
  ['sounding the same', 'betaalt', 'betaald'],
])('a letter that is %s is one error', (_, typed, meant) => {
  expect(slipCost(typed, meant, 3)).toBeLessThanOrEqual(mostIn(typed.length));
});

test.each([
  ['gast', 'kast'],
  ['verbouwing', 'verhouding'],
  ['uren', 'duren'],
  ['omzet', 'kosten'],
])('‘%s’ is another word than ‘%s’', (typed, meant) => {
  expect(slipCost(typed, meant, mostIn(typed.length))).toBe(Infinity);
});
