import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { bulkAuditfile, type BulkOptions } from '@kengetal/generator';
import { ROOT } from '../build/parts.ts';
import type { ApiClient } from './api-client.ts';
import { pagesWhile } from './import-latency.ts';
import type { Alone, Imported, Loaded } from './import-measures.ts';
import { printAlone, printEngine, summaryOf } from './import-print.ts';
import { ENGINES, openStage, type Engine, type Stage } from './api-stage.ts';

interface Files {
  readonly sized: string;
  readonly long: string;
  readonly other: string;
}

const MB = 1e6;
const OTHER_LINES = 5_000;
const BASE_MS = 10_000;
const AFTER_MS = 5_000;

/**
 * Measures what an import costs, by stage, and what others notice of it, on PostgreSQL and on the
 * embedded database. `--mb` is the size of the file whose speed is measured, `--lines` the length of the
 * one during which a dashboard of another project is asked for, `--engine` the only database.
 */
export async function benchImport(
  report: (line: string) => void,
  args: readonly string[],
): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      mb: { type: 'string', default: '100' },
      lines: { type: 'string', default: '1000000' },
      engine: { type: 'string' },
    },
  });
  const folder = await mkdtemp(join(tmpdir(), 'kengetal-bench-files-'));
  try {
    report('Bestanden maken…');
    const files: Files = {
      sized: await made(join(folder, 'sized'), { seed: 1, targetBytes: Number(values.mb) * MB }),
      long: await made(join(folder, 'long'), { seed: 2, targetLines: Number(values.lines) }),
      other: await made(join(folder, 'other'), { seed: 3, targetLines: OTHER_LINES }),
    };
    const { size } = await stat(files.sized);
    const alone = await parsedAlone(files.sized);
    printAlone(alone, size, report);
    const results: Partial<Record<Engine, Imported>> = {};
    for (const engine of ENGINES) {
      if (values.engine !== undefined && values.engine !== engine) continue;
      const imported = await importedOn(engine, files, report);
      if (imported) printEngine(engine, imported, report);
      results[engine] = imported;
    }
    report(JSON.stringify(summaryOf(results, alone, size)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function made(
  path: string,
  size: Pick<BulkOptions, 'seed' | 'targetBytes' | 'targetLines'>,
): Promise<string> {
  await pipeline(bulkAuditfile({ firstMonth: 202501, ...size }), createWriteStream(path));
  return path;
}

const parsedAlone = (file: string) => measuredBy<Alone>('import-parse.ts', file);

/** What a script of this folder says of itself in a process of its own. */
async function measuredBy<Said>(script: string, ...args: string[]): Promise<Said> {
  const path = join(ROOT, 'tools/src/bench', script);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', path, ...args],
    { cwd: join(ROOT, 'tools') },
  );
  return JSON.parse(stdout) as Said;
}

/** Before the API runs: on the embedded database in a folder of its own. */
const loadedOn = ({ environment }: Stage, file: string) =>
  measuredBy<Loaded>(
    'import-load.ts',
    file,
    environment.DATABASE_URL ?? '',
    join(environment.KENGETAL_DATA ?? '', 'bench'),
  );

async function importedOn(
  engine: Engine,
  files: Files,
  report: (line: string) => void,
): Promise<Imported | undefined> {
  const stage = await openStage(engine);
  if (!stage) {
    report('PostgreSQL is niet geïnstalleerd en dus niet gemeten.');
    return undefined;
  }
  try {
    const loaded = await loadedOn(stage, files.sized);
    const { api, client } = await stage.start();
    api.begin();
    const timed = await timedImport(client, files.sized);
    const stats = await api.stats();
    return { ...timed, loaded, stats, pages: await pagesBeside(client, files) };
  } finally {
    await stage.close();
  }
}

async function timedImport(client: ApiClient, file: string) {
  const organisation = await client.makeOrganisation('Groot');
  const began = performance.now();
  const { import_id } = await client.upload(organisation, file);
  const sent = performance.now();
  const { bytes_total: bytes, lines_read: lines } = await client.ready(import_id);
  return { bytes, lines, uploadMs: sent - began, importMs: performance.now() - sent };
}

async function pagesBeside(client: ApiClient, files: Files): Promise<Imported['pages']> {
  const other = await client.upload(await client.makeOrganisation('Ander'), files.other);
  const { project_id } = await client.ready(other.import_id);
  if (project_id === null) throw new Error('the import made no project');
  const pages = (during: Promise<unknown>) => pagesWhile(client, project_id, during);
  await pages(wait(1_000)); // Warms the plans and the code.
  const base = await pages(wait(BASE_MS));
  const long = await client.upload(await client.makeOrganisation('Lang'), files.long);
  const during = await pages(client.ready(long.import_id));
  return { base, during, after: await pages(wait(AFTER_MS)) };
}
