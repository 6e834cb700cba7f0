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
  /** What evidence said against a place, a sentence each. */
  readonly against: readonly string[];
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
    against: [...new Set(vat.flatMap(contradiction))],
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

function contradiction({ rekening, naam, btw_code, decision }: VatPart): string[] {
  const { because, against } = decision;
  if (against.length === 0) return [];
  const of = `${rekening} ${naam}${btw_code === '' ? '' : `, code ${btw_code}`}`;
  return [`${of}: ${because.join(' en ')} tegenover ${against.join(' en ')}.`];
}
