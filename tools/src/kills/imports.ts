import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { bulkAuditfile } from '@kengetal/generator';
import type { ApiClient } from '../bench/api-client.ts';
import { mixedIn } from './faults.ts';
import { broughtBy, shownOf, toldBy, type Shown } from './figures.ts';
import type { KilledWork } from './kind.ts';

const LINES = 20_000;

/** An import that replaces a year by a newer version of it. */
export const imports: KilledWork = {
  name: 'import',
  begin: async ({ stage, folder, outcome, fault }) => {
    const year = new Year(folder);
    const { client, api } = await stage.start();
    const organisation = await client.makeOrganisation('Testbedrijf');
    await imported(client, organisation, await year.next());
    const ms = await imported(client, organisation, await year.next());
    await api.stop();
    return {
      ms,
      once: async (first) => {
        const projectId = await projectOf(first, organisation);
        const old = await shownOf(first, projectId);
        const file = await year.next();
        const { import_id } = await first.upload(organisation, file);
        return async (client) => {
          const { seen, job } = await watched(client, projectId, import_id);
          const now = await shownOf(client, projectId);
          outcome.looks += seen.length;
          mixedIn(seen, old, now).forEach(fault);
          const brought = broughtBy({ linesOf: { lines: now.lines, debit: now.debit }, job });
          if (!isDeepStrictEqual(brought, await toldBy(file))) {
            fault(`andere cijfers, ${job.status}`);
          }
          return { endedAt: Date.parse(job.finished_at ?? '') };
        };
      },
    };
  },
};

/** Ever newer versions of one year, each longer than the one before. */
class Year {
  #version = 0;
  constructor(private readonly folder: string) {}

  async next(): Promise<string> {
    this.#version += 1;
    const path = join(this.folder, 'boeken.xaf');
    const targetLines = LINES + this.#version * 10;
    const bytes = bulkAuditfile({ seed: 9, firstMonth: 202501, targetLines });
    await pipeline(bytes, createWriteStream(path));
    return path;
  }
}

/** Looks again and again until the import has ended. */
async function watched(client: ApiClient, projectId: string, import_id: string) {
  const seen: Shown[] = [];
  for (;;) {
    seen.push(await shownOf(client, projectId));
    const job = await client.ask('getImport', { query: { import_id } });
    if (job.status !== 'wachtend' && job.status !== 'bezig') return { seen, job };
  }
}

/** Milliseconds from the end of the upload. */
async function imported(client: ApiClient, organisation: string, file: string): Promise<number> {
  const { import_id } = await client.upload(organisation, file);
  const began = performance.now();
  await client.ready(import_id);
  return performance.now() - began;
}

async function projectOf(client: ApiClient, organisation_id: string): Promise<string> {
  const [project] = await client.ask('organisationProjects', { query: { organisation_id } });
  if (!project) throw new Error('there is no project');
  return project.project_id;
}
