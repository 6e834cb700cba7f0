import {
  addMonths,
  bareMonth,
  dayIn,
  dayName,
  monthDays,
  monthName,
  periodOfDay,
  periodRange,
} from '@kengetal/ledger';
import type { ReadBooks } from '../store/reader.ts';
import { monthFigure, monthsBooked, type BookedMonth, type BookedSide } from './days-booked.ts';
import type { DaysAhead, ExpectedDue, ExpectedDues, UnknownDue } from './due.ts';
import { isExtra, usualDay, usualMonth } from './regular.ts';

/** Accounts on which wages and their tax are owed, by RGS code, else by name. */
const OWED = {
  lonen: {
    rgs: /^BSchSalNet/i,
    words:
      /\bnetto ?(?:lonen|loon|salaris)|\b(?:te betalen|verschuldigde) (?:netto ?)?(?:lonen|loon|salaris)/i,
    groep: 'salarisschulden',
  },
  loonheffing: {
    rgs: /^BSchBepLhe/i,
    words: /\bloon(?:heffing|belasting)/i,
    groep: 'belastingschulden',
  },
} as const;

/** Months looked back: last year's month of each that is ahead, too. */
const BACK = 13;

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
  const [wages, tax] = [wagesAhead(payroll, ahead), taxAhead(payroll, ahead)];
  return {
    items: [...wages.items, ...tax.items],
    unknown: [...wages.unknown, ...tax.unknown],
  };
}

async function readPayroll(read: ReadBooks, last: string): Promise<Payroll> {
  const all = await read.sql.rows<OwedAccount>(ACCOUNTS, [read.projectId]);
  const span = { first: monthDays(addMonths(periodOfDay(last), -BACK)).first, last };
  const found = async (kind: keyof typeof OWED, side: BookedSide['side']): Promise<Found> => {
    const accounts = all.filter((one) => isOwed(one, OWED[kind])).map(({ rekening }) => rekening);
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

function isOwed(
  { groep, rgs, naam }: OwedAccount,
  owed: (typeof OWED)[keyof typeof OWED],
): boolean {
  if (groep !== owed.groep) return false;
  return rgs ? owed.rgs.test(rgs) : owed.words.test(naam);
}

/** Net wages of the months ahead, but for those that were paid already. */
function wagesAhead({ wages }: Payroll, ahead: DaysAhead): ExpectedDues {
  const { months } = wages;
  const now = periodOfDay(ahead.after);
  const recent = months.filter(({ periode }) => periode > addMonths(now, -3));
  if (recent.length === 0) return NOTHING;
  const usual = usualMonth(months, now);
  const day = usualDay(months);
  if (!usual || day === undefined) return { items: [], unknown: [NO_RHYTHM] };
  const cents = -Math.abs(usual.cents);
  const sign = usual.cents > 0 ? -1 : 1;
  const booked = new Set(months.map(({ periode }) => periode));
  const items = monthsAhead(ahead).flatMap((periode): ExpectedDue[] => {
    const datum = dayIn(periode, day);
    if (!isAhead(datum, ahead) || booked.has(periode)) return [];
    const why = `Als in ${monthName(usual.periode)}, op de dag waarop lonen meestal worden betaald.`;
    const about = { label: 'Netto lonen', explanation: why };
    const figure = monthFigure(usual, wages, sign, about);
    return [{ datum, cents, kind: 'lonen', name: 'Netto lonen', why, figure }];
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

/**
 * Payroll tax is due by the last day of the next month (Algemene wet inzake rijksbelastingen, art.
 * 19).
 */
function taxAhead({ tax, paid, wages }: Payroll, ahead: DaysAhead): ExpectedDues {
  const now = periodOfDay(ahead.after);
  const usual = usualMonth(tax.months, now);
  if (!usual) {
    const isPaying = wages.months.some(({ periode }) => periode > addMonths(now, -3));
    return isPaying ? { items: [], unknown: [NO_TAX] } : NOTHING;
  }
  const byPeriode = new Map(tax.months.map((month) => [month.periode, month]));
  const items = periodRange(addMonths(now, -1), periodOfDay(ahead.until)).flatMap(
    (periode): ExpectedDue[] => {
      const datum = monthDays(addMonths(periode, 1)).last;
      if (!isAhead(datum, ahead)) return [];
      const own = byPeriode.get(periode);
      if (own ? isPaid(own, paid) : periode < now) return [];
      const month = own ?? usual;
      const name = `Loonheffing over ${bareMonth(periode)}`;
      const why = own
        ? `Geboekt in ${monthName(periode)}, te betalen uiterlijk ${dayName(datum)}.`
        : `Als over ${monthName(usual.periode)}, te betalen uiterlijk ${dayName(datum)}.`;
      const figure = monthFigure(month, tax, 1, { label: name, explanation: why });
      return [{ datum, cents: month.cents, kind: 'loonheffing', name, why, figure }];
    },
  );
  return { items, unknown: [] };
}

const NO_TAX: UnknownDue = {
  name: 'Loonheffing',
  why: 'Wat er per maand wordt afgedragen, is uit de boekhouding niet op te maken.',
};

/** Less than a euro may be rounded off. */
const EURO = 100;

/** True where the same amount was paid after the month: what is paid within it is of the one before. */
function isPaid({ periode, cents }: BookedMonth, paid: readonly BookedMonth[]): boolean {
  const { last } = monthDays(periode);
  return paid.some(({ days }) =>
    days.some((one) => one.datum > last && Math.abs(one.cents + cents) < EURO),
  );
}

function isAhead(day: string, { after, until }: DaysAhead): boolean {
  return day > after && day <= until;
}

function monthsAhead({ after, until }: DaysAhead): number[] {
  return periodRange(periodOfDay(after), periodOfDay(until));
}
