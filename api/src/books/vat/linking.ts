import { VatCodes, VatLinks, type VatLine, type VatLineAccount } from '@kengetal/ledger';
import { lockProject } from '../../access/lock-project.ts';
import type { Database, Sql } from '../../db/database.ts';
import type { Kind } from '../../jobs/kind.ts';
import { nextSlice } from '../../slices.ts';
import { rebuildSummary } from '../store/rebuild.ts';
import { raiseBooksVersion } from '../store/version.ts';

interface Source {
  readonly project_id: string;
  readonly source_no: number;
}

interface Line extends VatLine {
  readonly entry_no: number;
  readonly line_no: number;
}

/** Entries that are read at once. */
const STEP = 1_000;

/** Ties the lines of sources that were read before lines were tied to their VAT. */
export function vatLinksKind(database: Database): Kind {
  return {
    name: 'vat_links',
    lane: 'background',
    attempts: 6,
    leaseSeconds: 60,
    mayBeCancelled: false,
    wanted: async (sql) =>
      (
        await sql.rows<{ project_id: string }>(
          `SELECT DISTINCT s.project_id FROM sources s
           JOIN projects p ON p.project_id = s.project_id AND p.removed_at IS NULL
           WHERE NOT s.vat_linked LIMIT 50`,
        )
      ).map(({ project_id }) => ({ kind: 'vat_links', key: project_id, projectId: project_id })),
    run: ({ key }) => linkProject(database, key),
  };
}

/** All sources of a project in one transaction, so that sums and lines agree at each moment. */
async function linkProject(database: Database, projectId: string): Promise<void> {
  await database.transaction(async (sql) => {
    await lockProject(sql, projectId);
    const sources = await sql.rows<Source>(
      'SELECT project_id, source_no FROM sources WHERE project_id = $1 AND NOT vat_linked',
      [projectId],
    );
    for (const source of sources) await linkSource(sql, source);
    await rebuildSummary(sql, projectId, 'vat_months');
    await sql.rows('UPDATE sources SET vat_linked = true WHERE project_id = $1', [projectId]);
    await raiseBooksVersion(sql, projectId);
  });
}

async function linkSource(sql: Sql, { project_id, source_no }: Source): Promise<void> {
  const keys = [project_id, source_no] as const;
  const links = await linksOf(sql, keys);
  const [{ last } = { last: 0 }] = await sql.rows<{ last: number }>(
    `SELECT coalesce(max(entry_no), 0) AS last FROM journal_lines
     WHERE project_id = $1 AND source_no = $2`,
    [...keys],
  );
  for (let from = 1; from <= last; from += STEP) {
    const lines = await sql.rows<Line>(
      `SELECT entry_no, line_no, rekening, cents, btw_code, btw_cents, btw_rekening, btw_soort
       FROM journal_lines
       WHERE project_id = $1 AND source_no = $2 AND entry_no BETWEEN $3 AND $4
         AND soort <> 'opening'
       ORDER BY entry_no, line_no`,
      [...keys, from, from + STEP - 1],
    );
    for (const entry of entriesOf(lines)) {
      await nextSlice();
      links.link(entry);
    }
    await keepLinks(sql, keys, lines);
  }
}

/** What the source says of its accounts and codes, as when it was read. */
async function linksOf(sql: Sql, keys: readonly [string, number]): Promise<VatLinks> {
  const accounts = await sql.rows<VatLineAccount & { rekening: string }>(
    `SELECT rekening, naam, type, groep, rgs FROM source_accounts
     WHERE project_id = $1 AND source_no = $2`,
    [...keys],
  );
  const byNumber = new Map(accounts.map((account) => [account.rekening, account]));
  const codes = new VatCodes();
  const listed = await sql.rows<Parameters<VatCodes['add']>[0]>(
    `SELECT btw_code, rekening_betalen, rekening_vorderen FROM vat_codes
     WHERE project_id = $1 AND source_no = $2`,
    [...keys],
  );
  for (const code of listed) codes.add(code);
  return new VatLinks({
    account: (rekening) => byNumber.get(rekening),
    code: codes.code,
    role: codes.role,
  });
}

function entriesOf(lines: readonly Line[]): Line[][] {
  const entries = new Map<number, Line[]>();
  for (const line of lines) {
    const entry = entries.get(line.entry_no);
    if (entry) entry.push(line);
    else entries.set(line.entry_no, [line]);
  }
  return [...entries.values()];
}

async function keepLinks(
  sql: Sql,
  keys: readonly [string, number],
  lines: readonly Line[],
): Promise<void> {
  const tied = lines.filter(({ btw_rekening, btw_soort }) => btw_rekening ?? btw_soort);
  if (tied.length === 0) return;
  await sql.rows(
    `UPDATE journal_lines l
     SET btw_code = u.btw_code, btw_rekening = u.btw_rekening, btw_soort = u.btw_soort
     FROM unnest($3::int[], $4::int[], $5::text[], $6::text[], $7::text[])
       AS u(entry_no, line_no, btw_code, btw_rekening, btw_soort)
     WHERE l.project_id = $1 AND l.source_no = $2
       AND l.entry_no = u.entry_no AND l.line_no = u.line_no`,
    [
      ...keys,
      tied.map(({ entry_no }) => entry_no),
      tied.map(({ line_no }) => line_no),
      tied.map(({ btw_code }) => btw_code),
      tied.map(({ btw_rekening }) => btw_rekening),
      tied.map(({ btw_soort }) => btw_soort),
    ],
  );
}
