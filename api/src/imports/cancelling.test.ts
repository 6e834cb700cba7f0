import { bulkAuditfile } from '@kengetal/generator';
import { withOrganisation } from '../testing/books.ts';
import { ENGINES } from '../testing/environment.ts';
import { leftovers } from '../testing/leftovers.ts';
import { signedIn } from '../testing/running.ts';

describe.each(ENGINES)('an import that somebody thinks better of (%s)', (engine) => {
  const { test, caller } = signedIn({ engine });

  it('is cancelled while it waits and while it is read, and leaves nothing', async () => {
    const chunks: Uint8Array[] = [];
    const options = { seed: 3, firstMonth: 202401, targetLines: 20_000 };
    for await (const chunk of bulkAuditfile(options)) chunks.push(chunk);
    const organisation_id = await withOrganisation(caller);
    const send = () =>
      caller.ask('upload', {
        query: { organisation_id, filename: 'boeken.xaf' },
        bytes: Buffer.concat(chunks),
      });
    const [read, waits] = [await send(), await send()];
    const shown = (import_id: string) => caller.ask('getImport', { query: { import_id } });
    while ((await shown(read.import_id)).lines_read === 0);
    for (const { import_id } of [waits, read]) {
      await caller.ask('decideImport', { body: { import_id, decision: 'annuleren' } });
    }
    await test.app.imports.idle();
    for (const { import_id } of [waits, read]) {
      expect(await shown(import_id)).toMatchObject({
        status: 'geweigerd',
        message: 'Geannuleerd. Er is niets veranderd.',
      });
    }
    expect(await leftovers(test.database)).toEqual([]);
    const projects = await caller.ask('organisationProjects', { query: { organisation_id } });
    expect(projects).toEqual([]);
    const again = await caller.problem('decideImport', {
      body: { import_id: read.import_id, decision: 'annuleren' },
    });
    expect(again.status).toBe(409);
  });
});
