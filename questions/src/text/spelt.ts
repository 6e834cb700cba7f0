import type { WordList } from './word-list.ts';

/** Words that one word may stand for, with how unlikely that is. */
export interface Spelt {
  readonly words: readonly string[];
  readonly cost: number;
}

/** What the books add to the words that are known. */
export interface KnownNames {
  readonly isName: (text: string) => boolean;
  readonly nameWords: WordList;
  /** Whether two words stand beside each other in a name. */
  readonly isNamePair: (one: string, other: string) => boolean;
}

/** How common words are, and which stand beside each other. */
export interface Usage {
  /** How much likelier a word is meant than others, up to about 0.3. */
  readonly gainOf: (word: string) => number;
  /** Words that say nothing: what is only like one of them is likely another word. */
  readonly isIdle: (word: string) => boolean;
  readonly isPair: (one: string, other: string) => boolean;
}
