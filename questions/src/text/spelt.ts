import type { Token } from './tokens.ts';
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

/** Whether words at a place of a text make a pair with the word before or behind them. */
export function standBeside(
  tokens: readonly Token[],
  at: number,
  words: readonly string[],
  isPair: Usage['isPair'],
): boolean {
  const [before, after] = [tokens[at - 1]?.text, tokens[at + 1]?.text];
  const [first = '', last = ''] = [words[0], words.at(-1)];
  return (
    (before !== undefined && isPair(before, first)) || (after !== undefined && isPair(last, after))
  );
}

/** 'Groeit' is of 'groei', and 'verbouwing' of 'verbouwingen': another form rather than another word. */
export function isInflected(text: string, word: string): boolean {
  const [short, long] = text.length < word.length ? [text, word] : [word, text];
  return (
    long.startsWith(short) && /^(?:t|te|ten|d|de|den|e|en|n|s)$/.test(long.slice(short.length))
  );
}
