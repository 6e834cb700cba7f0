import { eq } from 'drizzle-orm';
import { access, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import type { CallResponse } from '@kengetal/contract';
import { imports, sourceVersions } from '../db/schema/index.ts';
import { addJob } from '../jobs/rows.ts';
import { upload, withOrganisation } from '../testing/books.ts';
import { generatedFiles } from '../testing/books-files.ts';
import { endConnections } from '../testing/end-connections.ts';
import { ENGINES } from '../testing/environment.ts';
import { signedIn } from '../testing/running.ts';
import { leftovers } from '../testing/leftovers.ts';

const BOOKS = { seed: 7, firstMonth: 202401, years: 1, scale: 0.2 };

describe.each(ENGINES)('imports and the end of the program (%s)', (engine) => {
  const { test, caller } = signedIn({ engine });
  let organisationId: string;
  let first: Buffer;
  beforeAll(async () => {
    [first = Buffer.alloc(0)] = await generatedFiles(BOOKS);
  });
  beforeEach(async () => {
    organisationId = await withOrganisation(caller);
  });

  const linesOf = (projectId: string | null) =>
    caller.ask('lines', {
      body: {
        project_id: projectId ?? '',
        selection: {
          periode_min: 190001,
          periode_max: 210012,
          soorten: ['opening', 'mutatie', 'afsluiting'],
          filters: [],
        },
      },
    });

  /** Lines without the keys that a new reading gives them. */
  const told = ({ count, sum_cents, lines }: CallResponse<'lines'>) => ({
    count,
    sum_cents,
    lines: lines.map((line) => ({ ...line, line_id: '' })),
  });

  it('are read anew after the program was stopped while they ran', async () => {
    const query = { organisation_id: organisationId, filename: 'boeken.xaf' };
    const { import_id } = await caller.ask('upload', { query, bytes: first });
    await test.restart();
    await test.app.imports.idle();
    const job = await caller.ask('getImport', { query: { import_id } });
    expect(job).toMatchObject({ status: 'gereed', bytes_read: first.length });
    expect((await linesOf(job.project_id)).sum_cents).toBe(0);
    expect(await leftovers(test.database)).toEqual([]);
  });

  if (engine === 'server') {
    it('go on by themselves when their connections were ended', async () => {
      const query = { organisation_id: organisationId, filename: 'boeken.xaf' };
      const { import_id } = await caller.ask('upload', { query, bytes: first });
      const shown = () => caller.ask('getImport', { query: { import_id } });
      while ((await shown()).lines_read === 0) await turn();
      await endConnections(test);
      await test.app.imports.idle();
      const job = await shown();
      expect(job).toMatchObject({ status: 'gereed', bytes_read: first.length });
      expect((await linesOf(job.project_id)).sum_cents).toBe(0);
      expect(await leftovers(test.database)).toEqual([]);
    });
  }

  it('start again after the program was killed while they ran', async () => {
    const job = await upload(test, caller, { organisationId, content: first });
    const before = await linesOf(job.project_id);
    // As a kill leaves it: the job running, some lines staged.
    const { orm } = test.database;
    await orm
      .update(imports)
      .set({ status: 'bezig', decision: 'vervangen', result: null })
      .where(eq(imports.importId, job.import_id));
    const projectId = job.project_id ?? '';
    const claimed = { kind: 'import', key: job.import_id, organisationId } as const;
    await addJob(test.database, test.clock, claimed);
    await test.database.rows(
      `UPDATE jobs SET state = 'bezig', worker = $2, lease_until = 'infinity' WHERE key = $1`,
      [job.import_id, (await readFile(join(test.folder, 'worker-id'), 'utf8')) || null],
    );
    await orm.insert(sourceVersions).values({ projectId, sourceNo: 9, importId: job.import_id });
    await test.database.rows(
      `INSERT INTO journal_lines (project_id, entry_no, line_no, boekjaar, boekperiode,
         periode, soort, datum, rekening, dagboek, dagboek_naam, boekstuk, relatie, relatie_naam,
         omschrijving, zoek, cents, btw_code, btw_cents, source_no)
       SELECT project_id, entry_no, line_no, boekjaar, boekperiode,
         periode, soort, datum, rekening, dagboek, dagboek_naam, boekstuk, relatie, relatie_naam,
         omschrijving, zoek, cents, btw_code, btw_cents, 9
       FROM journal_lines WHERE project_id = $1 LIMIT 10`,
      [projectId],
    );
    expect(await linesOf(job.project_id)).toEqual(before);
    // And a file that was stored while its import was not yet written down.
    const forgotten = join(test.folder, 'uploads', '00000000-0000-4000-8000-00000000dead');
    await writeFile(forgotten, 'x');
    await utimes(forgotten, 1_000, 1_000);
    await test.restart();
    await test.app.imports.idle();
    await expect(access(forgotten)).rejects.toThrow('ENOENT');
    const done = await caller.ask('getImport', { query: { import_id: job.import_id } });
    expect(done.status).toBe('gereed');
    expect(await leftovers(test.database)).toEqual([]);
    expect(told(await linesOf(job.project_id))).toEqual(told(before));
  });
});
