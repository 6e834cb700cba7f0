import {
  dayNumber,
  dayText,
  detectRecurring,
  grouped,
  periodOfDay,
  type CashHistory,
  type CashInvoice,
  type CashSeries,
  type Day,
  type DayCents,
  type OwedSide,
  type RecurringLine,
} from '@kengetal/ledger';
import { numbered, type CashBooks, type CashLine } from './lines.ts';

/** The history of money up to a day, from the lines up to that day alone. */
export function historyAt({ lines: all, due }: CashBooks, last: Day): CashHistory {
  const until = dayText(last);
  const lines = all.filter(({ datum }) => datum <= until);
  const moved = lines.filter(({ opens }) => !opens);
  const entries = grouped(moved, ({ entry }) => entry);
  const kinds = new Map([...entries].map(([entry, own]) => [entry, kindOf(own)]));
  const kind = ({ entry }: CashLine) => kinds.get(entry) ?? NONE;
  const of = (...roles: CashLine['role'][]) => moved.filter(({ role }) => roles.includes(role));
  const first = moved[0]?.datum ?? until;
  const span = { first, last: until };
  const isPaid = (line: CashLine) => kind(line).money;
  const sides = <T>(make: (side: OwedSide) => T) => ({
    debiteuren: make('debiteuren'),
    crediteuren: make('crediteuren'),
  });
  const vat = of('btw');
  const isReturn = (line: CashLine) => kind(line).money && !kind(line).result;
  const owed = numbered(
    lines.filter(({ role }) => role === 'debiteuren' || role === 'crediteuren'),
  );
  const wages = of('lonen').filter(({ cents }) => cents > 0);
  const paid = vat.filter(isReturn);
  return {
    first: dayNumber(first),
    last,
    moves: byDay(of('geld')),
    invoices: invoicesOf(owed, due),
    charged: sides((side) => byDay(of(side).filter((line) => !isPaid(line)))),
    settled: sides((side) => byDay(of(side).filter(isPaid), -1)),
    tells: sides((side) => tells(owed.filter((line) => line.role === side && isPaid(line)))),
    direct: byDay(
      [
        ...of('resultaat').filter(isPaid),
        ...vat.filter((line) => kind(line).money && kind(line).result),
      ],
      -1,
    ),
    series: [
      ...resultSeries(detectRecurring(of('resultaat'), span), entries),
      ...moneySeries(of('balans').filter(isPaid), span),
    ],
    vat: {
      rhythm: rhythmOf(paid, last),
      charged: byDay(vat.filter((line) => !isReturn(line))),
      paid: byDay(paid, -1),
    },
    payroll: {
      wages: byDay(wages.length > 0 ? wages : of('lonen')),
      tax: byDay(of('loonheffing').filter(({ cents }) => cents < 0)),
      paid: byDay(of('loonheffing').filter(({ cents }) => cents > 0)),
    },
  };
}

const NONE = { money: false, result: false };

function kindOf(lines: readonly CashLine[]) {
  return {
    money: lines.some(({ role }) => role === 'geld'),
    result: lines.some(({ role }) => role === 'resultaat'),
  };
}

function byDay(lines: readonly CashLine[], sign: 1 | -1 = 1): DayCents[] {
  const days = new Map<string, number>();
  for (const { datum, cents } of lines) days.set(datum, (days.get(datum) ?? 0) + sign * cents);
  return [...days]
    .map(([datum, cents]) => ({ day: dayNumber(datum), cents }))
    .sort((one, other) => one.day - other.day);
}

function tells(settled: readonly { cents: number; factuur: string | null }[]): boolean {
  const sum = (lines: typeof settled) => lines.reduce((all, { cents }) => all + Math.abs(cents), 0);
  return sum(settled.filter(({ factuur }) => factuur !== null)) * 2 >= sum(settled);
}

function invoicesOf(
  owed: readonly (CashLine & { factuur: string | null })[],
  due: CashBooks['due'],
): CashInvoice[] {
  const named = owed.filter(({ factuur, tegenpartij }) => factuur !== null && tegenpartij !== null);
  const groups = grouped(
    named,
    ({ rekening, tegenpartij, factuur }) => `${rekening}\n${tegenpartij}\n${factuur}`,
  );
  return [...groups.values()].flatMap(invoiceOf(due)).sort(byPayment);
}

