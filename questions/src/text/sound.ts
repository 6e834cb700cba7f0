const SPELT: readonly (readonly [RegExp, string])[] = [
  [/ij|y/g, 'yy'],
  [/x/g, 'ks'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/c(?=[aoukltr]|$)/g, 'k'],
  [/ck/g, 'k'],
  [/dt?$/, 't'],
];

/** A word by its sound: 'hendrix' and 'hendriks', 'meyer' and 'meijer', 'smid' and 'smit' are alike. */
export const soundOf = (word: string): string =>
  SPELT.reduce((made, [pattern, by]) => made.replace(pattern, by), word);
