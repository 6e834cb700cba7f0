import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runOperator } from '../../cli/run-operator.ts';
import { Caller } from '../../testing/caller.ts';
import { startApp } from '../../testing/environment.ts';
import { running } from '../../testing/running.ts';

type Event = Record<string, unknown>;

const event = (part: string, version: string, rest: Event): Event => ({
  ...{ at: '2025-03-18T10:00:00Z', part, version, release: 's1', trace_id: 't' },
  ...rest,
});
const load = (part: string, version: string, duration_ms: number) =>
  event(part, version, { kind: 'load', duration_ms });
const failure = (part: string, version: string, message: string) =>
  event(part, version, { kind: 'error', message });
const vital = (name: string, value: number) =>
  event('shell', 's1', { kind: 'vitals', vital: { name, value } });

describe('the operator', () => {
  const test = running();
  const keyFile = () => join(test.folder, 'operator.key');
  const key = async () => (await readFile(keyFile(), 'utf8')).trim();

  /** Told by browsers that day, and written. */
  const told = async (day: string, events: readonly Event[]) => {
    test.setNow(`${day}T10:00:00Z`);
    await new Caller(test).ask('telemetry', { body: { events: events as never } });
    await test.restart();
  };

  const ask = async (authorization: string | undefined, path = '/operator/parts') =>
    test.app.server.inject({ url: path, headers: authorization ? { authorization } : {} });

  const port = () => new URL(test.app.server.listeningOrigin).port;
  const run = async (args: readonly string[], settings: Record<string, string> = {}) => {
    let [out, error] = ['', ''];
    const code = await runOperator(args, {
      environment: { KENGETAL_DATA: test.folder, KENGETAL_API_PORT: port(), ...settings },
      out: (text) => (out += text),
      error: (text) => (error += text),
    });
    return { code, out, error };
  };

  beforeAll(async () => {
    await told('2025-03-10', [load('mfe-chat', '1.0.0', 9_000)]);
    await told('2025-03-17', [
      failure('mfe-chat', '2.0.0', 'Van gisteren'),
      ...[100, 200, 300].map((ms) => load('mfe-chat', '2.0.0', ms)),
      event('mfe-chat', '1.0.0', { kind: 'recovered' }),
      load('mfe-chat', '1.0.0', 700),
    ]);
    await told('2025-03-18', [
      load('mfe-chat', '2.0.0', 400),
      failure('mfe-chat', '2.0.0', 'Chunk 4\u001b[31m ontbreekt\nnu'),
      load('shell', 's1', 1_500),
      ...[0.02, 0.02, 0.02, 0.4].map((value) => vital('CLS', value)),
      ...[1_000, 2_000].map((value) => vital('LCP', value)),
    ]);
    await test.app.server.listen({ host: '127.0.0.1', port: 0 });
  });

  it('sees of each part and version loads, failures, recoveries and how long loads take', async () => {
    const answer = await ask(`Bearer ${await key()}`, '/operator/parts?days=7');
    const { from, to, parts, vitals } = answer.json();
    expect({ from, to }).toEqual({ from: '2025-03-12', to: '2025-03-18' });
    expect(parts).toMatchObject([
      {
        ...{ part: 'mfe-chat', version: '2.0.0', loads: 4, failures: 2, recoveries: 0 },
        last_failure: { day: '2025-03-18' },
      },
      { part: 'mfe-chat', version: '1.0.0', loads: 1, failures: 0, recoveries: 1 },
      { part: 'shell', version: 's1', loads: 1, failures: 0, last_failure: null },
    ]);
    const [chat] = parts;
    expect(chat.failed_percent).toBeCloseTo(33.3, 1);
    // Of 100, 200, 300 and 400 over two days.
    expect(Math.abs(chat.load_p75_ms - 300)).toBeLessThan(30);
    expect(vitals).toMatchObject([
      { version: 's1', name: 'LCP', samples: 2 },
      { version: 's1', name: 'CLS', samples: 4 },
    ]);
    expect(Math.abs(vitals[1].p75 - 20)).toBeLessThan(2);
  });

  it('sees as many days as are asked for', async () => {
    const one = (await ask(`Bearer ${await key()}`, '/operator/parts?days=1')).json();
    expect(one).toMatchObject({ from: '2025-03-18', parts: [{ loads: 1, failures: 1 }, {}] });
    const all = (await ask(`Bearer ${await key()}`, '/operator/parts?days=90')).json();
    expect(all.parts).toMatchObject([{}, { version: '1.0.0', loads: 2 }, {}]);
    const odd = await ask(`Bearer ${await key()}`, '/operator/parts?days=1000');
    expect(odd.statusCode).toBe(422);
  });

  it('is who shows the key; for all others there is nothing', async () => {
    const nowhere = await ask(undefined, '/operator/elders');
    expect(nowhere.statusCode).toBe(404);
    const whole = await key();
    for (const shown of [undefined, 'Bearer x', whole, `Bearer ${whole.slice(1)}`, 'Basic eDp5']) {
      for (const path of ['/operator/parts', '/operator/parts?days=1000']) {
        const answer = await ask(shown, path);
        expect([answer.statusCode, answer.body]).toEqual([404, nowhere.body]);
        expect(Object.keys(answer.headers).sort()).toEqual(Object.keys(nowhere.headers).sort());
      }
    }
  });

  it('has a key that only the owner of the data folder can read, and that stays', async () => {
    const before = await key();
    expect((await stat(keyFile())).mode & 0o777).toBe(0o600);
    await test.restart();
    await test.app.server.listen({ host: '127.0.0.1', port: 0 });
    expect(await key()).toBe(before);
  });

  it('reads it as a table', async () => {
    const { code, out, error } = await run(['parts']);
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(out).toMatch(/^mfe-chat +2\.0\.0 +4 +2 +0 +33,3 +\d{3} ms$/m);
    expect(out).toMatch(/^shell +s1 +1 +0 +0 +0,0 +1,\d s$/m);
    expect(out).toMatch(/^s1 +4 +\S+ s +– +0,0\d\d +–$/m);
    // A browser may send what a terminal obeys.
    expect(out).toContain('mfe-chat 2.0.0, 2025-03-18: Chunk 4 [31m ontbreekt nu\n');
    const { out: json } = await run(['parts', '--days', '1', '--json']);
    expect(JSON.parse(json)).toMatchObject({ from: '2025-03-18' });
  });

  it.each([
    ['another command', ['onderdelen'], /^Gebruik: /],
    ['an option that is none', ['parts', '--day', '3'], /^Gebruik: /],
    ['days that are none', ['parts', '--days', '0'], /1 tot en met 90/],
  ])('is told what is wrong with %s', async (_what, args, words) => {
    expect(await run(args)).toMatchObject({
      code: 2,
      out: '',
      error: expect.stringMatching(words),
    });
  });

  it('is told when Kengetal does not run here', async () => {
    expect((await run(['parts'], { KENGETAL_API_PORT: '1' })).error).toMatch(/antwoordt niet op/);
    const elsewhere = await run(['parts'], { KENGETAL_DATA: join(test.folder, 'elders') });
    expect(elsewhere.error).toMatch(/geen sleutel te lezen/);
    const whole = await key();
    await writeFile(keyFile(), `${'x'.repeat(43)}\n`);
    expect((await run(['parts'])).error).toMatch(/andere gegevens/);
    await writeFile(keyFile(), `${whole}\n`);
  });
});

it('is nobody when no key can be written, and the API starts', async () => {
  const test = await startApp();
  try {
    const file = join(test.folder, 'operator.key');
    await rm(file);
    // Nothing can be written where a folder stands.
    await mkdir(file);
    await test.restart();
    const answer = await test.app.server.inject({
      url: '/operator/parts',
      headers: { authorization: 'Bearer undefined' },
    });
    expect(answer.statusCode).toBe(404);
  } finally {
    await test.close();
  }
});
