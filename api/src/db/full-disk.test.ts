import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyTemplate } from '../testing/template.ts';
import { openDatabase } from './database.ts';
import { troubleOf } from './trouble.ts';

/** A disk of its own, which only root on Linux may make. */
function smallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'kengetal-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    return undefined;
  }
}

const disk = smallDisk();
const onDisk = disk === undefined ? it.skip : it;

afterAll(async () => {
  if (disk === undefined) return;
  execFileSync('umount', [disk]);
  await rm(disk, { recursive: true });
});

onDisk(
  'a full disk: the embedded database goes on reading, and writes again once there is room',
  async () => {
    const folder = join(String(disk), 'database');
    const filler = join(String(disk), 'filler');
    await copyTemplate(folder);
    const database = await openDatabase({ folder });
    const count = async () =>
      (await database.rows<{ count: number }>('SELECT count(*) AS count FROM kept'))[0]?.count;
    try {
      await database.rows('CREATE TABLE kept AS SELECT i FROM generate_series(1, 1000) i');
      await writeFile(filler, Buffer.alloc(200 * 1024 ** 2)).catch(() => undefined);
      // What was looked at just before may be written once more, while there is room in the log.
      await new Promise((resolve) => setTimeout(resolve, 300));
      const writing = database.transaction((sql) => sql.rows('INSERT INTO kept VALUES (0)'));
      expect(await writing.then(() => 'none', troubleOf)).toBe('full');
      expect(await count()).toBe(1000);
      // The engine gets stuck in what comes after this, and is opened again.
      const checkpoint = database.snapshot((sql) => sql.rows('CHECKPOINT'));
      expect(['full', 'away']).toContain(await checkpoint.then(() => 'none', troubleOf));
      await count().catch(() => undefined);
      expect(await count()).toBe(1000);
      await rm(filler);
      await new Promise((resolve) => setTimeout(resolve, 300));
      await database.transaction((sql) => sql.rows('INSERT INTO kept VALUES (0)'));
      expect(await count()).toBe(1001);
    } finally {
      await database.close();
    }
  },
);
