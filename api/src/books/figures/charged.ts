import type { Figure } from '@kengetal/contract';
import { type Span, spanName } from '@kengetal/ledger';
import type { Books } from '../books.ts';
import { bookedFigure } from './booked.ts';
import { filtersOfGroups } from './selection.ts';

/**
 * What was charged on the accounts of debtors or creditors, VAT included: the debit lines of the
 * one, the credit lines of the other.
 */
export function chargedOn(books: Books, group: 'debiteuren' | 'crediteuren', span: Span): Figure {
  const [side, sign] = group === 'debiteuren' ? (['debet', 1] as const) : (['credit', -1] as const);
  const about = {
    label: `Facturen op de rekening ${group}, ${spanName(span)}`,
    explanation: `De ${side}boekingen op de rekeningen in de groep ${group}, met btw.`,
  };
  const lines = books.linesOf('flow', span);
  if (typeof lines === 'string') return { kind: 'absent', reason: lines, about };
  return bookedFigure(sign * books.sideOf(side, [group], lines), lines, {
    sign,
    filters: [...filtersOfGroups([group]), { column: 'zijde', operator: 'eq', value: side }],
    about,
  });
}
