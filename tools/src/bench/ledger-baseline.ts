import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Database } from 'api/database';
import { latencyOf, timed, type Latency } from './latency.ts';

/** The monthly statement of twelve months summed from the lines, without any summary. */
export async function statementFromLines(
  database: Database,
  projectId: string,
  months: readonly number[],
  times: number,
): Promise<Latency> {
  const last = months.slice(-12);
  const works = Array.from(
    { length: times },
    () => () =>
      database.rows(
        `SELECT l.periode, a.groep, sum(l.cents) AS cents
       FROM journal_lines l
       JOIN accounts a ON a.project_id = l.project_id AND a.rekening = l.rekening
       JOIN sources s ON s.project_id = l.project_id AND s.source_no = l.source_no
       WHERE l.project_id = $1 AND l.periode BETWEEN $2 AND $3 AND a.type = 'resultaat'
       GROUP BY l.periode, a.groep`,
        [projectId, last[0] ?? 0, last[last.length - 1] ?? 0],
      ),
  );
  return latencyOf(await timed(works));
}

const PROGRAMS: Record<string, (file: string) => string[]> = {
  ledger: (file) => ['-f', file, 'register', '--monthly', '^[4-9]'],
  hledger: (file) => ['-f', file, 'balance', '--monthly', '^[4-9]'],
};
/** Their answer is many months by many accounts. */
const MAX_BYTES = 256 * 1024 * 1024;

export interface Program {
  readonly name: string;
  readonly version: string;
  /** Milliseconds of each run, reading the journal included, as they always do. */
  readonly times: readonly number[];
}

/** The monthly statement by the plain-text programs that are installed. */
export async function statementByPrograms(
  file: string,
  years: { begin: string; end: string },
  times: number,
): Promise<Program[]> {
  const results: Program[] = [];
  for (const [name, args] of Object.entries(PROGRAMS)) {
    const version = await versionOf(name);
    if (version === undefined) continue;
    const period = ['--begin', years.begin, '--end', years.end];
    const run = () =>
      promisify(execFile)(name, [...args(file), ...period], { maxBuffer: MAX_BYTES });
    results.push({ name, version, times: await timed(Array.from({ length: times }, () => run)) });
  }
  return results;
}

async function versionOf(name: string): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)(name, ['--version']);
    return stdout.split('\n')[0]?.replace(/,.*/, '');
  } catch {
    return undefined;
  }
}
