import { addMonths, fiscalMonths, type FiscalYear } from '@kengetal/ledger';
import type { Sql } from '../../db/database.ts';

/** How the lines of a source count: years that follow each other are one run of books. */
export interface Part {
  readonly source_no: number;
  /** First month of the run. */
  readonly begin: number;
  /** First month after it; years beyond a gap begin anew. */
  readonly end: number;
  readonly lines: number;
}

interface SourceYear extends FiscalYear {
  readonly source_no: number;
  readonly lines: number;
}

/** The current sources of a project, each with its run of years. */
export async function partsOf(sql: Sql, projectId: string): Promise<Part[]> {
  const years = await sql.rows<SourceYear>(
    `SELECT source_no, boekjaar AS label, start_date, end_date, lines FROM sources
     WHERE project_id = $1 ORDER BY start_date, source_no`,
    [projectId],
  );
  const runs: { begin: number; end: number; years: SourceYear[] }[] = [];
  for (const year of years) {
    const { first, last } = fiscalMonths(year);
    const end = addMonths(last, 1);
    const run = runs.at(-1);
    if (run && first <= run.end) {
      run.end = Math.max(run.end, end);
      run.years.push(year);
    } else runs.push({ begin: first, end, years: [year] });
  }
  return runs.flatMap(({ begin, end, years: found }) =>
    found.map(({ source_no, lines }) => ({ source_no, begin, end, lines })),
  );
}
