import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { LIMITS } from '@kengetal/contract';
import type { ImportJob } from '@kengetal/contract';
import { bulkAuditfile } from '@kengetal/generator';
import { imports } from '../db/schema/index.ts';
import { withOrganisation } from '../testing/books.ts';
import { generatedFiles } from '../testing/books-files.ts';
import { signedIn } from '../testing/running.ts';

describe('organisations that import at the same time', () => {
  const { test, caller } = signedIn();
  let small: Buffer;
  let [busy, other] = ['', ''];
  beforeAll(async () => {
    [small = Buffer.alloc(0)] = await generatedFiles({
      ...{ seed: 7, firstMonth: 202401, years: 1, scale: 0.2 },
    });
  });
  beforeEach(async () => {
    [busy, other] = [await withOrganisation(caller), await withOrganisation(caller)];
  });

  const send = (organisationId: string, bytes: Buffer) => {
    const query = { organisation_id: organisationId, filename: 'boeken.xaf' };
    return caller.ask('upload', { query, bytes });
  };
  const statusOf = async ({ import_id }: ImportJob) =>
    (await caller.ask('getImport', { query: { import_id } })).status;

  const place = async (organisationId: string, count: number) => {
    const row = (index: number) => ({
      importId: randomUUID(),
      organisationId,
      userId: caller.userId,
      filename: `${index}.xaf`,
      fileHash: '',
      status: 'bezig' as const,
      bytesRead: 0,
      bytesTotal: 1,
      linesRead: 0,
      createdAt: '2025-03-18T10:00:00Z',
    });
    await test.database.orm.insert(imports).values(Array.from({ length: count }, (_, i) => row(i)));
  };

  it('let a small file of another pass the long one that is being read', async () => {
    const chunks: Uint8Array[] = [];
    const options = { seed: 3, firstMonth: 202401, targetLines: 20_000 };
    for await (const chunk of bulkAuditfile(options)) chunks.push(chunk);
    const long = await send(busy, Buffer.concat(chunks));
    const own = await send(busy, small);
    const passing = await send(other, small);
    while (['wachtend', 'bezig'].includes(await statusOf(passing))) await wait(50);
    expect(await statusOf(passing)).toBe('gereed');
    expect([await statusOf(long), await statusOf(own)]).toEqual(['bezig', 'wachtend']);
    await test.app.imports.idle();
    expect([await statusOf(long), await statusOf(own)]).toEqual(['gereed', 'gereed']);
  });

  it('have so many files waiting and no more, in the way of nobody else', async () => {
    await place(busy, LIMITS.filesAtOncePerOrganisation.max);
    const query = { organisation_id: busy, filename: 'boeken.xaf' };
    const refused = await caller.send('upload', { query, bytes: small });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({
      detail: expect.stringContaining('te wachten') as string,
    });
    const passing = await send(other, small);
    expect(['wachtend', 'bezig', 'gereed']).toContain(passing.status);
    await test.app.imports.idle();
  });
});
