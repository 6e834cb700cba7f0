import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import type { CallBodyInput } from '@kengetal/contract/api';
import { ROOT } from '../build/parts.ts';
import { CommandError } from '../commands/execute.ts';
import { ENGINES, openStage, type Engine, type Stage } from './api-stage.ts';
import { writeAuditfiles, type BooksSize } from './ledger-books.ts';
import { monthsOf } from './ledger-requests.ts';
import type { Load, Loaded } from './load-generator.ts';
import { ASKED, CONNECTIONS, type Measured, type Outcome } from './load-measures.ts';
import { printLoads, summaryOf } from './load-print.ts';

type Report = (line: string) => void;

const FIRST_YEAR = 2021;
const YEARS = 5;
const SIZE: BooksSize = { seed: 1, lines: 20_000, firstMonth: FIRST_YEAR * 100 + 1, years: YEARS };
const WARM_UP_SECONDS = 3;
/** Prime, so that periods which follow each other have little in common. */
const STEP = 1_009;

/**
 * Measures how many dashboards of books in memory are answered in a second, beside a bare Fastify
 * server that answers the same, on PostgreSQL and on the embedded database.
 */
export async function benchLoad(report: Report, args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { engine: { type: 'string' }, seconds: { type: 'string', default: '5' } },
  });
  if (values.engine !== undefined && !ENGINES.some((engine) => engine === values.engine)) {
    throw new CommandError(`Kies een database: ${ENGINES.join(' of ')}.`);
  }
  const folder = await mkdtemp(join(tmpdir(), 'kengetal-bench-files-'));
  const outcomes: Partial<Record<Engine, Outcome>> = {};
  try {
    const files = await writeAuditfiles(folder, SIZE);
    for (const engine of ENGINES) {
      if (values.engine !== undefined && values.engine !== engine) continue;
      const stage = await openStage(engine);
      if (!stage) {
        report('PostgreSQL is niet geïnstalleerd en dus niet gemeten.');
        continue;
      }
      try {
        outcomes[engine] = await measuredOn(stage, files, folder, Number(values.seconds));
      } finally {
        await stage.close();
      }
      printLoads(engine, outcomes[engine], report);
    }
    report(JSON.stringify(summaryOf(outcomes)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measuredOn(
  stage: Stage,
  files: readonly string[],
  folder: string,
  seconds: number,
): Promise<Outcome> {
  const { api, client } = await stage.start();
  const project_id = await client.imported('Meting', files);
  await client.searched(project_id);
  const others = dashboards(project_id);
  const url = client.urlOf('pages');
  const headers = { ...client.headers, 'content-type': 'application/json' };
  const answered = await fetch(url, { method: 'POST', headers, body: others[0] });
  const answer = new Uint8Array(await answered.arrayBuffer());
  await writeFile(join(folder, 'answer'), answer);
  const bare = await startBare(join(folder, 'answer'), answered.headers.get('content-type') ?? '');
  const loads: Record<Measured['asked'], Pick<Load, 'url' | 'bodies'>> = {
    bare: { url: `${bare.origin}/object`, bodies: others.slice(0, 1) },
    bytes: { url: `${bare.origin}/bytes`, bodies: others.slice(0, 1) },
    same: { url, bodies: others.slice(0, 1) },
    other: { url, bodies: others },
  };
  const load = (asked: Measured['asked'], connections: number, duration: number) =>
    loaded(join(folder, 'load'), { ...loads[asked], headers, connections, seconds: duration });
  try {
    for (const asked of ASKED) await load(asked, 10, WARM_UP_SECONDS);
    api.begin();
    const measured: Measured[] = [];
    for (const connections of CONNECTIONS) {
      for (const asked of ASKED) {
        measured.push({ asked, connections, ...(await load(asked, connections, seconds)) });
      }
    }
    const { peakBytes } = await api.stats();
    return { measured, answerBytes: answer.length, peakBytes };
  } finally {
    await bare.stop();
  }
}

/** A dashboard of each span of the books, in an order in which neighbours differ. */
function dashboards(project_id: string): string[] {
  const months = monthsOf(SIZE.firstMonth, (FIRST_YEAR + YEARS - 1) * 100 + 12);
  const spans = months.flatMap((from, index) => months.slice(index).map((to) => [from, to]));
  return spans.map((_, turn) => {
    const body: CallBodyInput<'pages'> = {
      project_id,
      page: 'dashboard',
      filters: [
        {
          column: 'periode',
          operator: 'between',
          value: spans[(spans.length - 1 + turn * STEP) % spans.length] ?? [],
        },
      ],
    };
    return JSON.stringify(body);
  });
}

const script = (name: string): string => join(ROOT, `tools/src/bench/${name}.ts`);

async function startBare(file: string, type: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', script('load-bare'), file, type], {
    cwd: join(ROOT, 'tools'),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const [origin] = (await once(child, 'message')) as [string];
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { origin, stop };
}

async function loaded(file: string, load: Load): Promise<Loaded> {
  await writeFile(file, JSON.stringify(load));
  const args = ['--import', 'tsx', script('load-generator'), file];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: join(ROOT, 'tools'),
  });
  const result = JSON.parse(stdout) as Loaded;
  if (result.failed > 0) throw new Error(`${result.failed} requests failed`);
  return result;
}
