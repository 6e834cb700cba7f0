import type { GroupKey, VatKind, Window } from '@kengetal/ledger';
import type { SqlParameters } from '../../db/database.ts';
import type { ReadBooks } from '../store/reader.ts';

/** What is booked on an account of VAT within a window. */
export interface VatAccountRow {
  readonly rekening: string;
  readonly naam: string;
  readonly debet: number;
  /** Sum of credit amounts, positive. */
  readonly credit: number;
}

/** Lines of one source that share what tells their place in the return; '' where they have none. */
export interface VatKey {
  readonly source_no: number;
  readonly btw_code: string;
  /** Account on which their VAT stands. */
  readonly btw_rekening: string;
  readonly btw_soort: VatKind | '';
}

/** Sums of such lines on one account within a window. */
export interface VatRow extends VatKey {
  readonly source_id: string;
  readonly rekening: string;
  readonly naam: string;
  readonly groep: GroupKey;
  /** Debit positive. */
  readonly cents: number;
  /** VAT that the lines say belongs to them, debit positive. */
  readonly btw_cents: number;
}

/** Every account of VAT, booked on or not. */
export function vatAccountRows(
  { books, sql, projectId }: ReadBooks,
  window: Window,
): Promise<VatAccountRow[]> {
  return sql.rows(ACCOUNTS, [...parametersOf(projectId, window), books.vatAccounts]);
}

/** Sums by account and by what tells the place. */
export function vatRows({ sql, projectId }: ReadBooks, window: Window): Promise<VatRow[]> {
  return sql.rows(ROWS, parametersOf(projectId, window));
}

function parametersOf(projectId: string, window: Window): SqlParameters {
  const { periode_min, periode_max, soorten, boekjaar } = window;
  return [projectId, periode_min, periode_max, soorten, boekjaar ?? null];
}

const WITHIN = `m.project_id = $1 AND m.periode BETWEEN $2 AND $3 AND m.soort = ANY ($4)
  AND ($5::text IS NULL OR s.boekjaar = $5)`;

const ACCOUNTS = `
  SELECT a.rekening, a.naam, coalesce(t.debet, 0)::bigint AS debet,
         coalesce(t.credit, 0)::bigint AS credit
  FROM accounts a
  LEFT JOIN (
    SELECT m.rekening, sum(m.debet) AS debet, sum(m.credit) AS credit
    FROM monthly_summary m
    JOIN sources s ON s.project_id = m.project_id AND s.source_no = m.source_no
    WHERE ${WITHIN} GROUP BY m.rekening) t ON t.rekening = a.rekening
  WHERE a.project_id = $1 AND a.rekening = ANY ($6)
  ORDER BY a.rekening`;

const ROWS = `
  SELECT m.source_no, s.source_id, m.btw_code, m.btw_rekening, m.btw_soort, m.rekening, a.naam,
         a.groep, sum(m.debet - m.credit)::bigint AS cents, sum(m.btw_cents)::bigint AS btw_cents
  FROM vat_months m
  JOIN sources s ON s.project_id = m.project_id AND s.source_no = m.source_no
  JOIN accounts a ON a.project_id = m.project_id AND a.rekening = m.rekening
  WHERE ${WITHIN}
  GROUP BY m.source_no, s.source_id, m.btw_code, m.btw_rekening, m.btw_soort, m.rekening, a.naam,
           a.groep
  ORDER BY m.rekening, m.btw_code, m.btw_soort`;
