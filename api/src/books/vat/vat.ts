import type { Figure } from '@kengetal/contract';
import type { VatPlace, Window } from '@kengetal/ledger';
import type { ReadBooks } from '../store/reader.ts';
import { vatParts, type VatPart } from './parts.ts';

/** Amounts by place: what was charged and deducted, and what it was charged on. */
export interface VatAmounts {
  readonly accounts: readonly string[];
  /** True when some line of the months carries a VAT code. */
  readonly hasCodes: boolean;
  readonly vat: ReadonlyMap<VatPlace, readonly Figure[]>;
  readonly base: ReadonlyMap<VatPlace, readonly Figure[]>;
  /** Parts of VAT of which the place is not known, or that something speaks against. */
  readonly doubts: readonly VatPart[];
}

/** VAT of a window of months, each amount with the lines that make it up. */
export async function vatAmounts(read: ReadBooks, window: Window): Promise<VatAmounts> {
  const { accounts, hasCodes, parts } = await vatParts(read, window);
  const vat = parts.filter(({ of }) => of === 'vat');
  // What is deducted or settled has no base in the return.
  const base = parts.filter(
    ({ of, decision: { place } }) => of === 'base' && place !== '5b' && place !== 'verrekening',
  );
  return {
    ...{ accounts, hasCodes },
    vat: byPlace(vat),
    base: byPlace(base),
    doubts: vat.filter(
      ({ decision: { place, against } }) => place === 'onbekend' || against.length > 0,
    ),
  };
}

function byPlace(parts: readonly VatPart[]): Map<VatPlace, Figure[]> {
  const places = new Map<VatPlace, Figure[]>();
  for (const { decision, figure } of parts) {
    const figures = places.get(decision.place);
    if (figures) figures.push(figure);
    else places.set(decision.place, [figure]);
  }
  return places;
}
