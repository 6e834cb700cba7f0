import { chargedOn } from '../books/figures/charged.ts';
import type { ReadBooks } from '../books/store/reader.ts';
import { item, linesOfGroups } from './lines-of.ts';
import type { Measured } from './measured.ts';

const NAMES = {
  debiteuren: 'Gefactureerd aan klanten, incl. btw',
  crediteuren: 'Gefactureerd door leveranciers, incl. btw',
} as const;

/** What was charged to customers or by suppliers, VAT included. */
export function chargedMeasured({ books }: ReadBooks, groep: keyof typeof NAMES): Measured {
  const sign = groep === 'debiteuren' ? 1 : -1;
  const of = linesOfGroups(books, [groep], { basis: 'flow', sign });
  const side = item('zijde', groep === 'debiteuren' ? 'debet' : 'credit');
  return {
    name: NAMES[groep],
    basis: 'flow',
    more: 'neutraal',
    lines: { ...of, filters: [...of.filters, side], isNarrowed: true },
    of: ({ span }) => chargedOn(books, groep, span),
  };
}
