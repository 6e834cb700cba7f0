import { parseArgs } from 'node:util';
import { ASSISTANT_WAYS, type AssistantWay } from '@kengetal/contract';
import type { ApiClient } from '../../../bench/api-client.ts';
import { openStage, type Stage } from '../../../bench/api-stage.ts';
import { sentenceDelay } from '../../../bench/sentences.ts';
import { CommandError } from '../../../commands/execute.ts';
import { importFiles } from '../../files.ts';
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

/** The language model that the environment names, if any; it may take as much as it needs. */
const MODEL = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => name.startsWith('KENGETAL_MODEL')),
) as Record<string, string>;
const WAYS = MODEL.KENGETAL_MODEL === undefined ? ASSISTANT_WAYS.slice(1) : ASSISTANT_WAYS;

/** One person asks it all. */
const MANY_QUESTIONS = {
  KENGETAL_QUESTIONS_PER_MINUTE: '1000000',
  KENGETAL_MODEL_TOKENS_PER_DAY: '1000000000',
  KENGETAL_MODEL_TOKENS_PER_MONTH: '1000000000',
  ...MODEL,
};

/**
 * `npm run eval -- assistant`: asks the questions of BoekVraag-NL of an API of its own, without a
 * model and with the one that is configured, if any, and prints how many answers are exact beside
 * gold of an independent program.
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
  const results: Record<AssistantWay, Result[]> = { model: [], grammatica: [] };
  try {
    const apart = await questionsApart();
    for await (const { company, books, asker, client } of staged(stage, companies)) {
      const lists = [
        { apart: false, questions: chosen(QUESTIONS[company]) },
        { apart: true, questions: chosen(apart[company] ?? []) },
      ];
      for (const way of WAYS) {
        await choose(client, asker.project_id, way);
        for (const list of lists) {
          for await (const one of ask({ company, books, asker, ...list })) results[way].push(one);
        }
      }
      report(`${company}: ${companyOf(company).about}`);
    }
  } finally {
    await stage.close();
  }
  const { p95 } = await sentenceDelay();
  report(`zin van een taalmodel, opgehouden door de controle: p95 ${p95} ms (streven 20 ms)`);
  for (const way of WAYS) {
    report(way === 'model' ? `\nMet taalmodel ${MODEL.KENGETAL_MODEL}:` : '\nZonder taalmodel:');
    printResults(results[way], Number(values.failures), report);
    report(JSON.stringify(summaryOf(results[way], p95)));
  }
}

/** Lets a language model answer or not, as a manager chooses it. */
async function choose(client: ApiClient, project_id: string, way: AssistantWay): Promise<void> {
  const { organisation_id } = await client.ask('getProject', { query: { project_id } });
  const { model } = await client.ask('organisationAssistant', { query: { organisation_id } });
  const on = way === 'model';
  await client.ask('chooseAssistant', {
    body: { organisation_id, on, ...(model && { terms: model.terms }) },
  });
}

/** Imports one administration after the other into a running API. */
async function* staged(
  stage: Stage,
  companies: readonly CompanyName[],
): AsyncGenerator<{ company: CompanyName; books: GoldBooks; asker: Asker; client: ApiClient }> {
  for (const company of companies) {
    // A start for each: an access token works for a quarter of an hour.
    const { api, client } = await stage.start(MANY_QUESTIONS);
    const { name, chart, files } = companyOf(company);
    const bytes = await files();
    const project_id = await importFiles(client, name, bytes);
    await client.searched(project_id);
    const asker = { origin: api.origin, headers: client.headers, project_id };
    yield { company, books: readBooks(bytes, chart), asker, client };
    await api.stop();
  }
}
