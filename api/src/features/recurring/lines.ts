import type { RecurringLine } from '@kengetal/ledger';
import type { Sql } from '../../db/database.ts';
import { shown } from '../../db/shown.ts';
import type { Booked } from '../../books/expected/span.ts';

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
 * Movements of an account in order of day but for those booked ahead, a batch at a time, so that
 * others get their turn.
 */
export async function linesOfAccount(
  sql: Sql,
  projectId: string,
  account: string,
  { isAhead }: Pick<Booked, 'isAhead'>,
): Promise<RecurringLine[]> {
  const lines: RecurringLine[] = [];
  let after: LineRow | undefined;
  for (;;) {
    const rows = await batchAfter(sql, projectId, account, after);
    lines.push(...rows.filter((line) => !isAhead(line)));
    after = rows[rows.length - 1];
    if (rows.length < BATCH) return lines;
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
    `SELECT l.source_no, l.entry_no, l.line_no, l.rekening,
            l.tegenpartij, ${shown('l.tegenpartij_naam', 'nameCharacters')} AS tegenpartij_naam,
            ${shown('l.omschrijving', 'descriptionCharacters')} AS omschrijving,
            l.datum, l.periode, l.cents, l.dagboek,
            ${shown('l.dagboek_naam', 'nameCharacters')} AS dagboek_naam,
            ${shown('l.boekstuk', 'keyCharacters')} AS boekstuk
     FROM journal_lines l
     JOIN sources s ON s.project_id = l.project_id AND s.source_no = l.source_no
     WHERE l.project_id = $1 AND l.rekening = $2 AND l.soort = 'mutatie'
       ${from ? 'AND (l.datum, l.source_no, l.entry_no, l.line_no) > ($3::date, $4::int, $5::int, $6::int)' : ''}
     ORDER BY l.datum, l.source_no, l.entry_no, l.line_no LIMIT ${BATCH}`,
    [projectId, account, ...(from ?? [])],
  );
}
