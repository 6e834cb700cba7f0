import type { Question } from '@kengetal/contract';
import type { Token } from '../text/tokens.ts';
import type { Draft } from './draft.ts';
import type { Sense } from './sense.ts';

/** 'En het onderhoud' behind the lease of a car: of two accounts the one of the same group. */
export function alikeTo(
  { subject }: Question,
  draft: Draft | undefined,
  { vocabulary }: Sense,
): Draft | undefined {
  if (draft?.kind !== 'ask' || subject.kind !== 'account') return draft;
  const groupOf = (of: Question['subject']) =>
    of.kind === 'account'
      ? vocabulary.accounts.byNumber.get(of.rekeningen[0] ?? '')?.groep
      : undefined;
  const [only, ...others] = draft.asked.filter(
    (each) => groupOf(each.subject) === groupOf(subject),
  );
  return only && others.length === 0 ? { kind: 'asked', asked: only, others: [] } : draft;
}

/** 'Wie staan daar op' of an amount: whose it is. */
export function byWhom({ tokens }: Sense, before: Question): Question {
  const { subject, split, measure, period } = before;
  const isWho = tokens.some(({ text }) => text === 'wie') && (split ?? measure) === undefined;
  // Amounts with VAT have no names, and those without have.
  if (isWho && subject.kind === 'charged')
    return {
      ...before,
      subject: { kind: 'figure', key: subject.groep === 'debiteuren' ? 'omzet' : 'kosten' },
      split: 'relatie',
    };
  if (!isWho || subject.kind !== 'figure' || subject.also !== undefined) return before;
  if (subject.key === 'debiteuren' || subject.key === 'crediteuren')
    return { subject: { kind: 'open', groep: subject.key }, ...(period && { period }) };
  if (/^(?:vreemd_vermogen|kortlopende_schulden)$/.test(subject.key))
    return { ...before, split: 'groep' };
  return subject.key === 'omzet' || subject.key === 'kosten'
    ? { ...before, split: 'relatie' }
    : before;
}

const PARTS_OF_TIME: Readonly<Record<string, Question['split']>> = {
  maanden: 'maand',
  kwartalen: 'kwartaal',
};

/** 'Zet de kwartalen daarvan onder elkaar'. */
export function partsOfTime({ tokens }: Sense, { split }: Question): Question['split'] {
  const at = tokens.findIndex(({ text }) => text in PARTS_OF_TIME);
  const isAsked = split === undefined && /^(?:de|alle|losse)$/.test(tokens[at - 1]?.text ?? '');
  return isAsked ? PARTS_OF_TIME[tokens[at]?.text ?? ''] : undefined;
}

/** 'En de huur, die zit daar niet bij' behind the largest costs: none of the rows that were told. */
export const isNotListed = (
  place: number,
  tokens: readonly Token[],
  { subject }: Question,
  before?: Question,
): boolean =>
  before?.limit !== undefined &&
  /^(?:account|relation)$/.test(subject.kind) &&
  tokens[place]?.text === 'niet' &&
  /^(?:bij|tussen|noemen|genoemd|horen|gehoord)$/.test(tokens[place + 1]?.text ?? '');

/** 'Bij die laatste': what was asked before. */
export const isLastNamed = (place: number, tokens: readonly Token[]): boolean =>
  tokens[place]?.text === 'laatste' && /^(?:die|dat|deze)$/.test(tokens[place - 1]?.text ?? '');
