import type { Figure } from '@kengetal/contract';
import { DomainError } from '../domain-error.ts';
import { absent, vatSums, type VatSums } from '../books/vat/sums.ts';
import { vatAmounts } from '../books/vat/vat.ts';
import type { ReadBooks } from '../books/store/reader.ts';
import type { Measured } from './measured.ts';
import { NOT_BUDGETED } from '../books/columns/budget.ts';

/** What a return comes to (box 5c), or another of its sums. */
export function vatMeasured(read: ReadBooks, rubriek = '5c'): Measured {
  return {
    name: rubriek === '5c' ? 'Btw te betalen' : `Btw, rubriek ${rubriek}`,
    ...(rubriek === '5c' && { below: 'Btw terug te vragen' }),
    basis: 'flow',
    more: 'neutraal',
    of: async (column) => {
      const { lines, reason = NOT_BUDGETED } = column.source('flow');
      if (lines === null) return absent(reason);
      const amounts = await vatAmounts(read, lines);
      if (amounts.accounts.length === 0) return absent('De boekhouding heeft geen btw-rekeningen.');
      return boxOf(vatSums(amounts), rubriek);
    },
  };
}

function boxOf({ due, total, deducted, payable }: VatSums, rubriek: string): Figure {
  if (rubriek === '5a') return total;
  if (rubriek === '5b') return deducted;
  if (rubriek === '5c') return payable;
  const found = due.find(({ box }) => box === rubriek);
  if (found) return found.figure;
  throw new DomainError('unprocessable', `De aangifte heeft geen rubriek ${rubriek}.`, []);
}
