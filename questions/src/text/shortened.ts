const VOWEL = /[aeiou]/;

/**
 * Whether a word is left when vowels and doubled letters are put back: 'bkstuk' is the whole of
 * 'boekstuk', and 'uitbst' begins 'uitbesteed'. Undefined where it leaves out something else.
 */
export function shortOf(text: string, word: string): 'whole' | 'start' | undefined {
  if (text.length >= word.length || text.charAt(0) !== word.charAt(0)) return undefined;
  let at = 0;
  let place = 0;
  for (; place < word.length && at < text.length; place += 1) {
    const letter = word.charAt(place);
    if (letter === text.charAt(at)) at += 1;
    else if (!VOWEL.test(letter) && letter !== word.charAt(place - 1)) return undefined;
  }
  if (at < text.length) return undefined;
  return /^[aeiou]*$/.test(word.slice(place)) ? 'whole' : 'start';
}

/** Three consonants on end, as words have from which vowels were left out. */
export const isDense = (text: string): boolean => /[bcdfghjklmnpqrstvwxz]{3}/.test(text);
