import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tell } from '../eval/assistant/run/chat.ts';
import { openStage } from './api-stage.ts';
import { latencyOf } from './latency.ts';
import { columnsLoaded } from './ledger-columns.ts';
import { writeAuditfiles } from './ledger-books.ts';

const BOOKS = { seed: 11, lines: 1_000_000, firstMonth: 202201, years: 4 } as const;
const SMALL = 40_000;
const ROUNDS = 5;
const YEARS = [2023, 2024, 2025];
/** What an answer reads: sums, groups, accounts, relations, lines, open invoices, VAT and what comes back. */
const ASKED = [
  'omzet JAAR',
  'omzet per maand JAAR',
  'kosten JAAR vergeleken met vorig jaar',
  'waarom zijn de kosten in JAAR veranderd',
  'top 10 klanten JAAR',
  'grootste leveranciers JAAR',
  'kosten per rekening JAAR',
  'grootste boekingen van maart JAAR',
  'balans per eind JAAR',
  'openstaande facturen eind JAAR',
  'btw q2 JAAR',
  'vaste lasten',
];

/** How soon the assistant answers, without a model, over a million lines that are in memory. */
export async function benchAnswers(
  report: (line: string) => void,
  args: readonly string[],
): Promise<void> {
  const stage = (await openStage('postgres')) ?? (await openStage('pglite'));
  if (!stage) throw new Error('no database');
  const folder = await mkdtemp(join(tmpdir(), 'kengetal-bench-answers-'));
  try {
    const lines = args.includes('--small') ? SMALL : BOOKS.lines;
    const files = await writeAuditfiles(folder, { ...BOOKS, lines });
    const { api, client } = await stage.start({ KENGETAL_QUESTIONS_PER_MINUTE: '100000' });
    report(`${lines} regels inlezen…`);
    const project_id = await client.imported('Meting', files);
    await client.searched(project_id);
    await client.expected(project_id);
    const { accounts } = await client.ask('projectAccounts', { query: { project_id } });
    const about = {
      project_id,
      months: [202501],
      accounts: accounts.map(({ rekening }) => rekening),
      groups: [],
    };
    const columns = await columnsLoaded(api, client, about);
    report(columns ? 'De regels staan in het geheugen.' : 'De regels staan niet in het geheugen.');
    const asker = { origin: api.origin, headers: client.headers, project_id };
    const questions = Array.from({ length: ROUNDS }, (_, round) =>
      ASKED.map((text) => text.replace('JAAR', String(YEARS[round % YEARS.length]))),
    ).flat();
    const told = [];
    for (const question of questions) {
      const { firstMs, answerMs, failure } = await tell(asker, question, null);
      if (failure !== null) throw new Error(`${question}: ${failure}`);
      told.push({ question, firstMs, answerMs });
    }
    for (const text of ASKED) {
      const of = told.filter((_, at) => ASKED[at % ASKED.length] === text);
      const { p50, max } = latencyOf(of.map(({ answerMs }) => answerMs));
      report(`${text.padEnd(44)} p50 ${p50.toFixed(0)} ms, hoogstens ${max.toFixed(0)} ms`);
    }
    const first = latencyOf(told.map(({ firstMs }) => firstMs));
    const answer = latencyOf(told.map(({ answerMs }) => answerMs));
    report(
      `Eerste brok p95 ${first.p95.toFixed(0)} ms (streven 100), antwoord p50 ${answer.p50.toFixed(0)}, p95 ${answer.p95.toFixed(0)} ms (streven 300)`,
    );
    report(
      JSON.stringify({
        lines,
        first_ms_p95: Math.round(first.p95),
        answer_ms_p50: Math.round(answer.p50),
        answer_ms_p95: Math.round(answer.p95),
      }),
    );
  } finally {
    await stage.close();
    await rm(folder, { recursive: true, force: true });
  }
}
