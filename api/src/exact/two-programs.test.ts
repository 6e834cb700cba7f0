import { Caller } from '../testing/caller.ts';
import { ENGINES, type TestApp } from '../testing/environment.ts';
import { division, later, link, SMALL, withExact } from '../testing/exact.ts';

jest.setTimeout(60_000);

const OTHER = division(4_000_002, { seed: 8, firstMonth: 202501, years: 1, lastMonth: 202503 });
const DIVISIONS = [SMALL, OTHER];
const several = ENGINES.includes('server') ? describe : describe.skip;

several('two programs that read Exact by one database', () => {
  let other: TestApp | undefined;
  // Before the program that it stands beside.
  afterEach(() => other?.close());
  const state = withExact(DIVISIONS, { engine: 'server', isOfSeveral: true });
  beforeEach(async () => {
    other = await state.test.beside();
  });

  const calls = (path: string) =>
    Object.entries(state.exact.standIn.calls.all().endpoints)
      .filter(([endpoint]) => endpoint.toLowerCase().endsWith(path))
      .reduce((sum, [, count]) => sum + count, 0);
  /** Both look for work at once, until there is none. */
  const idle = () =>
    Promise.all(
      [state.test, other ?? state.test].map(({ app }) => app.jobs.idle(['sync', 'exact_checks'])),
    );
  const mirrored = () =>
    state.test.database.rows<{ lines: number; cents: number }>(
      `SELECT count(*)::int AS lines, sum(cents)::bigint AS cents FROM exact_lines
       GROUP BY connection_id ORDER BY lines`,
    );
  const choose = async () => {
    const { connection_id } = await link(state);
    const choices = DIVISIONS.map(({ code }) => ({
      administration_id: String(code),
      project_id: null,
    }));
    await state.caller.ask('chooseAdministration', { body: { connection_id, choices } });
    return connection_id;
  };

  it('has each administration read by one, and asks for new tokens once', async () => {
    await choose();
    await idle();
    const live = DIVISIONS.map(
      ({ code }) => state.exact.standIn.booksOf(code).lines.rows.filter((line) => line.live).length,
    );
    const pages = live.reduce((sum, lines) => sum + Math.floor(lines / 1_000) + 1, 0);
    expect(calls('sync/financial/transactionlines')).toBe(pages);
    expect((await mirrored()).map(({ cents }) => cents)).toEqual([0, 0]);
    expect((await mirrored()).map(({ lines }) => lines)).toEqual([...live].sort((a, b) => a - b));

    state.exact.standIn.calls.clear();
    // The pair is over; each administration is read again, by whichever program comes first.
    later(state.test, 600_000);
    const elsewhere = Object.assign(new Caller(other ?? state.test), state.caller);
    const [one, two] = await state.caller.ask('organisationConnections', {
      query: { organisation_id: state.organisationId },
    });
    await Promise.all([
      state.caller.ask('syncConnection', { body: { connection_id: one?.connection_id ?? '' } }),
      elsewhere.ask('syncConnection', { body: { connection_id: two?.connection_id ?? '' } }),
    ]);
    await idle();
    expect(calls('/api/oauth2/token')).toBe(1);
    expect((await mirrored()).map(({ lines }) => lines)).toEqual([...live].sort((a, b) => a - b));
  });

  it('has another take over what one that ended was reading', async () => {
    const connection_id = await choose();
    await state.test.app.close();
    await other?.app.jobs.idle(['sync', 'exact_checks']);
    const elsewhere = Object.assign(new Caller(other ?? state.test), state.caller);
    const shown = await elsewhere.ask('getConnection', { query: { connection_id } });
    expect(shown).toMatchObject({ status: 'actief', error: null });
    expect(shown.checks.map(({ ok }) => ok)).toEqual([true, true, true]);
    expect((await mirrored()).map(({ cents }) => cents)).toEqual([0, 0]);
  });
});
