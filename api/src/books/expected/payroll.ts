import {
  addMonths,
  bareMonth,
  dayName,
  isExtra,
  monthDays,
  monthName,
  MONTHS_BACK,
  payrollOn,
  payrollTaxAhead,
  periodOfDay,
  wagesAhead,
} from '@kengetal/ledger';
import type { ReadBooks } from '../store/reader.ts';
import { monthFigure, monthsBooked, type BookedMonth, type BookedSide } from './days-booked.ts';
import type { DaysAhead, ExpectedDue, ExpectedDues, UnknownDue } from './due.ts';

/** One side of the accounts, with what its months book. */
interface Found extends BookedSide {
  readonly months: readonly BookedMonth[];
}

interface Payroll {
  readonly wages: Found;
  /** What was owed of payroll tax by month, and what was paid of it. */
  readonly tax: Found;
  readonly paid: readonly BookedMonth[];
}

/**
 * Net wages on their usual day and payroll tax on its last: of the months that are booked what was
 * booked, of those ahead what was usual last. Nothing without wages in the last months.
 */
export async function expectedPayroll(read: ReadBooks, ahead: DaysAhead): Promise<ExpectedDues> {
  const payroll = await readPayroll(read, ahead.after);
  const [wages, tax] = [wagesAsUsual(payroll, ahead), taxAsUsual(payroll, ahead)];
  return {
    items: [...wages.items, ...tax.items],
    unknown: [...wages.unknown, ...tax.unknown],
  };
}

async function readPayroll(read: ReadBooks, last: string): Promise<Payroll> {
  const all = await read.sql.rows<OwedAccount>(ACCOUNTS, [read.projectId]);
  const span = { first: monthDays(addMonths(periodOfDay(last), -MONTHS_BACK)).first, last };
  const found = async (kind: 'lonen' | 'loonheffing', side: BookedSide['side']): Promise<Found> => {
    const accounts = all.filter((one) => payrollOn(one) === kind).map(({ rekening }) => rekening);
    return { accounts, side, months: await monthsBooked(read, { accounts, side }, span) };
  };
  const wages = await found('lonen', 'debet');
  return {
    // Where no payment is booked, the day of the payroll is all that is known.
    wages: wages.months.length > 0 ? wages : await found('lonen', 'credit'),
    tax: await found('loonheffing', 'credit'),
    paid: (await found('loonheffing', 'debet')).months,
  };
}

interface OwedAccount {
  readonly rekening: string;
  readonly naam: string;
  readonly groep: string;
  readonly rgs: string | null;
}

const ACCOUNTS = `SELECT rekening, naam, groep, rgs FROM accounts
  WHERE project_id = $1 AND groep IN ('salarisschulden', 'belastingschulden') ORDER BY rekening`;

/** Net wages of the months ahead, but for those that were paid already. */
function wagesAsUsual({ wages }: Payroll, ahead: DaysAhead): ExpectedDues {
  const { months } = wages;
  const now = periodOfDay(ahead.after);
  if (!months.some(({ periode }) => periode > addMonths(now, -3))) return NOTHING;
  const found = wagesAhead(months, ahead);
  if (!found) return { items: [], unknown: [NO_RHYTHM] };
  const items = found.map(({ datum, as }): ExpectedDue => {
    const why = `Als in ${monthName(as.periode)}, op de dag waarop lonen meestal worden betaald.`;
    const about = { label: 'Netto lonen', explanation: why };
    const figure = monthFigure(as, wages, as.cents > 0 ? -1 : 1, about);
    const cents = -Math.abs(as.cents);
    return { datum, cents, kind: 'lonen', name: 'Netto lonen', why, figure };
  });
  return { items, unknown: extraOf(items, months) };
}

const NOTHING: ExpectedDues = { items: [], unknown: [] };
const NO_RHYTHM: UnknownDue = {
  name: 'Netto lonen',
  why: 'Ze worden niet elke maand op ongeveer dezelfde dag betaald, dus de volgende dag is niet bekend.',
};

/** Months ahead in which more was paid a year ago: how much now is not known. */
function extraOf(items: readonly ExpectedDue[], months: readonly BookedMonth[]): UnknownDue[] {
  return items.flatMap(({ datum }) => {
    const month = periodOfDay(datum);
    const before = months.find(({ periode }) => periode === month - 100);
    if (!before || !isExtra(before, months)) return [];
    const why = `In ${monthName(before.periode)} werd meer betaald dan anders, bijvoorbeeld vakantiegeld. Hoeveel dat in ${monthName(month)} is, is niet bekend.`;
    return [{ name: 'Extra lonen', why }];
  });
}

/** Payroll tax of what is booked and of what is usual, on its last day. */
function taxAsUsual({ tax, paid, wages }: Payroll, ahead: DaysAhead): ExpectedDues {
  const found = payrollTaxAhead(tax.months, paid, ahead);
  if (!found) {
    const now = periodOfDay(ahead.after);
    const isPaying = wages.months.some(({ periode }) => periode > addMonths(now, -3));
    return isPaying ? { items: [], unknown: [NO_TAX] } : NOTHING;
  }
  const items = found.map(({ datum, over, as }): ExpectedDue => {
    const name = `Loonheffing over ${bareMonth(over)}`;
    const why =
      as.periode === over
        ? `Geboekt in ${monthName(over)}, te betalen uiterlijk ${dayName(datum)}.`
        : `Als over ${monthName(as.periode)}, te betalen uiterlijk ${dayName(datum)}.`;
    const figure = monthFigure(as, tax, 1, { label: name, explanation: why });
    return { datum, cents: as.cents, kind: 'loonheffing', name, why, figure };
  });
  return { items, unknown: [] };
}

const NO_TAX: UnknownDue = {
  name: 'Loonheffing',
  why: 'Wat er per maand wordt afgedragen, is uit de boekhouding niet op te maken.',
};
