import { definition, GROUPS, type GroupKey } from '@kengetal/ledger';
import type { KnownAccount } from './match.ts';
import type { BudgetLine, ReadBudget } from './read.ts';
import { BudgetRefused } from './refused.ts';

/** How a file writes opbrengsten and kosten. */
export type SignUse =
  /** Both positive, as people say them. */
  | 'beide_positief'
  /** By what they do to the result: costs negative. */
  | 'kosten_negatief'
  /** As in the ledger: debit positive, so opbrengsten negative. */
  | 'grootboek';

/** Groups of which the sign in the statement does not say what an account of it holds. */
const MIXED: readonly GroupKey[] = ['financiele_baten_lasten', 'niet_ingedeeld_resultaat'];

/** True for an account that holds what comes in: its positive amounts are credit. */
export function isIncome({ groep, movement }: Pick<KnownAccount, 'groep' | 'movement'>): boolean {
  if (MIXED.includes(groep)) return movement < 0;
  return groep !== 'belastingen' && definition(groep).sign === -1;
}

/** An account that the books do not have is taken for what stands next to it in the chart. */
function holdsIncome({ known, like }: BudgetLine): boolean {
  const account = known ?? like;
  return account !== undefined && isIncome(account);
}

/** Which use of signs a file says or shows. Throws BudgetRefused when it shows none. */
export function signUseOf({ lines, saysPositive }: ReadBudget): SignUse {
  if (saysPositive) return 'beide_positief';
  const ofResult = lines.filter(({ known }) => known && GROUPS[known.groep].type === 'resultaat');
  const income = sign(ofResult.filter(holdsIncome));
  const costs = sign(ofResult.filter((line) => !holdsIncome(line)));
  if (income < 0 && costs < 0) {
    throw new BudgetRefused([
      'In dit bestand zijn opbrengsten en kosten allebei negatief. Schrijf ze allebei positief.',
    ]);
  }
  if (income < 0) return 'grootboek';
  return costs < 0 ? 'kosten_negatief' : 'beide_positief';
}

function sign(lines: readonly BudgetLine[]): number {
  const amounts = lines.flatMap(({ amounts }) => [...amounts.values()]);
  return Math.sign(amounts.reduce((sum, cents) => sum + cents, 0));
}

/** Debit-positive cents of an amount as a file writes it. */
export function debitCents(line: BudgetLine, cents: number, use: SignUse): number {
  if (cents === 0) return 0;
  if (use === 'grootboek') return cents;
  if (use === 'kosten_negatief') return -cents;
  return holdsIncome(line) ? -cents : cents;
}

/** What was made of the signs, for the uploader to check. */
export const SIGN_WORDS: Record<SignUse, string> = {
  beide_positief: 'Opbrengsten en kosten staan positief in dit bestand, en zijn zo gelezen.',
  kosten_negatief: 'Kosten staan negatief in dit bestand; ze zijn als kosten gelezen.',
  grootboek:
    'Opbrengsten staan negatief in dit bestand, zoals in het grootboek (credit); ze zijn als opbrengsten gelezen.',
};
