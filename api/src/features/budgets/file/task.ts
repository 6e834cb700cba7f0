import type { ImportWarning } from '@kengetal/contract';
import type { Span } from '@kengetal/ledger';
import { DomainError } from '../../../domain-error.ts';
import type { Task } from '../../../pool/task.ts';
import { warningsOf } from '../warnings.ts';
import type { KnownAccount } from './match.ts';
import { openBudget } from './open.ts';
import type { BudgetLine } from './read.ts';
import { BudgetRefused } from './refused.ts';
import { debitCents, signUseOf, type SignUse } from './signs.ts';

interface Asked {
  readonly bytes: Uint8Array;
  readonly span: Span;
  /** JSON of `KnownAccount[]`: a text is copied into a thread at once. */
  readonly accounts: string;
}

/** A budget as it is kept. */
export interface Budgeted {
  readonly months: readonly BudgetMonth[];
  readonly warnings: readonly ImportWarning[];
}

/** Accounts with their debit-positive cents in a month: JSON arrays, in the same order. */
interface BudgetMonth {
  readonly periode: number;
  readonly rekeningen: string;
  readonly cents: string;
}

/** Reads the file of a budget. Throws file_refused with every fault that was found. */
export const readBudgetTask: Task<Asked, Budgeted> = {
  name: 'budget',
  withinMs: 20_000,
  tooMuch:
    'Dit bestand is te groot om te lezen. Bewaar alleen het blad met de begroting, of begin met het invulbestand.',
  work: async ({ bytes, span, accounts: known }) => {
    try {
      const accounts = JSON.parse(known) as KnownAccount[];
      const read = await openBudget(Buffer.from(bytes), span, accounts);
      const use = signUseOf(read);
      const warnings = warningsOf(read, use, { accounts, ...span });
      return { months: monthsOf(read.lines, use), warnings };
    } catch (error) {
      if (!(error instanceof BudgetRefused)) throw error;
      const errors = error.problems.map((message) => ({ path: 'content', message }));
      throw new DomainError('file_refused', error.problems[0], errors);
    }
  },
};

function monthsOf(lines: readonly BudgetLine[], use: SignUse): BudgetMonth[] {
  const months = new Map<number, { rekeningen: string[]; cents: number[] }>();
  for (const line of lines) {
    for (const [periode, cents] of line.amounts) {
      const month = months.get(periode) ?? { rekeningen: [], cents: [] };
      month.rekeningen.push(line.rekening);
      month.cents.push(debitCents(line, cents, use));
      months.set(periode, month);
    }
  }
  return [...months].map(([periode, { rekeningen, cents }]) => ({
    periode,
    rekeningen: JSON.stringify(rekeningen),
    cents: JSON.stringify(cents),
  }));
}
