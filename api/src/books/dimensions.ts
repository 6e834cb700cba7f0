import type { FilterItem } from '@kengetal/contract';
import type { Sql } from '../db/database.ts';
import type { GroupKey, Window } from '../ledger/index.ts';
import { filtersOfGroups } from './selection.ts';

/** Accounts by their groups, or by their numbers. */
export type AccountChoice =
  { readonly groups: readonly GroupKey[] } | { readonly accounts: readonly string[] };

/** What lines of one relation, cost centre or cost unit add up to, and which lines these are. */
export interface DimensionTotal {
  readonly code: string;
  /** The code again when the source has no name for it. */
  readonly naam: string;
  /** Sum over the lines, debit positive. */
  readonly cents: number;
  readonly aantal: number;
  /** Select exactly these lines, within the window. */
  readonly filters: FilterItem[];
}

type TotalRow = Omit<DimensionTotal, 'filters'>;

/**
 * Sums per counterparty on accounts of the result, largest debit first. Lines without a
 * counterparty are in none of them.
 */
export async function relationTotals(
  sql: Sql,
  projectId: string,
  window: Window,
  choice: AccountChoice,
): Promise<DimensionTotal[]> {
  const { condition, value } = chosen(choice);
  const rows = await sql.rows<TotalRow>(
    `WITH totals AS (
       SELECT m.tegenpartij AS code, sum(m.debet - m.credit)::bigint AS cents,
              sum(m.aantal)::int AS aantal
       FROM relation_months m
       JOIN sources s ON s.project_id = m.project_id AND s.source_no = m.source_no
       JOIN accounts a ON a.project_id = m.project_id AND a.rekening = m.rekening
       WHERE m.project_id = $1 AND m.periode BETWEEN $2 AND $3 AND m.soort = ANY ($4)
         AND ${YEAR} AND ${condition}
       GROUP BY m.tegenpartij)
     SELECT t.code, coalesce(r.naam, t.code) AS naam, t.cents, t.aantal
     FROM totals t
     LEFT JOIN (${NEWEST_NAMES}) r ON r.relatie = t.code
     ORDER BY t.cents DESC, t.code`,
    parameters(projectId, window, value),
  );
  return rows.map((row) => withFilters(row, 'tegenpartij', window, choice));
}

/** Names of relations as the newest source has them. */
export const NEWEST_NAMES = `SELECT DISTINCT ON (r.relatie) r.relatie, r.naam
  FROM relations r
  JOIN sources s ON s.project_id = r.project_id AND s.source_no = r.source_no
  WHERE r.project_id = $1 ORDER BY r.relatie, s.end_date DESC, s.source_no DESC`;

export type CostDimension = 'kostenplaats' | 'kostendrager';

/** Sums per cost centre or cost unit, largest debit first; none where the source has none. */
export async function costCentreTotals(
  sql: Sql,
  projectId: string,
  window: Window,
  { dimension, ...choice }: AccountChoice & { readonly dimension: CostDimension },
): Promise<DimensionTotal[]> {
  const { condition, value } = chosen(choice);
  const rows = await sql.rows<TotalRow>(
    `WITH totals AS (
       SELECT m.code, sum(m.debet - m.credit)::bigint AS cents, sum(m.aantal)::int AS aantal
       FROM cost_centre_months m
       JOIN sources s ON s.project_id = m.project_id AND s.source_no = m.source_no
       JOIN accounts a ON a.project_id = m.project_id AND a.rekening = m.rekening
       WHERE m.project_id = $1 AND m.periode BETWEEN $2 AND $3 AND m.soort = ANY ($4)
         AND ${YEAR} AND ${condition} AND m.dimensie = $7
       GROUP BY m.code)
     SELECT t.code, coalesce(n.naam, t.code) AS naam, t.cents, t.aantal
     FROM totals t
     LEFT JOIN (
       SELECT DISTINCT ON (c.code) c.code, c.naam
       FROM cost_centres c
       JOIN sources s ON s.project_id = c.project_id AND s.source_no = c.source_no
       WHERE c.project_id = $1 AND c.dimensie = $7
       ORDER BY c.code, s.end_date DESC, s.source_no DESC) n ON n.code = t.code
     ORDER BY t.cents DESC, t.code`,
    [...parameters(projectId, window, value), dimension],
  );
  return rows.map((row) => withFilters(row, dimension, window, choice));
}

/** Parameters $1 to $6: the window, and the accounts of {@link chosen}. */
function parameters(projectId: string, window: Window, accounts: readonly string[]) {
  const { periode_min, periode_max, soorten, boekjaar } = window;
  return [projectId, periode_min, periode_max, soorten, accounts, boekjaar ?? null];
}

/** A source holds one fiscal year. */
const YEAR = '($6::text IS NULL OR s.boekjaar = $6)';

/** The condition on $5 that chooses accounts. */
function chosen(choice: AccountChoice): { condition: string; value: readonly string[] } {
  return 'groups' in choice
    ? { condition: 'a.groep = ANY ($5)', value: choice.groups }
    : { condition: 'm.rekening = ANY ($5)', value: choice.accounts };
}

function withFilters(
  row: TotalRow,
  column: 'tegenpartij' | CostDimension,
  { boekjaar }: Window,
  choice: AccountChoice,
): DimensionTotal {
  const accounts: FilterItem[] =
    'groups' in choice
      ? filtersOfGroups(choice.groups)
      : [{ column: 'rekening', operator: 'in', value: [...choice.accounts] }];
  const years: FilterItem[] =
    boekjaar === undefined ? [] : [{ column: 'boekjaar', operator: 'eq', value: boekjaar }];
  return { ...row, filters: [...years, ...accounts, { column, operator: 'eq', value: row.code }] };
}
