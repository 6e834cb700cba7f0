import type { ImportWarning } from '@kengetal/contract';
import { DomainError } from '../../../domain-error.ts';
import type { Span } from '../../../books/periods/names.ts';
import type { Task } from '../../../pool/task.ts';
import { warningsOf } from '../warnings.ts';
import type { KnownAccount } from './match.ts';
import { openBudget } from './open.ts';
import { BudgetRefused } from './refused.ts';
import { debitCents, signUseOf } from './signs.ts';

interface Asked {
  readonly bytes: Uint8Array;
  readonly span: Span;
  /** JSON of `KnownAccount[]`: a text is copied into a thread at once. */
  readonly accounts: string;
}

/** A budget as it is kept. */
export interface Budgeted {
  /** JSON of `BudgetAmount[]`, each as much as one statement keeps. */
  readonly amounts: readonly string[];
  readonly warnings: readonly ImportWarning[];
}

/** Debit-positive cents of an account in a month. */
interface BudgetAmount {
  readonly rekening: string;
  readonly periode: number;
  readonly cents: number;
}

/** Amounts of a statement. */
const AT_ONCE = 5_000;

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
      const amounts = read.lines.flatMap((line): BudgetAmount[] =>
        [...line.amounts].map(([periode, cents]) => ({
          rekening: line.rekening,
          periode,
          cents: debitCents(line, cents, use),
        })),
      );
      const warnings = warningsOf(read, use, { accounts, ...span });
      return { amounts: inBatches(amounts), warnings };
    } catch (error) {
      if (!(error instanceof BudgetRefused)) throw error;
      const errors = error.problems.map((message) => ({ path: 'content', message }));
      throw new DomainError('file_refused', error.problems[0], errors);
    }
  },
};

function inBatches(amounts: readonly BudgetAmount[]): string[] {
  const count = Math.ceil(amounts.length / AT_ONCE);
  return Array.from({ length: count }, (_, place) =>
    JSON.stringify(amounts.slice(place * AT_ONCE, (place + 1) * AT_ONCE)),
  );
}
