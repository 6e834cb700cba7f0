import type { ImportJob } from '@kengetal/contract';
import { atOnce } from './at-once.ts';
import type { Arena, Attack } from './attack.ts';
import { call, sendingOf } from './calls.ts';
import { openItems } from './found.ts';
import { ended, monthlyPurchases, newOrganisation, upload } from './odd-books.ts';
import { send } from './requests.ts';

const SMALL_FILE_WITHIN_MS = 10_000;
const PDF_WITHIN_MS = 10_000;
/** Who hammers calls from another address of this machine, which Linux has without asking. */
const ELSEWHERE = '127.0.0.2';
const FULL = [200, 409, 422, 429, 503];

/** One tenant does much that is right in itself; another must not notice. */
export const heavy: readonly Attack[] = [
  {
    name: 'tien zware vragen waar niemand op wacht',
    run: async (arena, tally) => {
      const token = await arena.token('owner');
      const sending = sendingOf('lines', openItems(arena, 40));
      await atOnce(10, 30, async () => {
        const signal = AbortSignal.timeout(200);
        await send(arena.api.origin, { ...sending, token, signal });
        tally.requests += 1;
      });
      const answer = await call(arena, 'config', {}, 'reader');
      tally.judge('een gewone vraag erna', answer, { expected: [200] });
    },
  },
  {
    name: '500 kleine bestanden, en een van een ander',
    run: async (arena, tally) => {
      const mine = await newOrganisation(arena);
      const theirs = await newOrganisation(arena, 'neighbour');
      const file = (name: string) => monthlyPurchases((month) => `${name} ${month}`);
      await atOnce(4, 500, async (index) => {
        const filename = `${index}.xaf`;
        const sent = { organisation_id: mine, bytes: file(`nr ${index}`), filename };
        const rule = { expected: FULL, withinMs: 5_000, overload: true };
        tally.judge('een van 500', await upload(arena, sent), rule);
      });
      const began = performance.now();
      const person = 'neighbour';
      const sent = { organisation_id: theirs, bytes: file('ander'), person } as const;
      const uploaded = await upload(arena, sent);
      tally.judge('het bestand van een ander', uploaded, { expected: [200] });
      const job = await ended(arena, uploaded, person);
      const ms = performance.now() - began;
      if (job.status !== 'gereed') tally.fault(`het bestand van een ander is ${job.status}`);
      if (ms > SMALL_FILE_WITHIN_MS) tally.fault(`een ander wachtte ${Math.round(ms)} ms`);
      await settled(arena, mine);
    },
  },
  {
    name: 'twintig pdf’s, en een van een ander',
    run: async (arena, tally) => {
      const pdf = (project_id: string) => ({
        body: { project_id, type: 'jaar', periode_min: 202401, periode_max: 202412, format: 'pdf' },
      });
      const mine = atOnce(20, 20, async () => {
        const answer = await call(arena, 'reportExport', pdf(arena.world.project_id));
        tally.judge('een van twintig', answer, {
          expected: FULL,
          withinMs: 60_000,
          overload: true,
        });
      });
      const theirs = await call(arena, 'reportExport', pdf(arena.neighboursProject), 'neighbour');
      const rule = { expected: [200], withinMs: PDF_WITHIN_MS };
      tally.judge('de pdf van een ander', theirs, rule);
      await mine;
    },
  },
  {
    name: 'hameren op één aanroep',
    settings: { KENGETAL_REQUESTS_PER_MINUTE: '' },
    run: async (arena, tally) => {
      const token = await arena.token('owner');
      const body = { project_id: arena.world.project_id, page: 'dashboard', filters: [] };
      const sending = { ...sendingOf('pages', { body }), token, from: ELSEWHERE };
      let refused = 0;
      await atOnce(50, 6_000, async () => {
        const answer = await send(arena.api.origin, sending);
        const rule = { expected: [200, 429, 503], withinMs: 10_000, overload: true };
        tally.judge('het dashboard', answer, rule);
        if (answer.status === 429) refused += 1;
      });
      if (refused === 0) tally.fault('geen enkele 429');
    },
  },
];

/** Waits for what this attack left to do, so that the next one does not pay for it. */
async function settled(arena: Arena, organisation_id: string): Promise<void> {
  const last = await upload(arena, { organisation_id, bytes: 'geen auditfile' });
  if (last.status === 200 && (JSON.parse(last.text) as ImportJob).import_id) {
    await ended(arena, last);
  }
}
