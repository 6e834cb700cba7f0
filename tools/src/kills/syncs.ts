import { isDeepStrictEqual } from 'node:util';
import type { Connection } from '@kengetal/contract';
import { bulkYear } from '@kengetal/generator';
import { consent, OWNER, REDIRECT_URI, settingsOf, startExact } from 'api/testing/exact';
import type { ApiClient } from '../bench/api-client.ts';
import { mixedIn } from './faults.ts';
import { shownOf, type Shown } from './figures.ts';
import type { KilledWork, Scene } from './kind.ts';
import { untilSynced } from './until.ts';

const [CODE, YEAR, LINES] = [4_000_001, 2025, 5_000];
/** Lines that change before a sync: some pages of them. */
const CHANGED = 1_500;
/** Kinds of lines by which Exact opens and closes a year; they are no movements. */
const OPENINGS = [10, 328];
const CLOSINGS = [310, 320, 321, 322, 323, 324, 325, 326, 327];

type Exact = Awaited<ReturnType<typeof startExact>>;

/** A sync with Exact Online of what was changed, added and removed there; every other one of all. */
export const syncs: KilledWork = {
  name: 'synchronisatie',
  sample: 1,
  settings: async () => {
    const name = 'Groot B.V.';
    const years = () => [bulkYear({ seed: 9, firstMonth: YEAR * 100 + 1, lines: LINES })];
    const divisions = [{ code: CODE, name, people: [OWNER], years }];
    exact = await startExact({ redirectUris: [REDIRECT_URI], divisions });
    // What is proved here does not depend on waiting.
    Object.assign(exact.standIn.limits, { perMinute: 1e6, perDay: 1e9 });
    return { settings: settingsOf(exact.host), close: exact.close };
  },
  begin: async ({ stage, outcome, fault }) => {
    const { client, api } = await stage.start();
    const organisation = await client.makeOrganisation('Testbedrijf');
    const { connection_id } = await linked(client, organisation);
    const choices = [{ administration_id: String(CODE), project_id: null }];
    await client.ask('chooseAdministration', { body: { connection_id, choices } });
    const look = (by: ApiClient) => () => shown(by, connection_id);
    await untilSynced(look(client), isRead, fault);
    const began = performance.now();
    change();
    await sync(client, connection_id, fault);
    const ms = performance.now() - began;
    await api.stop();
    let round = 0;
    return {
      ms,
      once: async (first) => {
        const { project_id, last_sync_at } = await shown(first, connection_id);
        const projectId = project_id ?? '';
        const old = await shownOf(first, projectId);
        change();
        round += 1;
        if (round % 2 === 0) exact?.standIn.move(CODE);
        await first.ask('syncConnection', { body: { connection_id } });
        return async (client) => {
          const seen: Shown[] = [];
          const isReadAnew = async (one: Connection) => {
            seen.push(await shownOf(client, projectId));
            return one.last_sync_at !== last_sync_at && isRead(one);
          };
          const connection = await untilSynced(look(client), isReadAnew, fault);
          const now = await shownOf(client, projectId);
          outcome.looks += seen.length;
          mixedIn(seen, old, now).forEach(fault);
          const { lines, debit } = now;
          if (!isDeepStrictEqual({ lines, debit, mirrored: connection.lines }, told())) {
            fault(`andere cijfers dan Exact, ${connection.status}`);
          }
          // That of balances comes later, and months that changed are no fault.
          const entries = connection.checks.find(({ key }) => key === 'boekingen');
          if (!entries?.ok) fault(entries?.message ?? 'boekingen zijn niet nagekeken');
          const isBack = connection.last_sync_at !== last_sync_at;
          return { endedAt: isBack ? Date.parse(connection.last_sync_at ?? '') : Date.now() };
        };
      },
    };
  },
};

let exact: Exact | undefined;

const booksOf = () => {
  if (!exact) throw new Error('Exact does not run');
  return exact.standIn.booksOf(CODE);
};
const live = () => booksOf().lines.rows.filter((line) => line.live);

/** What Exact says of the year itself. Cents. */
function told() {
  const rows = live();
  const booked = rows.filter(
    ({ entry }) => !OPENINGS.includes(entry.type) && !CLOSINGS.includes(entry.type),
  );
  const debit = booked.reduce((sum, { cents }) => sum + Math.max(0, cents), 0);
  return { lines: booked.length, debit, mirrored: rows.length };
}

/** Removes an entry, adds another, and changes lines of many. */
function change(): void {
  const books = booksOf();
  const trade = live().filter(({ entry }) => [20, 30, 90].includes(entry.type));
  const [gone] = trade;
  if (!gone) throw new Error('there is no line');
  books.remove(trade.filter(({ entry }) => entry === gone.entry));
  for (const line of trade.filter(({ entry }) => entry !== gone.entry).slice(-CHANGED)) {
    books.change(line, { omschrijving: `${line.omschrijving}.` });
  }
  const sides = [12_345, -12_345].map((cents) => ({
    ...{ rekening: gone.rekening, cents, omschrijving: 'Naheffing' },
  }));
  books.add({
    ...{ journal: 'memoriaal', date: `${YEAR}-03-31`, year: YEAR, period: 3, type: 90 },
    lines: sides,
  });
}

async function linked(client: ApiClient, organisation_id: string): Promise<Connection> {
  const { authorize_url } = await client.ask('startExact', { body: { organisation_id } });
  return client.ask('exactCallback', { body: await consent(authorize_url) });
}

const shown = (client: ApiClient, connection_id: string): Promise<Connection> =>
  client.ask('getConnection', { query: { connection_id } });

const isRead = ({ status, last_sync_at }: Connection): boolean =>
  status !== 'bezig' && last_sync_at !== null;

async function sync(
  client: ApiClient,
  connection_id: string,
  fault: Scene['fault'],
): Promise<void> {
  const { last_sync_at } = await shown(client, connection_id);
  await client.ask('syncConnection', { body: { connection_id } });
  const look = () => shown(client, connection_id);
  await untilSynced(look, (one) => one.last_sync_at !== last_sync_at, fault);
}
