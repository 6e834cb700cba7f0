import type { ImportJob } from '@kengetal/contract';
import { smallBooks } from 'api/testing/small-books';
import type { Arena, Person } from './attack.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { call } from './calls.ts';
import type { Answer } from './requests.ts';

const ENDED: readonly string[] = ['gereed', 'geweigerd', 'mislukt', 'vraag', 'ongedaan'];
const ASK_EVERY_MS = 100;
const READY_WITHIN_MS = 60_000;
const SHOWN = 200;
const CENTS = 10_000;

/** An audit file of 2024 with a purchase on the fifteenth of each month for each description. */
export function monthlyPurchases(describe: (month: number) => string): string {
  const months = Array.from({ length: 12 }, (_, index) => index + 1);
  const file = smallBooks({
    year: 2024,
    accounts: [
      ['1000', 'Bank', 'B', 'BLimBanRba'],
      ['4100', 'Huur', 'P', 'WBedHuiBeh'],
    ],
    entries: months.map((month) => ({
      day: `2024-${String(month).padStart(2, '0')}-15`,
      lines: [
        ['4100', CENTS],
        ['1000', -CENTS],
      ],
    })),
  });
  return file.replace(/<desc>Boeking (\d+)<\/desc>/g, (_, month) => {
    return `<desc>${describe(Number(month))}</desc>`;
  });
}

/** An audit file of 2024 with this many accounts of costs, each with a line. */
export function manyAccounts(count: number): string {
  const numbers = Array.from({ length: count }, (_, index) => String(400_000 + index));
  return smallBooks({
    year: 2024,
    accounts: [
      ['1000', 'Bank', 'B', 'BLimBanRba'],
      ...numbers.map((number) => [number, `Kosten ${number}`, 'P', ''] as const),
    ],
    entries: numbers.map((number, index) => ({
      day: `2024-${String((index % 12) + 1).padStart(2, '0')}-15`,
      lines: [
        [number, CENTS],
        ['1000', -CENTS],
      ],
    })),
  });
}

/** An organisation of its own for who asks. */
export async function newOrganisation(arena: Arena, person: Person = 'owner'): Promise<string> {
  const body = { organisation_name: 'Vreemde boeken' };
  const answer = await call(arena, 'createOrganisation', { body }, person);
  return (JSON.parse(answer.text) as { organisation_id: string }).organisation_id;
}

export interface Upload {
  readonly organisation_id: string;
  readonly bytes: string | Buffer;
  readonly filename?: string;
  readonly person?: Person;
}

/** Sends a file as an upload. */
export function upload(arena: Arena, { organisation_id, bytes, filename, person }: Upload) {
  const query = { organisation_id, filename: filename ?? 'boeken.xaf' };
  return call(arena, 'upload', { query, bytes }, person);
}

/** Waits until the import of an upload has ended, however it ends. */
export async function ended(arena: Arena, uploaded: Answer, person?: Person): Promise<ImportJob> {
  if (uploaded.status !== 200) throw new Error(`upload: ${uploaded.status} ${uploaded.text}`);
  const { import_id } = JSON.parse(uploaded.text) as ImportJob;
  const until = Date.now() + READY_WITHIN_MS;
  let last: Answer | undefined;
  while (Date.now() < until) {
    last = await call(arena, 'getImport', { query: { import_id } }, person);
    if (last.status === 200) {
      const job = JSON.parse(last.text) as ImportJob;
      if (ENDED.includes(job.status)) return job;
    }
    await wait(ASK_EVERY_MS);
  }
  throw new Error(`de import kwam niet klaar: ${last?.status} ${last?.text.slice(0, SHOWN)}`);
}

export async function imported(arena: Arena, sent: Upload): Promise<ImportJob> {
  return ended(arena, await upload(arena, sent), sent.person);
}

/** Sends a file as the budget of a year. */
export function budget(
  arena: Arena,
  csv: string,
  project_id = arena.world.project_id,
  boekjaar = '2024',
) {
  const content = Buffer.from(csv).toString('base64');
  const body = { project_id, boekjaar, filename: 'begroting.csv', content };
  return call(arena, 'uploadBudget', { body });
}
