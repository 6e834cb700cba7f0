import type { Sql } from '../db/database.ts';
import type { Window } from '../ledger/index.ts';

/** What lines of one relation, cost centre or cost unit add up to. */
export interface DimensionTotal {
  readonly code: string;
  /** The code again when the source has no name for it. */
  readonly naam: string;
  /** Sum over the lines, debit positive. */
  readonly cents: number;
  readonly aantal: number;
}

/** Sums by code over a window: of maybe thousands, of which a screen shows a few. */
export interface DimensionSums {
  /** Those with this sign, the largest first. */
  largest(sign: 1 | -1, count: number): DimensionTotal[];
  /** Debit positive; 0 of a code without lines. */
  centsOf(code: string): number;
}

export type CostDimension = 'kostenplaats' | 'kostendrager';

/** Accounts of the result, and what their lines are divided by. */
interface CostChoice {
  readonly accounts: readonly string[];
  readonly dimension: CostDimension;
}

/** Sums per cost centre or cost unit; none where the source has none. */
export async function costCentreSums(
  ...asked: Parameters<typeof costCentreTotals>
): Promise<DimensionSums> {
  const totals = await costCentreTotals(...asked);
  const byCode = new Map(totals.map((total) => [total.code, total]));
  return {
    largest: (sign, count) =>
      totals
        .filter(({ cents }) => sign * cents > 0)
        .sort((one, other) => sign * (other.cents - one.cents))
        .slice(0, count),
    centsOf: (code) => byCode.get(code)?.cents ?? 0,
  };
}

/** All of them, by amount and code. */
export function costCentreTotals(
  sql: Sql,
  projectId: string,
  { periode_min, periode_max, soorten, boekjaar }: Window,
  { accounts, dimension }: CostChoice,
): Promise<DimensionTotal[]> {
  return sql.rows<DimensionTotal>(
    `WITH totals AS (
       SELECT m.code, sum(m.debet - m.credit)::bigint AS cents, sum(m.aantal)::int AS aantal
       FROM cost_centre_months m
       JOIN sources s ON s.project_id = m.project_id AND s.source_no = m.source_no
       WHERE m.project_id = $1 AND m.periode BETWEEN $2 AND $3 AND m.soort = ANY ($4)
         AND m.rekening = ANY ($5) AND ($6::text IS NULL OR s.boekjaar = $6)
         AND m.dimensie = $7
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
    // A source holds one fiscal year.
    [projectId, periode_min, periode_max, soorten, accounts, boekjaar ?? null, dimension],
  );
}
