import { VAT_PLACES, type Figure, type VatPlacement } from '@kengetal/contract';
import type { Window } from '@kengetal/ledger';
import type { ReadBooks } from '../store/reader.ts';
import { vatParts, type VatPart } from './parts.ts';
import type { VatPlacing } from './placing.ts';
import { vatSum } from './sum.ts';

type Kind = VatPlacement['soort'];

/**
 * Every VAT code and account of VAT that is booked on in any month, with its places in the return;
 * what is in no box comes first.
 */
export async function placedVat(read: ReadBooks): Promise<VatPlacement[]> {
  const { booked } = read.books.calendar;
  if (!booked) return [];
  const window: Window = { ...booked, soorten: ['mutatie', 'afsluiting'] };
  const { parts, placing } = await vatParts(read, window);
  const vat = parts.filter(({ of }) => of === 'vat');
  const coded = parts.filter(({ btw_code }) => btw_code !== '');
  const placements = [
    ...placementsOf('rekening', vat, placing),
    ...placementsOf('btw_code', coded, placing),
  ];
  return [...placements.filter(isUnplaced), ...placements.filter((one) => !isUnplaced(one))];
}

const isUnplaced = ({ plaatsen }: VatPlacement) =>
  plaatsen.some(({ plaats }) => plaats === 'onbekend' || plaats === 'verschuldigd');

function placementsOf(soort: Kind, parts: readonly VatPart[], placing: VatPlacing): VatPlacement[] {
  const keyOf = (part: VatPart) => (soort === 'rekening' ? part.rekening : part.btw_code);
  return [...grouped(parts, keyOf)].map(([sleutel, own]) => ({
    ...{ soort, sleutel },
    naam: soort === 'rekening' ? (own[0]?.naam ?? '') : placing.nameOf(sleutel),
    keuze: placing.choiceOf(soort, sleutel),
    plaatsen: placesOf(own),
  }));
}

/** VAT where there is any, else what it would be charged on. */
function placesOf(parts: readonly VatPart[]): VatPlacement['plaatsen'] {
  const places = [...grouped(parts, ({ decision }) => decision.place)];
  places.sort(([one], [other]) => VAT_PLACES.indexOf(one) - VAT_PLACES.indexOf(other));
  return places.map(([plaats, own]) => {
    const vat = own.filter(({ of }) => of === 'vat');
    const figures = (vat.length > 0 ? vat : own).map(({ figure }): Figure => figure);
    return {
      plaats,
      figure: vatSum(vat.length > 0 ? 'Btw' : 'Bedrag zonder btw', figures),
      omdat: [...new Set(own.flatMap(({ decision }) => decision.because))],
      tegen: [...new Set(own.flatMap(({ decision }) => decision.against))],
    };
  });
}

function grouped<Key, Item>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
