const ENDINGS = [
  'etjes',
  'tjes',
  'pjes',
  'jes',
  'etje',
  'tje',
  'pje',
  'je',
  'eren',
  'en',
  's',
  'e',
];
/** What is left must still be a word. */
const SHORTEST = 3;
const SAME: readonly (readonly [RegExp, string])[] = [
  [/([aeou])\1/g, '$1'],
  [/([bdfgklmnprst])\1$/, '$1'],
  [/v$/, 'f'],
  [/z$/, 's'],
];

const KNOWN = new Map<string, string>();
const MOST_KNOWN = 20_000;

/**
 * What the forms of a word have in common: 'factuur', 'facturen' and 'factuurtje' are 'factur'.
 * Both sides of a comparison go through it, so that it need not be a word.
 */
export function stem(word: string): string {
  const before = KNOWN.get(word);
  if (before !== undefined) return before;
  const made = stemmed(word);
  if (KNOWN.size < MOST_KNOWN && word.length <= 40) KNOWN.set(word, made);
  return made;
}

function stemmed(word: string): string {
  if (word.length <= SHORTEST || /\d/.test(word)) return word;
  const ending = ENDINGS.find(
    (each) => word.endsWith(each) && word.length - each.length >= SHORTEST,
  );
  const bare = ending === undefined ? word : word.slice(0, -ending.length);
  return SAME.reduce((text, [pattern, by]) => text.replace(pattern, by), bare);
}
