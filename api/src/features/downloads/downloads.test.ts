import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { filesIn } from '../../files/file-store.ts';
import { Caller } from '../../testing/caller.ts';
import { running } from '../../testing/running.ts';
import {
  sweepDownloads,
  writeContent,
  type Downloads,
  type OfferedFile,
} from '../../files/downloads.ts';

const MEGABYTE = 1024 * 1024;

describe('downloads', () => {
  const test = running();
  let downloads: Downloads;
  let caller: Caller;
  const folder = () => join(test.folder, 'downloads');
  beforeAll(() => {
    downloads = test.app.downloads;
    caller = new Caller(test);
  });

  const offered = (file: OfferedFile) => downloads.offer({}, (path) => writeContent(path, file));
  const tokenOf = (address: string) => address.replace('/download?token=', '');
  const fetched = (address: string) =>
    caller.send('download', { query: { token: tokenOf(address) } });

  it('hands out what was offered, to be saved under its name', async () => {
    const made = await offered({
      filename: 'Rapport maart – één "cijfer".csv',
      contentType: 'text/csv; charset=utf-8',
      content: Buffer.from('één;2'),
    });
    const response = await fetched(made.download_url);
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe('één;2');
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-length': '7',
      'cache-control': 'no-store',
    });
    const disposition = String(response.headers['content-disposition']);
    expect(disposition).toBe(
      `attachment; filename="Rapport maart _ een _cijfer_.csv"; filename*=UTF-8''Rapport%20maart%20%E2%80%93%20%C3%A9%C3%A9n%20%22cijfer%22.csv`,
    );
    expect(made.expires_at).toBe('2025-03-18T10:05:00.000Z');
  });

  it('gives no one a file without its token', async () => {
    await offered({ filename: 'a', contentType: 'text/plain', content: Buffer.from('a') });
    const problem = await caller.problem('download', { query: { token: 'x'.repeat(43) } });
    expect(problem).toMatchObject({ status: 404, code: 'not_found' });
  });

  it('forgets and removes a file after five minutes', async () => {
    const { download_url } = await offered({
      filename: 'a.txt',
      contentType: 'text/plain',
      content: Buffer.from('a'),
    });
    expect((await fetched(download_url)).statusCode).toBe(200);
    test.setNow('2025-03-18T10:05:01Z');
    expect((await fetched(download_url)).statusCode).toBe(404);
    expect(readdirSync(folder()).length).toBeGreaterThan(0);
    await sweepDownloads(filesIn(folder()))(test.database, test.clock);
    expect(readdirSync(folder())).toEqual([]);
    test.setNow('2025-03-18T10:00:00Z');
  });

  it('writes and reads a stream of tens of megabytes piece by piece', async () => {
    async function* pieces() {
      for (let piece = 0; piece < 32; piece += 1)
        yield await Promise.resolve(Buffer.alloc(MEGABYTE, piece));
    }
    const { download_url } = await offered({
      filename: 'groot.bin',
      contentType: 'application/octet-stream',
      content: pieces(),
    });
    const file = await downloads.open(tokenOf(download_url));
    expect(file?.bytes).toBe(32 * MEGABYTE);
    let largest = 0;
    for await (const chunk of file?.content ?? Readable.from([])) {
      largest = Math.max(largest, (chunk as Buffer).length);
    }
    expect(largest).toBeLessThanOrEqual(MEGABYTE);
  });

  it('leaves nothing of a file whose making failed', async () => {
    const before = readdirSync(folder());
    async function* broken() {
      yield await Promise.resolve('begin');
      throw new Error('the reading stopped');
    }
    const offer = offered({ filename: 'x', contentType: 'text/plain', content: broken() });
    await expect(offer).rejects.toThrow('the reading stopped');
    expect(readdirSync(folder())).toEqual(before);
    expect(existsSync(folder())).toBe(true);
  });
});
