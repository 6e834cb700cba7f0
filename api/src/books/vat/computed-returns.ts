import type { Figure } from '@kengetal/contract';
import { bareMonth, type Span } from '@kengetal/ledger';
import { valueOf } from '../figures/values.ts';
import { reachedSpan } from '../periods/compared.ts';
import type { ReadBooks } from '../store/reader.ts';
import { returnLabel, returnsOf, settledReturns, type Settled } from './returns.ts';
import type { VatRhythm } from './rhythm.ts';
import { vatTotal } from './sum.ts';
import { absent, vatSums } from './sums.ts';
import { vatAmounts } from './vat.ts';

/** A return: what the books say it is, and what was paid or booked of it. */
export interface VatReturn {
  readonly span: Span;
  readonly naam: string;
  /** Last month of it that is booked. */
  readonly reached: number;
  readonly rhythm: VatRhythm;
  readonly computed: Figure;
  readonly settled: Figure;
  /** Boxes with an amount: a return may differ by a euro in each. */
  readonly boxes: number;
}

/** The returns of a report's months, oldest first; the last as far as it is booked. */
export async function vatReturns(
  read: ReadBooks,
  report: Span,
  rhythm: VatRhythm,
): Promise<VatReturn[]> {
  const returns = returnsOf(report, rhythm);
  const settled = await settledReturns(read, spanOf(returns, report), rhythm);
  const made: VatReturn[] = [];
  for (const span of returns) made.push(...(await returnMade(read, { span, rhythm, settled })));
  return made;
}

function spanOf(returns: readonly Span[], report: Span): Span {
  const last = returns.at(-1) ?? report;
  return {
    periode_min: returns[0]?.periode_min ?? report.periode_min,
    periode_max: last.periode_max,
  };
}

async function returnMade(
  read: ReadBooks,
  { span, rhythm, settled }: { span: Span; rhythm: VatRhythm; settled: Settled },
): Promise<VatReturn[]> {
  const naam = returnLabel(span, rhythm);
  const reached = reachedSpan(read.books.calendar, { ...span, naam });
  const window = read.books.linesOf('flow', reached);
  if (typeof window === 'string') return [];
  const sums = vatSums(await vatAmounts(read, window));
  const paid = settled.get(span.periode_min) ?? [];
  const boxes = [...sums.due.map(({ figure }) => figure), sums.untold, sums.deducted];
  return [
    {
      ...{ span, naam, rhythm },
      reached: reached.periode_max,
      computed: sums.payable,
      settled: paid.length === 0 ? absent(NOT_SETTLED) : settledFigure(naam, paid),
      boxes: boxes.filter((figure) => valueOf(figure)).length,
    },
  ];
}

const NOT_SETTLED = 'Hiervan is in de boekhouding nog niets betaald of teruggekregen.';

function settledFigure(naam: string, paid: readonly Figure[]): Figure {
  const [only] = paid;
  if (only && paid.length === 1) return only;
  return vatTotal(
    `Afgedragen over ${naam}`,
    paid.map((figure) => ({ label: labelOf(figure), figure })),
  );
}

const labelOf = (figure: Figure) => figure.about?.label ?? 'Afgedragen';

/** A euro, in cents. */
const EURO = 100;

/** True where what was settled is what the books say, but for less than a euro in each box. */
export function agrees({ computed, settled, boxes }: VatReturn): boolean {
  if (computed.kind === 'absent' || settled.kind === 'absent') return false;
  const apart = Math.abs((valueOf(computed) ?? 0) - (valueOf(settled) ?? 0));
  return apart <= EURO * Math.max(1, boxes);
}

/** '4e kwartaal 2025 t/m oktober' where it is booked no further. */
export function reachedName({ naam, span, reached }: VatReturn): string {
  return reached < span.periode_max ? `${naam} t/m ${bareMonth(reached)}` : naam;
}

/** What is still to be paid of a return, or claimed back: never a negative amount. */
export function leftOf({ naam, computed, settled }: VatReturn): {
  readonly label: 'Nog te betalen' | 'Nog terug te vragen';
  readonly figure: Figure;
} {
  const paid = { label: 'Al afgedragen', figure: settled };
  const owed = { label: `Btw over ${naam}`, figure: computed };
  const left = computed.kind === 'absent' ? computed : vatTotal(TO_PAY, [owed, minus(paid)]);
  if ((valueOf(left) ?? 0) >= 0) return { label: TO_PAY, figure: left };
  return { label: TO_CLAIM, figure: vatTotal(TO_CLAIM, [paid, minus(owed)]) };
}

const [TO_PAY, TO_CLAIM] = ['Nog te betalen', 'Nog terug te vragen'] as const;

const minus = <Part>(part: Part) => ({ ...part, factor: -1 as const });
