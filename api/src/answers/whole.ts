import { GROUPS } from '@kengetal/ledger';
import type { Books } from '../books/books.ts';
import { figureMeasured } from './figure.ts';
import type { Measured } from './measured.ts';

/** What an amount is a part of (decision 0090): costs of all costs, omzet of omzet, assets of assets. */
export function wholeOf(books: Books, { lines }: Measured): Measured {
  const groups = new Set((lines?.accounts ?? []).map(({ groep }) => groep));
  const all = [...groups].map((group) => GROUPS[group]);
  if (all.length > 0 && all.every(({ main }) => main === 'netto_omzet')) {
    return figureMeasured(books, 'omzet');
  }
  if (all.some(({ type }) => type === 'resultaat')) {
    return figureMeasured(books, lines?.sign === -1 ? 'omzet' : 'kosten');
  }
  return figureMeasured(books, lines?.sign === -1 ? 'passiva' : 'activa');
}
