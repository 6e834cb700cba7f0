import { correctedTokens } from '../lexicon/corrected.ts';
import { SAID_OTHERWISE } from '../lexicon/sayings.ts';
import { nameWords } from '../names/name-index.ts';
import type { Token } from '../text/tokens.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Before } from '../world.ts';
import { companySaid } from './company-said.ts';

interface Wordings {
  /** Its own words, put right. */
  readonly own: readonly Token[];
  /** The words of the lexicon for what it says, where that is said in others. */
  readonly otherwise?: readonly Token[];
}

/** The words in which a text may be read. */
export function wordingsOf(text: string, vocabulary: Vocabulary, asked: Before): Wordings {
  const isOwn = (word: string) => nameWords(vocabulary.world.name ?? '').includes(word);
  const wordsOf = (isOther: (word: string) => boolean) =>
    companySaid(correctedTokens(text, vocabulary, isOther), vocabulary, asked);
  const said = wordsOf((word) => isOwn(word) || SAID_OTHERWISE.words.has(word));
  const otherwise = SAID_OTHERWISE.read(said);
  const isSame =
    otherwise.length === said.length && otherwise.every((each, at) => each === said[at]);
  return { own: wordsOf(isOwn), ...(!isSame && { otherwise }) };
}