const invoiceOf =
  (due: CashBooks['due']) =>
  (lines: readonly CashLine[]): CashInvoice[] => {
    const [first] = lines;
    const side = first?.role;
    if (!first || (side !== 'debiteuren' && side !== 'crediteuren')) return [];
    const sign = side === 'debiteuren' ? 1 : -1;
    const charges = lines.filter(({ cents }) => cents * sign > 0);
    const payments = lines.filter(({ cents }) => cents * sign < 0);
    const [charge] = charges;
    // A payment of what the books do not hold is no invoice.
    if (!charge) return [];
    const sum = (some: readonly CashLine[]) => some.reduce((all, { cents }) => all + cents, 0);
    const last = payments.at(-1);
    const dueOn = due.get(`${first.tegenpartij} ${first.factuur}`);
    return [
      {
        side,
        relatie: first.tegenpartij ?? '',
        day: dayNumber(charge.datum),
        due: dueOn === undefined ? null : dayNumber(dueOn),
        cents: sum(charges),
        paid: 0 - sum(payments),
        paidOn: last ? dayNumber(last.datum) : null,
      },
    ];
  };

const byPayment = (one: CashInvoice, other: CashInvoice) =>
  (one.paidOn ?? Infinity) - (other.paidOn ?? Infinity) || one.day - other.day;

const isSure = ({ certainty }: { certainty: string }) => certainty !== 'onzeker';

type Found = ReturnType<typeof detectRecurring>;

/** Costs and revenue that come back, with what their entries make of them in money. */
function resultSeries(
  found: Found,
  entries: ReadonlyMap<string, readonly CashLine[]>,
): CashSeries[] {
  const byKey = new Map([...entries.values()].map((lines) => [keyOf(lines[0]), lines] as const));
  return found.filter(isSure).flatMap((series): CashSeries[] => {
    const usual = series.occurrences[series.amounts.usual];
    const [evidence] = usual?.evidence ?? [];
    const lines = evidence?.entries.flatMap(
      (boekstuk) => byKey.get(keyOf({ ...evidence, boekstuk })) ?? [],
    );
    const made = lines && moneyOf(lines);
    return made ? [{ ...series, ...made }] : [];
  });
}

const keyOf = (at?: { datum: string; dagboek: string; boekstuk: string }) =>
  `${at?.datum}\n${at?.dagboek}\n${at?.boekstuk}`;

function moneyOf(
  lines: readonly CashLine[],
): Pick<CashSeries, 'via' | 'cash' | 'booked'> | undefined {
  const sum = (...roles: CashLine['role'][]) =>
    lines.reduce((all, { role, cents }) => all + (roles.includes(role) ? cents : 0), 0);
  const booked = sum('resultaat');
  if (booked === 0) return undefined;
  if (lines.some(({ role }) => role === 'geld')) {
    return { via: 'geld', cash: 0 - sum('resultaat', 'btw'), booked };
  }
  for (const via of ['debiteuren', 'crediteuren'] as const) {
    if (sum(via) !== 0) return { via, cash: sum(via), booked };
  }
  return undefined;
}

/** Repayments, pensions and the like: what comes back on bank and cash against the balance sheet. */
function moneySeries(lines: readonly RecurringLine[], span: { first: string; last: string }) {
  return detectRecurring(lines, span)
    .filter(isSure)
    .map((series): CashSeries => ({ ...series, via: 'balans', cash: -1, booked: 1 }));
}

/** How often VAT was paid in the last year. */
function rhythmOf(paid: readonly CashLine[], last: Day): CashHistory['vat']['rhythm'] {
  const since = dayText(last - 365);
  const months = new Set(
    paid.filter(({ datum }) => datum > since).map(({ datum }) => periodOfDay(datum)),
  ).size;
  if (months >= 9) return 'maand';
  if (months >= 2 && months <= 5) return 'kwartaal';
  return months === 1 ? 'jaar' : null;
}
