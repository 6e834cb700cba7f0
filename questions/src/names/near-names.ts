import { isSlip, isWithin } from '../text/alike.ts';
import { distance, errorsIn } from '../text/distance.ts';
import { soundOf } from '../text/sound.ts';
import { tokenOf, type Token } from '../text/tokens.ts';
import { isEmptyWord, type NameIndex } from './name-index.ts';

/** A name of one word that is shorter is too like other words. */
const SHORTEST_ALONE = 7;
const SHORTEST_PART = 3;

/**
 * Words of names put right by the words of the name beside them: 'jasen zorg', 'hendrix bouw',
 * 'te vorreren btw'; and names of one word, or that were written as one: 'hendriksbouw'.
 *
 * @param isRight words that are right as they stand
 */
export function withNamesRight(
  tokens: readonly Token[],
  indexes: readonly NameIndex[],
  isRight: (text: string) => boolean,
): readonly Token[] {
  return tokens.flatMap((token, at) => {
    if (!/^[a-z]{3,40}$/.test(token.text) || isRight(token.text)) return [token];
    const words = besideOthers(tokens, at, indexes) ?? alone(token.text, indexes);
    const listed = token.isNext ? { isNext: true } : {};
    return words
      ? words.map((word, place) => ({
          ...tokenOf(word, place === 0 && token.isDashed),
          ...(words.length === 1 && { raw: token.raw }),
          ...(place === 0 && listed),
        }))
      : [token];
  });
}

/** The word that stands in a name beside a word that stands beside this one. */
function besideOthers(
  tokens: readonly Token[],
  at: number,
  indexes: readonly NameIndex[],
): string[] | undefined {
  const { text } = tokens[at] ?? { text: '' };
  const found = new Map<string, number>();
  for (const step of [-1, 1]) {
    let next = at + step;
    while (isEmptyWord(tokens[next]?.text ?? '')) next += step;
    const beside = tokens[next]?.text;
    if (beside === undefined) continue;
    for (const index of indexes) {
      for (const { id } of index.find(beside, 'same')) {
        const words = index.wordsOf(id);
        const word = words[words.indexOf(beside) - step] ?? '';
        const errors = found.has(word) ? undefined : errorsBeside(text, word, words.length > 2);
        if (errors !== undefined) found.set(word, errors);
      }
    }
  }
  return nearestOf(found);
}

/** A name of this word alone, or of the two that it is made of. */
function alone(text: string, indexes: readonly NameIndex[]): string[] | undefined {
  if (text.length < SHORTEST_ALONE) return undefined;
  const found = new Map<string, number>();
  for (const index of indexes) {
    for (const { id, word } of index.find(text, 'near')) {
      if (index.wordsOf(id).length === 1) found.set(word, distance(text, word, text.length));
    }
    for (let cut = SHORTEST_PART; cut <= text.length - SHORTEST_PART; cut += 1) {
      const [left, right] = [text.slice(0, cut), text.slice(cut)];
      const isOne =
        index.has(right) &&
        index
          .find(left, 'same')
          .some(({ id }) => index.wordsOf(id).join(' ') === `${left} ${right}`);
      if (isOne) return [left, right];
    }
  }
  return nearestOf(found);
}

function nearestOf(found: ReadonlyMap<string, number>): string[] | undefined {
  const least = Math.min(...found.values());
  const [one, ...others] = [...found].filter(([, errors]) => errors === least);
  return one && others.length === 0 ? [one[0]] : undefined;
}

/** Errors in a word beside another of its name, where they are few enough. */
function errorsBeside(text: string, word: string, isPart: boolean): number | undefined {
  if (word.charAt(0) !== text.charAt(0) || word.length < 4) return undefined;
  if (isPart && text.length < 5 && !isSlip(text, word)) return undefined;
  if (soundOf(text) === soundOf(word)) return 0;
  const most = Math.max(1, errorsIn(text.length));
  const errors = distance(text, word, most);
  // Of three letters only one may be left out; two other letters make another word.
  const isLike = text.length > 3 ? errors === 1 || isSlip(text, word) : isWithin(text, word);
  return errors <= most && isLike ? errors : undefined;
}
