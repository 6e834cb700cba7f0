import { isDeepStrictEqual } from 'node:util';
import type { ApiClient } from '../bench/api-client.ts';
import { mixedIn } from './faults.ts';
import { broughtBy, shownOf, toldBy, type Shown } from './figures.ts';
import type { KilledWork, Scene } from './kind.ts';
import { until } from './until.ts';
import { imported, Year } from './year.ts';

/** An import that replaces a year by a newer version of it. */
export const imports: KilledWork = {
  name: 'import',
  begin: async ({ stage, folder, outcome, fault }) => {
    const year = new Year(folder);
    const { client, api } = await stage.start();
    const organisation = await client.makeOrganisation('Testbedrijf');
    await imported(client, organisation, await year.next());
    const { ms } = await imported(client, organisation, await year.next());
    await api.stop();
    return {
      ms,
      once: async (first) => {
        const projectId = await projectOf(first, organisation);
        const old = await shownOf(first, projectId);
        const file = await year.next();
        const { import_id } = await first.upload(organisation, file);
        return async (client) => {
          const { seen, job } = await watched(client, projectId, import_id, fault);
          const now = await shownOf(client, projectId);
          outcome.looks += seen.length;
          mixedIn(seen, old, now).forEach(fault);
          const brought = broughtBy({ linesOf: { lines: now.lines, debit: now.debit }, job });
          if (!isDeepStrictEqual(brought, await toldBy(file))) {
            fault(`andere cijfers, ${job.status}`);
          }
          return { endedAt: job.finished_at === null ? Date.now() : Date.parse(job.finished_at) };
        };
      },
    };
  },
};

/** Looks again and again until the import has ended; one that does not come back is a fault. */
async function watched(
  client: ApiClient,
  projectId: string,
  import_id: string,
  fault: Scene['fault'],
) {
  const seen: Shown[] = [];
  const job = await until(
    async () => {
      seen.push(await shownOf(client, projectId));
      return client.ask('getImport', { query: { import_id } });
    },
    ({ status }) => status !== 'wachtend' && status !== 'bezig',
    () => fault('de import kwam niet terug'),
  );
  return { seen, job };
}

async function projectOf(client: ApiClient, organisation_id: string): Promise<string> {
  const [project] = await client.ask('organisationProjects', { query: { organisation_id } });
  if (!project) throw new Error('there is no project');
  return project.project_id;
}
