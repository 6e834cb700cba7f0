import { dayNumber, type CashInvoice, type OwedSide } from '@kengetal/ledger';
import type { ReadBooks } from '../store/reader.ts';
import type { CashDays } from './cash-lines.ts';

interface InvoiceRow {
  readonly debtor: boolean;
  readonly relatie: string;
  readonly datum: string;
  readonly vervaldatum: string | null;
  readonly cents: number;
  readonly paid: number;
  readonly paid_on: string | null;
}

/** Of openings only the first counts: later ones repeat what is open. */
const OWED = `owed AS (
    SELECT l.rekening = ANY ($2) AS debtor, l.rekening, l.tegenpartij, l.factuur, l.datum,
           CASE WHEN l.rekening = ANY ($2) THEN l.cents ELSE -l.cents END AS cents
    FROM journal_lines l
    JOIN sources s ON s.project_id = l.project_id AND s.source_no = l.source_no
    WHERE l.project_id = $1 AND l.rekening = ANY ($2::text[] || $3::text[]) AND l.datum <= $5
      AND l.factuur <> '' AND l.koppeling IS DISTINCT FROM 'rest' AND l.tegenpartij IS NOT NULL
      AND (l.soort <> 'opening' OR s.start_date = (
        SELECT min(start_date) FROM sources WHERE project_id = $1)))`;

const INVOICES = `WITH ${OWED},
  made AS (
    SELECT debtor, tegenpartij, factuur,
           min(datum) FILTER (WHERE cents > 0) AS datum,
           sum(greatest(cents, 0))::bigint AS cents, sum(greatest(-cents, 0))::bigint AS paid,
           max(datum) FILTER (WHERE cents < 0) AS paid_on, max(datum) AS latest
    FROM owed GROUP BY rekening, debtor, tegenpartij, factuur),
  due AS (
    SELECT i.relatie, i.factuur, max(i.vervaldatum) AS vervaldatum FROM invoices i
    JOIN sources s ON s.project_id = i.project_id AND s.source_no = i.source_no
    WHERE i.project_id = $1 GROUP BY i.relatie, i.factuur)
  SELECT m.debtor, m.tegenpartij AS relatie, m.datum, d.vervaldatum, m.cents, m.paid, m.paid_on
  FROM made m LEFT JOIN due d ON d.relatie = m.tegenpartij AND d.factuur = m.factuur
  WHERE m.datum IS NOT NULL AND (m.latest >= $4 OR m.cents <> m.paid)
  ORDER BY m.paid_on NULLS LAST, m.datum`;

/** Invoices that were open at some time since the first day, in the order in which they were paid. */
export async function cashInvoices(
  { sql, projectId }: ReadBooks,
  { debtors, creditors, from, last }: CashDays,
): Promise<CashInvoice[]> {
  const rows = await sql.rows<InvoiceRow>(INVOICES, [projectId, debtors, creditors, from, last]);
  return rows.map(({ debtor, relatie, datum, vervaldatum, cents, paid, paid_on }) => {
    const sign = debtor ? 1 : -1;
    return {
      side: debtor ? 'debiteuren' : 'crediteuren',
      relatie,
      day: dayNumber(datum),
      due: vervaldatum === null ? null : dayNumber(vervaldatum),
      cents: sign * cents,
      paid: paid === 0 ? 0 : sign * paid,
      paidOn: paid_on === null ? null : dayNumber(paid_on),
    };
  });
}

/** Of which sides payments say of which invoices they are, by half at least. */
export async function sidesTold(
  { sql, projectId }: ReadBooks,
  { debtors, creditors, from, last }: CashDays,
): Promise<Record<OwedSide, boolean>> {
  const rows = await sql.rows<{ debtor: boolean; paid: number; told: number }>(
    `SELECT l.rekening = ANY ($2) AS debtor, sum(abs(l.cents))::bigint AS paid,
            coalesce(sum(abs(l.cents)) FILTER (
              WHERE l.factuur <> '' AND l.koppeling IS DISTINCT FROM 'rest'), 0)::bigint AS told
     FROM journal_lines l
     JOIN sources s ON s.project_id = l.project_id AND s.source_no = l.source_no
     WHERE l.project_id = $1 AND l.rekening = ANY ($2::text[] || $3::text[])
       AND l.datum BETWEEN $4 AND $5 AND l.soort <> 'opening'
       AND (l.cents < 0) = (l.rekening = ANY ($2))
     GROUP BY 1`,
    [projectId, debtors, creditors, from, last],
  );
  const told = (isDebtor: boolean) => {
    const row = rows.find(({ debtor }) => debtor === isDebtor);
    return row === undefined || row.told * 2 >= row.paid;
  };
  return { debiteuren: told(true), crediteuren: told(false) };
}
