import type { FilterItem, Selection } from '@kengetal/contract';
import type { Sql } from '../db/database.ts';
import { monthDays } from '../ledger/index.ts';
import { NEWEST_NAMES } from './dimensions.ts';

export type OwedGroup = 'debiteuren' | 'crediteuren';

/** Ages of {@link OpenTotal.leeftijd}: 0 is not yet due, 4 more than 90 days. */
export type Age = 0 | 1 | 2 | 3 | 4;

/** What is open of one relation, of one age. */
export interface OpenTotal {
  readonly relatie: string;
  readonly naam: string;
  readonly leeftijd: Age;
  /** Debit positive. */
  readonly cents: number;
  /** Number of invoices. */
  readonly aantal: number;
}

/** The invoices that are open at the end of a month. */
export interface OpenItems {
  /** Whether ages count from the day on which invoices fall due. */
  readonly basis: 'vervaldatum' | 'factuurdatum';
  /** What was settled in all, and how much of it names an invoice; cents. */
  readonly betalingen: number;
  readonly gekoppeld: number;
  readonly totals: readonly OpenTotal[];
  /** Lines of the invoices of these ages, or of all; `who` narrows them to relations. */
  selection(age: Age | null, who?: readonly FilterItem[]): Selection;
}

interface FactsRow extends Pick<OpenItems, 'basis' | 'betalingen' | 'gekoppeld'> {
  readonly versie: number;
  readonly days30: string;
  readonly days60: string;
  readonly days90: string;
}

/** Reads what is open at the end of a month; undefined while it is being worked out. */
export async function openItems(
  sql: Sql,
  projectId: string,
  periode: number,
  groep: OwedGroup,
): Promise<OpenItems | undefined> {
  const { last } = monthDays(periode);
  const [facts] = await sql.rows<FactsRow>(
    `SELECT f.versie, f.basis, f.betalingen, f.gekoppeld, ($3::date - 30)::text AS days30,
            ($3::date - 60)::text AS days60, ($3::date - 90)::text AS days90
     FROM open_item_facts f
     JOIN open_item_versions v ON v.project_id = f.project_id AND v.versie = f.versie
     WHERE f.project_id = $1 AND f.groep = $2`,
    [projectId, groep, last],
  );
  if (!facts) return undefined;
  const totals = await sql.rows<OpenTotal>(
    `SELECT t.relatie, coalesce(r.naam, t.relatie) AS naam, t.leeftijd, t.cents, t.aantal
     FROM open_ages t
     LEFT JOIN (${NEWEST_NAMES}) r ON r.relatie = t.relatie
     WHERE t.project_id = $1 AND t.versie = $2 AND t.periode = $3 AND t.groep = $4`,
    [projectId, facts.versie, periode, groep],
  );
  const { basis, betalingen, gekoppeld } = facts;
  return {
    basis,
    betalingen,
    gekoppeld,
    totals,
    selection: (age, who = []) => ({
      periode_min: FIRST,
      periode_max: periode,
      soorten: ['opening', 'mutatie', 'afsluiting'],
      filters: [
        { column: 'groep', operator: 'eq', value: groep },
        ...who,
        { column: 'openstaand', operator: 'eq', value: periode },
        ...(age === null ? [] : [ageFilter(age, last, facts)]),
      ],
    }),
  };
}

/** Before all books (specification §5): an invoice may be years old. */
const FIRST = 190001;

/** The days that an age counts from; those of a month are reckoned from its last day. */
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
function dayBefore(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  if (date > 1) return `${day.slice(0, 8)}${String(date - 1).padStart(2, '0')}`;
  const before = month === 1 ? (year - 1) * 100 + 12 : year * 100 + month - 1;
  return monthDays(before).last;
}
