import type { ChecksBlock } from '@kengetal/contract';
import type { Books } from '../../books/books.ts';
import { largeCrossing } from '../../books/figures/crossing.ts';
import { euros } from '../../books/figures/words.ts';
import type { View } from './view.ts';

/** Warns of large amounts on crossing accounts at the end of what is looked at. */
export function crossingOf(books: Books, view: View): ChecksBlock['items'] {
  const column = view.kind === 'beside' ? view.current : view.months[view.months.length - 1];
  const figure = column && largeCrossing(books, column);
  if (!figure) return [];
  const label = `Kruisposten staan op ${euros(figure.cents)} en tellen niet mee in bank en kas`;
  return [{ key: 'kruisposten', label, state: 'let_op', figure }];
}
