import type { Question } from '@kengetal/contract';
import { isEmptyWord } from '../names/name-index.ts';
import type { Token } from '../text/tokens.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { KnownAccount, KnownRelation } from '../world.ts';
import { accountOfWholeName } from './whole-names.ts';

/** Numbers and codes of these books that a question names. */
export interface References {
  readonly accounts: KnownAccount[];
  readonly relations: KnownRelation[];
  readonly only: NonNullable<Question['only']>;
  /** A number of an account that the books do not have. */
  unknown?: string;
  /** Set where the accounts are those of a range of numbers. */
  isRange?: boolean;
  readonly places: Set<number>;
}

/** What was found so far, and the words that it takes. */
interface Found {
  readonly accounts: KnownAccount[];
  readonly places: Set<number>;
}

/** Each account whose whole name stands there: 'huur bedrijfspand en gas, water en elektra'. */
export function takeWholeNames(
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  found: Found,
): void {
  const isTaken = (place: number) => found.places.has(place);
  let whole = accountOfWholeName(tokens, vocabulary, isTaken);
  while (whole) {
    if (!found.accounts.includes(whole.account)) found.accounts.push(whole.account);
    take(found, whole.from, whole.to);
    whole = accountOfWholeName(tokens, vocabulary, isTaken);
  }
}

/** The name may stand behind the number; it says nothing more. */
export function takeName(
  words: readonly string[],
  tokens: readonly Token[],
  from: number,
  found: Found,
): void {
  const name = new Set(words);
  let end = from;
  for (let at = from; at < tokens.length && at < from + 2 * words.length + 2; at += 1) {
    const text = tokens[at]?.text ?? '';
    if (name.has(text)) end = at + 1;
    else if (!isEmptyWord(text)) break;
  }
  take(found, from, end);
}

export function take({ places }: Found, from: number, to: number): void {
  for (let at = from; at < to; at += 1) places.add(at);
}
