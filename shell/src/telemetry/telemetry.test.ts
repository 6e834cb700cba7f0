import { createTelemetry, withoutPersonalData } from './telemetry.ts';

function collector() {
  const sent: { url: string; events: Record<string, unknown>[]; keepalive: boolean }[] = [];
  const send = async (url: string | URL | Request, init: RequestInit = {}) => {
    const { events } = JSON.parse(String(init.body));
    sent.push({ url: String(url), events, keepalive: init.keepalive ?? false });
    return new Response(null, { status: 204 });
  };
  let now = Date.UTC(2026, 0, 15);
  const telemetry = createTelemetry({
    apiUrl: 'http://api.test/v1',
    release: '1.0.0',
    now: () => now,
    send,
  });
  return { telemetry, sent, pass: (ms: number) => (now += ms) };
}

it('sends what was observed in one call that survives leaving the page', () => {
  const { telemetry, sent } = collector();
  telemetry.report({ kind: 'load', part: 'mfe-dashboard', version: '1.2.0', duration_ms: 120 });
  telemetry.report({ kind: 'error', part: 'shell', message: 'Oeps' });
  expect(sent).toEqual([]);
  telemetry.flush();
  expect(sent).toMatchObject([
    {
      url: 'http://api.test/v1/telemetry',
      keepalive: true,
      events: [
        { kind: 'load', part: 'mfe-dashboard', version: '1.2.0', release: '1.0.0' },
        { kind: 'error', part: 'shell', version: '1.0.0', at: '2026-01-15T00:00:00.000Z' },
      ],
    },
  ]);
  telemetry.flush();
  expect(sent).toHaveLength(1);
});

it('sends no more than the API takes at once', () => {
  const { telemetry, sent } = collector();
  for (let count = 0; count < 60; count += 1) telemetry.report({ kind: 'load', part: 'shell' });
  telemetry.flush();
  expect(sent.map(({ events }) => events.length)).toEqual([50, 10]);
});

it('tells of what repeats itself so often a minute and no more', () => {
  const { telemetry, sent, pass } = collector();
  const count = () => sent.reduce((sum, { events }) => sum + events.length, 0);
  const repeat = () => {
    for (let times = 0; times < 500; times += 1) telemetry.report({ kind: 'error', part: 'shell' });
    telemetry.flush();
  };
  repeat();
  expect(count()).toBe(60);
  pass(60_000);
  repeat();
  expect(count()).toBe(120);
});

it('leaves personal data out of details too', () => {
  const { telemetry, sent } = collector();
  const detail = { who: 'sanne@bakkerij.test', count: 3, slow: true };
  telemetry.report({ kind: 'error', part: 'shell', detail });
  telemetry.flush();
  expect(sent[0]?.events[0]).toMatchObject({ detail: { who: '[e-mail]', count: 3, slow: true } });
});

it.each([
  ['Mail naar sanne@bakkerij.test mislukt', 'Mail naar [e-mail] mislukt'],
  ['GET https://api.test/x?project_id=12&naam=Jan', 'GET https://api.test/x?[…]'],
  ['token dGhpcyBpcyBhIHNlY3JldCB0b2tlbg', 'token […]'],
  ['code=4/0AVMBsJjZ5Yk2nXqLwEr9', 'code=4/[…]'],
  ['/login#code=x&state=y', '/login#[…]'],
  ['Cannot read properties of undefined', 'Cannot read properties of undefined'],
])('leaves personal data out of %p', (message, expected) => {
  expect(withoutPersonalData(message)).toBe(expected);
});
