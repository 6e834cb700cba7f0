import type { Connection } from '@kengetal/contract';
import {
  connect,
  consent,
  later,
  muchLater,
  OWNER,
  read,
  SMALL,
  withExact,
} from '../testing/exact.ts';
import { exactWith } from './dependencies.ts';
import { me } from './fields.ts';
import { seal, tokenKeysOf, unseal } from './sealing.ts';

const state = withExact();
jest.setTimeout(120_000);
const MINUTE = 60_000;

const shown = ({ connection_id }: Connection) =>
  state.caller.ask('getConnection', { query: { connection_id } });
const sync = async (connection: Connection) => {
  const { connection_id } = connection;
  await state.caller.ask('syncConnection', { body: { connection_id } });
  await read(state);
  return shown(connection);
};
/** Programs of their own on the database. */
const programs = (count: number) =>
  Array.from({ length: count }, () => {
    const { database, clock } = state.test;
    const { host } = state.exact;
    const config = {
      ...{ host, browserHost: host, clientId: '7d3a5c1e-0b64-4f2a-9e58-2c9f1b7a4d60' },
      ...{ clientSecret: 'alleen-voor-de-sandbox', redirectUri: 'http://localhost:4000/exact' },
    };
    const keys = tokenKeysOf(Buffer.alloc(32, 1).toString('base64'));
    const wait = () => new Promise<void>((resolve) => setImmediate(resolve));
    return exactWith({ database, clock, config, keys, wait });
  });
const tokenSet = async () => {
  const [row] = await state.test.database.rows<{ id: string }>(
    'SELECT token_set_id AS id FROM exact_tokens',
  );
  return row?.id ?? '';
};
const tokenCalls = () => state.exact.standIn.calls.all().endpoints['POST /api/oauth2/token'] ?? 0;
const reconnect = async (connection: Connection) => {
  const { connection_id, organisation_id } = connection;
  const body = { organisation_id, connection_id };
  const { authorize_url } = await state.caller.ask('startExact', { body });
  const again = await state.caller.ask('exactCallback', { body: await consent(authorize_url) });
  // What was read before is not shown as what it is now.
  expect(again.status).toBe('bezig');
  await read(state);
  return shown(connection);
};

it('asks for a new pair in the last half minute, once for all programs that want one', async () => {
  await connect(state);
  state.exact.standIn.calls.clear();
  const id = await tokenSet();
  const ask = () =>
    Promise.all(
      programs(4).map((exact) => {
        const client = exact.client({ tokenSetId: id, signal: new AbortController().signal });
        return client.all('current/Me?$select=UserID,CurrentDivision', me);
      }),
    );
  later(state.test, 9 * MINUTE);
  await ask();
  expect(tokenCalls()).toBe(0);
  later(state.test, 35_000);
  await ask();
  expect(tokenCalls()).toBe(1);
  later(state.test, 60 * MINUTE);
  expect((await ask()).flat()).toHaveLength(4);
  expect(tokenCalls()).toBe(2);
});

it('waits when Exact finds a new pair too early, and asks nothing meanwhile', async () => {
  const connection = await connect(state);
  // Our access token is taken back while the next one may not be asked for yet.
  later(state.test, MINUTE);
  state.exact.standIn.tokens.expireAccess(OWNER);
  state.exact.standIn.calls.clear();
  const [exact] = programs(1);
  const client = exact?.client({
    tokenSetId: await tokenSet(),
    signal: new AbortController().signal,
  });
  const ask = () => client?.all('current/Me?$select=UserID,CurrentDivision', me);
  await expect(ask()).rejects.toMatchObject({ message: 'a limit of Exact is reached' });
  await expect(ask()).rejects.toMatchObject({ message: 'a limit of Exact is reached' });
  expect(tokenCalls()).toBe(1);
  await muchLater(state, 10 * MINUTE);
  expect(await sync(connection)).toMatchObject({ status: 'actief' });
});

