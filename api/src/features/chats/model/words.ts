/** A text cut into words without their capitals and accents, each with its place. */
export function wordsOf(text: string): { word: string; from: number; to: number }[] {
  return [...text.matchAll(/[\p{L}\p{M}]+/gu)].map(({ 0: found, index }) => ({
    word: folded(found),
    from: index,
    to: index + found.length,
  }));
}

/** A text without its capitals and accents. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
