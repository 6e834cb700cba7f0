import {
  dueDate,
  JOURNALS,
  PRODUCERS,
  writtenJournals,
  type GeneratedLine,
  type JournalName,
  type WritableYear,
} from '@kengetal/generator';
import { addMonths, periodOfDay } from '@kengetal/ledger';
import type { Entry } from './records.ts';

/** An entry with its lines, before it has a place in the books. */
export interface BookedEntry extends Omit<Entry, 'key'> {
  readonly lines: readonly (GeneratedLine & { due: string | null })[];
}

/** The habits by which the audit file of these books is written. */
export const HABITS = PRODUCERS.exact_subledgers;

const OPENING = 10;
const CLOSING_OF_RESULT = 310;
/** Of costing, taxes and gross profit at the end of a year. */
const YEAR_END = [320, 321, 322, 323, 324, 325];
const RESULT_TO_BALANCE = 326;
const CLOSING_BALANCE = 327;
const YEAR_START = 328;
const BUDGET = 3_000;
const PROCESSED = 50;
const OPEN = 20;

/** The number by which a fiscal year goes. */
export const yearOf = ({ fiscal_year }: WritableYear): number =>
  Number(fiscal_year.end_date.slice(0, 4));

/**
 * All entries of an administration, the same that its audit files hold, and what Exact books itself
 * when a year is closed: the result brought together (320-325, 310) and to the balance sheet (326),
 * that emptied (327), and filled again in the next year (328), which gets a budget (3000).
 */
export function* entriesOf(years: readonly WritableYear[]): Generator<BookedEntry, void, void> {
  for (const [index, year] of years.entries()) {
    const isLast = index === years.length - 1;
    const sums = new Map<string, number>();
    for (const entry of ownEntries(year, index === 0, isLast)) {
      for (const { rekening, cents } of entry.lines) {
        sums.set(rekening, (sums.get(rekening) ?? 0) + cents);
      }
      yield entry;
    }
    const next = years[index + 1];
    if (next) {
      yield* closing(year, sums);
      yield budgetOf(next);
    }
  }
}

function* ownEntries(
  year: WritableYear,
  isFirst: boolean,
  isLast: boolean,
): Generator<BookedEntry, void, void> {
  const owed = new Set([year.numberOf('debiteuren'), year.numberOf('crediteuren')]);
  const dates = new Map(year.openItems.map((item) => [invoiceKey(item), item.date]));
  const yearNumber = yearOf(year);
  const lastMonth = addMonths(periodOfDay(year.created), -1);
  for (const { name: journal, entries } of writtenJournals(year, HABITS)) {
    let count = 0;
    for (const { lines, booked, period, opening } of entries) {
      count += 1;
      const dueOf = (line: GeneratedLine) => {
        if (!owed.has(line.rekening) || line.relatie === null || line.factuur === null) return null;
        const invoiced = opening ? dates.get(invoiceKey(line)) : booked;
        return invoiced === undefined ? null : dueDate(invoiced, line.relatie);
      };
      yield {
        number: numberOf(year, JOURNALS[journal].id, count),
        year: yearNumber,
        period: Math.max(1, Number(period)),
        date: booked,
        journal,
        type: opening ? (isFirst ? OPENING : YEAR_START) : typeOf(journal, lines),
        status: isLast && periodOfDay(booked) === lastMonth ? OPEN : PROCESSED,
        lines: lines.map((line) => ({ ...line, due: dueOf(line) })),
      };
    }
  }
}

const invoiceKey = ({
  rekening,
  relatie,
  factuur,
}: Omit<GeneratedLine, 'cents' | 'omschrijving' | 'btw_cents'>) =>
  `${rekening} ${relatie} ${factuur}`;

/** Year, journal and count, as Exact numbers entries. */
function numberOf({ fiscal_year }: WritableYear, journal: string, count: number): number {
  return Number(fiscal_year.start_date.slice(2, 4) + journal + String(count).padStart(5, '0'));
}

function typeOf(journal: JournalName, lines: readonly GeneratedLine[]): number {
  const [first] = lines;
  const cents = first?.cents ?? 0;
  switch (journal) {
    case 'verkoop':
      return cents < 0 ? 21 : 20;
    case 'inkoop':
      return cents > 0 ? 31 : 30;
    case 'bank':
    case 'kas':
      return 40;
    case 'salaris':
      return 170;
    case 'opening':
      return OPENING;
    case 'memoriaal':
      if (first?.omschrijving === 'Btw-aangifte') return 50;
      return first?.omschrijving === 'Afschrijving' ? 75 : 90;
  }
}

function* closing(
  year: WritableYear,
  sums: ReadonlyMap<string, number>,
): Generator<BookedEntry, void, void> {
  const types = new Map(year.accounts.map(({ rekening, type }) => [rekening, type]));
  const own = year.numberOf('onverdeeld');
  const all = [...sums].filter(([, cents]) => cents !== 0);
  const result = all.filter(([rekening]) => types.get(rekening) === 'P');
  const [[into] = [own], ...rest] = result;
  const [some, others] = [rest.slice(0, YEAR_END.length), rest.slice(YEAR_END.length)];
  const brought = (accounts: readonly [string, number][]): [string, number][] => [
    ...emptied(accounts),
    [into, accounts.reduce((sum, [, cents]) => sum + cents, 0)],
  ];
  const profit = result.reduce((sum, [, cents]) => sum + cents, 0);
  const balance = new Map(all.filter(([rekening]) => types.get(rekening) === 'B'));
  balance.set(own, (balance.get(own) ?? 0) + profit);
  const kinds: readonly (readonly [number, string, readonly [string, number][]])[] = [
    ...some.map((one, at) => [YEAR_END[at] ?? 0, 'Jaareinde', brought([one])] as const),
    [CLOSING_OF_RESULT, 'Afsluiting resultaat', brought(others)],
    [RESULT_TO_BALANCE, 'Resultaat naar balans', [...emptied([[into, profit]]), [own, profit]]],
    [CLOSING_BALANCE, 'Eindbalans', emptied(balance)],
  ];
  for (const [index, [type, omschrijving, lines]] of kinds.entries()) {
    yield {
      number: numberOf(year, JOURNALS.memoriaal.id, 90_001 + index),
      year: yearOf(year),
      period: year.lastPeriod,
      date: year.fiscal_year.end_date,
      journal: 'memoriaal',
      type,
      status: PROCESSED,
      lines: lines
        .filter(([, cents]) => cents !== 0)
        .map(([rekening, cents]) => ({ ...{ rekening, cents, omschrijving }, ...NOTHING })),
    };
  }
}

const emptied = (accounts: Iterable<[string, number]>) =>
  [...accounts].map(([rekening, cents]): [string, number] => [rekening, -cents]);

/** What is hoped for of a year: it is no booking, and stands among them. */
function budgetOf(year: WritableYear): BookedEntry {
  const ofResult = year.accounts.filter(({ type }) => type === 'P').slice(0, 2);
  const lines = ofResult.map(
    ({ rekening }, at) => [rekening, at === 0 ? -BUDGETED : BUDGETED] as const,
  );
  return {
    number: numberOf(year, JOURNALS.memoriaal.id, 95_001),
    ...{ year: yearOf(year), period: 1, date: year.fiscal_year.start_date },
    ...{ journal: 'memoriaal', type: BUDGET, status: PROCESSED },
    lines: lines.map(([rekening, cents]) => ({
      ...{ rekening, cents, omschrijving: 'Begroting' },
      ...NOTHING,
    })),
  };
}

const BUDGETED = 90_000_000;
const NOTHING = { relatie: null, factuur: null, btw_cents: null, due: null } as const;
