import type { Question, QuestionSubject } from '@kengetal/contract';
import { isStock } from './draft.ts';
import type { Sense } from './sense.ts';

type Of<Kind extends QuestionSubject['kind']> = Extract<QuestionSubject, { kind: Kind }>;

/** What a question is narrowed to: one relation, accounts, or lines with some words or document. */
interface Narrowing {
  readonly relatie?: string;
  /** What was told of it. */
  readonly side?: Of<'relation'>['side'];
  readonly rekeningen?: readonly string[];
  readonly only?: Question['only'];
}

/** What a question is narrowed to; sizes of lines are none of it. */
export function narrowingOf({ subject, only = {} }: Question): Narrowing {
  const {
    relatie,
    vanaf_cents: _,
    tot_cents: __,
    boven_cents: ___,
    onder_cents: ____,
    ...texts
  } = only;
  const party = subject.kind === 'relation' ? subject.relatie : relatie;
  const accounts =
    subject.kind === 'account' || subject.kind === 'recurring' ? subject.rekeningen : undefined;
  return {
    ...(party !== undefined && { relatie: party }),
    ...(subject.kind === 'relation' && { side: subject.side }),
    ...(accounts !== undefined && { rekeningen: accounts }),
    ...(Object.keys(texts).length > 0 && { only: texts }),
  };
}

/** On which side of the books what is told of a figure stands with a relation. */
const SIDE_OF: Readonly<Partial<Record<string, 'verkocht' | 'ingekocht'>>> = {
  omzet: 'verkocht',
  kosten: 'ingekocht',
};

/** A question of the relation or accounts that the one before it was of; nothing where it cannot be. */
export function carriedTo(
  sense: Sense,
  question: Question,
  narrowing: Narrowing,
): Question | undefined {
  const { subject } = question;
  switch (subject.kind) {
    case 'open':
      return openOf(question, subject, narrowing);
    case 'charged':
      return chargedOf(question, subject, narrowing, sense);
    case 'figure':
      return tradedOf(question, subject, narrowing, sense);
    default:
      return undefined;
  }
}

function openOf(
  question: Question,
  { late, older }: Of<'open'>,
  { relatie }: Narrowing,
): Question | undefined {
  if (relatie === undefined) return undefined;
  const { order, limit } = question;
  const isByAge = order === 'oudste' || order === 'nieuwste';
  return (late ?? older) !== undefined
    ? { ...question, only: { relatie } }
    : {
        ...unranked(question),
        subject: { kind: 'relation', relatie, side: 'openstaand' },
        ...(isByAge && { order, ...(limit !== undefined && { limit }) }),
      };
}

function chargedOf(
  question: Question,
  { groep }: Of<'charged'>,
  { relatie, side, rekeningen = [] }: Narrowing,
  { vocabulary: { relations }, tokens }: Sense,
): Question | undefined {
  const isCount = question.measure === 'aantal';
  if (relatie === undefined) {
    const subject = { kind: 'account' as const, rekeningen: [...rekeningen] };
    return isCount ? undefined : { ...unranked(question), subject, measure: 'boekingen' };
  }
  const isBought = side === 'ingekocht' && !tokens.some(({ text }) => text.startsWith('verkoop'));
  const isSold =
    groep === 'debiteuren' &&
    !isBought &&
    relations.byNumber.get(relatie.toLowerCase())?.soort !== 'leverancier';
  if (isCount)
    return {
      ...question,
      subject: { kind: 'charged', groep: isSold ? 'debiteuren' : 'crediteuren' },
      only: { relatie },
    };
  return {
    ...unranked(question),
    subject: { kind: 'relation', relatie, side: isSold ? 'verkocht' : 'ingekocht' },
    measure: 'boekingen',
  };
}

function tradedOf(
  question: Question,
  { key }: Of<'figure'>,
  { relatie, rekeningen = [] }: Narrowing,
  { vocabulary }: Sense,
): Question | undefined {
  const side = SIDE_OF[key];
  if (side === undefined || question.measure === 'aandeel') return undefined;
  if (relatie !== undefined)
    return { ...unranked(question), subject: { kind: 'relation', relatie, side } };
  const { subject: _, ...rest } = question;
  const subject = { kind: 'account' as const, rekeningen: [...rekeningen] };
  return isStock({ subject }, vocabulary) ? undefined : { ...rest, subject };
}

/** What else is asked, without rows in an order. */
function unranked({ subject: _, split: __, order: ___, limit: ____, ...rest }: Question) {
  return rest;
}
