import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Database } from 'api/database';
import { filesWith, tablesWith } from 'api/testing/everything';
import type { ApiClient } from '../bench/api-client.ts';
import { shownOf, type Shown } from './figures.ts';
import type { KilledWork, Scene } from './kind.ts';
import { lookInside } from './leftovers.ts';
import { until } from './until.ts';
import { imported, Year } from './year.ts';

/** What was removed in time, of which nothing may be left in the end. */
interface Removed {
  readonly project_id: string;
  readonly import_id: string;
}

/** What stays beside it, and how it was shown. */
interface Staying {
  readonly project_id: string;
  readonly before: Shown;
}

/** Between two looks; the work must get on between them, also where the API is stopped for a look. */
const EVERY_MS = 2_000;

/** The erasing of a project that was removed a month ago, beside one that stays. */
export const removals: KilledWork = {
  name: 'verwijdering',
  begin: async (scene) => {
    const { stage, folder } = scene;
    const year = new Year(folder);
    const { client, api } = await stage.start();
    const own = await client.makeOrganisation('Blijft');
    const { project_id } = await imported(client, own, await year.next());
    const staying = { project_id, before: await shownOf(client, project_id) };
    const organisation = await client.makeOrganisation('Testbedrijf');
    await api.stop();
    let removed = await removedLongAgo(scene, organisation, year);
    const ms = await unkilled(scene, removed);
    return {
      ms,
      ready: async () => {
        removed = await removedLongAgo(scene, organisation, year);
      },
      once: () => {
        const mine = removed;
        return Promise.resolve(async (client, inside) => {
          await look(scene, client, mine, staying);
          await wait(EVERY_MS);
          const endedAt = await until(
            () => inside((database) => erasedAt(database, mine)),
            (at) => at !== undefined,
            () => scene.fault('het wissen kwam niet terug'),
            { everyMs: EVERY_MS },
          );
          (await inside((database) => leftOf(scene, database, mine))).forEach(scene.fault);
          return { endedAt: endedAt ?? Date.now() };
        });
      },
    };
  },
};

/** Reads a project, removes it, and has that be a month ago; the API has ended then. */
async function removedLongAgo(
  { stage }: Scene,
  organisation: string,
  year: Year,
): Promise<Removed> {
  const { client, api } = await stage.start();
  const { project_id, import_id } = await imported(client, organisation, await year.next());
  await client.ask('deleteProject', { query: { project_id } });
  await api.stop();
  await lookInside(stage, (database) =>
    database.rows(
      `UPDATE projects SET removed_at = removed_at - interval '31 days' WHERE project_id = $1`,
      [project_id],
    ),
  );
  return { project_id, import_id };
}

/** Milliseconds that it takes from the start of the API when nobody kills it. */
async function unkilled({ stage }: Scene, removed: Removed): Promise<number> {
  const look = async () => {
    const { api } = await stage.start();
    const began = Date.now();
    await wait(EVERY_MS);
    await api.stop();
    const ended = await lookInside(stage, (database) => erasedAt(database, removed));
    return ended === undefined ? undefined : Math.max(0, ended - began);
  };
  const late = () => {
    throw new Error('what was removed was not erased');
  };
  return (await until(look, (ms) => ms !== undefined, late)) ?? 0;
}

/** What is removed is there for nobody, and what stays is as it was. */
async function look(
  { outcome, fault }: Scene,
  client: ApiClient,
  { project_id }: Removed,
  staying: Staying,
): Promise<void> {
  outcome.looks += 1;
  const answer = await client
    .ask('getProject', { query: { project_id } })
    .then(() => 'het project', String);
  if (!answer.includes('answered 404')) fault(`wat is verwijderd geeft ${answer}`);
  const { projects } = await client.ask('config', {});
  if (projects.some((one) => one.project_id === project_id))
    fault('wat is verwijderd staat er nog');
  const now = await shownOf(client, staying.project_id);
  if (!isDeepStrictEqual(now, staying.before)) fault('een ander project geeft andere cijfers');
}

async function erasedAt(database: Database, { project_id }: Removed): Promise<number | undefined> {
  const [line] = await database.rows<{ erased_at: string }>(
    'SELECT erased_at FROM erasures WHERE id = $1',
    [project_id],
  );
  return line && Date.parse(line.erased_at);
}

/** Where something is left of it, but for the one line. */
async function leftOf(
  { stage }: Scene,
  database: Database,
  { project_id, import_id }: Removed,
): Promise<string[]> {
  const { erasures, ...tables } = await tablesWith(database, project_id);
  const uploads = join(stage.environment.KENGETAL_DATA ?? '', 'uploads');
  return [
    ...(erasures === 1 ? [] : [`${erasures ?? 0} regels zeggen dat het weg is`]),
    ...Object.entries(tables).map(([table, rows]) => `${rows} rijen staan nog in ${table}`),
    ...(await filesWith(uploads, [import_id])).map(() => 'een bestand staat er nog'),
  ];
}
