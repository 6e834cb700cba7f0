import { correctedTokens } from '../lexicon/corrected.ts';
import { SAID_OTHERWISE } from '../lexicon/sayings.ts';
import { nameWords } from '../names/name-index.ts';
import type { Token } from '../text/tokens.ts';
import type { Vocabulary } from '../vocabulary.ts';

interface Wordings {
  /** Its own words, put right. */
  readonly own: readonly Token[];
  /** The words of the lexicon for what it says, where that is said in others. */
  readonly otherwise?: readonly Token[];
}

/** The words in which a text may be read. */
export function wordingsOf(text: string, vocabulary: Vocabulary): Wordings {
  const isOwn = (word: string) => nameWords(vocabulary.world.name ?? '').includes(word);
  const said = correctedTokens(
    text,
    vocabulary,
    (word) => isOwn(word) || SAID_OTHERWISE.words.has(word),
  );
  const otherwise = SAID_OTHERWISE.read(said);
  const isSame =
    otherwise.length === said.length && otherwise.every((each, at) => each === said[at]);
  return { own: correctedTokens(text, vocabulary, isOwn), ...(!isSame && { otherwise }) };
}
