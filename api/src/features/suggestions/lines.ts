import type { LineKind } from '@kengetal/contract';
import { shown } from '../../db/shown.ts';
import type { Sql } from '../../db/database.ts';
import { nextSlice } from '../../slices.ts';

/** A journal line as detectors read it, cents debit positive. */
export interface Line {
  /** Id of its source. */
  readonly bron: string;
  readonly source_no: number;
  readonly entry_no: number;
  readonly line_no: number;
  readonly periode: number;
  readonly soort: LineKind;
  /** YYYY-MM-DD. */
  readonly datum: string;
  readonly rekening: string;
  readonly dagboek: string;
  readonly boekstuk: string;
  readonly tegenpartij: string | null;
  /** Number of the invoice that it belongs to. */
  readonly factuur: string | null;
  readonly omschrijving: string;
  readonly cents: number;
}

/** Columns of a `Line`, of a line `l` and its source `s`. */
export const LINE = `s.source_id::text AS bron, l.source_no, l.entry_no, l.line_no, l.periode,
  l.soort, l.datum, l.rekening, l.dagboek, ${shown('l.boekstuk', 'keyCharacters')} AS boekstuk,
  l.tegenpartij, l.factuur, ${shown('l.omschrijving', 'descriptionCharacters')} AS omschrijving,
  l.cents`;

/** Lines that count, of the project $1. */
export const LINES = `journal_lines l
  JOIN sources s ON s.project_id = l.project_id AND s.source_no = l.source_no`;

/** Lines that a statement reads at once: a few milliseconds of work. */
const BATCH = 2_000;

/**
 * Lines that meet a condition, in the order of their entries.
 * @param condition SQL over `l`, `s` and `a`, its account; parameters from $2
 * @param most more are not read: what is so common is no finding
 */
export async function linesWhere(
  sql: Sql,
  projectId: string,
  condition: string,
  parameters: readonly (string | number | readonly (string | number)[])[],
  most = Number.POSITIVE_INFINITY,
): Promise<Line[]> {
  const lines: Line[] = [];
  for (;;) {
    const last = lines.at(-1);
    const after = last ? [last.source_no, last.entry_no, last.line_no] : [0, 0, 0];
    const from = parameters.length + 2;
    const rows = await sql.rows<Line>(
      `SELECT ${LINE} FROM ${LINES}
       JOIN accounts a ON a.project_id = l.project_id AND a.rekening = l.rekening
       WHERE l.project_id = $1 AND (${condition})
         ${last ? `AND (l.source_no, l.entry_no, l.line_no) > ($${from}, $${from + 1}, $${from + 2})` : ''}
       ORDER BY l.source_no, l.entry_no, l.line_no LIMIT ${BATCH}`,
      [projectId, ...parameters, ...(last ? after : [])],
    );
    lines.push(...rows);
    await nextSlice();
    if (rows.length < BATCH || lines.length >= most) return lines;
  }
}

/** As days follow each other, and entries on a day. */
export const byDay = (one: Line, other: Line): number =>
  (one.datum < other.datum ? -1 : one.datum > other.datum ? 1 : 0) ||
  one.source_no - other.source_no ||
  one.entry_no - other.entry_no ||
  one.line_no - other.line_no;

/** Key of the entry of a line. */
export const entryOf = ({ source_no, entry_no }: Pick<Line, 'source_no' | 'entry_no'>): string =>
  `${source_no} ${entry_no}`;

/** Values by key, in order of arrival. */
export function grouped<T, K>(values: Iterable<T>, keyOf: (value: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}

export const sumOf = (lines: readonly Pick<Line, 'cents'>[]): number =>
  lines.reduce((sum, { cents }) => sum + cents, 0);
