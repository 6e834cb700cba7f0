import type { Block, BookedFigure, FilterItem, ImportResult, LineKind } from '@kengetal/contract';
import { filtersOfGroups } from '../books/selection.ts';
import type { Sql } from '../db/database.ts';
import { definition, fiscalMonths } from '../ledger/index.ts';
import type { ImportSummary } from '../ledger/index.ts';
import type { StagedFile } from './staging.ts';

interface Imported {
  readonly projectId: string;
  readonly sourceId: string;
  readonly sourceNo: number;
  readonly file: StagedFile;
}

interface Sums {
  readonly debet: number;
  readonly credit: number;
  readonly resultaat: number;
}

const RESULT = definition('resultaat');

/** What an import holds, for its uploader; the sums are those of the lines that were kept. */
export async function resultOf(sql: Sql, imported: Imported): Promise<ImportResult> {
  const { header, summary } = imported.file;
  const months = fiscalMonths(header.fiscal_year);
  return {
    company_name: header.company.name,
    producer: header.producer,
    version: header.version,
    boekjaar: header.fiscal_year.label,
    start_date: header.fiscal_year.start_date,
    end_date: header.fiscal_year.end_date,
    periode_min: summary.periode_min ?? months.first,
    periode_max: summary.periode_max ?? months.last,
    lines: summary.counted.lines,
    entries: summary.counted.entries,
    accounts: summary.counted.accounts,
    unclassified_accounts: summary.unclassified_accounts,
    totals: await totalsOf(sql, imported),
    warnings: summary.warnings,
  };
}

/** An opening balance that stands apart from the transactions is not in the totals of the file. */
function countedKinds({ opening }: ImportSummary): LineKind[] {
  return opening.source === 'element'
    ? ['mutatie', 'afsluiting']
    : ['opening', 'mutatie', 'afsluiting'];
}

async function totalsOf(sql: Sql, imported: Imported): Promise<Block> {
  const { projectId, sourceId, sourceNo, file } = imported;
  const kinds = countedKinds(file.summary);
  const [sums] = await sql.rows<Sums>(
    `SELECT coalesce(sum(cents) FILTER (WHERE cents > 0 AND soort = ANY ($3)), 0)::bigint AS debet,
            coalesce(sum(cents) FILTER (WHERE cents < 0 AND soort = ANY ($3)), 0)::bigint AS credit,
            coalesce(sum(cents) FILTER (WHERE soort <> 'opening' AND a.groep = ANY ($4)), 0)::bigint
              AS resultaat
     FROM journal_lines l JOIN accounts a USING (project_id, rekening)
     WHERE project_id = $1 AND source_no = $2`,
    [projectId, sourceNo, kinds, RESULT.groups],
  );
  if (!sums) throw new Error('no sums');
  const months = fiscalMonths(file.header.fiscal_year);
  const booked = (
    cents: number,
    sign: 1 | -1,
    soorten: LineKind[],
    filters: FilterItem[],
  ): BookedFigure => ({
    kind: 'booked',
    cents: cents === 0 ? 0 : sign * cents,
    sign,
    selection: {
      periode_min: months.first,
      periode_max: months.last,
      soorten,
      filters: [{ column: 'bron', operator: 'eq', value: sourceId }, ...filters],
    },
  });
  const side = (value: string): FilterItem[] => [{ column: 'zijde', operator: 'eq', value }];
  const result = booked(
    sums.resultaat,
    RESULT.sign,
    ['mutatie', 'afsluiting'],
    filtersOfGroups(RESULT.groups),
  );
  return {
    kind: 'figures',
    key: 'totalen',
    items: [
      { key: 'debet', label: 'Debet', figure: booked(sums.debet, 1, kinds, side('debet')) },
      { key: 'credit', label: 'Credit', figure: booked(sums.credit, -1, kinds, side('credit')) },
      { key: 'resultaat', label: result.cents < 0 ? 'Verlies' : 'Winst', figure: result },
    ],
  };
}
