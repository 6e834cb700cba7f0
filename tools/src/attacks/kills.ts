import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from 'api/database';
import type { Arena, Attack } from './attack.ts';
import { askedBy } from './calls.ts';
import { ended, monthlyPurchases, newOrganisation, upload } from './odd-books.ts';
import { JSON_HEADERS, send, type Answer } from './requests.ts';
import type { Tally } from './tally.ts';

const RECOVERED_WITHIN_MS = 30_000;
const ASK_EVERY_MS = 20;
const TIMES = 3;

/** What ends the API, its database's worker or its connections; measured apart from the others. */
export const kills: readonly Attack[] = [
  {
    name: 'de API hard beëindigd midden in een import',
    apart: true,
    run: (arena, tally) =>
      killed(arena, tally, async () => {
        await arena.api.kill();
        await arena.restart();
      }),
  },
  {
    name: 'een fout in de API die niemand opvangt',
    apart: true,
    run: (arena, tally) =>
      killed(arena, tally, async () => {
        const code = await arena.api.hurt('throw');
        if (code === 0) tally.fault('een programma dat door een fout eindigt, meldde code 0');
        await arena.restart();
      }),
  },
  {
    name: 'de draad van de database beëindigd',
    only: 'pglite',
    apart: true,
    run: (arena, tally) =>
      killed(arena, tally, async () => {
        await arena.api.hurt('worker');
      }),
  },
  {
    name: 'alle verbindingen met de database verbroken',
    only: 'postgres',
    apart: true,
    run: (arena, tally) =>
      killed(arena, tally, async () => {
        const database = await openDatabase({ url: arena.stage.environment.DATABASE_URL });
        await database.rows(
          'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()',
        );
        await database.close();
      }),
  },
];

/** Hurts the API while it imports and answers; the books must be right soon, the import whole. */
async function killed(arena: Arena, tally: Tally, hurt: () => Promise<void>): Promise<void> {
  const right = await dashboard(arena);
  for (let times = 0; times < TIMES; times += 1) {
    const organisation_id = await newOrganisation(arena);
    const bytes = monthlyPurchases((month) => `keer ${times} ${month}`);
    const uploaded = await upload(arena, { organisation_id, bytes });
    const asking = dashboard(arena);
    const began = performance.now();
    await hurt();
    await asking;
    tally.requests += 1;
    await recovered(arena, tally, right, began);
    const { status, message } = await ended(arena, uploaded);
    if (status !== 'gereed') tally.fault(`de import is ${status}: ${message}`);
  }
}

async function recovered(arena: Arena, tally: Tally, right: Answer, began: number): Promise<void> {
  while (performance.now() - began < RECOVERED_WITHIN_MS) {
    const { status, text } = await dashboard(arena);
    if (status === 200) {
      if (text !== right.text) tally.fault('een ander antwoord dan ervoor');
      const ms = performance.now() - began;
      tally.recoveryMs = Math.max(tally.recoveryMs ?? 0, ms);
      return;
    }
    await wait(ASK_EVERY_MS);
  }
  tally.fault(`na ${RECOVERED_WITHIN_MS / 1_000} s nog geen goed antwoord`);
}

export async function dashboard(arena: Arena): Promise<Answer> {
  const { url, token, body } = await askedBy(arena);
  const { origin, pathname: path } = new URL(url);
  return send(origin, { method: 'POST', path, token, body, headers: JSON_HEADERS });
}
