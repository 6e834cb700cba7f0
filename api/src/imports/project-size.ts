import { LIMITS, refusalOf, type LimitName } from '@kengetal/contract';
import { AuditfileRefused } from '@kengetal/ledger';
import type { Sql } from '../db/database.ts';

/**
 * Holds a project against its limits, as an import has left it.
 * @throws AuditfileRefused, so that the import is undone
 */
export async function refuseTooLarge(sql: Sql, projectId: string): Promise<void> {
  const [size] = await sql.rows<Record<SizeOf, number>>(
    `SELECT (SELECT count(*) FROM accounts WHERE project_id = $1) AS "accountsPerProject",
            count(*) AS "yearsPerProject", coalesce(sum(lines), 0) AS "linesPerProject"
     FROM sources WHERE project_id = $1`,
    [projectId],
  );
  const beyond = SIZES.find((name) => (size?.[name] ?? 0) > LIMITS[name].max);
  if (beyond) throw new AuditfileRefused('te_groot', refusalOf(LIMITS[beyond]));
}

const SIZES = [
  'accountsPerProject',
  'linesPerProject',
  'yearsPerProject',
] as const satisfies readonly LimitName[];
type SizeOf = (typeof SIZES)[number];
