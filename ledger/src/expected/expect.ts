import { duesAt, onUsualDays, vatToCome } from './dues.ts';
import { PaymentHabits } from './habits.ts';
import { openInvoices } from './invoices.ts';
import { usualCharges, usualDirect, usualSettled } from './levels.ts';
import { knownSeries, seriesItems } from './series.ts';
import type { CashDue, CashExpected, CashHistory, CashItem, Day, OwedSide } from './types.ts';

/** What falls due within a month after the days ahead may be paid within them. */
const MONTH = 31;
const SIDES = ['debiteuren', 'crediteuren'] as const satisfies OwedSide[];

/**
 * Money that is expected after a day, with what was known on that day alone: open invoices as late
 * as each relation pays, what comes back, wages and taxes, and the usual sales, purchases and
 * costs that are not in the books yet.
 * @param dues wages and taxes up to a month later; of a day of the past they are worked out from the history
 */
export function expectCash(
  history: CashHistory,
  at: Day,
  until: Day,
  dues: readonly CashDue[] = duesAt(history, at, until + MONTH),
): CashExpected {
  const series = knownSeries(history.series, at);
  const moment = { at, until, series };
  const habits = {
    debiteuren: new PaymentHabits(history.invoices, 'debiteuren', at),
    crediteuren: new PaymentHabits(history.invoices, 'crediteuren', at),
  };
  // Of a side whose payments tell nothing the usual payments hold what comes back too.
  const told = series.filter(({ via }) => via === 'geld' || via === 'balans' || history.tells[via]);
  const sides = SIDES.flatMap((side): CashExpected[] => {
    if (!history.tells[side]) {
      return [usualSettled(history, side, { ...moment, series: [] })];
    }
    return [
      openInvoices(history, side, habits[side], moment),
      usualCharges(history, side, habits[side], moment),
    ];
  });
  const items: CashItem[] = [
    ...sides.flatMap((side) => side.items),
    ...seriesItems(told, habits, moment),
    ...usualDirect(history, moment),
    ...onUsualDays(dues, history, at).map((due, index) => ({ ...due, due: index })),
    ...onUsualDays(vatToCome(history.vat, at, until + MONTH), history, at),
  ].filter(({ day }) => day <= until);
  return {
    items: items.sort((one, other) => one.day - other.day),
    unknown: sides.flatMap(({ unknown }) => unknown),
  };
}
