import type { Sql } from '../../../db/database.ts';
import { shown } from '../../../db/shown.ts';
import { SHOWN_PARTNER } from '../search-sql.ts';
import { WORDS } from '../sort.ts';
import type { ColumnSource } from './columns.ts';

/**
 * Some lines of a source in the order of their key, as few long texts: rows would keep the event
 * loop for longer than everything else. Numbers are separated by commas; texts stand one after
 * the other beside their lengths in bytes.
 */
export interface Slice {
  readonly entry_no: string;
  readonly line_no: string;
  readonly cents: string;
  /** YYYY-MM-DD */
  readonly datum: string;
  readonly periode: string;
  readonly soort: string;
  readonly rekening: string;
  readonly rekening_sizes: string;
  readonly woorden: string;
  readonly woorden_sizes: string;
  readonly zoek: string;
  readonly zoek_sizes: string;
}

/** Of what comes next: the lines of a source after a key. */
interface SliceRequest {
  readonly projectId: string;
  readonly sourceNo: number;
  readonly after: readonly [entryNo: number, lineNo: number];
  readonly lines: number;
}

/** Reads some lines; undefined after the last. */
export async function readSlice(sql: Sql, request: SliceRequest): Promise<Slice | undefined> {
  const { projectId, sourceNo, after, lines } = request;
  const [slice] = await sql.rows<Slice | Record<keyof Slice, null>>(
    `SELECT ${numbers('entry_no')}, ${numbers('line_no')}, ${numbers('cents')},
            ${numbers('datum')}, ${numbers('periode')}, ${numbers('soort')},
            ${texts('rekening')}, ${texts('woorden')}, ${texts('zoek')}
     FROM (SELECT l.entry_no, l.line_no, l.cents, l.datum, l.periode, l.soort, l.rekening,
                  ${WORDS} AS woorden,
                  ${shown('l.zoek', 'filterText')} || coalesce(' ' || ${SHOWN_PARTNER}, '') AS zoek
           FROM journal_lines l
           WHERE l.project_id = $1 AND l.source_no = $2 AND (l.entry_no, l.line_no) > ($3, $4)
           ORDER BY l.entry_no, l.line_no LIMIT ${lines}) l`,
    [projectId, sourceNo, ...after],
  );
  return slice && slice.zoek !== null ? slice : undefined;
}

/** The key of the last line of a slice. */
export function lastOf({ entry_no, line_no }: Slice): [entryNo: number, lineNo: number] {
  const last = (numbers: string) => Number(numbers.slice(numbers.lastIndexOf(',') + 1));
  return [last(entry_no), last(line_no)];
}

const numbers = (column: string) => `string_agg(${column}::text, ',') AS ${column}`;
const texts = (column: string) =>
  `string_agg(${column}, '') AS ${column},
   string_agg(octet_length(${column})::text, ',') AS ${column}_sizes`;

/** The current sources of a project with the number of their lines. */
export async function readSources(sql: Sql, projectId: string): Promise<ColumnSource[]> {
  const rows = await sql.rows<Omit<ColumnSource, 'first' | 'end'> & { lines: number }>(
    `SELECT s.source_no, s.import_id, s.boekjaar,
            (SELECT coalesce(sum(m.aantal), 0) FROM monthly_summary m
             WHERE m.project_id = s.project_id AND m.source_no = s.source_no)::bigint AS lines
     FROM sources s WHERE s.project_id = $1 ORDER BY s.source_no`,
    [projectId],
  );
  let end = 0;
  return rows.map(({ lines, ...source }) => {
    end += lines;
    return { ...source, first: end - lines, end };
  });
}

/** Numbers of the accounts of a project as the database sorts them. */
export async function readAccounts(sql: Sql, projectId: string): Promise<string[]> {
  const rows = await sql.rows<{ rekening: string }>(
    'SELECT rekening FROM accounts WHERE project_id = $1 ORDER BY rekening',
    [projectId],
  );
  return rows.map(({ rekening }) => rekening);
}
