import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ImportJob } from '@kengetal/contract';
import { zipOf } from 'api/testing/zip';
import type { Arena, Attack } from './attack.ts';
import { call } from './calls.ts';
import { budget, imported, manyAccounts, monthlyPurchases, newOrganisation } from './odd-books.ts';
import { changedWhole } from './whole-books.ts';
import { JSON_HEADERS, send } from './requests.ts';
import type { Tally } from './tally.ts';

const MB = 1e6;
const MOST_OF_AN_ANSWER = 8 * MB;
const SEARCHED_WITHIN_MS = 60_000;
const HEAVY_MS = 5_000;
/** More than one address may ask in a minute of a call that needs no session. */
const FORGED = 900;

/** What stopped the server or kept others waiting once, and what must come of it. */
export const found: readonly Attack[] = [
  {
    name: 'begroting met 80.000 spaties in een bedrag',
    sampled: true,
    run: async (arena, tally) => {
      const answer = await budget(arena, `Rekening;jan;feb\n8000;1<${' '.repeat(80_000)}>1;2`);
      tally.judge('de begroting', answer, { expected: [200, 413, 422] });
    },
  },
  {
    name: 'begroting van 6 MB ruis',
    run: async (arena, tally) => {
      const { random } = arena;
      const bytes = Buffer.from(Array.from({ length: 5_900_000 }, () => random.whole(32, 126)));
      const answer = await budget(arena, bytes.toString());
      tally.judge('de begroting', answer, { expected: [413, 422], withinMs: HEAVY_MS });
    },
  },
  {
    name: 'reeksen zoeken in 40.000 streepjes en 80.000 letters',
    run: async (arena, tally) => {
      for (const text of [`huur pand${'-'.repeat(40_000)}a maand `, 'a'.repeat(80_000)]) {
        const job = await takenIn(
          arena,
          tally,
          monthlyPurchases((month) => text + month),
        );
        if (job.project_id) await seriesSearched(arena, tally, job.project_id);
      }
    },
  },
  {
    name: 'omschrijvingen van 3,9 MB in een zip',
    run: async (arena, tally) => {
      const text = 'omschrijving '.repeat(300_000);
      const zip = await zipOf({ 'boeken.xaf': monthlyPurchases(() => text) });
      const job = await takenIn(arena, tally, zip);
      if (!job.project_id) return;
      const selection = {
        periode_min: 202401,
        periode_max: 202412,
        soorten: ['mutatie'],
        filters: [],
      };
      const body = { project_id: job.project_id, selection, limit: 500 };
      small(tally, await call(arena, 'lines', { body }));
    },
  },
  {
    name: 'bestand met 60.000 rekeningen',
    run: async (arena, tally) => {
      const job = await takenIn(arena, tally, manyAccounts(60_000));
      if (job.status !== 'geweigerd') tally.fault(`${job.status} in plaats van geweigerd`);
    },
  },
  {
    name: '12.000 rekeningen: maanden, pdf, begroting, indelen, alle boekingen',
    run: async (arena, tally) => {
      const job = await takenIn(arena, tally, manyAccounts(11_990));
      if (job.status !== 'gereed') return tally.fault(`${job.status} ${job.message}`);
      const project_id = job.project_id ?? '';
      const period = { type: 'jaar', periode_min: 202401, periode_max: 202412 };
      const report = { project_id, ...period, weergave: 'maanden' };
      for (const id of ['winst-en-verlies', 'balans', 'kosten']) {
        small(tally, await call(arena, 'reportComponent', { body: { ...report, id } }));
      }
      for (const page of ['analytics-overview', 'analytics-profits', 'project-detail']) {
        const filters = [{ column: 'periode', operator: 'between', value: [202401, 202412] }];
        small(tally, await call(arena, 'pages', { body: { project_id, page, filters } }));
      }
      const body = { project_id, ...period, format: 'pdf' };
      const pdf = await call(arena, 'reportExport', { body });
      tally.judge('de pdf', pdf, { expected: [200, 413, 422], withinMs: 60_000 });
      const rows = Array.from({ length: 500 }, (_, index) => `onbekend ${index};1;2`);
      const csv = `Rekening;jan;feb\n${rows.join('\n')}`;
      const answer = await budget(arena, csv, project_id, '2024');
      tally.judge('de begroting', answer, { expected: [200, 422], withinMs: HEAVY_MS });
      await changedWhole(arena, tally, project_id);
    },
  },
  {
    name: '300 filters op openstaand',
    sampled: true,
    run: async (arena, tally) => {
      const answer = await call(arena, 'lines', openItems(arena, 300));
      tally.judge('de regels', answer, { expected: [400, 413, 422] });
    },
  },
  {
    name: 'telemetrie van 1 MB zonder sessie, 200 keer',
    run: async (arena, tally) => {
      const event = {
        kind: 'error',
        at: new Date().toISOString(),
        part: 'shell',
        version: '1',
        release: '1',
        trace_id: 'x',
        message: 'x'.repeat(2_000),
        detail: Object.fromEntries(Array.from({ length: 9 }, (_, n) => [n, 'y'.repeat(2_000)])),
      };
      const body = { events: Array.from({ length: 50 }, () => event) };
      let taken = 0;
      for (let times = 0; times < 200; times += 1) {
        const answer = await call(arena, 'telemetry', { body }, 'nobody');
        tally.judge('telemetrie', answer, { expected: [204, 400, 413, 422, 429] });
        if (answer.status === 204) taken += 1;
      }
      if (taken > 20) tally.fault(`${taken} keer 1 MB aangenomen van iemand zonder sessie`);
    },
  },
  {
    name: 'gegevens op schijf zijn van de eigenaar alleen',
    sampled: true,
    run: async ({ stage }, tally) => {
      const folder = stage.environment.KENGETAL_DATA ?? '';
      for (const name of await readdir(folder, { recursive: true })) {
        const { mode } = await stat(join(folder, name)).catch(() => ({ mode: 0 }));
        if ((mode & 0o077) !== 0) tally.fault(`${name} is ${(mode & 0o777).toString(8)}`);
      }
    },
  },
  {
    name: 'invoer die een fout van ons heette',
    sampled: true,
    run: async (arena, tally) => {
      const { project_id } = arena.world;
      const selection = {
        periode_min: 190001,
        periode_max: 210012,
        soorten: ['mutatie'],
        filters: [],
      };
      const key = [2 ** 40, 2 ** 31, -(2 ** 53)];
      const cursor = Buffer.from(JSON.stringify({ values: ['2024-01-01'], key })).toString(
        'base64url',
      );
      const day = (value: string) => ({
        ...selection,
        filters: [{ column: 'datum', operator: 'gte', value }],
      });
      for (const body of [
        { project_id, selection, cursor },
        { project_id, selection: day('0000-01-01') },
        { project_id, selection: day('9999-12-31') },
        { project_id, selection, search: '\ud800' },
      ]) {
        const answer = await call(arena, 'lines', { body });
        tally.judge(JSON.stringify(body), answer, { expected: [200, 400, 422] });
      }
      const note = { type: 'jaar', periode_min: 202401, periode_max: 202412, note: 'a\udc00b' };
      const answer = await call(arena, 'reportNote', { body: { project_id, ...note } });
      tally.judge('een half teken', answer, { expected: [200, 400, 422] });
    },
  },
  {
    name: 'zelf het eigen adres kiezen achter een proxy',
    settings: { KENGETAL_REQUESTS_PER_MINUTE: '', KENGETAL_TRUST_PROXY: '10.0.0.1' },
    run: async ({ api }, tally) => {
      let refused = 0;
      for (let times = 0; times < FORGED; times += 1) {
        const headers = { ...JSON_HEADERS, 'x-forwarded-for': `203.0.113.${times % 250}` };
        const from = '127.0.0.2';
        const sending = { method: 'POST', path: '/v1/refresh', headers, from };
        const body = JSON.stringify({ refresh_token: 'x' });
        const answer = await send(api.origin, { ...sending, body });
        tally.judge('refresh', answer, { expected: [400, 401, 429] });
        if (answer.status === 429) refused += 1;
        const health = await send(api.origin, { method: 'GET', path: '/health', from });
        tally.judge('/health', health, { expected: [200] });
      }
      if (refused < FORGED / 3) tally.fault(`maar ${refused} van ${FORGED} geweigerd`);
    },
  },
];

