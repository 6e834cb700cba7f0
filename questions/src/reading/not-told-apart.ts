import type { Question } from '@kengetal/contract';
import { UNITS } from '../periods/time-words.ts';
import { isPeriodSplit, isStock } from './draft.ts';
import type { Sense } from './sense.ts';
import { says, saysPeriod } from './turn-words.ts';

/** A turn after another one; `isBack` where its words point at what was told. */
interface Turn {
  readonly sense: Sense;
  readonly question: Question;
  readonly before: Question;
  readonly isBack: boolean;
}

/** Whether a turn is of what was told as a whole, of which there is no figure apart. */
export const isNotToldApart = (turn: Turn): boolean =>
  isOfGap(turn) ||
  isOfOneRow(turn) ||
  isOfDebtors(turn) ||
  isOfTwoRecurring(turn) ||
  isPartOfOpen(turn) ||
  isOfSomeRows(turn);

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** 'Het verschil is hoeveel procent belasting' of two that were told. */
const isOfGap = ({ sense, question, before }: Turn): boolean =>
  question.measure === 'verschil' &&
  sense.tokens.some(
    ({ text }, at) => text === 'verschil' && sense.tokens[at - 1]?.text === 'het',
  ) &&
  !isSame(question.subject, before.subject) &&
  !saysPeriod(sense);

/** 'Per maand', 'welke facturen zijn dat' of the one row that was told: all rows are no answer. */
function isOfOneRow({ question, before, isBack }: Turn): boolean {
  const isOne = before.limit === 1 && (before.subject.kind === 'open' || isByName(before));
  const isSameKind =
    question.subject.kind === before.subject.kind && question.only?.relatie === undefined;
  if (!isOne || !isSameKind) return false;
  const isSameSubject = isSame(question.subject, before.subject);
  const isByTime =
    isPeriodSplit(question.split) && question.measure === undefined && question.limit === undefined;
  const isByInvoice =
    question.subject.kind === 'open' &&
    isBack &&
    !(isSameSubject && question.split === before.split);
  const isByLine =
    question.measure === 'boekingen' &&
    before.split !== undefined &&
    isSame(
      [question.subject, question.only, question.period],
      [before.subject, before.only, before.period],
    );
  return isByLine || (isByTime && isSameSubject) || isByInvoice;
}

const isByName = ({ split }: Question): boolean =>
  /^(?:relatie|rekening|groep|kostenplaats|btw_code|dagboek)$/.test(split ?? '');

/** 'En hoeveel omzet doen die dit jaar' of who has something open. */
const isOfDebtors = ({
  sense: { tokens, relation },
  question: { subject, split },
  before,
}: Turn): boolean =>
  before.subject.kind === 'open' &&
  relation === undefined &&
  subject.kind === 'figure' &&
  split === undefined &&
  /^(?:omzet|kosten)$/.test(subject.key) &&
  tokens.some(
    ({ text }, at) =>
      /^(?:die|ze|zij|hen|hun)$/.test(text) && UNITS.longestAt(tokens, at + 1) === undefined,
  );

/** 'Bij elkaar per jaar' of the last two that come back. */
const isOfTwoRecurring = ({ sense, question, before }: Turn): boolean =>
  question.subject.kind === 'recurring' &&
  before.subject.kind === 'recurring' &&
  says(sense, /^(?:samen|elkaar|mekaar|opgeteld)$/);

/** 'Alleen de boekhouder' of what is open: no costs of it. */
const isPartOfOpen = ({ sense: { tokens, vocabulary }, question, before }: Turn): boolean =>
  before.subject.kind === 'open' &&
  /^(?:alleen|enkel)$/.test(tokens[0]?.text ?? '') &&
  !isStock(question, vocabulary);

/** 'Welke klanten zaten daarachter' of some of the months. */
const isOfSomeRows = ({ question, before, isBack }: Turn): boolean =>
  before.rows !== undefined &&
  question.rows === undefined &&
  question.split !== before.split &&
  isBack;
