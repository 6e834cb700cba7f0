import type { Question } from '@kengetal/contract';
import type { GroupKey } from '@kengetal/ledger';
import type { FigureKey } from '../lexicon/types.ts';
import { figure, measured } from './draft.ts';
import { askOwed, type OwedTurn } from './owed-turn.ts';
import { areCosts, groupsOf, isDebt } from './owed-sides.ts';
import type { AskedBack } from './together.ts';

/** What is owed without an invoice: a balance of debts, or costs, of which it is asked back. */
export function withoutInvoice(turn: OwedTurn): Question | AskedBack | undefined {
  const debt = debtOf(turn);
  return debt ? ofDebt(debt, turn) : ofCosts(turn);
}

/** The balance of debts that was asked, or that VAT is. */
function debtOf({ question, sense }: OwedTurn): Question | undefined {
  if (question.subject.kind === 'vat') return balance('btw_positie', question);
  return isDebt(question, sense) ? question : undefined;
}

function ofDebt(debt: Question, turn: OwedTurn): Question | AskedBack {
  const { question, open, whole } = turn;
  if (whole)
    return askOwed('Bedoel je alleen dat, of alles wat nog betaald moet worden?', debt, turn);
  if (question.subject.kind === 'vat') return debt;
  return open?.subject.kind === 'open' && open.subject.late === true
    ? askOwed('Wat daarvan te laat is houd ik niet bij. Wat wil je zien?', question, turn)
    : question;
}

/** Costs that are owed without an invoice, and where that stands. */
const STANDS: Partial<Record<GroupKey, FigureKey>> = {
  lonen: 'salarisschulden',
  sociale_lasten: 'salarisschulden',
  pensioenlasten: 'salarisschulden',
  belastingen: 'belastingschulden',
};

function ofCosts(turn: OwedTurn): AskedBack | undefined {
  const { question, sense } = turn;
  const { subject, period } = question;
  const groups = groupsOf(question, sense);
  const [stands] = groups.map((each) => STANDS[each]);
  if (
    stands !== undefined &&
    groups.every((each) => STANDS[each] === stands || each === 'overige_personeelskosten')
  )
    return askOwed(
      'Bedoel je wat er op de balans nog te betalen staat?',
      balance(stands, question),
      turn,
    );
  const isCosts = subject.kind === 'recurring' || areCosts(question, sense);
  const isProfit = subject.kind === 'figure' && /resultaat|marge|ebitda/.test(subject.key);
  if (!isCosts || isProfit) return undefined;
  return askOwed(
    'Wat openstaat houd ik per leverancier bij, en niet per soort kosten. Wat wil je zien?',
    { subject: { kind: 'open', groep: 'crediteuren' }, ...(period && { period }) },
    turn,
  );
}

const balance = (key: FigureKey, { period }: Question): Question => ({
  ...measured(figure(key)),
  ...(period && { period }),
});
