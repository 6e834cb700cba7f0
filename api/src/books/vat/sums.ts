import type { Figure } from '@kengetal/contract';
import { VAT_BOXES, type VatBox, type VatPlace } from '@kengetal/ledger';
import { euros } from '../figures/words.ts';
import { valueOf } from '../figures/values.ts';
import { vatSum, vatTotal } from './sum.ts';
import type { VatAmounts } from './vat.ts';

export const TOTAL = '5a Verschuldigde btw';
export const DEDUCTED = '5b Voorbelasting';
export const PAYABLE = '5c Te betalen of terug te vragen';
export const UNTOLD = 'Verschuldigd, rubriek onbekend';
export const UNKNOWN = 'Niet in een rubriek te plaatsen';
export const OUTSIDE = 'Niet aan te geven: vrijgesteld of buiten de aangifte';
export const SETTLED = 'Afgedragen en tegengeboekt';

/** What may be unknown beside a figure that is acted on, in cents, or as a part of 5a. */
const UNKNOWN_CENTS = 100_00;
const UNKNOWN_PART = 100;

/** Boxes whose VAT is due, in the order of the return. */
const DUE = Object.keys(VAT_BOXES).filter((box): box is VatBox => box !== '5b');

/** The figures of a return. */
export interface VatSums {
  readonly due: readonly {
    readonly box: VatBox;
    readonly label: string;
    readonly figure: Figure;
  }[];
  /** Owed in a box that nothing tells; part of 5a. */
  readonly untold: Figure;
  readonly total: Figure;
  readonly deducted: Figure;
  /** Box 5c, absent while too much is unknown. */
  readonly payable: Figure;
  readonly unknown: Figure;
  readonly settled: Figure;
  readonly outside: Figure;
  readonly all: Figure;
}

/** Adds up the amounts of months as the return does. */
export function vatSums(amounts: VatAmounts): VatSums {
  const of = (place: VatPlace, label: string) => sumOf(label, amounts.vat.get(place) ?? []);
  const due = DUE.map((box) => {
    const label = `${box} ${VAT_BOXES[box]}`;
    return { box, label, figure: of(box, label) };
  });
  const untold = of('verschuldigd', UNTOLD);
  const total = vatTotal(TOTAL, [...due, { label: UNTOLD, figure: untold }]);
  const deducted = of('5b', DEDUCTED);
  const [unknown, settled] = [of('onbekend', UNKNOWN), of('verrekening', SETTLED)];
  const outside = of('geen', OUTSIDE);
  const parts = [
    { label: TOTAL, figure: total },
    { label: DEDUCTED, figure: deducted, factor: -1 as const },
  ];
  const rest = [
    { label: UNKNOWN, figure: unknown },
    { label: SETTLED, figure: settled },
    { label: OUTSIDE, figure: outside },
  ];
  return {
    ...{ due, untold, total, deducted, unknown, settled, outside },
    payable: tooUnknown(amounts, total) ?? vatTotal(PAYABLE, parts),
    all: vatTotal('Geboekt op de btw-rekeningen in deze periode', [...parts, ...rest]),
  };
}

/** Whoever pays or claims by a figure must not do so by half of it. */
function tooUnknown(amounts: VatAmounts, total: Figure): Figure | undefined {
  const cents = (amounts.vat.get('onbekend') ?? [])
    .map((figure) => Math.abs(valueOf(figure) ?? 0))
    .reduce((sum, one) => sum + one, 0);
  const allowed = Math.max(UNKNOWN_CENTS, Math.abs(valueOf(total) ?? 0) / UNKNOWN_PART);
  if (cents <= allowed) return undefined;
  return absent(
    `Van ${euros(cents)} is niet bekend of het verschuldigd, aftrekbaar of al afgedragen is. Geef eerst aan waar dat hoort.`,
  );
}

/** The only part, or all parts together; a place without any says so. */
export function sumOf(label: string, parts: readonly Figure[]): Figure {
  if (parts.length > 0) return vatSum(label, parts);
  return absent(`Op ${label.toLowerCase()} is in deze periode niets geboekt.`);
}

export const absent = (reason: string): Figure => ({ kind: 'absent', reason });
