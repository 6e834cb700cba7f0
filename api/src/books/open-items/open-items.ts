import type { FilterItem, GridWindow, LineKind } from '@kengetal/contract';
import { monthDays } from '@kengetal/ledger';
import { bytesOfValue } from '../../json.ts';
import { lastDay } from '../columns/days.ts';
import type { Age } from './ages.ts';
import { TOTALS, TOTALS_AT_DAY, type FactsRow, type OwedGroup, type TotalRow } from './totals.ts';
import type { ReadBooks } from '../store/reader.ts';

export type { OwedGroup } from './totals.ts';

/** What is open of one age, debit positive. */
export interface OpenTotal {
  readonly leeftijd: Age;
  readonly cents: number;
}

/** What is open of one relation. */
export interface OwedRelation {
  readonly relatie: string;
  readonly naam: string;
  readonly totals: readonly OpenTotal[];
}

/** The invoices that are open at the end of a month. */
export interface OpenItems {
  /** Version of the books that they were found in. */
  readonly versie: number;
  /** Whether ages count from the day on which invoices fall due. */
  readonly basis: 'vervaldatum' | 'factuurdatum';
  /** What was settled in all, how much of it says of whom it is, and how much of which invoice; cents. */
  readonly betalingen: number;
  readonly op_relatie: number;
  readonly gekoppeld: number;
  /** Day that ages are of, 'YYYY-MM-DD'. */
  readonly last: string;
  /** Those with most open, largest first. */
  readonly relations: readonly OwedRelation[];
  /** How many other relations there are, and what is open of them together. */
  readonly others: { readonly count: number; readonly totals: readonly OpenTotal[] };
  /** Lines of the invoices of an age, or of all, besides the filters that choose a group and relations. */
  window(age: Age | null): GridWindow;
}

/** Of debtors and of creditors; nothing while it is being worked out. */
export type OpenItemsByGroup = ReadonlyMap<OwedGroup, OpenItems>;

/** A month with the day of it that ages are of, 'YYYY-MM-DD'. */
interface Moment {
  readonly periode: number;
  readonly last: string;
}

/**
 * What is open at the end of a month; read once while the books are in memory.
 * @param day of that month which ages are of, where the books go no further; else its last one
 * @param shown relations to tell apart; one more when there would be one other
 */
export async function openItems(
  { books, sql, projectId, version }: ReadBooks,
  { periode, day }: { readonly periode: number; readonly day: number | undefined },
  shown: number,
): Promise<OpenItemsByGroup> {
  const key = `open items ${periode} ${day ?? ''} ${shown}`;
  const before = books.derived.get<OpenItemsByGroup>(key);
  if (before) return before;
  const last = day === undefined ? monthDays(periode).last : lastDay({ periode_max: periode, day });
  const totals = day === undefined ? TOTALS : TOTALS_AT_DAY;
  const rows = await sql.rows<TotalRow>(totals, [projectId, periode, last, shown]);
  const items = byGroup(rows, { periode, last }, shown);
  // Those of books of before are replaced without another version of these.
  if (items.size === 0 || rows.some(({ versie }) => versie !== version)) return items;
  return books.derived.set(key, items, () => bytesOfValue([...items]));
}

function byGroup(rows: readonly TotalRow[], moment: Moment, shown: number): OpenItemsByGroup {
  const groups = new Set(rows.map(({ groep }) => groep));
  return new Map(
    [...groups].map((groep) => {
      const own = rows.filter((row) => row.groep === groep);
      return [groep, itemsOf(groep, moment, own, shown)] as const;
    }),
  );
}

function itemsOf(
  groep: OwedGroup,
  moment: Moment,
  rows: readonly TotalRow[],
  shown: number,
): OpenItems {
  const [facts] = rows;
  if (!facts) throw new Error('a group without a row');
  const { versie, basis, betalingen, op_relatie, gekoppeld, relations: count } = facts;
  const largest = relationsOf(rows.filter(({ relatie }) => relatie !== null));
  // One relation too many would make a row of others for itself alone.
  const relations = count === shown + 1 ? largest : largest.slice(0, shown);
  const all = totalsOf(rows.filter(({ relatie }) => relatie === null));
  return {
    versie,
    basis,
    betalingen,
    op_relatie,
    gekoppeld,
    last: moment.last,
    relations,
    others: { count: (count ?? 0) - relations.length, totals: without(all, relations) },
    window: (age) => windowOf(moment, facts, age),
  };
}

function relationsOf(rows: readonly TotalRow[]): OwedRelation[] {
  const numbers = [...new Set(rows.map(({ relatie }) => relatie ?? ''))];
  return numbers.map((relatie) => {
    const own = rows.filter((row) => row.relatie === relatie);
    return { relatie, naam: own[0]?.naam ?? relatie, totals: totalsOf(own) };
  });
}

/** What is left of all when these relations are taken out. */
function without(all: readonly OpenTotal[], relations: readonly OwedRelation[]): OpenTotal[] {
  const named = relations.flatMap(({ totals }) => totals);
  return all.map(({ leeftijd, cents }) => ({
    leeftijd,
    cents: named
      .filter((total) => total.leeftijd === leeftijd)
      .reduce((left, total) => left - total.cents, cents),
  }));
}

function totalsOf(rows: readonly TotalRow[]): OpenTotal[] {
  return rows.flatMap(({ leeftijd, cents }) =>
    leeftijd === null || cents === null ? [] : [{ leeftijd, cents }],
  );
}

function windowOf({ periode, last }: Moment, facts: FactsRow, age: Age | null): GridWindow {
  const window = openWindow(periode);
  if (age === null) return window;
  return { ...window, filters: [...window.filters, ageFilter(age, last, facts)] };
}

/** Lines of all that is open at the end of a month, of whatever group. */
export function openWindow(periode: number) {
  const filters: FilterItem[] = [{ column: 'openstaand', operator: 'eq', value: periode }];
  const soorten: LineKind[] = ['opening', 'mutatie', 'afsluiting'];
  return { periode_min: FIRST, periode_max: periode, soorten, filters };
}

/** Before all books (specification §5): an invoice may be years old. */
const FIRST = 190001;

/** The days that an age counts from, reckoned back from a last one. */
function ageFilter(
  age: Age,
  last: string,
  { basis, days30, days60, days90 }: FactsRow,
): FilterItem {
  const column = 'peildatum';
  const isDue = basis === 'vervaldatum';
  switch (age) {
    case 0:
      return { column, operator: 'gte', value: last };
    case 1:
      return isDue
        ? { column, operator: 'between', value: [days30, dayBefore(last)] }
        : { column, operator: 'gte', value: days30 };
    case 2:
      return { column, operator: 'between', value: [days60, dayBefore(days30)] };
    case 3:
      return { column, operator: 'between', value: [days90, dayBefore(days60)] };
    case 4:
      return { column, operator: 'lte', value: dayBefore(days90) };
  }
}

/** The day before a day, both 'YYYY-MM-DD'. */
export function dayBefore(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  if (date > 1) return `${day.slice(0, 8)}${String(date - 1).padStart(2, '0')}`;
  const before = month === 1 ? (year - 1) * 100 + 12 : year * 100 + month - 1;
  return monthDays(before).last;
}