/** An upload of odd books that must be read or refused in words. */
async function takenIn(arena: Arena, tally: Tally, bytes: string | Buffer): Promise<ImportJob> {
  const job = await imported(arena, { organisation_id: await newOrganisation(arena), bytes });
  tally.requests += 1;
  if (!['gereed', 'geweigerd'].includes(job.status)) {
    tally.fault(`de import is ${job.status}: ${job.message}`);
  }
  return job;
}

function small(tally: Tally, answer: Awaited<ReturnType<typeof call>>): void {
  tally.judge('een groot scherm', answer, { expected: [200, 413, 422], withinMs: HEAVY_MS });
  const bytes = Buffer.byteLength(answer.text);
  if (bytes > MOST_OF_AN_ANSWER) tally.fault(`een antwoord van ${Math.round(bytes / MB)} MB`);
}

/** Waits until the search for recurring series is done. */
async function seriesSearched(arena: Arena, tally: Tally, project_id: string): Promise<void> {
  const body = { project_id, page: 'analytics-recurring', filters: [] };
  const until = Date.now() + SEARCHED_WITHIN_MS;
  while (Date.now() < until) {
    const answer = await call(arena, 'pages', { body });
    tally.judge('de reeksen', answer, { expected: [200] });
    if (!answer.text.includes('"searching":true')) return;
    await wait(200);
  }
  tally.fault('de reeksen zijn na een minuut nog niet gezocht');
}

export function openItems({ world: { project_id }, random }: Arena, count: number) {
  const filters = Array.from({ length: count }, () => ({
    column: 'openstaand',
    operator: 'eq',
    value: 202401 + random.whole(0, 11),
  }));
  const soorten = ['opening', 'mutatie'];
  const selection = { periode_min: 202401, periode_max: 202412, soorten, filters };
  return { body: { project_id, selection } };
}
