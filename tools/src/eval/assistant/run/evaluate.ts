import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openStage, type Stage } from '../../../bench/api-stage.ts';
import { CommandError } from '../../../commands/execute.ts';
import { companyOf, COMPANY_NAMES, type CompanyName } from '../books/index.ts';
import { hasRealBooks } from '../books/real.ts';
import { readBooks, type GoldBooks } from '../gold/books.ts';
import { questionsApart } from '../questions/apart.ts';
import { QUESTIONS } from '../questions/index.ts';
import { FAMILIES, type Question } from '../questions/write.ts';
import { ask } from './asking.ts';
import type { Asker } from './chat.ts';
import { printResults } from './print.ts';
import { summaryOf, type Result } from './results.ts';

type Report = (line: string) => void;

/** One person asks it all. Settings of a model stand beside this, once it is measured as well. */
const MANY_QUESTIONS = { KENGETAL_QUESTIONS_PER_MINUTE: '1000000' };

/**
 * `npm run eval -- assistant`: asks the questions of BoekVraag-NL of an API of its own, without a
 * model, and prints how many answers are exact beside gold of an independent program.
 */
export async function evaluateAssistant(report: Report, args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      books: { type: 'string' },
      family: { type: 'string' },
      failures: { type: 'string', default: '0' },
    },
  });
  const companies = COMPANY_NAMES.filter(
    (name) => values.books === undefined || name === values.books,
  );
  if (companies.length === 0)
    throw new CommandError(`Kies een boekhouding: ${COMPANY_NAMES.join(', ')}.`);
  if (values.family !== undefined && !(values.family in FAMILIES)) {
    throw new CommandError(`Kies een familie: ${Object.keys(FAMILIES).join(', ')}.`);
  }
  if (!hasRealBooks) report('De echte auditfiles staan er niet bij; hun vragen zijn overgeslagen.');
  const chosen = (questions: readonly Question[]) =>
    questions.filter(
      ({ family }) => values.family === undefined || String(family) === values.family,
    );

  const stage = (await openStage('postgres')) ?? (await openStage('pglite'));
  if (!stage) throw new CommandError('Er is geen database.');
  const results: Result[] = [];
  try {
    const apart = await questionsApart();
    for await (const { company, books, asker } of staged(stage, companies)) {
      const lists = [
        { apart: false, questions: chosen(QUESTIONS[company]) },
        { apart: true, questions: chosen(apart[company] ?? []) },
      ];
      for (const list of lists) {
        for await (const result of ask({ company, books, asker, ...list })) results.push(result);
      }
      report(`${company}: ${companyOf(company).about}`);
    }
  } finally {
    await stage.close();
  }
  printResults(results, Number(values.failures), report);
  report(JSON.stringify(summaryOf(results)));
}

/** Imports one administration after the other into a running API. */
async function* staged(
  stage: Stage,
  companies: readonly CompanyName[],
): AsyncGenerator<{ company: CompanyName; books: GoldBooks; asker: Asker }> {
  const folder = await mkdtemp(join(tmpdir(), 'kengetal-eval-'));
  try {
    for (const company of companies) {
      // A start for each: an access token works for a quarter of an hour.
      const { api, client } = await stage.start(MANY_QUESTIONS);
      const { name, chart, files } = companyOf(company);
      const bytes = await files();
      const paths: string[] = [];
      for (const [index, file] of bytes.entries()) {
        const path = join(folder, `${company}-${String(index)}.xaf`);
        await writeFile(path, file);
        paths.push(path);
      }
      const project_id = await client.imported(name, paths);
      await client.searched(project_id);
      const asker = { origin: api.origin, headers: client.headers, project_id };
      yield { company, books: readBooks(bytes, chart), asker };
      await api.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
