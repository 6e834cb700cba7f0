import type { BookedFigure, FiguresBlock, FilterItem, LineKind } from '@kengetal/contract';
import { definition, periodOfDay } from '@kengetal/ledger';
import { filtersOfGroups } from '../books/figures/selection.ts';
import type { Sql } from '../db/database.ts';
import type { KeptResult } from '../db/schema/index.ts';

/** Sums of a current source, and the import that it was read by. */
export interface SourceTotals {
  readonly source_id: string;
  readonly import_id: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly debet: number;
  readonly credit: number;
  readonly resultaat: number;
  /** Of the opening balance. */
  readonly opening_debet: number;
  readonly opening_credit: number;
}

const RESULT = definition('resultaat');
const opposite = (sign: 1 | -1) => (sign === 1 ? -1 : 1);
/** Looked up once: a join was planned as if new books had few accounts, and 12,000 took 10 s. */
const OF_RESULT = 'SELECT rekening FROM accounts WHERE project_id = $1 AND groep = ANY ($2)';
const MOVEMENTS: LineKind[] = ['mutatie', 'afsluiting'];

/** Sums of each current source of a project, by source_id. */
export async function sourceTotals(
  sql: Sql,
  projectId: string,
): Promise<ReadonlyMap<string, SourceTotals>> {
  const rows = await sql.rows<SourceTotals>(
    `SELECT s.source_id, s.import_id, s.start_date, s.end_date,
            coalesce(sum(m.debet) FILTER (WHERE m.soort <> 'opening'), 0)::bigint AS debet,
            coalesce(sum(m.credit) FILTER (WHERE m.soort <> 'opening'), 0)::bigint AS credit,
            coalesce(sum(m.debet - m.credit)
              FILTER (WHERE m.soort <> 'opening' AND m.rekening IN (${OF_RESULT})), 0)::bigint AS resultaat,
            coalesce(sum(m.debet) FILTER (WHERE m.soort = 'opening'), 0)::bigint AS opening_debet,
            coalesce(sum(m.credit) FILTER (WHERE m.soort = 'opening'), 0)::bigint AS opening_credit
     FROM sources s
     LEFT JOIN monthly_summary m ON m.project_id = s.project_id AND m.source_no = s.source_no
     WHERE s.project_id = $1
     GROUP BY s.source_id, s.import_id, s.start_date, s.end_date`,
    [projectId, RESULT.groups],
  );
  return new Map(rows.map((row) => [row.source_id, row]));
}

const AS_WRITTEN = 'Je pakket toont minder: daar gaan minbedragen af van hun eigen kant';

/** Debit, credit and result as figures, debit and credit as the program of the file adds them up. */
export function totalsBlock(
  totals: SourceTotals,
  { counts_opening: withOpening = false, as_written: asWritten = false }: KeptResult,
): FiguresBlock['items'] {
  const { source_id, start_date, end_date, opening_debet, opening_credit } = totals;
  const booked = (
    cents: number,
    sign: 1 | -1,
    soorten: LineKind[],
    filters: FilterItem[],
  ): BookedFigure => ({
    kind: 'booked',
    cents,
    sign,
    selection: {
      periode_min: periodOfDay(start_date),
      periode_max: periodOfDay(end_date),
      soorten,
      filters: [{ column: 'bron', operator: 'eq', value: source_id }, ...filters],
    },
  });
  const counted: LineKind[] = withOpening ? ['opening', ...MOVEMENTS] : MOVEMENTS;
  const debet = totals.debet + (withOpening ? opening_debet : 0);
  const credit = totals.credit + (withOpening ? opening_credit : 0);
  const isLoss = RESULT.sign * totals.resultaat < 0;
  // What is called a loss is a positive amount.
  const sign = isLoss ? opposite(RESULT.sign) : RESULT.sign;
  const result = totals.resultaat === 0 ? 0 : sign * totals.resultaat;
  const side = (value: string): FilterItem[] => [{ column: 'zijde', operator: 'eq', value }];
  const resultFigure = booked(result, sign, MOVEMENTS, filtersOfGroups(RESULT.groups));
  const detail = asWritten ? AS_WRITTEN : undefined;
  return [
    { key: 'debet', label: 'Debet', detail, figure: booked(debet, 1, counted, side('debet')) },
    { key: 'credit', label: 'Credit', detail, figure: booked(credit, -1, counted, side('credit')) },
    { key: 'resultaat', label: isLoss ? 'Verlies' : 'Winst', figure: resultFigure },
  ];
}
