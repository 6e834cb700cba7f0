import type { QuestionSubject } from '@kengetal/contract';
import type { FigureKey } from '../lexicon/types.ts';
import { figure, isOfNobody, isWithin } from './draft.ts';
import type { Left } from './operands.ts';
import type { Sense } from './sense.ts';
import type { Sum } from './terms.ts';

export type FigureSubject = Extract<QuestionSubject, { kind: 'figure' }>;
export type Term = Sum['terms'][number];

/** Whether all that is named was left out of a figure. */
export const isOut = (subject: FigureSubject, { keys, accounts, relations }: Left): boolean =>
  keys.every((key) => subject.without?.includes(key)) &&
  accounts.every((each) => subject.without_accounts?.includes(each)) &&
  relations.every((each) => subject.without_relations?.includes(each));

/** A figure with what was left out of it put back. */
export function putBack(subject: FigureSubject, left: Left): FigureSubject {
  const {
    without = [],
    without_accounts: accounts = [],
    without_relations: relations = [],
    ...whole
  } = subject;
  const keys = without.filter((each) => !left.keys.some((key) => key === each));
  const numbers = accounts.filter((each) => !left.accounts.includes(each));
  const who = relations.filter((each) => !left.relations.includes(each));
  return {
    ...whole,
    ...(keys.length > 0 && { without: keys }),
    ...(numbers.length > 0 && { without_accounts: numbers }),
    ...(who.length > 0 && { without_relations: who }),
  };
}

/** Whether all that is named is a part of a figure. */
export function isPart(
  { keys, accounts, relations }: Left,
  { key }: FigureSubject,
  { vocabulary }: Sense,
): boolean {
  const within = (subject: QuestionSubject) => isWithin({ subject }, key as FigureKey, vocabulary);
  return (
    keys.every((each) => within(figure(each))) &&
    accounts.every((each) => within({ kind: 'account', rekeningen: [each] })) &&
    (relations.length === 0 || !isOfNobody(key))
  );
}

const SIDES: Partial<Record<string, 'verkocht' | 'ingekocht'>> = {
  omzet: 'verkocht',
  kosten: 'ingekocht',
};

/** What is named as amounts of their own; of a relation on the side that the amount before it has. */
export function amountsOf(
  { keys, accounts, relations }: Left,
  terms: readonly Term[],
): Term['of'][] | undefined {
  const [side] = terms.flatMap(({ of }) =>
    of.kind === 'relation' ? [of.side] : of.kind === 'figure' ? (SIDES[of.key] ?? []) : [],
  );
  if (relations.length > 0 && side === undefined) return undefined;
  return [
    ...keys.map(figure),
    ...accounts.map((each) => ({ kind: 'account' as const, rekeningen: [each] })),
    ...relations.flatMap((relatie) => (side ? [{ kind: 'relation' as const, relatie, side }] : [])),
  ];
}
