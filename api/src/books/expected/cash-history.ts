import {
  dayNumber,
  dayText,
  payrollOn,
  type CashHistory,
  type DataSpan,
  type DayCents,
  type GroupKey,
} from '@kengetal/ledger';
import type { ReadBooks } from '../store/reader.ts';
import { vatRhythm } from '../vat/rhythm.ts';
import { cashInvoices, sidesTold } from './cash-invoices.ts';
import { daysOf, roleDays, type CashDays } from './cash-lines.ts';
import { cashSeries, type NamedSeries } from './cash-series.ts';
import { monthsBooked, type BookedSide } from './days-booked.ts';

/** Weeks that the expectation and its replay look back: a year of errors, and what was known before. */
const BACK = 7 * (52 + 8 + 52);

const MONEY: readonly GroupKey[] = ['bank_en_kas'];
const DEBTORS: readonly GroupKey[] = ['debiteuren'];
const CREDITORS: readonly GroupKey[] = ['crediteuren'];

/** The history of money as the expectation takes it, and the names of what comes back. */
interface ReadHistory {
  readonly history: CashHistory;
  readonly series: readonly NamedSeries[];
}

/** Reads what the books tell of money up to the last day of the data. */
export async function cashHistory(read: ReadBooks, span: DataSpan): Promise<ReadHistory> {
  const { books } = read;
  const numbers = (groups: readonly GroupKey[]) =>
    books.accountsOf(groups).map(({ rekening }) => rekening);
  const from = dayText(dayNumber(span.last) - BACK);
  const days: CashDays = {
    money: numbers(MONEY),
    debtors: numbers(DEBTORS),
    creditors: numbers(CREDITORS),
    vat: books.vatAccounts,
    from: from > span.first ? from : span.first,
    last: span.last,
  };
  const sums = await roleDays(read, days);
  const payroll = await payrollHistory(read, days);
  const series = await cashSeries(read, days, payroll.accounts);
  const charged = (side: 'debiteuren' | 'crediteuren') =>
    daysOf(sums, ({ role, through_money }) => role === side && !through_money, 1);
  const settled = (side: 'debiteuren' | 'crediteuren') =>
    daysOf(sums, ({ role, through_money }) => role === side && through_money, -1);
  const isReturn = (day: { through_money: boolean; with_result: boolean }) =>
    day.through_money && !day.with_result;
  return {
    series,
    history: {
      first: dayNumber(days.from),
      last: dayNumber(days.last),
      moves: daysOf(sums, ({ role }) => role === 'geld', 1),
      invoices: await cashInvoices(read, days),
      charged: { debiteuren: charged('debiteuren'), crediteuren: charged('crediteuren') },
      settled: { debiteuren: settled('debiteuren'), crediteuren: settled('crediteuren') },
      tells: await sidesTold(read, days),
      direct: daysOf(
        sums,
        ({ role, through_money, with_result }) =>
          through_money && (role === 'resultaat' || (role === 'btw' && with_result)),
        -1,
      ),
      series: series.map((one) => one.series),
      vat: {
        rhythm: (books.vatAccounts.length > 0 ? await vatRhythm(read) : null)?.rhythm ?? null,
        charged: daysOf(sums, (day) => day.role === 'btw' && !isReturn(day), 1),
        paid: daysOf(sums, (day) => day.role === 'btw' && isReturn(day), -1),
      },
      payroll: payroll.history,
    },
  };
}

async function payrollHistory(read: ReadBooks, { from, last }: CashDays) {
  const all = await read.sql.rows<{
    rekening: string;
    naam: string;
    groep: string;
    rgs: string | null;
  }>(
    `SELECT rekening, naam, groep, rgs FROM accounts
     WHERE project_id = $1 AND groep IN ('salarisschulden', 'belastingschulden')`,
    [read.projectId],
  );
  const of = (kind: 'lonen' | 'loonheffing') =>
    all.filter((account) => payrollOn(account) === kind).map(({ rekening }) => rekening);
  const booked = async (accounts: readonly string[], side: BookedSide['side']) => {
    const months = await monthsBooked(read, { accounts, side }, { first: from, last });
    return months.flatMap(({ days }) => days.map(dayCents));
  };
  const [wages, tax] = [of('lonen'), of('loonheffing')];
  const paid = await booked(wages, 'debet');
  return {
    accounts: [...wages, ...tax],
    history: {
      wages: paid.length > 0 ? paid : await booked(wages, 'credit'),
      tax: await booked(tax, 'credit'),
      paid: await booked(tax, 'debet'),
    },
  };
}

const dayCents = ({ datum, cents }: { datum: string; cents: number }): DayCents => ({
  day: dayNumber(datum),
  cents,
});
