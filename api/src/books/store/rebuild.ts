import type { Sql } from '../../db/database.ts';
import { lockProject } from '../../access/lock-project.ts';
import { renewAccounts } from './renew-accounts.ts';
import { renewOpenItems } from '../open-items/renew.ts';
import { raiseBooksVersion } from './version.ts';

/** Readings whose sums are kept: the current ones and those that can be gone back to. */
const READINGS = `(SELECT source_no FROM sources WHERE project_id = $1
  UNION ALL SELECT source_no FROM source_versions WHERE project_id = $1 AND source IS NOT NULL)`;
const SUMS = `coalesce(sum(l.cents) FILTER (WHERE l.cents > 0), 0),
  coalesce(-sum(l.cents) FILTER (WHERE l.cents < 0), 0), count(*)`;
const FROM_LINES = `FROM journal_lines l WHERE l.project_id = $1 AND l.source_no IN ${READINGS}`;

interface Summary {
  readonly table: string;
  /** What the lines are summed by, as columns of the table and of the lines. */
  readonly by: readonly (readonly [column: string, value: string])[];
  /** Columns besides keys and sums. */
  readonly more?: readonly (readonly [column: string, value: string])[];
  readonly where?: string;
}

const MONTH = [
  ['periode', 'l.periode'],
  ['rekening', 'l.rekening'],
  ['soort', 'l.soort'],
] as const;
const ONE_PART = ['deel', '1'] as const;
/** Accounts that the source says are of the balance have no sums by relation. */
const MAY_BE_RESULT = `NOT EXISTS (SELECT FROM source_accounts a
  WHERE a.project_id = l.project_id AND a.source_no = l.source_no AND a.rekening = l.rekening
    AND a.type = 'balans' AND NOT a.type_geraden)`;

const cost = (dimension: 'kostenplaats' | 'kostendrager'): Summary => ({
  table: 'cost_centre_months',
  by: [...MONTH, ['code', `l.${dimension}`]],
  more: [ONE_PART, ['dimensie', `'${dimension}'`]],
  where: `l.${dimension} IS NOT NULL`,
});

const SUMMARIES: readonly Summary[] = [
  {
    table: 'monthly_summary',
    by: [...MONTH, ['boekjaar', 'l.boekjaar']],
    more: [
      ['datum_min', 'min(l.datum)'],
      ['datum_max', 'max(l.datum)'],
    ],
  },
  {
    table: 'relation_months',
    by: [...MONTH, ['tegenpartij', 'l.tegenpartij']],
    more: [ONE_PART],
    where: `l.tegenpartij IS NOT NULL AND ${MAY_BE_RESULT}`,
  },
  {
    table: 'vat_months',
    by: [
      ...MONTH,
      ['btw_code', "coalesce(l.btw_code, '')"],
      ['btw_rekening', "coalesce(l.btw_rekening, '')"],
      ['btw_soort', "coalesce(l.btw_soort, '')"],
    ],
    more: [ONE_PART, ['btw_cents', 'coalesce(sum(l.btw_cents), 0)']],
    where: '(l.btw_code IS NOT NULL OR l.btw_rekening IS NOT NULL)',
  },
  cost('kostenplaats'),
  cost('kostendrager'),
  {
    table: 'journal_totals',
    by: [
      ['dagboek', 'l.dagboek'],
      ['rekening', 'l.rekening'],
    ],
  },
];

/**
 * Makes every summary of a project anew from its lines, as an import makes them while it reads.
 * Belongs in a transaction of its own.
 */
export async function rebuildSummaries(sql: Sql, projectId: string): Promise<void> {
  await lockProject(sql, projectId);
  for (const table of new Set(SUMMARIES.map((summary) => summary.table))) {
    await rebuildSummary(sql, projectId, table);
  }
  await renewAccounts(sql, projectId);
  await raiseBooksVersion(sql, projectId);
  await renewOpenItems(sql, projectId);
}

/** Makes one summary of a project anew from its lines; the same holds. */
export async function rebuildSummary(sql: Sql, projectId: string, table: string): Promise<void> {
  await sql.rows(`DELETE FROM ${table} WHERE project_id = $1 AND source_no IN ${READINGS}`, [
    projectId,
  ]);
  for (const summary of SUMMARIES.filter((one) => one.table === table)) {
    await sql.rows(insertOf(summary), [projectId]);
  }
}

function insertOf({ table, by, more = [], where = 'TRUE' }: Summary): string {
  const columns = [...by, ...more].map(([column]) => column).join(', ');
  const values = [...by, ...more].map(([, value]) => value).join(', ');
  const keys = by.map(([, value]) => value).join(', ');
  return `INSERT INTO ${table} (project_id, source_no, ${columns}, debet, credit, aantal)
    SELECT l.project_id, l.source_no, ${values}, ${SUMS}
    ${FROM_LINES} AND ${where} GROUP BY l.project_id, l.source_no, ${keys}`;
}
