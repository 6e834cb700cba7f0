import { readdir, readFile } from 'node:fs/promises';
import { running } from '../testing/running.ts';
import { ENGINES, startApp } from '../testing/environment.ts';
import { migrate } from './migrate.ts';

/** When the last two migrations of version 0.1.0 were made, as its databases keep them. */
const [BEFORE_LAST, LAST] = [1_795_358_424_681, 1_795_371_331_726];

/** The embedded database has one connection, on which everything takes turns. */
const onServer = ENGINES.includes('server') ? it : it.skip;

onServer(
  'brings a new database up to date once, however many programs start at once',
  async () => {
    const test = await startApp();
    try {
      await test.database.rows('DROP SCHEMA public CASCADE');
      await test.database.rows('DROP SCHEMA drizzle CASCADE');
      await test.database.rows('CREATE SCHEMA public');
      await Promise.all([1, 2, 3].map(() => migrate(test.database)));
      const done = await test.database.rows<{ hash: string }>(
        'SELECT hash FROM drizzle.__drizzle_migrations',
      );
      expect(new Set(done.map(({ hash }) => hash)).size).toBe(done.length);
      expect(await test.database.rows('SELECT FROM organisations')).toEqual([]);
    } finally {
      await test.close();
    }
  },
  60_000,
);

describe('a database of before the migrations became one', () => {
  const test = running();

  const done = async (...moments: readonly number[]) => {
    await test.database.rows('DELETE FROM drizzle.__drizzle_migrations');
    for (const moment of moments) {
      await test.database.rows(
        `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('x', ${moment})`,
      );
    }
  };
  const rows = () => test.database.rows('SELECT hash FROM drizzle.__drizzle_migrations');

  it('goes on from there with what it holds', async () => {
    await test.database.rows('DROP SCHEMA public CASCADE');
    await test.database.rows('CREATE SCHEMA public');
    const first = await readFile(
      new URL('../../migrations/0000_begin.sql', import.meta.url),
      'utf8',
    );
    for (const statement of first.split('--> statement-breakpoint')) {
      await test.database.rows(statement);
    }
    // By hand: the API of now asks for what came later.
    await test.database.rows(
      `INSERT INTO organisations (organisation_id, name, created_at)
       VALUES (gen_random_uuid(), 'Van voor de samenvoeging', now())`,
    );
    await done(BEFORE_LAST, LAST);
    await migrate(test.database);
    const files = await readdir(new URL('../../migrations', import.meta.url));
    const later = files.filter((name) => name.endsWith('.sql') && name !== '0000_begin.sql');
    expect(await rows()).toHaveLength([BEFORE_LAST, LAST].length + later.length);
    expect(await test.database.rows('SELECT name FROM organisations')).toEqual([
      { name: 'Van voor de samenvoeging' },
    ]);
  });

  it('that is older is told which version to start first, and stays as it is', async () => {
    await done(BEFORE_LAST);
    await expect(migrate(test.database)).rejects.toThrow('Start eerst versie 0.1.0');
    expect(await rows()).toHaveLength(1);
    await done(LAST);
  });
});
