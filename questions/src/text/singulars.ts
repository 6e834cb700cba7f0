/** What a word may be the plural of, where what is left is long enough to tell something. */
export const singularsOf = (word: string): string[] =>
  ['nen', 'en', 's', 'jes', 'tje'].flatMap((ending) =>
    word.endsWith(ending) && word.length - ending.length > 4 ? [word.slice(0, -ending.length)] : [],
  );
