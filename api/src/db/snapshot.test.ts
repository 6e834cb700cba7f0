import { ENGINES } from '../testing/environment.ts';
import { running } from '../testing/running.ts';
import type { Sql } from './database.ts';

describe.each(ENGINES)('a snapshot (%s)', (engine) => {
  const test = running({ engine });
  beforeAll(async () => {
    await test.database.rows('CREATE TABLE seen (number int)');
  });

  const countOf = async (sql: Sql) => {
    const [row] = await sql.rows<{ count: number }>('SELECT count(*) AS count FROM seen');
    return row?.count;
  };

  it('sees nothing of what others commit meanwhile', async () => {
    const { database } = test;
    let began: () => void = () => undefined;
    const beginning = new Promise<void>((resolve) => (began = resolve));
    const insertion = beginning.then(() => database.rows('INSERT INTO seen VALUES (1)'));
    const counts = await database.snapshot(async (sql) => {
      const before = await countOf(sql);
      began();
      // The embedded database has one connection: there who writes waits, and who reads does not.
      await (engine === 'server' ? insertion : database.rows('SELECT 1'));
      return [before, await countOf(sql)];
    });
    await insertion;
    expect(counts).toEqual([0, 0]);
    expect(await countOf(database)).toBe(1);
  });

  it('answers several at once, in turn, without a warning of the driver', async () => {
    const warned = jest.spyOn(process, 'emitWarning').mockImplementation();
    const read = (sql: Sql) => Promise.all([1, 2, 3].map((n) => sql.rows(`SELECT ${n} AS n`)));
    expect(await test.database.snapshot(read)).toEqual([[{ n: 1 }], [{ n: 2 }], [{ n: 3 }]]);
    expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
  });

  it('that was to begin when asked begins no more after its work', async () => {
    const { database } = test;
    const opened = () => Promise.resolve();
    const unasked = await database.snapshotWhenAsked(opened, (sql) => Promise.resolve({ sql }));
    await expect(unasked.sql.rows('SELECT 1')).rejects.toThrow('has ended');
    expect(await database.rows('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    const asked = await database.snapshotWhenAsked(opened, async (sql) => {
      await sql.rows('SELECT 1');
      return { sql };
    });
    await expect(asked.sql.rows('SELECT 1')).rejects.toThrow('has ended');
  });
});
