import type { Figure } from '@kengetal/contract';
import {
  addMonths,
  type BookedDefinition,
  definition,
  type DefinitionKey,
  isGroupKey,
  monthDays,
  monthName,
  monthsIn,
  type Span,
  spanNameTo,
} from '@kengetal/ledger';
import { standAfter } from '../periods/fiscal.ts';
import { momentName } from './booked.ts';
import { chargedOn } from './charged.ts';
import type { Books } from '../books.ts';
import { presented } from './overdraft.ts';
import { ofSuppliers } from './suppliers.ts';
import type { Operands } from './kengetallen.ts';
import { vatBalance } from '../vat/balance.ts';
import { memoize } from '../store/memoize.ts';

/** Months with the day up to which the last one is booked. */
interface Days extends Span {
  readonly day?: number;
}

/** Operands of a period of the books. `figure` gives those that a column has of its own. */
export function operandsOf(
  books: Books,
  period: Days,
  figure: (key: DefinitionKey) => Figure = (key) => books.figure(key, period),
): Operands {
  return {
    moment: (basis) =>
      basis === 'stand' ? momentName('stock', period) : spanNameTo(period, period.day),
    figure: (key) => {
      // Ratios are of the balance as it is presented; a group is what is booked on it.
      const found = isGroupKey(key) ? figure(key) : presented(books, key, figure(key));
      return withOpening(books, definition(key).basis, period, found);
    },
    balanceBack: (key, months) => {
      const back = standAfter(books.calendar.years, monthAt(period.periode_max, -months));
      return withOpening(books, 'stock', back, books.figure(key, back));
    },
    charged: (group) => {
      const whole = chargedOn(books, group, period);
      return group === 'crediteuren' ? ofSuppliers(books, whole, 'credit') : whole;
    },
    suppliers: () => withOpening(books, 'stock', period, ofSuppliers(books, figure('crediteuren'))),
    btw: () => withOpening(books, 'stock', period, vatBalance(books, period)),
    days: (back) => daysOf(back === undefined ? period : lastMonths(period, back)),
    hasAccounts: (groups) => books.accountsOf(groups).length > 0,
  };
}

/** The same operands, each made once: computed figures of a column share most of them. */
export function memoizedOperands(operands: Operands): Operands {
  const { figure, balanceBack, charged, suppliers, btw } = operands;
  const back = memoize((months: number) =>
    memoize((key: DefinitionKey) => balanceBack(key, months)),
  );
  const vat = memoize(() => btw());
  const owed = memoize(() => suppliers());
  return {
    ...operands,
    figure: memoize(figure),
    balanceBack: (key, months) => back(months)(key),
    charged: memoize(charged),
    suppliers: () => owed(undefined),
    btw: () => vat(undefined),
  };
}

/** A balance of a year that lacks its opening says only what changed: no figure to rely on. */
export function withOpening(
  books: Books,
  basis: BookedDefinition['basis'],
  period: Span,
  figure: Figure,
): Figure {
  if (basis === 'flow' || figure.kind === 'absent') return figure;
  const reason = whyNoBalance(books, period);
  return reason === undefined ? figure : { kind: 'absent', reason, about: figure.about };
}

/** Why the balances at the end of a period say only what changed; undefined where they are whole. */
export function whyNoBalance(books: Books, { periode_max }: Span): string | undefined {
  return books.lacksOpening(periode_max)
    ? `In de boekhouding over ${monthName(periode_max)} ontbreekt de beginbalans.`
    : undefined;
}

function monthAt(periode: number, months: number): Span {
  const month = addMonths(periode, months);
  return { periode_min: month, periode_max: month };
}

function lastMonths({ periode_max, day }: Days, count: number): Days {
  return { periode_min: addMonths(periode_max, 1 - count), periode_max, day };
}

/** Days of months; of the last one up to a day where that is given. */
function daysOf({ day, ...span }: Days): number {
  const lengths = Array.from({ length: monthsIn(span) }, (_, index) =>
    Number(monthDays(addMonths(span.periode_min, index)).last.slice(8)),
  );
  const last = lengths[lengths.length - 1] ?? 0;
  return lengths.reduce((sum, length) => sum + length, 0) - last + (day ?? last);
}
