import { setTimeout as wait } from 'node:timers/promises';
import type { ApiClient } from './api-client.ts';
import type { ApiProgram, LoadedColumns } from './api-program.ts';
import { firstPages, searches, type About } from './ledger-requests.ts';

/** What it took until the API had the lines in memory, and what a search took before. */
export interface ColumnsLoad {
  readonly loaded: LoadedColumns;
  readonly lagMaxMs: number;
  readonly coldSearchMs: readonly number[];
}

const COLD = 3;
const EVERY_MS = 100;
/** A project that is too small or too large is never loaded. */
const WITHIN_MS = 120_000;

/** Opens the lines of the whole ledger, searches at once, and waits until they are in memory. */
export async function columnsLoaded(
  api: ApiProgram,
  client: ApiClient,
  about: About,
): Promise<ColumnsLoad | undefined> {
  const [first] = firstPages(about);
  const [search] = searches(about);
  if (!first || !search) throw new Error('nothing to ask for');
  api.begin();
  await client.ask('lines', { body: first.body(0) });
  const coldSearchMs: number[] = [];
  for (let turn = 0; turn < COLD && !(await api.columns()); turn += 1) {
    const began = performance.now();
    await client.ask('lines', { body: search.body(turn) });
    coldSearchMs.push(performance.now() - began);
  }
  const until = performance.now() + WITHIN_MS;
  for (;;) {
    const loaded = await api.columns();
    if (loaded) return { loaded, lagMaxMs: (await api.stats()).lagMaxMs, coldSearchMs };
    if (performance.now() > until) return undefined;
    await wait(EVERY_MS);
  }
}
