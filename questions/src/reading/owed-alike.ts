import type { Question } from '@kengetal/contract';
import { tokensOf } from '../text/tokens.ts';
import type { Draft } from './draft.ts';
import { groupsOf, isDebt } from './owed-sides.ts';
import { draftOf } from './plain.ts';
import type { Time } from './said-time.ts';
import { senseOf, type Sense } from './sense.ts';
import type { AskedBack } from './together.ts';
import { isShort } from './turn-words.ts';
import { withTime } from './with-time.ts';

const OWED = new Set(['belastingschulden', 'salarisschulden']);
const TAXES = new Set(['belastingen', 'pensioenlasten']);

/** 'En btw', 'en pensioen' behind what is owed of taxes or wages: what is owed of that, and no return or costs. */
export function owedAlike(
  sense: Sense,
  draft: Draft | undefined,
  time: Time,
  question: Question,
): Question | AskedBack | undefined {
  const [and, ...said] = sense.tokens;
  const isTurn = and?.text === 'en' && isShort(sense) && sense.relation === undefined;
  if (!isTurn || draft?.kind !== 'asked' || !isTax(draft.asked)) return undefined;
  const isTimed = (time.period ?? time.day ?? time.against) !== undefined;
  if (isTimed || !isOwedTax(question, sense)) return undefined;
  const { vocabulary } = sense;
  const owed = draftOf(senseOf([...tokensOf('nog te betalen'), ...said], vocabulary));
  if (!owed || owed.kind === 'unknown') return undefined;
  const asked = (owed.kind === 'asked' ? [owed.asked] : owed.asked).map((each) =>
    withTime(sense, each, time, { question }),
  );
  const [only] = asked;
  if (!only || !isDebt(only, sense)) return undefined;
  return owed.kind === 'asked' ? only : { kind: 'ask', text: owed.text, questions: asked };
}

const isTax = ({ subject, measure, split }: Omit<Question, 'period'>): boolean =>
  (measure ?? split) === undefined &&
  ((subject.kind === 'vat' && subject.rubriek === undefined) ||
    (subject.kind === 'figure' && TAXES.has(subject.key)));

/** A balance of no more than what is owed of taxes and wages. */
const isOwedTax = (question: Question, sense: Sense): boolean =>
  (question.measure ?? question.split) === undefined &&
  isDebt(question, sense) &&
  groupsOf(question, sense).every((each) => OWED.has(each));
