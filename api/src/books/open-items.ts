import type { FilterItem, Selection } from '@kengetal/contract';
import type { Sql } from '../db/database.ts';
import { monthDays } from '../ledger/index.ts';

export type OwedGroup = 'debiteuren' | 'crediteuren';

/** Ages of {@link OpenTotal.leeftijd}: 0 is not yet due, 4 more than 90 days. */
export type Age = 0 | 1 | 2 | 3 | 4;

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
  /** Whether ages count from the day on which invoices fall due. */
  readonly basis: 'vervaldatum' | 'factuurdatum';
  /** What was settled in all, and how much of it names an invoice; cents. */
  readonly betalingen: number;
  readonly gekoppeld: number;
  /** Those with most open, largest first. */
  readonly relations: readonly OwedRelation[];
  /** How many other relations there are, and what is open of them together. */
  readonly others: { readonly count: number; readonly totals: readonly OpenTotal[] };
  /** Lines of the invoices of these ages, or of all; `who` narrows them to relations. */
  selection(age: Age | null, who?: readonly FilterItem[]): Selection;
}

interface FactsRow extends Pick<OpenItems, 'basis' | 'betalingen' | 'gekoppeld'> {
  readonly days30: string;
  readonly days60: string;
  readonly days90: string;
}

interface TotalRow extends FactsRow {
  readonly groep: OwedGroup;
  /** Place of the relation in the order, null for the others together. */
  readonly place: number | null;
  readonly relatie: string | null;
  readonly naam: string | null;
  /** Number of relations; null, as the age and sum are, where nothing is open. */
  readonly relations: number | null;
  readonly leeftijd: Age | null;
  readonly cents: number | null;
}

/**
 * Reads what is open at the end of a month, of debtors and of creditors; nothing while it is being
 * worked out.
 * @param shown relations to tell apart; one more when there would be one other
 */
export async function openItems(
  sql: Sql,
  projectId: string,
  periode: number,
  shown: number,
): Promise<ReadonlyMap<OwedGroup, OpenItems>> {
  const { last } = monthDays(periode);
  const rows = await sql.rows<TotalRow>(TOTALS, [projectId, periode, last, shown]);
  const byGroup = new Map<OwedGroup, TotalRow[]>();
  for (const row of rows) byGroup.set(row.groep, [...(byGroup.get(row.groep) ?? []), row]);
  return new Map(
    [...byGroup].flatMap(([groep, own]) => {
      const [facts] = own;
      return facts ? [[groep, itemsOf(groep, periode, facts, own)] as const] : [];
    }),
  );
}

const TOTALS = `
  WITH facts AS (
    SELECT f.groep, f.versie, f.basis, f.betalingen, f.gekoppeld, ($3::date - 30)::text AS days30,
           ($3::date - 60)::text AS days60, ($3::date - 90)::text AS days90
    FROM open_item_facts f
    JOIN open_item_versions v ON v.project_id = f.project_id AND v.versie = f.versie
    WHERE f.project_id = $1),
  owed AS (
    SELECT t.groep, t.relatie, t.leeftijd, t.cents FROM facts f
    JOIN open_ages t ON t.project_id = $1 AND t.versie = f.versie AND t.periode = $2
      AND t.groep = f.groep),
  ordered AS (
    SELECT groep, relatie, count(*) OVER (PARTITION BY groep)::int AS relations,
           row_number() OVER (
             PARTITION BY groep ORDER BY abs(sum(cents)) DESC, relatie COLLATE "C")::int AS place
    FROM owed GROUP BY groep, relatie),
  shown AS (
    SELECT groep, relatie, relations,
           CASE WHEN place <= $4::int OR relations = $4::int + 1 THEN place END AS place
    FROM ordered),
  totals AS (
    SELECT o.groep, s.place, max(s.relatie) AS relatie, max(s.relations) AS relations, o.leeftijd,
           sum(o.cents)::bigint AS cents
    FROM owed o JOIN shown s ON s.groep = o.groep AND s.relatie = o.relatie
    GROUP BY o.groep, s.place, o.leeftijd)
  SELECT f.groep, f.basis, f.betalingen, f.gekoppeld, f.days30, f.days60, f.days90, t.place,
         t.relatie, n.naam, t.relations, t.leeftijd, t.cents
  FROM facts f
  LEFT JOIN totals t ON t.groep = f.groep
  LEFT JOIN LATERAL (
    SELECT r.naam FROM relations r
    JOIN sources s ON s.project_id = r.project_id AND s.source_no = r.source_no
    WHERE r.project_id = $1 AND r.relatie = t.relatie
    ORDER BY s.end_date DESC, s.source_no DESC LIMIT 1) n ON t.place IS NOT NULL
  ORDER BY f.groep, t.place NULLS LAST, t.leeftijd`;

function itemsOf(
  groep: OwedGroup,
  periode: number,
  facts: FactsRow,
  rows: readonly TotalRow[],
): OpenItems {
  const { last } = monthDays(periode);
  const { basis, betalingen, gekoppeld } = facts;
  const relations = relationsOf(rows);
  return {
    basis,
    betalingen,
    gekoppeld,
    relations,
    others: {
      count: (rows[0]?.relations ?? 0) - relations.length,
      totals: totalsOf(rows.filter(({ place }) => place === null)),
    },
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

function relationsOf(rows: readonly TotalRow[]): OwedRelation[] {
  const places = new Map<number, TotalRow[]>();
  for (const row of rows) {
    if (row.place !== null) places.set(row.place, [...(places.get(row.place) ?? []), row]);
  }
  return [...places.values()].map((own) => {
    const relatie = own[0]?.relatie ?? '';
    return { relatie, naam: own[0]?.naam ?? relatie, totals: totalsOf(own) };
  });
}

function totalsOf(rows: readonly TotalRow[]): OpenTotal[] {
  return rows.flatMap(({ leeftijd, cents }) =>
    leeftijd === null || cents === null ? [] : [{ leeftijd, cents }],
  );
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