it.each([
  ['was not used for a month', () => state.exact.standIn.tokens.expireRefresh(OWNER)],
  ['was withdrawn', () => state.exact.standIn.tokens.revoke(OWNER)],
])('says once that the consent %s, and reads on when it is given again', async (_, end) => {
  const connection = await connect(state);
  await muchLater(state, 20 * MINUTE);
  end();
  state.exact.standIn.calls.clear();
  const broken = await sync(connection);
  expect(broken).toMatchObject({
    status: 'verlopen',
    error_code: 'toestemming_verlopen',
    next_sync_at: null,
    lines: connection.lines,
  });
  expect(tokenCalls()).toBe(1);
  const { connection_id } = connection;
  expect((await state.caller.problem('syncConnection', { body: { connection_id } })).code).toBe(
    'conflict',
  );
  await read(state);
  expect(tokenCalls()).toBe(1);
  expect(await reconnect(connection)).toMatchObject({ status: 'actief', error: null });
});

it('goes on with the refresh token that a rate limit brings', async () => {
  const connection = await connect(state);
  await muchLater(state, 20 * MINUTE);
  state.exact.standIn.faults.add({
    ...{ kind: 'refresh_limited', path: 'oauth2/token', after: 0, times: 1, ms: 0 },
  });
  const [exact] = programs(1);
  await expect(exact?.tokens.access(await tokenSet())).rejects.toMatchObject({
    message: 'a limit of Exact is reached',
  });
  await muchLater(state, 10 * MINUTE);
  expect(await sync(connection)).toMatchObject({ status: 'actief' });
});

it('costs a new consent, and no data, when a program ends between Exact’s answer and ours', async () => {
  const connection = await connect(state);
  await muchLater(state, 20 * MINUTE);
  // Asked by a program that could not store the answer.
  const [row] = await state.test.database.rows<{ refresh: string }>(
    'SELECT refresh FROM exact_tokens',
  );
  const keys = tokenKeysOf(Buffer.alloc(32, 1).toString('base64'));
  const refresh = unseal(keys, 'exact refresh', row?.refresh ?? '');
  state.exact.standIn.tokens.refresh(refresh);
  const broken = await sync(connection);
  expect(broken).toMatchObject({ status: 'verlopen', lines: connection.lines });
  expect(await reconnect(connection)).toMatchObject({ status: 'actief', lines: connection.lines });
});

it('heals every connection of a user of Exact with one consent', async () => {
  const connection = await connect(state);
  await muchLater(state, 20 * MINUTE);
  state.exact.standIn.tokens.revoke(OWNER);
  await sync(connection);
  const other = await state.caller.ask('createOrganisation', {
    body: { organisation_name: 'Tweede' },
  });
  const second = await connect({ ...state, organisationId: other.organisation_id });
  expect(second).toMatchObject({ status: 'actief', administration_id: String(SMALL.code) });
  await read(state);
  expect(await shown(connection)).toMatchObject({ status: 'actief' });
  expect(await state.test.database.rows('SELECT FROM exact_tokens')).toHaveLength(1);
});

it('keeps tokens alive that nobody used for a week', async () => {
  const connection = await connect(state);
  await state.test.database.rows('UPDATE exact_connections SET next_sync_at = NULL');
  for (let day = 0; day < 40; day += 8) {
    later(state.test, 8 * 24 * 60 * MINUTE);
    await state.test.app.jobs.idle(['exact_tokens']);
  }
  await muchLater(state, 0);
  expect(await sync(connection)).toMatchObject({ status: 'actief' });
});

it('opens what an older key sealed, and seals with the newest', () => {
  const [old, key] = [1, 2].map((fill) => Buffer.alloc(32, fill).toString('base64'));
  if (!old || !key) throw new Error('no keys');
  const sealed = seal(tokenKeysOf(old), 'x', 'geheim');
  const rotated = tokenKeysOf(key, [old]);
  expect(unseal(rotated, 'x', sealed)).toBe('geheim');
  expect(() => unseal(tokenKeysOf(key), 'x', sealed)).toThrow('no key opens this');
  expect(() => unseal(rotated, 'y', sealed)).toThrow('what was sealed has changed');
  expect(unseal(tokenKeysOf(key), 'x', seal(rotated, 'x', 'geheim'))).toBe('geheim');
  expect(() => tokenKeysOf('te kort')).toThrow('KENGETAL_TOKEN_KEY');
});
