import type { GoldBooks } from '../books.ts';
import { cents, type Figures, type Gold, type OneGold, type Reason, type Value } from '../gold.ts';

/** Works out a gold answer from the lines of an administration. */
export type Ask<Answer extends Gold = Gold> = (books: GoldBooks) => Answer;

/** No figure may be the answer. */
export const none =
  (why: Reason): Ask =>
  () => ({ kind: 'none', why });

/** Words that must stand in the answer; alternatives are divided by '|'. */
export const says =
  (...has: string[]): Ask<OneGold> =>
  () => ({ kind: 'text', has });

/** The same, where amounts may be given as answers beside the words, and none is asked. */
export const saysBeside =
  (ask: Ask<Figures>, ...has: string[]): Ask<OneGold> =>
  (books) => ({ kind: 'text', has, also: ask(books).figures });

/** Any of these is right. */
export const either =
  (...asks: Ask<OneGold>[]): Ask =>
  (books) => ({
    kind: 'or',
    golds: asks.map((ask) => ask(books)),
  });

/** Values are asked; others may be given as answers beside them. */
export function answer(figures: Value[], also: Value[] = []): Figures {
  return { kind: 'figures', figures, ...(also.length > 0 && { also }) };
}

/** That there is nothing like it, in words or as an amount of nil. */
export const nothing: Ask = either(says('geen|niets'), () => answer([cents(0)]));
