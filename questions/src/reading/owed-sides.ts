import type { Question } from '@kengetal/contract';
import { GROUPS, type GroupKey } from '@kengetal/ledger';
import type { FigureKey } from '../lexicon/types.ts';
import { groupsOfFigure, isStock } from './draft.ts';
import type { Owed } from './owing.ts';
import { has, type Sense } from './sense.ts';

/** Whose invoices were asked, or what was booked from them. */
export function sideOf({ subject, split }: Question, { vocabulary }: Sense): Owed | undefined {
  if (subject.kind === 'open' || subject.kind === 'charged') return subject.groep;
  if (subject.kind === 'account')
    return groupsOf({ subject }, { vocabulary }).find(
      (each) => each === 'debiteuren' || each === 'crediteuren',
    );
  if (subject.kind !== 'figure') return undefined;
  if (subject.key === 'omzet') return 'debiteuren';
  if (subject.key === 'kosten' && split === 'relatie') return 'crediteuren';
  return subject.key === 'debiteuren' || subject.key === 'crediteuren' ? subject.key : undefined;
}

/** A balance of what we owe. */
export const isDebt = (question: Question, sense: Sense): boolean =>
  (question.subject.kind === 'figure' && question.subject.key === 'btw_positie') ||
  (isStock(question, sense.vocabulary) &&
    groupsOf(question, sense).length > 0 &&
    groupsOf(question, sense).every((each) =>
      /schulden|voorzieningen|passiva/.test(GROUPS[each].main),
    ));

/** An amount of costs, and of nothing else. */
export const areCosts = (question: Question, sense: Pick<Sense, 'vocabulary'>): boolean => {
  const groups = groupsOf(question, sense);
  return (
    groups.length > 0 &&
    groups.every((each) => GROUPS[each].type === 'resultaat' && !/^omzet|opbrengsten/.test(each))
  );
};

/** The groups of accounts that an amount is of. */
export function groupsOf(
  { subject }: Question,
  { vocabulary }: Pick<Sense, 'vocabulary'>,
): GroupKey[] {
  if (subject.kind === 'account')
    return subject.rekeningen.flatMap(
      (each) => vocabulary.accounts.byNumber.get(each.toLowerCase())?.groep ?? [],
    );
  return subject.kind === 'figure'
    ? [...(groupsOfFigure(subject.key as FigureKey) as GroupKey[])]
    : [];
}

/** The side that a turn names. */
export function groupSaid(sense: Sense): Owed | undefined {
  const isOf = (key: Owed, noun: 'klanten' | 'leveranciers') =>
    has(sense, 'figure', key) || has(sense, 'noun', noun);
  const [one, other] = [isOf('debiteuren', 'klanten'), isOf('crediteuren', 'leveranciers')];
  return one === other ? undefined : one ? 'debiteuren' : 'crediteuren';
}

/** On which side a relation stands. */
export const groupOf = (relatie: string, { vocabulary }: Sense): Owed =>
  vocabulary.relations.byNumber.get(relatie.toLowerCase())?.soort === 'klant'
    ? 'debiteuren'
    : 'crediteuren';
