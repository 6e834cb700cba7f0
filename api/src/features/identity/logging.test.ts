import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallResponse } from '@kengetal/contract/api';
import { systemClock } from '../../clock.ts';
import { TestGoogle } from '../../testing/google.ts';
import { startIssuer, type OnlineIssuer } from '../../testing/online.ts';
import { startProgram, type Program } from '../../testing/program.ts';
import { copyTemplate } from '../../testing/template.ts';

jest.setTimeout(120_000);

/** What the log does say, so that it is known to have been listened to. */
const EXPECTED = [
  '"url":"/v1/login"',
  '"url":"/v1/nergens"',
  '"url":"/v1/config"',
  'the exchange was refused: invalid_grant',
  'the exchange failed: 401 invalid_client',
  'ERR_JWT_CLAIM_VALIDATION_FAILED aud',
  '"code":"sign_in_clock"',
  '"code":"sign_in_tenant"',
  'no challenge in this browser',
];

describe('the log of the program at its finest', () => {
  let folder: string;
  let issuer: OnlineIssuer;
  let google: TestGoogle;
  let program: Program;
  /** Everything that was sent or given out and must stay unknown. */
  const secrets = new Map<string, string>();
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kengetal-api-'));
    await copyTemplate(join(folder, 'database'));
    issuer = await startIssuer();
    google = await TestGoogle.start(() => systemClock.now());
    program = await startProgram({
      KENGETAL_DATA: folder,
      KENGETAL_LOG: 'trace',
      ...issuer.environment,
      ...google.settings,
    });
  });
  afterAll(async () => {
    program.child.kill('SIGKILL');
    issuer.close();
    await google.close();
    await rm(folder, { recursive: true, force: true });
  });

  const keep = (name: string, secret: string) => {
    secrets.set(`${name} ${secrets.size}`, secret);
    return secret;
  };
  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${program.origin}/v1${path}`, { method: 'POST', ...init });
  const post = (path: string, body: object, cookie = '') =>
    call(path, {
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });

  async function challenge() {
    const response = await call('/login/challenge');
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    keep('cookie', cookie.split('=')[1] ?? '');
    const { nonce } = (await response.json()) as CallResponse<'loginChallenge'>;
    return { nonce: keep('nonce', nonce), cookie };
  }
  async function microsoftLogin(claims: object = {}) {
    const { nonce, cookie } = await challenge();
    const id_token = await issuer.token(nonce, 'anna@voorbeeld.nl', { claims: { ...claims } });
    for (const part of id_token.split('.')) keep('ID token', part);
    return post('/login', { provider: 'microsoft', id_token }, cookie);
  }
  async function googleLogin() {
    const { nonce, cookie } = await challenge();
    const { body, idToken } = await google.choose({ nonce });
    keep('code', body.code);
    keep('verifier', body.code_verifier);
    keep('ID token', idToken);
    return {
      response: await post('/login', body, cookie),
      again: () => post('/login', body, cookie),
    };
  }
  async function keepTokens(response: Response) {
    const tokens = (await response.json()) as CallResponse<'refresh'>;
    keep('access token', tokens.access_token);
    keep('refresh token', tokens.refresh_token);
    return tokens;
  }

  /** Sign-in, refresh and sign-out, as they should go and as they should not. */
  async function wholeCycle() {
    keep('client secret', google.settings.KENGETAL_GOOGLE_CLIENT_SECRET ?? '');
    const statuses: number[] = [];
    const expectStatus = (response: Response) => statuses.push(response.status);

    const first = await keepTokens(await microsoftLogin());
    const { refresh_token } = first;
    const second = await keepTokens(await post('/refresh', { refresh_token }));
    const authorization = `Bearer ${second.access_token}`;
    expectStatus(await call('/config', { method: 'GET', headers: { authorization } }));
    expectStatus(await post('/refresh', { refresh_token }));
    expectStatus(await post('/logout', { refresh_token: second.refresh_token }));
    expectStatus(await call('/config', { method: 'GET', headers: { authorization } }));
    expect(statuses).toEqual([200, 401, 204, 401]);

    const withGoogle = await googleLogin();
    await keepTokens(withGoogle.response);
    expectStatus(await withGoogle.again());
    google.instead = (response) => response.writeHead(500).end();
    expectStatus((await googleLogin()).response);
    google.instead = (response) => response.writeHead(401).end('{"error":"invalid_client"}');
    expectStatus((await googleLogin()).response);
    expectStatus(await microsoftLogin({ aud: 'een-ander' }));
    expectStatus(await microsoftLogin({ exp: 1 }));
    expectStatus(await microsoftLogin({ tid: '9188040d-6c67-4c5b-b112-36a304b66dad' }));
    expect(statuses.slice(4)).toEqual([401, 503, 503, 401, 401, 401]);
  }

  /** Tokens in addresses, and in bodies that cannot be read. */
  async function misplaced() {
    const { access_token, refresh_token } = await keepTokens(await microsoftLogin());
    const query = new URLSearchParams({ access_token, code: refresh_token });
    for (const path of ['/config', '/login', '/nergens', '/refresh']) {
      await call(`${path}?${query}`, { method: 'GET' });
    }
    for (const body of [`{"refresh_token":"${refresh_token}`, `{${refresh_token}`, refresh_token]) {
      await call('/refresh', { headers: { 'content-type': 'application/json' }, body });
    }
    await post('/login', {
      provider: 'microsoft',
      id_token: `${access_token}.e30.${refresh_token}`,
    });
    await post('/login', { provider: access_token, id_token: [refresh_token] });
  }

  it('holds no token, code, nonce, verifier or secret, whatever goes right or wrong', async () => {
    await wholeCycle();
    await misplaced();
    await program.stop();
    const log = program.said();
    const missing = EXPECTED.filter((text) => !log.includes(text));
    expect(missing).toEqual([]);
    expect(secrets.size).toBeGreaterThan(30);
    const told = [...secrets].filter(([, secret]) => log.includes(secret)).map(([name]) => name);
    expect(told).toEqual([]);
  });
});
