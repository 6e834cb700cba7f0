import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENGINES } from '../testing/environment.ts';
import { running } from '../testing/running.ts';
import { endConnections } from '../testing/end-connections.ts';
import { copyTemplate } from '../testing/template.ts';
import { openDatabase } from './open.ts';
import { CONNECTIONS_PER_OWNER } from './limits.ts';
import { troubleOf } from './trouble.ts';

/** Takes hours on every engine, in steps that can be interrupted. */
const ENDLESS = `SELECT count(*) AS count FROM generate_series(1, 100000) a, generate_series(1, 100000) b
  WHERE a + b = 3`;

const troubleIn = (work: Promise<unknown>) => work.then(() => 'none', troubleOf);

describe.each(ENGINES)('work in the database (%s)', (engine) => {
  const test = running({ engine });
  beforeAll(async () => {
    await test.database.rows('CREATE TABLE kept (number int)');
  });

  const asUser = (owner: string, signal?: AbortSignal) =>
    test.database.for({ kind: 'request', owner, signal });

  it('ends when nobody waits for it any more, and harms nobody after it', async () => {
    const given = new AbortController();
    let begun: () => void = () => undefined;
    const running = new Promise<void>((resolve) => (begun = resolve));
    const read = asUser('a', given.signal).snapshot(async (sql) => {
      const rows = sql.rows(ENDLESS);
      begun();
      return rows;
    });
    await running;
    setTimeout(() => given.abort(), 50);
    expect(await troubleIn(read)).toBe('given-up');
    const answers = Array.from({ length: 20 }, () => asUser('b').rows('SELECT 1 AS one'));
    expect(await Promise.all(answers)).toEqual(Array(20).fill([{ one: 1 }]));
  });

  it('that has not begun yet is dropped when nobody waits for it any more', async () => {
    const given = new AbortController();
    let asked = 0;
    let goOn: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    // The embedded database has one connection.
    const most = engine === 'server' ? CONNECTIONS_PER_OWNER : 1;
    const holding: Promise<void>[] = [];
    while (holding.length < most) {
      await new Promise<void>((begun) => {
        holding.push(
          asUser('a').transaction(() => {
            begun();
            return held;
          }),
        );
      });
    }
    const waiting = asUser('a', given.signal).snapshot(async (sql) => {
      await sql.rows('SELECT 1');
      asked += 1;
    });
    given.abort();
    expect(await troubleIn(waiting)).toBe('given-up');
    goOn();
    await Promise.all(holding);
    expect(asked).toBe(0);
  });

  it('leaves turns for others, however much one user asks', async () => {
    const given = Array.from({ length: 9 }, () => new AbortController());
    const many = given.map(({ signal }) =>
      troubleIn(asUser('a', signal).snapshot((sql) => sql.rows(ENDLESS))),
    );
    // Each is refused when no turn comes, long before the first of these has had its time.
    await asUser('b').rows('SELECT 1');
    await asUser('b').snapshot((sql) => sql.rows('SELECT 1'));
    // Sessions and rights are asked for several people at once, in nobody's name.
    await test.database.rows('SELECT 1');
    for (const each of given) each.abort();
    expect((await Promise.all(many)).every((kind) => kind !== 'none')).toBe(true);
  });

  it('writes all or nothing when it is ended in the middle', async () => {
    const failing = test.database.transaction(async (sql) => {
      await sql.rows('INSERT INTO kept VALUES (1)');
      await endConnections(test);
      await sql.rows('INSERT INTO kept VALUES (2)');
    });
    if (engine === 'server') expect(await troubleIn(failing)).toBe('away');
    else await failing;
    const [{ count } = {}] = await test.database.rows<{ count: number }>(
      'SELECT count(*) AS count FROM kept',
    );
    expect(count).toBe(engine === 'server' ? 0 : 2);
  });
});

it('keeps the embedded database for its owner, and opens it again without loss when a statement cannot be stopped', async () => {
  const home = await mkdtemp(join(tmpdir(), 'kengetal-database-'));
  const folder = join(home, 'database');
  await copyTemplate(folder);
  const database = await openDatabase({ folder });
  try {
    await database.rows('CREATE TABLE kept (number int)');
    await database.rows('INSERT INTO kept VALUES (1)');
    const [{ path } = { path: '' }] = await database.rows<{ path: string }>(
      "SELECT pg_relation_filepath('kept') AS path",
    );
    expect((await stat(join(folder, path))).mode & 0o077).toBe(0);
    const given = new AbortController();
    const asker = { kind: 'request', owner: 'a', signal: given.signal } as const;
    const asleep = database.for(asker).snapshot((sql) => sql.rows('SELECT pg_sleep(60)'));
    setTimeout(() => given.abort(), 50);
    expect(await troubleIn(asleep)).toBe('given-up');
    expect(await database.rows('SELECT number FROM kept')).toEqual([{ number: 1 }]);
    await database.rows('INSERT INTO kept VALUES (2)');
  } finally {
    await database.close();
    await rm(home, { recursive: true, force: true });
  }
});
