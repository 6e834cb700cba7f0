import { type GroupKey, type Window, boxOfCode, type VatBox } from '@kengetal/ledger';
import type { SqlParameters } from '../../db/database.ts';
import type { ReadBooks } from '../store/reader.ts';

/** What is booked on an account of VAT within a window. */
export interface VatAccountRow {
  readonly rekening: string;
  readonly naam: string;
  readonly rgs: string | null;
  readonly debet: number;
  /** Sum of credit amounts, positive. */
  readonly credit: number;
}

/** What is booked with a VAT code on an account within a window. */
export interface VatCodeRow {
  readonly rekening: string;
  readonly btw_code: string;
  readonly naam: string;
  readonly groep: GroupKey;
  readonly type: 'balans' | 'resultaat';
  /** Box that the code names, 'onbekend' when files of the window differ; null when none says. */
  readonly box: VatBox | 'onbekend' | null;
  readonly debet: number;
  readonly credit: number;
}

interface SourceCodeRow extends Omit<VatCodeRow, 'box'> {
  readonly omschrijving: string;
  readonly percentage: number | null;
}

/** Every account of VAT, booked on or not. */
export function vatAccountRows(
  { books, sql, projectId }: ReadBooks,
  window: Window,
): Promise<VatAccountRow[]> {
  return sql.rows(ACCOUNTS, [...parametersOf(projectId, window), books.vatAccounts]);
}

/** Sums by account and VAT code, each code with the meaning that its own source gives it. */
export async function vatCodeRows(
  { sql, projectId }: ReadBooks,
  window: Window,
): Promise<VatCodeRow[]> {
  const found = await sql.rows<SourceCodeRow>(CODES, parametersOf(projectId, window));
  const rows = new Map<string, VatCodeRow>();
  for (const { omschrijving, percentage, ...row } of found) {
    const box = boxOfCode(omschrijving, percentage);
    const key = JSON.stringify([row.rekening, row.btw_code]);
    const known = rows.get(key);
    rows.set(key, known ? together(known, { ...row, box }) : { ...row, box });
  }
  return [...rows.values()];
}

function together(one: VatCodeRow, other: VatCodeRow): VatCodeRow {
  const differ = one.box !== null && other.box !== null && one.box !== other.box;
  return {
    ...one,
    box: differ ? 'onbekend' : (one.box ?? other.box),
    debet: one.debet + other.debet,
    credit: one.credit + other.credit,
  };
}

function parametersOf(projectId: string, window: Window): SqlParameters {
  const { periode_min, periode_max, soorten, boekjaar } = window;
  return [projectId, periode_min, periode_max, soorten, boekjaar ?? null];
}

const WITHIN = `m.project_id = $1 AND m.periode BETWEEN $2 AND $3 AND m.soort = ANY ($4)
  AND ($5::text IS NULL OR s.boekjaar = $5)`;

const ACCOUNTS = `
  SELECT a.rekening, a.naam, a.rgs, coalesce(t.debet, 0)::bigint AS debet,
         coalesce(t.credit, 0)::bigint AS credit
  FROM accounts a
  LEFT JOIN (
    SELECT m.rekening, sum(m.debet) AS debet, sum(m.credit) AS credit
    FROM monthly_summary m
    JOIN sources s ON s.project_id = m.project_id AND s.source_no = m.source_no
    WHERE ${WITHIN} GROUP BY m.rekening) t ON t.rekening = a.rekening
  WHERE a.project_id = $1 AND a.rekening = ANY ($6)
  ORDER BY a.rekening`;

const CODES = `
  SELECT m.rekening, m.btw_code, a.naam, a.groep, a.type, coalesce(c.omschrijving, '') AS omschrijving,
         c.percentage, sum(m.debet)::bigint AS debet, sum(m.credit)::bigint AS credit
  FROM vat_months m
  JOIN sources s ON s.project_id = m.project_id AND s.source_no = m.source_no
  JOIN accounts a ON a.project_id = m.project_id AND a.rekening = m.rekening
  LEFT JOIN vat_codes c
    ON c.project_id = m.project_id AND c.source_no = m.source_no AND c.btw_code = m.btw_code
  WHERE ${WITHIN}
  GROUP BY m.rekening, m.btw_code, a.naam, a.groep, a.type, c.omschrijving, c.percentage
  ORDER BY m.rekening, m.btw_code`;
