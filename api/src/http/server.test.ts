import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { Caller } from '../testing/caller.ts';
import { startApp, type TestApp } from '../testing/environment.ts';

describe('the server', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startApp({ settings: { KENGETAL_REQUESTS_PER_MINUTE: '60' } });
  });
  afterAll(() => test.close());
  const inject = (options: object) => test.app.server.inject(options);

  it('is alive and ready', async () => {
    for (const url of ['/health', '/ready']) {
      expect((await inject({ url })).json()).toEqual({ status: 'ok' });
    }
  });

  it('is not ready while what it starts with is being made', async () => {
    let prepared = false;
    const starting = await startApp({ isPrepared: () => prepared });
    const ready = async () => (await starting.app.server.inject({ url: '/ready' })).statusCode;
    expect(await ready()).toBe(503);
    prepared = true;
    expect(await ready()).toBe(200);
    await starting.close();
  });

  it('serves its own description', async () => {
    const response = await inject({ url: '/v1/openapi.json' });
    expect(response.json()).toMatchObject({ openapi: '3.1.0' });
  });

  it('compresses what is long, for who takes that', async () => {
    const url = '/v1/openapi.json';
    const ask = (encoding: string, path = url) =>
      test.app.server.inject({ url: path, headers: { 'accept-encoding': encoding } });
    const whole = (await ask('identity')).body;
    const [brotli, gzip] = [await ask('gzip, br'), await ask('gzip')];
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      vary: expect.stringContaining('accept-encoding'),
    });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(whole);
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(whole);
    expect(brotli.rawPayload.length).toBeLessThan(whole.length / 5);
    expect((await ask('br', '/health')).headers['content-encoding']).toBeUndefined();
  });

  it('reads nothing that is sent compressed, which would be longer than it says', async () => {
    const payload = gzipSync(JSON.stringify({ provider: 'microsoft', id_token: 'x' }));
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const sent = await test.app.server.inject({
      method: 'POST',
      url: '/v1/login',
      headers,
      payload,
    });
    expect(sent.statusCode).toBe(400);
  });

  it('lets the shell and the remotes call, with cookies, and nobody else', async () => {
    const headers = (origin: string) => ({
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    });
    const preflight = (origin: string) =>
      inject({ method: 'OPTIONS', url: '/v1/login', headers: headers(origin) });
    for (const origin of ['http://localhost:4000', 'http://localhost:4005']) {
      expect((await preflight(origin)).headers).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
      });
    }
    const refused = await preflight('http://evil.example.test');
    expect(refused.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('sets headers that keep browsers from guessing and framing, on whatever it answers', async () => {
    const address = await test.app.server.listen({ host: '127.0.0.1', port: 0 });
    const paths = ['/health', '/v1/niets', '/v1/%zz', '/v1/config', '/%00', '//', '/v1/download'];
    for (const path of paths) {
      const { status, headers } = await fetch(address + path);
      expect(status).toBeLessThan(500);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('cross-origin-resource-policy')).toBe('same-site');
      expect(headers.has('strict-transport-security')).toBe(false);
    }
  });

  it('answers a path that is not there with a problem document', async () => {
    const response = await inject({ url: '/v1/niets' });
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(response.json()).toEqual({
      type: 'urn:kengetal:problem:not_found',
      status: 404,
      code: 'not_found',
      title: 'Dit is niet gevonden.',
    });
  });

  it('keeps NUL and half characters out, which no database has in a text, and what only looks like it in', async () => {
    const caller = await new Caller(test).signIn('nul@voorbeeld.nl');
    const make = (organisation_name: string) => ({ body: { organisation_name } });
    const problem = await caller.problem('createOrganisation', make('Bakker\u0000ij'));
    expect(problem).toMatchObject({ status: 400, code: 'invalid_request' });
    expect((await inject({ url: '/v1/recurring?series=%00' })).statusCode).toBe(400);
    for (const half of ['Bakker\ud800ij', 'Bakker\udc00ij', '\udc00\ud83dBakker']) {
      expect(await caller.problem('createOrganisation', make(half))).toMatchObject({ status: 400 });
    }
    const escaped = (text: string) => ({
      method: 'POST' as const,
      url: '/v1/organisation',
      headers: {
        authorization: `Bearer ${caller.accessToken}`,
        'content-type': 'application/json',
      },
      payload: `{"organisation_name":"${text}"}`,
    });
    const whole = await inject(escaped(String.raw`Bakker \ud83c\udf5e en \\ud83d`));
    expect(whole.json()).toMatchObject({ organisation_name: String.raw`Bakker 🍞 en \ud83d` });
    const name = String.raw`Bakker\u0000ij`;
    const made = await caller.ask('createOrganisation', make(name));
    expect(made.organisation_name).toBe(name);
  });

  it('says per field what is wrong, in Dutch', async () => {
    const caller = await new Caller(test).signIn('anna@voorbeeld.nl');
    const problem = await caller.problem('createOrganisation', {
      body: { organisation_name: ' x ' },
    });
    expect(problem).toMatchObject({
      status: 422,
      errors: [{ path: 'organisation_name', message: 'Vul een naam van minstens 2 tekens in.' }],
    });
  });

  it.each([
    ['no JSON', '{'],
    ['another shape', '[]'],
    ['nothing', ''],
  ])('calls a body of %s an invalid request', async (_name, payload) => {
    const headers = { 'content-type': 'application/json' };
    const response = await inject({ method: 'POST', url: '/v1/refresh', headers, payload });
    expect(response.json()).toMatchObject({ status: 400, code: 'invalid_request' });
  });

  it('refuses a body of another kind or too large', async () => {
    const post = (type: string, payload: string) =>
      inject({ method: 'POST', url: '/v1/refresh', headers: { 'content-type': type }, payload });
    expect((await post('text/xml', '<x/>')).statusCode).toBe(400);
    const large = JSON.stringify({ refresh_token: 'x'.repeat(1_100_000) });
    expect((await post('application/json', large)).json()).toMatchObject({ code: 'too_large' });
  });

  it('speaks to https alone in production, with a cookie of this very host', async () => {
    const live = await startApp({
      settings: {
        NODE_ENV: ' Production',
        KENGETAL_ORIGINS: 'https://kengetal.example',
        KENGETAL_EMBEDDED: 'true',
        KENGETAL_GOOGLE_CLIENT_ID: 'eigen.apps.googleusercontent.com',
        KENGETAL_GOOGLE_CLIENT_SECRET: 'geheim',
      },
    });
    const address = await live.app.server.listen({ host: '127.0.0.1', port: 0 });
    const { headers } = await fetch(`${address}/v1/login/challenge`, { method: 'POST' });
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
    expect(headers.get('set-cookie')).toMatch(/^__Host-kengetal_challenge=.*Path=\/;.*Secure/);
    expect(headers.get('set-cookie')).not.toContain('Domain');
    await live.close();
  });

  it('asks for patience after too many requests', async () => {
    const answers = [];
    for (let times = 0; times < 61; times += 1) answers.push(await inject({ url: '/v1/config' }));
    for (const url of ['/health', '/ready']) expect((await inject({ url })).statusCode).toBe(200);
    const last = answers[answers.length - 1];
    expect(last?.json()).toMatchObject({ status: 429, code: 'rate_limited' });
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
  });
});
