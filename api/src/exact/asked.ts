import type { Sql } from '../db/database.ts';
import type { ExactRun } from '../db/schema/index.ts';
import { findExact, updateExact } from './rows.ts';

/** Syncs of which is kept what was asked. */
const KEPT_RUNS = 10;

type AskedPath = ExactRun['asked'][number];

/** What Exact was asked, by path, and how long its limits made us wait. */
export class AskedOfExact {
  waitedMs = 0;
  readonly #paths = new Map<string, AskedPath>();

  get calls(): number {
    return this.list().reduce((sum, { calls }) => sum + calls, 0);
  }

  list(): AskedPath[] {
    return [...this.#paths.values()];
  }

  /** @param url with its administration and query, which are left out */
  count(url: string, more: Partial<Pick<AskedPath, 'calls' | 'rows'>>): void {
    const path = new URL(url).pathname.replace(/^.*\/api\/v1\/(\d+\/)?/, '');
    this.#paths.set(path, plus(this.#paths.get(path), { path, calls: 0, rows: 0, ...more }));
  }
}

const plus = (one: AskedPath | undefined, other: AskedPath): AskedPath => ({
  path: other.path,
  calls: (one?.calls ?? 0) + other.calls,
  rows: (one?.rows ?? 0) + other.rows,
});

/**
 * Keeps what was asked for a sync that began then, or for the last one. A sync that was put back goes
 * on later; the checks that come after it are of it too.
 */
export async function keepAsked(
  sql: Sql,
  connectionId: string,
  startedAt: string | null,
  asked: AskedOfExact,
): Promise<void> {
  if (asked.calls === 0 && asked.waitedMs === 0) return;
  const row = await findExact(sql, connectionId, { isLocked: true });
  if (!row) return;
  const [last, ...older] = row.runs;
  const isLast = last && (startedAt === null || isSame(last.startedAt, startedAt));
  const before = isLast ? last : undefined;
  const begun = before?.startedAt ?? startedAt;
  // A check of before runs were kept is of none.
  if (begun === null) return;
  const run: ExactRun = {
    startedAt: begun,
    waitedMs: (before?.waitedMs ?? 0) + asked.waitedMs,
    asked: added(before?.asked ?? [], asked.list()),
  };
  const others = isLast ? older : row.runs;
  await updateExact(sql, connectionId, { runs: [run, ...others].slice(0, KEPT_RUNS) });
}

/** The same moment, however it is written. */
const isSame = (one: string, other: string) => Date.parse(one) === Date.parse(other);

function added(before: readonly AskedPath[], more: readonly AskedPath[]): AskedPath[] {
  const paths = new Map(before.map((asked) => [asked.path, asked]));
  for (const asked of more) paths.set(asked.path, plus(paths.get(asked.path), asked));
  return [...paths.values()];
}
