import { ALONE, runningExact } from '../testing/running.ts';

const test = runningExact();
const path = `${ALONE}/financial/Journals`;
const fault = (kind: string, more: object = {}) =>
  test.connection.order('faults', { kind, ...more });
const dailyHeader = ({ headers }: Response) => headers.get('x-ratelimit-limit');

beforeEach(() => test.connection.link());

it.each([
  ['minutely_limit', 429, null],
  ['daily_limit', 429, '5000'],
  ['server_error', 500, null],
])('%s fails once, with or without what is left of the day', async (kind, status, daily) => {
  await fault(kind);
  const failed = await test.connection.get(path);
  expect([failed.status, dailyHeader(failed)]).toEqual([status, daily]);
  expect((await test.connection.get(path)).status).toBe(200);
});

it('fails only where it is asked, after so many times, and as often', async () => {
  await fault('server_error', { path: 'financial/journals', after: 1, times: 2 });
  expect((await test.connection.get(`${ALONE}/vat/VATCodes`)).status).toBe(200);
  const statuses = [];
  for (let times = 0; times < 4; times += 1)
    statuses.push((await test.connection.get(path)).status);
  expect(statuses).toEqual([200, 500, 500, 200]);
});

it('forgets faults that are taken back', async () => {
  await fault('server_error', { times: 5 });
  await fetch(`${test.exact.host}/control/faults`, { method: 'DELETE' });
  expect((await test.connection.get(path)).status).toBe(200);
});

it('ends the connection halfway an answer', async () => {
  await fault('cut');
  await expect(test.connection.get(path).then((response) => response.text())).rejects.toThrow();
  expect((await test.connection.get(path)).status).toBe(200);
});

it('answers late', async () => {
  await fault('slow', { ms: 80 });
  const began = performance.now();
  expect((await test.connection.get(path)).status).toBe(200);
  expect(performance.now() - began).toBeGreaterThanOrEqual(75);
});

describe('a refresh', () => {
  beforeEach(() => test.connection.order('clock', { seconds: 580 }));

  it('that is limited has used up the old token, and gives the new one', async () => {
    await fault('refresh_limited', { path: 'token' });
    const failed = await test.connection.refresh();
    expect(failed.status).toBe(429);
    const { refresh_token, access_token } = (await failed.json()) as Record<string, string>;
    expect(access_token).toBeUndefined();
    expect((await test.connection.refresh()).status).toBe(401);
    await test.connection.order('clock', { seconds: 580 });
    expect((await test.connection.refresh(refresh_token)).status).toBe(200);
  });

  it('that is lost on its way has used up the old token', async () => {
    await fault('cut', { path: 'token' });
    await expect(test.connection.refresh().then((response) => response.text())).rejects.toThrow();
    expect((await test.connection.refresh()).status).toBe(401);
  });

  it('that is refused by a limit beforehand has used up nothing', async () => {
    await fault('minutely_limit', { path: 'token' });
    expect((await test.connection.refresh()).status).toBe(429);
    expect((await test.connection.refresh()).status).toBe(200);
  });
});

it('counts calls by endpoint', async () => {
  await fetch(`${test.exact.host}/control/calls`, { method: 'DELETE' });
  await test.connection.get(path);
  await test.connection.get(path);
  await test.connection.get('current/Me');
  await test.connection.refresh();
  expect(await (await fetch(`${test.exact.host}/control/calls`)).json()).toEqual({
    total: 4,
    endpoints: { 'GET financial/journals': 2, 'GET current/me': 1, 'POST /api/oauth2/token': 1 },
  });
});
