import { randomUUID } from 'node:crypto';
import { addMonths, monthName, periodOfDay } from '@kengetal/ledger';
import type { ConnectionCheck } from '@kengetal/contract';
import { recordActivity } from '../access/activity.ts';
import { renewBooks } from '../books/store/renew.ts';
import { dayOf, later, stamp, type Clock } from '../clock.ts';
import type { Sql } from '../db/database.ts';
import { imports, type KeptResult, type SourceRow } from '../db/schema/index.ts';
import { sourceOf } from '../imports/committing.ts';
import { listed } from '../imports/choices.ts';
import { refuseTooLarge } from '../imports/project-size.ts';
import { resultOf } from '../imports/result.ts';
import { findImport, OF_CONNECTION, updateImport, type ImportRow } from '../imports/rows.ts';
import { abandon, publish, retire } from '../imports/versions.ts';
import { tellKinds } from './account-types.ts';
import { asReadFile, type ReadYear } from './reading.ts';
import type { ChosenConnection } from './rows.ts';

/** Books of a connection, as they stand after a sync. */
export interface Committed {
  readonly connection: ChosenConnection;
  readonly years: readonly ReadYear[];
  /** Sources of years of which Exact has nothing any more. */
  readonly empty: readonly SourceRow[];
}

/**
 * Makes what was read of a connection current, in the one transaction that its caller has begun: all
 * of it or nothing. Answers what changed in months that were thought to be closed.
 */
export async function commitYears(
  sql: Sql,
  clock: Clock,
  { connection, years, empty }: Committed,
): Promise<ConnectionCheck> {
  const { projectId, connectionId } = connection;
  const changed = await changedMonths(sql, connection, years);
  for (const source of empty) await abandon(sql, source);
  const made = await makeImports(sql, clock, connection, years);
  for (const read of years) {
    const importId = read.own?.importId ?? made(read);
    // The file that it took the place of stays to go back to; what it had read itself does not.
    if (read.own) await abandon(sql, read.own);
    for (const source of read.replaces) await retire(sql, clock, source, importId);
    const source = sourceOf(clock, originOf(connection, importId), asReadFile(read));
    await tellKinds(sql, source, connection.lists?.accounts ?? []);
    await publish(sql, source);
    await keepResult(
      sql,
      clock,
      importId,
      resultOf(read.file, source, read.replaces, 'Exact Online'),
    );
    await sql.rows(
      `UPDATE exact_years SET in_books = $4
       WHERE project_id = $1 AND connection_id = $2 AND year = $3`,
      [projectId, connectionId, read.year, read.changes],
    );
  }
  if (years.length > 0 || empty.length > 0) {
    await renewBooks(sql, projectId);
    await refuseTooLarge(sql, projectId);
  }
  return closedCheck(changed);
}

const originOf = ({ projectId, connectionId, name }: ChosenConnection, importId: string) => ({
  ...{ projectId, connectionId, importId },
  kind: 'exact' as const,
  fileHash: OF_CONNECTION + connectionId,
  filename: filenameOf(name),
});

const filenameOf = (name: string) => `Exact Online, ${name}`;

/**
 * The imports that years of which nothing was read before come by: one for those that take the place
 * of files, which can be undone, and one for the rest.
 */
