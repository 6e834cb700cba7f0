import type { Figure, OpenItem, OpenItemsPage } from '@kengetal/contract';
import { shareOf } from '../books/figures/values.ts';
import { ageName, agesOf, type Age, type AgeBasis } from '../books/open-items/ages.ts';
import type { OpenFigures } from './open-figures.ts';
import { agedFilters, isAged, type Aged } from './open-narrowed.ts';
import type { Telling } from './telling.ts';

/** Days of each age; without due dates the first begins on the day of the invoice. */
const daysOf = (basis: AgeBasis): Record<Age, Aged> => ({
  0: { until: 0 },
  1: { over: basis === 'vervaldatum' ? 0 : undefined, until: 30 },
  2: { over: 30, until: 60 },
  3: { over: 60, until: 90 },
  4: { over: 90 },
});

interface OfAges {
  readonly page: OpenItemsPage;
  readonly counted: readonly OpenItem[];
  readonly dag: string;
  readonly figures: OpenFigures;
  readonly whole: Figure;
  readonly name: string;
}

/** What is open by how long ago it fell due, as a report has it. */
export function tellAges(
  telling: Telling,
  { page, counted, dag, figures, whole, name }: OfAges,
): Telling {
  const basis = page.basis === 'vervaldatum' ? page.basis : 'factuurdatum';
  const rows = agesOf(basis).map((age) => {
    const aged = daysOf(basis)[age];
    const own = counted.filter((one) => isAged(aged, one));
    const label = ageName(age, basis);
    const cents = own.reduce((sum, one) => sum + one.cents, 0);
    const figure = figures.whole(cents, `${name}, ${label}`, agedFilters(aged, dag));
    return [label, String(own.length), figure, partOf(figure, whole, name)];
  });
  return telling
    .say(
      basis === 'vervaldatum'
        ? 'De dagen tellen vanaf de vervaldatum.'
        : 'De dagen tellen vanaf de factuurdatum: vervaldatums staan niet in de boekhouding.',
    )
    .table(['Ouderdom', 'Facturen', 'Open', 'Aandeel'], rows);
}

/** Which part some of what is open is of all of it. */
export const partOf = (figure: Figure, whole: Figure, name: string): Figure =>
  shareOf(
    { label: 'Open', figure },
    { label: name, figure: whole },
    { label: `${name}, deel`, explanation: `Deel van ${name.toLowerCase()}.` },
  );
