import { Caller } from '../testing/caller.ts';
import { withOrganisation } from '../testing/books.ts';
import { running } from '../testing/running.ts';
import { consent, later, link, SMALL, withExact } from '../testing/exact.ts';

describe('consent of Exact Online', () => {
  const state = withExact();

  const start = async (more: object = {}) => {
    const body = { organisation_id: state.organisationId, ...more };
    return (await state.caller.ask('startExact', { body })).authorize_url;
  };

  it('is taken once, by the session that began it; asked again it answers the same', async () => {
    const back = await consent(await start());
    const other = await new Caller(state.test).signIn('anna@voorbeeld.nl');
    expect((await other.problem('exactCallback', { body: back })).code).toBe('not_found');
    const made = await state.caller.ask('exactCallback', { body: back });
    expect(made).toMatchObject({ status: 'niet_gekoppeld', project_id: null });
    const tokenCalls = state.exact.standIn.calls.all();
    expect(await state.caller.ask('exactCallback', { body: back })).toEqual(made);
    expect(state.exact.standIn.calls.all()).toEqual(tokenCalls);
  });

  it('says what is wrong of a refusal, a code that is too old and a state that is', async () => {
    const { code } = await consent(await start());
    const problem = (body: { state: string; code?: string; error?: string }) =>
      state.caller.problem('exactCallback', { body });
    const denied = await consent(await start(), { weigeren: '1' });
    expect(denied.error).toBe('access_denied');
    // That nothing changed is for the screen to say, of each refusal.
    expect(await problem(denied)).toMatchObject({
      ...{ code: 'unprocessable', detail: 'Je hebt in Exact Online geen toestemming gegeven.' },
    });
    const old = await consent(await start());
    later(state.test, 181_000);
    expect((await problem(old)).code).toBe('conflict');
    // A code that did not work is not tried a second time.
    expect((await problem(old)).code).toBe('conflict');
    expect((await problem({ state: 'van een ander', code })).code).toBe('not_found');
    const late = await consent(await start());
    later(state.test, 601_000);
    expect((await problem(late)).code).toBe('not_found');
  });

  it('is told apart from an Exact that does not answer', async () => {
    const back = await consent(await start());
    await state.exact.close();
    expect((await state.caller.problem('exactCallback', { body: back })).code).toBe('unavailable');
  });

  it('is its maker’s alone until an administration is chosen', async () => {
    const { connection_id } = await link(state);
    const other = await new Caller(state.test).signIn('bert@voorbeeld.nl');
    await state.test.database.rows(
      `INSERT INTO memberships (organisation_id, user_id, level, since) VALUES ($1, $2, 'beheerder', now())`,
      [state.organisationId, other.userId],
    );
    const query = { connection_id };
    for (const name of ['getConnection', 'administrations', 'deleteConnection'] as const) {
      expect((await other.problem(name, { query })).code).toBe('not_found');
    }
    const listed = (caller: Caller) =>
      caller.ask('organisationConnections', { query: { organisation_id: state.organisationId } });
    expect(await listed(other)).toEqual([]);
    expect((await listed(state.caller)).map((one) => one.connection_id)).toEqual([connection_id]);
  });

  it('keeps no token that can be read, and none once the last connection is gone', async () => {
    const { connection_id } = await link(state);
    const tokens = () => state.test.database.rows<object>('SELECT * FROM exact_tokens');
    const [row] = await tokens();
    expect(JSON.stringify(row)).not.toContain('stampNL001');
    expect(await state.caller.send('deleteConnection', { query: { connection_id } })).toMatchObject(
      {
        statusCode: 204,
      },
    );
    expect(await tokens()).toEqual([]);
  });

  it('offers what the user of Exact may look into, and nothing that is read already', async () => {
    const first = await link(state);
    const query = { connection_id: first.connection_id };
    const choices = [{ administration_id: String(SMALL.code), project_id: null }];
    const listed = await state.caller.ask('administrations', { query });
    expect(listed).toEqual([
      expect.objectContaining({ name: SMALL.name, connection_id: null, project: null }),
    ]);
    const [made] = await state.caller.ask('chooseAdministration', { body: { ...query, choices } });
    const [again] = await state.caller.ask('administrations', { query });
    expect(again).toMatchObject({
      connection_id: first.connection_id,
      project: { project_id: made?.project_id, project_name: SMALL.name },
    });
    const refused = await state.caller.problem('chooseAdministration', {
      body: { ...query, choices },
    });
    expect(refused.detail).toBe(`${SMALL.name} wordt al gelezen in deze organisatie.`);
  });
});

describe('without an app at Exact Online', () => {
  const test = running();

  it('says so', async () => {
    const caller = await new Caller(test).signIn('anna@voorbeeld.nl');
    const body = { organisation_id: await withOrganisation(caller) };
    expect((await caller.problem('startExact', { body })).code).toBe('unavailable');
  });
});
