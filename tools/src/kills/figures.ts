import { readFile } from 'node:fs/promises';
import type { ImportJob } from '@kengetal/contract';
import type { ApiClient } from '../bench/api-client.ts';

/** What a file says of itself, read without the code under test. Cents. */
export interface Told {
  readonly lines: number;
  readonly debit: number;
  /** Profit, positive. */
  readonly result: number;
}

/** The generator writes two decimals, so the digits are the cents. */
function cents(text = ''): number {
  if (!/^-?\d+\.\d\d$/.test(text)) throw new Error(`no amount: ${text}`);
  return Number(text.replace('.', ''));
}

/** Counts an audit file with a search for its tags. */
export async function toldBy(file: string): Promise<Told> {
  const text = await readFile(file, 'latin1');
  const ofResult = new Set<string>();
  for (const [, account] of text.matchAll(
    /<ledgerAccount><accID>([^<]*)<\/accID>(?:(?!<\/ledgerAccount>).)*<accTp>P</gs,
  )) {
    if (account !== undefined) ofResult.add(account);
  }
  let [lines, debit, result] = [0, 0, 0];
  for (const [line] of text.matchAll(/<trLine>.*?<\/trLine>/gs)) {
    const amount = cents(/<amnt>([^<]*)</.exec(line)?.[1]);
    const isDebit = line.includes('<amntTp>D<');
    lines += 1;
    if (isDebit) debit += amount;
    if (ofResult.has(/<accID>([^<]*)</.exec(line)?.[1] ?? '')) result += isDebit ? -amount : amount;
  }
  return { lines, debit, result };
}

/** The same of what an import says that it brought. */
export function broughtBy({ linesOf, job }: { linesOf: Seen; job: ImportJob }): Told {
  const totals = job.result?.totals;
  const items = totals?.kind === 'figures' ? totals.items : [];
  const figure = items.find(({ key }) => key === 'resultaat')?.figure;
  return { ...linesOf, result: figure?.kind === 'booked' ? figure.cents : NaN };
}

interface Seen {
  readonly lines: number;
  readonly debit: number;
}

/** What a reader sees of a project, in the order in which it was asked. */
export interface Shown extends Seen {
  readonly answers: readonly Answer[];
}

/** One answer of the API as text: wholly old or wholly new. */
interface Answer {
  readonly name: string;
  readonly text: string;
}

const YEAR = { periode_min: 202501, periode_max: 202512 };

export async function shownOf(client: ApiClient, project_id: string): Promise<Shown> {
  const lines = (value: 'debet' | 'credit') =>
    client.ask('lines', {
      body: {
        project_id,
        selection: {
          ...YEAR,
          soorten: ['mutatie', 'afsluiting'],
          filters: [{ column: 'zijde', operator: 'eq', value }],
        },
        limit: 1,
      },
    });
  const statement = (id: string) =>
    client.ask('reportComponent', { body: { project_id, type: 'alle', ...YEAR, id } });
  const [debit, credit] = [await lines('debet'), await lines('credit')];
  const dashboard = await client.ask('pages', {
    body: { project_id, page: 'dashboard', filters: [] },
  });
  const profit = await statement('winst-en-verlies');
  const balance = await statement('balans');
  return {
    lines: debit.count + credit.count,
    debit: debit.sum_cents,
    answers: Object.entries({ debit, credit, dashboard, profit, balance }).map(
      ([name, answer]) => ({
        name,
        text: JSON.stringify(answer),
      }),
    ),
  };
}
