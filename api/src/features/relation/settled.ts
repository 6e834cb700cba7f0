import type { CallResponse } from '@kengetal/contract';
import { partsOf } from '../../books/open-items/parts.ts';
import type { Sql } from '../../db/database.ts';

type Settled = CallResponse<'relation'>['betaald'][number];

interface SettledRow extends Pick<Settled, 'groep'> {
  readonly aantal: number;
  readonly dagen: number;
  /** The same of those that have a day on which they fall due. */
  readonly vervallend: number;
  readonly dagen_over: number | null;
}

/** Days count from due dates where at least this part of the invoices has one, in percent. */
const MOSTLY = 50;

/**
 * How long after their day the invoices of a relation were settled: those that are charged and paid
 * whole, to the last payment. A credit note takes an invoice away and pays nothing; an opening
 * balance does not know when an invoice was of.
 */
export async function settledDays(
  sql: Sql,
  projectId: string,
  relatie: string,
): Promise<Settled[]> {
  const parts = await partsOf(sql, projectId);
  const rows = await sql.rows<SettledRow>(SETTLED, [
    projectId,
    relatie,
    parts.map(({ source_no }) => source_no),
    parts.map(({ begin }) => begin),
  ]);
  return rows.map(({ groep, aantal, dagen, vervallend, dagen_over }) =>
    dagen_over !== null && vervallend * 100 >= aantal * MOSTLY
      ? { groep, basis: 'vervaldatum', dagen: dagen_over, aantal: vervallend }
      : { groep, basis: 'factuurdatum', dagen, aantal },
  );
}

const median = (days: string) =>
  `round((percentile_cont(0.5) WITHIN GROUP (ORDER BY ${days}))::numeric)::int`;

const SETTLED = `WITH
  part AS (SELECT * FROM unnest($3::int[], $4::int[]) AS part (source_no, begin)),
  journal AS (
    SELECT j.source_no, j.dagboek, a.groep,
           (sum(j.debet) > sum(j.credit)) = (a.groep = 'debiteuren') AS charges
    FROM journal_totals j
    JOIN accounts a ON a.project_id = j.project_id AND a.rekening = j.rekening
    WHERE j.project_id = $1 AND a.groep IN ('debiteuren', 'crediteuren')
    GROUP BY j.source_no, j.dagboek, a.groep),
  owed AS (
    SELECT a.groep, l.rekening, l.factuur, l.soort, l.datum, l.cents, part.begin,
           (l.cents > 0) = (a.groep = 'debiteuren') AS charged, coalesce(j.charges, false) AS credits
    FROM journal_lines l
    JOIN part ON part.source_no = l.source_no
    JOIN accounts a ON a.project_id = l.project_id AND a.rekening = l.rekening
    LEFT JOIN journal j
      ON j.source_no = l.source_no AND j.dagboek = l.dagboek AND j.groep = a.groep
    WHERE l.project_id = $1 AND l.tegenpartij = $2 AND l.factuur IS NOT NULL AND l.cents <> 0
      AND a.groep IN ('debiteuren', 'crediteuren')
      AND (l.soort <> 'opening' OR l.periode = part.begin)),
  days AS (
    SELECT i.factuur, part.begin, min(i.datum) AS datum, max(i.vervaldatum) AS vervaldatum
    FROM invoices i JOIN part ON part.source_no = i.source_no
    WHERE i.project_id = $1 AND i.relatie = $2 GROUP BY i.factuur, part.begin),
  settled AS (
    SELECT groep, rekening, factuur, begin,
           min(datum) FILTER (WHERE charged AND soort <> 'opening') AS datum,
           max(datum) FILTER (WHERE NOT charged AND NOT credits) AS betaald
    FROM owed GROUP BY groep, rekening, factuur, begin HAVING sum(cents) = 0),
  dated AS (
    SELECT s.groep, s.betaald - coalesce(d.datum, s.datum) AS dagen,
           s.betaald - d.vervaldatum AS dagen_over
    FROM settled s LEFT JOIN days d ON d.factuur = s.factuur AND d.begin = s.begin
    WHERE s.betaald IS NOT NULL AND coalesce(d.datum, s.datum) IS NOT NULL)
  SELECT groep, count(*)::int AS aantal, ${median('dagen')} AS dagen,
         count(dagen_over)::int AS vervallend, ${median('dagen_over')} AS dagen_over
  FROM dated GROUP BY groep ORDER BY groep DESC`;
