import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changeRegistry } from './document.ts';
import { NOTHING, readHistory } from './history.ts';

let folder: string;
let registry: string;
let history: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'registry-'));
  registry = path.join(folder, 'registry.json');
  history = path.join(folder, 'registry-history.jsonl');
});
afterEach(() => rm(folder, { recursive: true }));

const put = (version: string) =>
  changeRegistry(registry, (document) => ({
    document: { ...document, declarations: { version } },
    change: {
      ...{ at: '2026-03-01T09:00:00.000Z', by: 'piet', action: 'publish', part: 'mfe-one' },
      ...{ from: NOTHING, to: { ...NOTHING, current: version } },
    },
  }));
const modeOf = async (file: string) => (await stat(file)).mode & 0o777;

it('the history goes on behind a line that a crash cut off', async () => {
  await put('1.0.0');
  await writeFile(history, `${await readFile(history, 'utf8')}{"at":"2026-`);
  await put('1.1.0');
  expect((await readHistory(registry)).map(({ to }) => to.current)).toEqual(['1.0.0', '1.1.0']);
});

describe('who may write the registry', () => {
  it('is who its file lets write: a file or folder that anybody may write is refused', async () => {
    await put('1.0.0');
    const before = await readFile(registry, 'utf8');
    await chmod(registry, 0o666);
    await expect(put('1.1.0')).rejects.toThrow('Iedereen op deze machine kan');
    await chmod(registry, 0o640);
    await chmod(folder, 0o707);
    await expect(put('1.1.0')).rejects.toThrow('Iedereen op deze machine kan');
    expect(await readFile(registry, 'utf8')).toBe(before);
  });

  it('stays as it was set, and is for everybody to read at first', async () => {
    await put('1.0.0');
    expect(await modeOf(registry)).toBe(0o644);
    await chmod(registry, 0o664);
    await put('1.1.0');
    expect(await modeOf(registry)).toBe(0o664);
  });

  it('adds to the history too, which others do not read', async () => {
    await put('1.0.0');
    expect(await modeOf(history)).toBe(0o640);
    await chmod(registry, 0o664);
    await put('1.1.0');
    expect(await modeOf(history)).toBe(0o660);
  });
});
