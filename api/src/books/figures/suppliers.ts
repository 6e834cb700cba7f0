import type { Figure } from '@kengetal/contract';
import type { Books } from '../books.ts';
import { windowOf } from './booked.ts';

/**
 * A figure of the accounts of creditors without those that nothing is bought from.
 * @param side whether it is of the credit lines alone
 */
export function ofSuppliers(books: Books, figure: Figure, side?: 'credit'): Figure {
  const { relations, names, sums } = books.otherCreditors;
  if (figure.kind !== 'booked' || relations.length === 0) return figure;
  const { selection, sign, about } = figure;
  const { periode_min, periode_max, soorten, boekjaar } = windowOf(selection);
  const others = sums
    .filter(({ periode }) => periode >= periode_min && periode <= periode_max)
    .filter((sum) => soorten.includes(sum.soort))
    .filter((sum) => boekjaar === undefined || sum.boekjaar === boekjaar)
    .reduce((total, { cents, credit }) => total + (side === 'credit' ? -credit : cents), 0);
  const cents = figure.cents - sign * others;
  const without = `Zonder ${names.join(', ') || 'crediteuren'}: daarvan is niets gekocht.`;
  return {
    ...figure,
    cents: cents === 0 ? 0 : cents,
    selection: {
      ...selection,
      filters: [
        ...selection.filters,
        { column: 'relatie', operator: 'not_in', value: [...relations] },
      ],
    },
    about: { label: about?.label ?? '', explanation: `${about?.explanation ?? ''} ${without}` },
  };
}
