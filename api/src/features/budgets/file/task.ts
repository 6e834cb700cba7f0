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
  readonly accounts: readonly KnownAccount[];
}

/** A budget as it is kept. */
export interface Budgeted {
  readonly amounts: readonly Budget[];
  readonly warnings: readonly ImportWarning[];
}

/** Debit-positive cents of an account in a month. */
export interface Budget {
  readonly rekening: string;
  readonly periode: number;
  readonly cents: number;
}

/** Reads the file of a budget. Throws file_refused with every fault that was found. */
export const readBudgetTask: Task<Asked, Budgeted> = {
  name: 'budget',
  withinMs: 20_000,
  tooMuch:
    'Dit bestand is te groot om te lezen. Bewaar alleen het blad met de begroting, of begin met het invulbestand.',
  work: async ({ bytes, span, accounts }) => {
    try {
      const read = await openBudget(Buffer.from(bytes), span, accounts);
      const use = signUseOf(read);
      const amounts = read.lines.flatMap((line) =>
        [...line.amounts].map(([periode, cents]) => ({
          rekening: line.rekening,
          periode,
          cents: debitCents(line, cents, use),
        })),
      );
      return { amounts, warnings: warningsOf(read, use, { accounts, ...span }) };
    } catch (error) {
      if (!(error instanceof BudgetRefused)) throw error;
      const errors = error.problems.map((message) => ({ path: 'content', message }));
      throw new DomainError('file_refused', error.problems[0], errors);
    }
  },
};
