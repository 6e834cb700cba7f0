import { addMonths, dayIn, fiscalMonths, monthDays, periodOfDay } from '@kengetal/ledger';
import {
  simulate,
  type AdministrationOptions,
  type Dialect,
  type GeneratedLine,
  type GeneratedYear,
} from '@kengetal/generator';
import { cutAfter, type Books, type Entry } from './books.ts';
import { COSTUMES, dressed, type Costume } from './costumes.ts';
import { settled } from './settle.ts';

/** How an administration is made. */
export interface Company {
  readonly seed: number;
  readonly costume: Costume;
  readonly dialect: Dialect;
  /** First month of the books. */
  readonly first: number;
  /** Last month of the books; three fiscal years at most. */
  readonly last: number;
  /** Day of the month after, up to which more is booked. */
  readonly until?: number;
  readonly scale?: number;
  readonly digits?: 4 | 6;
  readonly withoutCodes?: boolean;
}

/** Books in which nothing is amiss. */
export function cleanBooks(company: Company): Books {
  const { seed, costume, dialect, first, last, until, scale = 0.4, digits = 4 } = company;
  const { kind, name } = COSTUMES[costume];
  const options: AdministrationOptions = {
    ...{ seed, firstMonth: first, years: 3, uneventful: true, companyName: name },
    ...{ lastMonth: until === undefined ? last : addMonths(last, 1), scale, customers: 26 },
    trade: kind === 'zzp' ? 'zzp' : 'installatie',
  };
  const years = [...simulate(options)];
  const [begin] = years;
  if (!begin) throw new Error('Books without a year.');
  const entries = years.flatMap((year, index) => {
    const { first: start, last: end } = fiscalMonths(year.fiscal_year);
    return year.entries.map((entry): Entry => {
      const month = Math.min(end, addMonths(start, entry.boekperiode - 1));
      const lines = entry.lines.map((line) => withoutEmptyVat(line));
      return { ...entry, year: index, datum: within(entry.datum, month), lines };
    });
  });
  const known = kind === 'zzp' ? entries.filter((entry) => !isUnknown(entry)) : entries;
  const opening = new Map(begin.opening.map(({ rekening, cents }) => [rekening, cents]));
  const books: Books = {
    ...{ company: name, kind, dialect, digits, withoutCodes: company.withoutCodes === true },
    ...{ years, opening, relations: begin.relations.all },
    entries: renamed(known, years),
    now: monthDays(last).last,
    last,
  };
  const now = until === undefined ? books.now : dayIn(addMonths(last, 1), until);
  return settled(dressed(cutAfter(books, now), costume));
}

/** What who works alone never looks into. */
const isUnknown = ({ lines }: Entry) => lines[0]?.omschrijving === 'Afschrijving onbekend';

/** Invoices numbered by fiscal year and day, so that a cut leaves no hole in their numbers. */
function renamed(entries: readonly Entry[], years: readonly GeneratedYear[]): Entry[] {
  const numbers = new Map<Entry, string>();
  for (const [index, { fiscal_year }] of years.entries()) {
    const sales = entries
      .filter(({ journal, year }) => journal === 'verkoop' && year === index)
      .toSorted((a, b) => (a.datum < b.datum ? -1 : a.datum > b.datum ? 1 : 0));
    for (const [turn, sale] of sales.entries()) {
      numbers.set(sale, fiscal_year.start_date.slice(0, 4) + String(turn + 1).padStart(5, '0'));
    }
  }
  const names = new Map<string, string>();
  return entries.map((entry) => {
    const own = numbers.get(entry);
    const lines = entry.lines.map((line) => {
      const { relatie, factuur, omschrijving } = line;
      if (factuur === null) return line;
      const key = `${relatie ?? ''} ${factuur}`;
      if (own !== undefined) names.set(key, own);
      const name = names.get(key) ?? factuur;
      return { ...line, factuur: name, omschrijving: omschrijving.replace(factuur, name) };
    });
    return { ...entry, lines };
  });
}

/** A bill that came later is booked on the last day of the month that it belongs to. */
function within(datum: string, month: number): string {
  return periodOfDay(datum) === month ? datum : monthDays(month).last;
}

/** A bill without VAT names no code. */
function withoutEmptyVat(line: GeneratedLine): GeneratedLine {
  if (line.btw_cents !== 0 || line.rekening >= '8000') return line;
  const { vat: _, ...rest } = line;
  return { ...rest, btw_cents: null };
}