async function makeImports(
  sql: Sql,
  clock: Clock,
  { organisationId, projectId, connectionId, userId, name }: ChosenConnection,
  years: readonly ReadYear[],
): Promise<(year: ReadYear) => string> {
  const isReplacing = ({ replaces }: ReadYear) => replaces.length > 0;
  const fresh = years.filter(({ own }) => own === undefined);
  const at = stamp(clock);
  const made = new Map<boolean, string>();
  for (const replacing of [true, false]) {
    const some = fresh.filter((year) => isReplacing(year) === replacing);
    if (some.length === 0) continue;
    const importId = randomUUID();
    made.set(replacing, importId);
    await sql.orm.insert(imports).values({
      ...{ importId, organisationId, projectId, connectionId, userId },
      ...{ filename: filenameOf(name), fileHash: OF_CONNECTION + connectionId, status: 'gereed' },
      ...{ bytesRead: 0, bytesTotal: 0, linesRead: 0, createdAt: at, finishedAt: at },
      sourcesMade: some.length,
      sourcesReplaced: some.reduce((sum, { replaces }) => sum + replaces.length, 0),
    });
    const labels = listed(some.map(({ header }) => header.fiscal_year.label));
    await recordActivity(sql, clock, {
      ...{ organisationId, projectId, userId },
      action: 'koppeling.gelezen',
      description: `${name}, boekjaar ${labels} gelezen uit Exact Online`,
    });
  }
  return (year) => {
    const importId = made.get(isReplacing(year));
    if (importId === undefined) throw new Error('a year without an import');
    return importId;
  };
}

/** Keeps what a year holds now with the import that brought it. */
async function keepResult(
  sql: Sql,
  clock: Clock,
  importId: string,
  result: KeptResult,
): Promise<void> {
  const row = await findImport(sql, importId);
  if (!row) return;
  const results = resultsOf(row);
  const before = results.find(({ source_id }) => source_id === result.source_id);
  const notice = result.notice ?? before?.notice;
  const all = [
    ...results.filter((one) => one !== before),
    { ...result, ...(notice && { notice }) },
  ].sort((one, other) => (one.start_date < other.start_date ? -1 : 1));
  const [first = null, ...further] = all;
  await updateImport(sql, importId, {
    ...{ result: first, furtherResults: further, sourceId: first?.source_id ?? null },
    linesRead: all.reduce((sum, { lines }) => sum + lines, 0),
    finishedAt: stamp(clock),
  });
}

const resultsOf = ({ result, furtherResults }: ImportRow): KeptResult[] =>
  result ? [result, ...furtherResults] : furtherResults;

/** Months that had been over for a month at the last sync and whose figures change now. */
async function changedMonths(
  sql: Sql,
  { projectId, lastSyncAt }: ChosenConnection,
  years: readonly ReadYear[],
): Promise<number[]> {
  if (lastSyncAt === null) return [];
  const before = addMonths(periodOfDay(dayOf(new Date(lastSyncAt))), -1);
  const months: number[] = [];
  for (const { own, file } of years) {
    if (!own) continue;
    const found = await sql.rows<{ periode: number }>(
      `SELECT DISTINCT coalesce(o.periode, n.periode) AS periode
       FROM (SELECT * FROM monthly_summary WHERE project_id = $1 AND source_no = $2) o
       FULL JOIN (SELECT * FROM monthly_summary WHERE project_id = $1 AND source_no = $3) n
         ON n.periode = o.periode AND n.rekening = o.rekening AND n.soort = o.soort
       WHERE (o.debet, o.credit) IS DISTINCT FROM (n.debet, n.credit)
         AND coalesce(o.periode, n.periode) < $4 AND coalesce(o.soort, n.soort) <> 'opening'
       ORDER BY 1`,
      [projectId, own.sourceNo, file.sourceNo, before],
    );
    months.push(...found.map(({ periode }) => periode));
  }
  return months;
}

function closedCheck(months: readonly number[]): ConnectionCheck {
  if (months.length === 0) {
    const message = 'In maanden die voorbij zijn, is sinds de vorige keer niets veranderd.';
    return { key: 'afgesloten', ok: true, message };
  }
  const names = listed(months.map(monthName));
  return {
    key: 'afgesloten',
    ok: false,
    message: `Sinds de vorige keer is in Exact Online iets veranderd in ${names}. De cijfers van die maanden zijn nu anders dan in rapporten van daarvoor.`,
  };
}

/** When a connection that was read is read again. */
export const nextDay = (clock: Clock): string => later(clock, 86_400);
