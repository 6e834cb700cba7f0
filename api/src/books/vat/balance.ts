import type { Figure } from '@kengetal/contract';
import type { Span } from '@kengetal/ledger';
import type { Books } from '../books.ts';
import { bookedFigure, momentName } from '../figures/booked.ts';

/** Balance of the VAT accounts at the end of a span, to pay positive. */
export function vatBalance(books: Books, span: Span): Figure {
  const { vatAccounts } = books;
  const about = {
    label: `Btw-rekeningen, ${momentName('stock', span)}`,
    explanation: 'Te betalen btw min te vorderen btw.',
  };
  if (vatAccounts.length === 0) {
    return { kind: 'absent', reason: 'De boekhouding heeft geen btw-rekeningen.', about };
  }
  const lines = books.linesOf('stock', span);
  if (typeof lines === 'string') return { kind: 'absent', reason: lines, about };
  const sum = vatAccounts.reduce((total, account) => total + books.sumOf(account, lines), 0);
  return bookedFigure(sum, lines, {
    sign: -1,
    filters: [{ column: 'rekening', operator: 'in', value: [...vatAccounts] }],
    about,
  });
}
