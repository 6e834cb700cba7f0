import { setImmediate as breathe } from 'node:timers/promises';
import type { Sql } from '../../db/database.ts';
import type { DataSpan, RecurringLine } from '../../ledger/index.ts';

/** Lines per statement: read and turned into objects in a few milliseconds. */
const BATCH = 2_000;

interface LineRow extends RecurringLine {
  readonly source_no: number;
  readonly entry_no: number;
  readonly line_no: number;
}

/** Accounts of the result with movements, by number. */
export async function resultAccounts(sql: Sql, projectId: string): Promise<string[]> {
  const rows = await sql.rows<{ rekening: string }>(
    `SELECT DISTINCT m.rekening FROM monthly_summary m
     JOIN sources s ON s.project_id = m.project_id AND s.source_no = m.source_no
     JOIN accounts a ON a.project_id = m.project_id AND a.rekening = m.rekening
     WHERE m.project_id = $1 AND m.soort = 'mutatie' AND a.type = 'resultaat'
     ORDER BY m.rekening`,
    [projectId],
  );
  return rows.map(({ rekening }) => rekening);
}

/**
 * First and last day with movements, within the fiscal years: a day far outside them is a mistake
 * in typing. Undefined without lines.
 */
export async function dataSpan(sql: Sql, projectId: string): Promise<DataSpan | undefined> {
  const end = async (direction: 'ASC' | 'DESC') => {
    const [row] = await sql.rows<{ datum: string }>(
      `SELECT l.datum FROM journal_lines l
       JOIN sources s ON s.project_id = l.project_id AND s.source_no = l.source_no
       WHERE l.project_id = $1 AND l.soort = 'mutatie'
         AND l.datum BETWEEN s.start_date AND s.end_date
       ORDER BY l.datum ${direction} LIMIT 1`,
      [projectId],
    );
    return row?.datum;
  };
  const [first, last] = [await end('ASC'), await end('DESC')];
  return first && last ? { first, last } : undefined;
}

/** Movements of an account in order of day, a batch at a time, so that others get their turn. */
export async function linesOfAccount(
  sql: Sql,
  projectId: string,
  account: string,
): Promise<RecurringLine[]> {
  const lines: RecurringLine[] = [];
  let after: LineRow | undefined;
  for (;;) {
    const rows = await batchAfter(sql, projectId, account, after);
    lines.push(...rows);
    after = rows[rows.length - 1];
    if (rows.length < BATCH) return lines;
    await breathe();
  }
}

function batchAfter(
  sql: Sql,
  projectId: string,
  account: string,
  after: LineRow | undefined,
): Promise<LineRow[]> {
  const from = after && [after.datum, after.source_no, after.entry_no, after.line_no];
  return sql.rows<LineRow>(
    `SELECT l.source_no, l.entry_no, l.line_no, l.rekening AS account_id,
            l.tegenpartij AS party_id, l.tegenpartij_naam AS party_name,
            l.omschrijving AS description, l.datum, l.periode, l.cents,
            l.dagboek AS journal_id, l.dagboek_naam AS journal_name, l.boekstuk AS entry_nr
     FROM journal_lines l
     JOIN sources s ON s.project_id = l.project_id AND s.source_no = l.source_no
     WHERE l.project_id = $1 AND l.rekening = $2 AND l.soort = 'mutatie'
       ${from ? 'AND (l.datum, l.source_no, l.entry_no, l.line_no) > ($3::date, $4::int, $5::int, $6::int)' : ''}
     ORDER BY l.datum, l.source_no, l.entry_no, l.line_no LIMIT ${BATCH}`,
    [projectId, account, ...(from ?? [])],
  );
}
