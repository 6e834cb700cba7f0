import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generatedFiles } from 'api/testing/books-files';
import { wordBooks } from 'api/testing/words/books';
import { judge, KINDS, type Failure } from 'api/testing/words/judge';
import { judgedLedger } from 'api/testing/words/judged';
import { hasRealFiles, realFile, REAL_FILES } from '@kengetal/ledger/testing';
import type { ApiClient } from './api-client.ts';
import { openStage } from './api-stage.ts';

const COMPARISONS = ['vorige_periode', 'vorig_jaar'] as const;
/** Of each kind, so many failures are shown. */
const SHOWN = 5;
const MANY_REQUESTS = { KENGETAL_REQUESTS_PER_MINUTE: '10000000' };

interface Books {
  readonly name: string;
  readonly files: readonly Buffer[];
}

/** Every sentence of every report of all real files and of sixty made-up years, judged. */
export async function benchWords(report: (line: string) => void): Promise<void> {
  const stage = (await openStage('postgres')) ?? (await openStage('pglite'));
  if (!stage) throw new Error('there is no database');
  const folder = await mkdtemp(join(tmpdir(), 'kengetal-words-'));
  const tally = { reports: 0, sentences: 0, failures: [] as Failure[] };
  try {
    const { client } = await stage.start(MANY_REQUESTS);
    for await (const books of allBooks()) {
      const judged = await judgedBooks(client, books, folder);
      tally.reports += judged.reports;
      tally.sentences += judged.sentences;
      tally.failures.push(...judged.failures);
      report(
        `${books.name.padEnd(40)} ${String(judged.reports).padStart(4)} rapporten, ${String(judged.sentences).padStart(5)} zinnen, ${String(judged.failures.length).padStart(3)} fout`,
      );
    }
  } finally {
    await stage.close();
    await rm(folder, { recursive: true, force: true });
  }
  const kinds = KINDS.map((kind) => tally.failures.filter((failure) => failure.kind === kind));
  for (const failures of kinds) {
    for (const { kind, sentence, why } of failures.slice(0, SHOWN)) {
      report(`${kind}: ${sentence} (${why})`);
    }
  }
  report(
    JSON.stringify({
      reports: tally.reports,
      sentences: tally.sentences,
      failures: tally.failures.length,
      ...Object.fromEntries(KINDS.map((kind, index) => [kind, kinds[index]?.length ?? 0])),
    }),
  );
}

async function* allBooks(): AsyncGenerator<Books> {
  if (hasRealFiles) {
    for (const [name, folder] of REAL_FILES) yield { name, files: [realFile(folder + name)] };
  }
  for (const options of wordBooks()) {
    const name = `gemaakt, ${String(options.seed)}`;
    yield { name, files: await generatedFiles(options, options.seed % 2 === 0 ? 'afas' : 'exact') };
  }
}

async function judgedBooks(client: ApiClient, { name, files }: Books, folder: string) {
  const paths: string[] = [];
  for (const [index, file] of files.entries()) {
    const path = join(folder, `${String(index)}.xaf`);
    await writeFile(path, file);
    paths.push(path);
  }
  const project_id = await client.imported(name, paths);
  const ledger = await judgedLedger(client, project_id, files);
  const { reports } = await client.ask('filters', { query: { project_id } });
  const failures: Failure[] = [];
  let sentences = 0;
  for (const { type, periode_min, periode_max } of reports) {
    for (const vergelijking of COMPARISONS) {
      const body = { project_id, type, periode_min, periode_max, vergelijking };
      const { summary } = await client.ask('reportSummary', { body });
      const judged = judge(ledger, body, summary, vergelijking);
      sentences += judged.sentences;
      failures.push(...judged.failures);
    }
  }
  return { reports: reports.length, sentences, failures };
}
