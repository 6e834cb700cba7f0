import { definition, type DefinitionKey } from '../definitions/definitions.ts';
import type { BookedDefinition } from '../definitions/types.ts';
import type { GroupKey } from '../rgs/groups.ts';
import type { FiscalYear } from '../types.ts';
import type { SummaryRow } from './summary.ts';
import { windowOf, type PeriodRange, type Window } from './window.ts';

/** Value of a booked figure. */
export interface BookedValue {
  cents: number;
  /** Part of it in closing periods, so that a year can show it apart. */
  closing_cents: number;
}

type Sums = ReadonlyMap<GroupKey, BookedValue>;

/** Computes definitions over summary rows, for one range of months. */
export class Evaluation {
  private readonly sums = new Map<BookedDefinition['basis'], Sums | null>();

  constructor(
    private readonly rows: readonly SummaryRow[],
    private readonly range: PeriodRange,
    private readonly years: readonly FiscalYear[],
  ) {}

  /** @returns null when the books hold no fiscal year for a stock */
  booked(key: DefinitionKey): BookedValue | null {
    const { basis, groups, sign } = definition(key);
    const sums = this.sumsOf(basis);
    if (!sums) return null;
    let cents = 0;
    let closing = 0;
    for (const group of groups) {
      cents += sums.get(group)?.cents ?? 0;
      closing += sums.get(group)?.closing_cents ?? 0;
    }
    return { cents: signed(sign, cents), closing_cents: signed(sign, closing) };
  }

  private sumsOf(basis: BookedDefinition['basis']): Sums | null {
    const known = this.sums.get(basis);
    if (known !== undefined) return known;
    const window = windowOf(basis, this.range, this.years);
    const sums = window && sumByGroup(this.rows, window);
    this.sums.set(basis, sums);
    return sums;
  }
}

/** Debit-positive sum per group of the rows within a window. */
function sumByGroup(rows: readonly SummaryRow[], window: Window): Sums {
  const sums = new Map<GroupKey, BookedValue>();
  for (const row of rows) {
    if (row.periode < window.periode_min || row.periode > window.periode_max) continue;
    if (!window.soorten.includes(row.soort)) continue;
    if (window.boekjaar !== undefined && row.boekjaar !== window.boekjaar) continue;
    const sum = sums.get(row.group) ?? { cents: 0, closing_cents: 0 };
    sum.cents += row.cents;
    if (row.soort === 'afsluiting') sum.closing_cents += row.cents;
    sums.set(row.group, sum);
  }
  return sums;
}

const signed = (sign: 1 | -1, cents: number) => (cents === 0 ? 0 : sign * cents);
