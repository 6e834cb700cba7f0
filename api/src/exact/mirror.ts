import type { Database, Sql } from '../db/database.ts';
import type { ExactLine } from './fields.ts';

/** Whose lines they are. */
export interface Mirrored {
  readonly projectId: string;
  readonly connectionId: string;
}

/** Columns of a line besides its keys, timestamp and reading, with their types. */
const COLUMNS = {
  entry_id: 'uuid',
  year: 'integer',
  period: 'integer',
  dagboek: 'text',
  dagboek_naam: 'text',
  entry_number: 'bigint',
  line_number: 'integer',
  datum: 'date',
  rekening: 'text',
  rekening_naam: 'text',
  omschrijving: 'text',
  cents: 'bigint',
  relatie: 'text',
  relatie_naam: 'text',
  factuur: 'text',
  referentie: 'text',
  vervaldatum: 'date',
  btw_code: 'text',
  btw_cents: 'bigint',
  btw_percentage: 'text',
  kostenplaats: 'text',
  kostenplaats_naam: 'text',
  kostendrager: 'text',
  type: 'smallint',
  status: 'smallint',
} as const;

type Row = Readonly<Record<keyof typeof COLUMNS, string | number | null>> & {
  readonly line_id: string;
  readonly timestamp: string;
};

const SWEPT_AT_ONCE = 2_000;

const NAMES = Object.keys(COLUMNS);
const listed = (of: string) => NAMES.map((name) => `${of}.${name}`).join(', ');
const GIVEN = `jsonb_to_recordset($3::jsonb) AS r (line_id uuid, "timestamp" bigint, ${Object.entries(
  COLUMNS,
)
  .map(([name, type]) => `${name} ${type}`)
  .join(', ')})`;

/** Raises the count of changes of these years, and of later ones, whose opening follows. */
const CHANGED = `INSERT INTO exact_years (project_id, connection_id, year, changes)
  SELECT $1::uuid, $2::uuid, y, 1 FROM unnest($3::int[]) AS y
  ON CONFLICT (project_id, connection_id, year) DO UPDATE SET changes = exact_years.changes + 1`;

/**
 * Takes over a page of lines and how far it goes, all or nothing. A line that comes again replaces
 * the one with its id, unless that is newer.
 */
export async function keepLines(
  database: Database,
  { projectId, connectionId }: Mirrored,
  reading: number,
  lines: readonly ExactLine[],
): Promise<void> {
  // A line may stand in a page twice, in the order in which it changed.
  const rows = [...new Map(lines.map((line) => [line.ID, rowOf(line)])).values()];
  const given = [projectId, connectionId, JSON.stringify(rows)];
  const greatest = lines.reduce(
    (most, { Timestamp }) => (BigInt(Timestamp) > most ? BigInt(Timestamp) : most),
    1n,
  );
  await database.transaction(async (sql) => {
    await requireReading(sql, { projectId, connectionId }, reading);
    // Each part sees the table as it was before the statement.
    const years = await sql.rows<{ year: number }>(
      `WITH g AS MATERIALIZED (SELECT * FROM ${GIVEN}),
       changed AS (
         SELECT DISTINCT y AS year FROM g
         LEFT JOIN exact_lines l
           ON l.project_id = $1 AND l.connection_id = $2 AND l.line_id = g.line_id
         CROSS JOIN LATERAL unnest(ARRAY[g.year, l.year]) AS y
         WHERE y IS NOT NULL
           AND (l.line_id IS NULL OR (${listed('l')}) IS DISTINCT FROM (${listed('g')}))),
       kept AS (
         INSERT INTO exact_lines AS l
           (project_id, connection_id, line_id, "timestamp", reading, ${NAMES.join(', ')})
         SELECT $1::uuid, $2::uuid, g.line_id, g."timestamp", $4::int, ${listed('g')} FROM g
         ON CONFLICT (project_id, connection_id, line_id) DO UPDATE SET
           "timestamp" = excluded."timestamp", reading = excluded.reading,
           ${NAMES.map((name) => `${name} = excluded.${name}`).join(', ')}
         WHERE excluded.reading > l.reading OR excluded."timestamp" >= l."timestamp")
       SELECT year FROM changed`,
      [...given, reading],
    );
    await markYears(sql, { projectId, connectionId }, years);
    await sql.rows(
      `UPDATE exact_connections SET lines_read = greatest(lines_read::bigint, $2::bigint)::text
       WHERE connection_id = $1 AND reading = $3`,
      [connectionId, String(greatest), reading],
    );
  });
}

