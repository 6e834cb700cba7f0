import { GROUPS, type GroupKey } from './rgs/groups.ts';
import { definition } from './definitions/index.ts';

/** What an account opened and closed a fiscal year with, debit-positive cents. */
export interface AccountBalance {
  readonly rekening: string;
  readonly groep: GroupKey;
  /** Opening balance of the year. */
  readonly opening_cents: number;
  /** Opening balance and movements, closing entries included. */
  readonly closing_cents: number;
}

/** An account, or equity as a whole (null), that opens otherwise than it closed. */
interface Gap {
  readonly rekening: string | null;
  /** At the end of the year before, debit positive. */
  readonly closing_cents: number;
  readonly opening_cents: number;
}

/** Groups that the result of a year ends up in, and those of the result itself. */
export const EQUITY_AND_RESULT = definition('totaal_eigen_vermogen').groups;

/**
 * Where the opening balance of a year differs from the closing balance of the year before, largest
 * difference first. Equity is compared as a whole, with the result of the year before in it: how a
 * result is divided over the accounts of equity is the owner's choice.
 */
export function openingGaps(
  before: readonly AccountBalance[],
  year: readonly AccountBalance[],
): Gap[] {
  const sums = new Map<string | null, { closing: number; opening: number }>();
  const sumOf = ({ rekening, groep }: AccountBalance) => {
    const key = isEquity(groep) ? null : rekening;
    const sum = sums.get(key) ?? { closing: 0, opening: 0 };
    sums.set(key, sum);
    return sum;
  };
  for (const account of before) sumOf(account).closing += account.closing_cents;
  for (const account of year) sumOf(account).opening += account.opening_cents;
  return [...sums]
    .filter(([, { closing, opening }]) => closing !== opening)
    .map(([rekening, { closing, opening }]) => ({
      rekening,
      closing_cents: closing,
      opening_cents: opening,
    }))
    .sort((one, other) => size(other) - size(one) || Number(isLump(one)) - Number(isLump(other)));
}

const isEquity = (group: GroupKey) =>
  GROUPS[group].type === 'resultaat' || EQUITY_AND_RESULT.includes(group);

/** Of equal differences a single account says more. */
const isLump = ({ rekening }: Gap) => rekening === null;

const size = ({ closing_cents, opening_cents }: Gap) => Math.abs(opening_cents - closing_cents);
