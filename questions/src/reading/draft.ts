import type { Question, QuestionMeasure } from '@kengetal/contract';
import {
  definition,
  GROUPS,
  isDefinitionKey,
  isKengetal,
  kengetalBasis,
  monthsIn,
} from '@kengetal/ledger';
import type { FigureKey } from '../lexicon/types.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { KnownAccount } from '../world.ts';
import type { Sense } from './sense.ts';

/** A question of which the period is not settled yet. */
export type Asked = Omit<Question, 'period' | 'day' | 'against'>;

/** What a question is about: one reading that leads, several, or words that nothing explains. */
export type Draft =
  | {
      readonly kind: 'asked';
      readonly asked: Asked;
      /** Readings that would give another figure. */
      readonly others: readonly Asked[];
      /** True where the words themselves say so little that it may be a part of another question. */
      readonly isBare?: boolean;
    }
  | { readonly kind: 'ask'; readonly text: string; readonly asked: readonly Asked[] }
  | { readonly kind: 'unknown'; readonly text: string };

/** Reads a part of a question as a question of its own. */
export type ReadPart = (sense: Sense) => Draft | undefined;

export const asked = (
  question: Asked,
  others: readonly Asked[] = [],
): Extract<Draft, { kind: 'asked' }> => ({ kind: 'asked', asked: question, others });

export const figure = (key: FigureKey): Extract<Question['subject'], { kind: 'figure' }> => ({
  kind: 'figure',
  key,
});

export const measured = (subject: Question['subject'], measure?: QuestionMeasure): Asked => ({
  subject,
  ...(measure !== undefined && { measure }),
});

/** Whether parts are periods, and no rows of something else. */
export const isPeriodSplit = (split: string | undefined): split is 'maand' | 'kwartaal' | 'jaar' =>
  split === 'maand' || split === 'kwartaal' || split === 'jaar';

/** Whether it is divided by periods of which it says no more than one: a month by month. */
export const isUndivided = ({ period, split }: Pick<Question, 'period' | 'split'>): boolean =>
  period !== undefined &&
  isPeriodSplit(split) &&
  monthsIn(period) <= { maand: 1, kwartaal: 3, jaar: 12 }[split];

/** In which group each account is, by its number. */
export interface AccountGroups {
  readonly accounts: {
    readonly byNumber: ReadonlyMap<string, Pick<KnownAccount, 'groep'>>;
  };
}

/** Whether a subject is a balance at a moment rather than what happened in a period. */
export function isStock({ subject }: Asked, { accounts }: AccountGroups): boolean {
  switch (subject.kind) {
    case 'figure':
      if (isKengetal(subject.key)) return kengetalBasis(subject.key) === 'stand';
      return isDefinitionKey(subject.key) && definition(subject.key).basis === 'stock';
    case 'account':
      return subject.rekeningen.some((number) => {
        const account = accounts.byNumber.get(number.toLowerCase());
        return account !== undefined && GROUPS[account.groep].type === 'balans';
      });
    case 'relation':
      return subject.side === 'openstaand';
    case 'open':
      return true;
    case 'sum':
      return subject.terms.every(({ of }) => isStock({ subject: of }, { accounts }));
    case 'component':
      return subject.id === 'balans';
    default:
      return false;
  }
}

/** Whether an amount is a part of a figure: fuel of the costs of cars. */
export function isWithin({ subject }: Asked, of: FigureKey, { accounts }: Vocabulary): boolean {
  const whole = groupsOfFigure(of);
  const parts =
    subject.kind === 'account'
      ? subject.rekeningen.map((each) => accounts.byNumber.get(each.toLowerCase())?.groep ?? '')
      : subject.kind === 'figure' && subject.key !== of
        ? groupsOfFigure(subject.key as FigureKey)
        : [];
  return parts.length > 0 && parts.every((part) => whole.includes(part));
}

/** Profits and margins are of the whole: costs have no customer, and omzet no supplier. */
export const isOfNobody = (key: string): boolean => /resultaat|marge|ebitda/.test(key);

/** Groups that a figure adds up; none where it is computed of others. */
export const groupsOfFigure = (key: FigureKey): readonly string[] =>
  isDefinitionKey(key) ? definition(key).groups : [];