/** The connection is gone, or is read anew: what came of this reading is of no use any more. */
export class ReadingOver extends Error {}

/** Holds off who ends or moves a connection until the transaction ends. Throws {@link ReadingOver}. */
async function requireReading(
  sql: Sql,
  { projectId, connectionId }: Mirrored,
  reading: number,
): Promise<void> {
  const found = await sql.rows(
    `SELECT FROM exact_connections e JOIN connections c USING (connection_id)
     WHERE e.connection_id = $1 AND e.reading = $2 AND c.project_id = $3 FOR SHARE OF e`,
    [connectionId, reading, projectId],
  );
  if (found.length === 0) throw new ReadingOver('this reading is over');
}

/** Takes lines away that Exact has not any more. */
export async function dropLines(
  sql: Sql,
  { projectId, connectionId }: Mirrored,
  which: { readonly ids: readonly string[] } | { readonly before: number },
): Promise<number> {
  const [condition, value] =
    'ids' in which ? ['line_id = ANY($3::uuid[])', which.ids] : ['reading < $3', which.before];
  const gone = await sql.rows<{ year: number }>(
    `DELETE FROM exact_lines WHERE project_id = $1 AND connection_id = $2 AND ${condition}
     RETURNING year`,
    [projectId, connectionId, value],
  );
  await markYears(sql, { projectId, connectionId }, gone);
  return gone.length;
}

/** Has years read into the books again. */
export async function markYears(
  sql: Sql,
  { projectId, connectionId }: Mirrored,
  rows: readonly { readonly year: number }[],
): Promise<void> {
  const years = [...new Set(rows.map(({ year }) => year))];
  if (years.length === 0) return;
  await sql.rows(CHANGED, [projectId, connectionId, years]);
  await sql.rows(
    `UPDATE exact_years SET changes = changes + 1
     WHERE project_id = $1 AND connection_id = $2 AND year > $3 AND NOT (year = ANY($4::int[]))`,
    [projectId, connectionId, Math.min(...years), years],
  );
}

function rowOf(line: ExactLine): Row {
  const isForeign = line.Currency !== null && line.Currency !== 'EUR';
  return {
    line_id: line.ID,
    timestamp: line.Timestamp,
    entry_id: line.EntryID,
    year: line.FinancialYear,
    period: line.FinancialPeriod,
    dagboek: line.JournalCode,
    dagboek_naam: line.JournalDescription ?? line.JournalCode,
    entry_number: line.EntryNumber,
    line_number: line.LineNumber,
    datum: line.Date,
    rekening: line.GLAccountCode,
    rekening_naam: line.GLAccountDescription ?? '',
    omschrijving: line.Description ?? '',
    cents: line.AmountDC,
    relatie: line.AccountCode,
    relatie_naam: line.AccountName,
    factuur: numberOf(line.InvoiceNumber),
    referentie: line.YourRef,
    vervaldatum: line.DueDate,
    btw_code: line.VATCode,
    // In the currency of the line; that of the company is not given.
    btw_cents: line.VATCode === null || isForeign ? null : (line.AmountVATFC ?? null),
    btw_percentage: numberOf(line.VATPercentage),
    kostenplaats: line.CostCenter,
    kostenplaats_naam: line.CostCenterDescription,
    kostendrager: line.CostUnit,
    type: line.Type,
    status: line.Status,
  };
}

const numberOf = (value: string | number | null | undefined): string | null =>
  String(value ?? '').trim() || null;

/** Removes what was kept of connections that are gone or read into another project, in small steps. */
export async function sweepMirrors(sql: Sql): Promise<boolean> {
  const doomed = await sql.rows<Mirrored>(
    `SELECT DISTINCT y.project_id AS "projectId", y.connection_id AS "connectionId"
     FROM exact_years y WHERE NOT EXISTS (
       SELECT FROM connections c
       WHERE c.connection_id = y.connection_id AND c.project_id = y.project_id)`,
  );
  for (const { projectId, connectionId } of doomed) {
    const of = [projectId, connectionId];
    for (;;) {
      const gone = await sql.rows(
        `DELETE FROM exact_lines WHERE project_id = $1 AND connection_id = $2 AND line_id IN (
           SELECT line_id FROM exact_lines WHERE project_id = $1 AND connection_id = $2
           ORDER BY line_id LIMIT ${SWEPT_AT_ONCE})
         RETURNING 1`,
        of,
      );
      if (gone.length === 0) break;
    }
    await sql.rows('DELETE FROM exact_years WHERE project_id = $1 AND connection_id = $2', of);
  }
  return doomed.length > 0;
}
