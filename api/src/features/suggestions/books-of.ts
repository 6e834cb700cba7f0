import type { ChosenSeries, GroupKey } from '@kengetal/ledger';
import { isGroupKey } from '@kengetal/ledger';
import type { Books } from '../../books/books.ts';
import type { ReadBooks } from '../../books/store/reader.ts';
import type { Sql } from '../../db/database.ts';
import { mapInSlices } from '../../slices.ts';

/** An account as detectors see it. */
export interface Account {
  readonly rekening: string;
  readonly naam: string;
  readonly groep: GroupKey;
  readonly rgs: string | null;
}

/** What detectors read: the books of one version up to the last day that they tell of. */
export interface ProjectBooks {
  readonly read: ReadBooks;
  readonly books: Books;
  readonly sql: Sql;
  readonly projectId: string;
  /** First and last day of the books, YYYY-MM-DD: the last one is 'now'. */
  readonly first: string;
  readonly now: string;
  readonly accounts: ReadonlyMap<string, Account>;
  /** Names of relations by their number. */
  readonly names: ReadonlyMap<string, string>;
  /** Series that come back, with all their evidence, but for those that were put aside. */
  readonly series: readonly ChosenSeries[];
}

/**
 * The books for the detectors; undefined where there is nothing to look at. Series are those of the
 * last search, see `isReady`.
 */
export async function booksOf(read: ReadBooks): Promise<ProjectBooks | undefined> {
  const { sql, projectId, books } = read;
  const [span] = await sql.rows<{ first: string | null; now: string | null }>(
    'SELECT first_day AS first, last_day AS now FROM recurring_runs WHERE project_id = $1',
    [projectId],
  );
  if (!span?.first || !span.now) return undefined;
  return {
    read,
    books,
    sql,
    projectId,
    first: span.first,
    now: span.now,
    accounts: await accountsOf(sql, projectId),
    names: await namesOf(sql, projectId),
    series: await seriesOf(sql, projectId),
  };
}

/** True when the series and the open items of a project are those of this version of its books. */
export async function isReady({ sql, projectId, version }: ReadBooks): Promise<boolean> {
  const rows = await sql.rows(
    `SELECT 1 FROM recurring_runs r JOIN open_item_versions o ON o.project_id = r.project_id
     WHERE r.project_id = $1 AND r.books_version = $2 AND o.versie = $2`,
    [projectId, version],
  );
  return rows.length > 0;
}

async function accountsOf(sql: Sql, projectId: string): Promise<Map<string, Account>> {
  const rows = await sql.rows<Omit<Account, 'groep'> & { groep: string }>(
    'SELECT rekening, naam, groep, rgs FROM accounts WHERE project_id = $1 ORDER BY rekening',
    [projectId],
  );
  return new Map(
    rows.flatMap(({ groep, ...row }) =>
      isGroupKey(groep) ? [[row.rekening, { ...row, groep }] as const] : [],
    ),
  );
}

/** As the newest year has them. */
async function namesOf(sql: Sql, projectId: string): Promise<Map<string, string>> {
  const rows = await sql.rows<{ relatie: string; naam: string }>(
    `SELECT DISTINCT ON (r.relatie) r.relatie, r.naam FROM relations r
     JOIN sources s ON s.project_id = r.project_id AND s.source_no = r.source_no
     WHERE r.project_id = $1 AND r.naam <> ''
     ORDER BY r.relatie, s.end_date DESC, s.source_no DESC`,
    [projectId],
  );
  return new Map(rows.map(({ relatie, naam }) => [relatie, naam]));
}

async function seriesOf(sql: Sql, projectId: string): Promise<ChosenSeries[]> {
  const rows = await sql.rows<{ series: string; occurrences: string }>(
    `SELECT series::text AS series, occurrences::text AS occurrences
     FROM recurring_series WHERE project_id = $1 ORDER BY place`,
    [projectId],
  );
  const all = await mapInSlices(rows, ({ series, occurrences }) => ({
    ...(JSON.parse(series) as ChosenSeries),
    occurrences: JSON.parse(occurrences) as ChosenSeries['occurrences'],
  }));
  return all.filter(({ ignored }) => !ignored);
}
