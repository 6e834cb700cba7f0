import type { QuestionSubject } from '@kengetal/contract';
import { isStock } from './draft.ts';
import type { Left } from './operands.ts';
import type { Operation } from './operation.ts';
import { amountsOf, type FigureSubject, type Term } from './parts-named.ts';
import type { Sense } from './sense.ts';
import { areAlike, containing } from './terms.ts';

/** One amount as it is, and more as their sum. */
export const whole = (made: readonly Term[]): QuestionSubject => {
  const [only, ...others] = made;
  return only?.teken === 'plus' && others.length === 0
    ? only.of
    : { kind: 'sum', terms: [...made] };
};

/** The terms with another in the place of one of them, or without it. */
export const inPlace = (
  terms: readonly Term[],
  of: Term['of'],
  other?: FigureSubject,
): QuestionSubject =>
  whole(
    terms.flatMap((term) => (term.of === of ? (other ? [{ ...term, of: other }] : []) : [term])),
  );

/** Each once, and amounts of a period apart from balances. */
export function added(
  terms: readonly Term[],
  left: Left,
  { does, isCounted }: Operation,
  sense: Sense,
): QuestionSubject | undefined {
  const more = amountsOf(left, terms);
  const teken = does === 'met' || does === 'bij' ? ('plus' as const) : ('min' as const);
  const all = [...terms, ...(more ?? []).map((of) => ({ teken, of }))];
  const stocks = all.filter(({ of }) => isStock({ subject: of }, sense.vocabulary)).length;
  const isMixed = stocks > 0 && stocks < all.length;
  const isFit = areAlike(all, isCounted || teken === 'min') && containing(all, sense).length === 0;
  return more && !isMixed && isFit ? { kind: 'sum', terms: all } : undefined;
}
