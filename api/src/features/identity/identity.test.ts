import { createSecretKey } from 'node:crypto';
import { generateKeyPair, UnsecuredJWT, type JWTPayload } from 'jose';
import { Caller } from '../../testing/caller.ts';
import { running } from '../../testing/running.ts';
import { ISSUER, type Signing } from '../../testing/issuer.ts';

const NOW = '2025-03-18T10:00:00Z';
const OTHER_TENANT = '33333333-3333-4333-8333-333333333333';
const PERSONAL_TENANT = '9188040d-6c67-4c5b-b112-36a304b66dad';
const EMAIL = 'anna@voorbeeld.nl';

describe('sign-in', () => {
  const test = running({ now: NOW });
  let caller: Caller;
  beforeEach(() => {
    test.setNow(NOW);
    caller = new Caller(test);
  });

  const at = (seconds: number) => new Date(Date.parse(NOW) + seconds * 1_000).toISOString();
  const nonceOf = async (who: Caller) => (await who.ask('loginChallenge')).nonce;
  const login = (who: Caller, id_token: string) =>
    who.send('login', { body: { provider: 'microsoft', id_token } });

  it('gives tokens of our own that open the account', async () => {
    await caller.signIn(EMAIL);
    const config = await caller.ask('config');
    expect(config.user).toMatchObject({ name: 'anna', email: EMAIL });
    expect(config.rights).toEqual({ organisations: {}, projects: {} });
  });

  it('knows the same person again, also under another e-mail address', async () => {
    await caller.signIn(EMAIL);
    const again = new Caller(test);
    const token = await test.issuer.token(await nonceOf(again), EMAIL, {
      claims: { preferred_username: 'anna@nieuw.nl' },
    });
    again.keep((await login(again, token)).json());
    expect(again.userId).toBe(caller.userId);
    expect((await again.ask('config')).user.email).toBe('anna@nieuw.nl');
  });

  it('keeps two people with one e-mail address apart', async () => {
    await caller.signIn(EMAIL);
    const impostor = new Caller(test);
    const token = await test.issuer.token(await nonceOf(impostor), 'x@elders.nl', {
      claims: { preferred_username: EMAIL, tid: OTHER_TENANT },
    });
    impostor.keep((await login(impostor, token)).json());
    expect(impostor.userId).not.toBe(caller.userId);
  });

  it('binds the nonce to the browser with a cookie that scripts cannot read', async () => {
    const response = await caller.send('loginChallenge');
    expect(response.cookies[0]).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/v1/login',
    });
  });

  it('makes the value of that cookie itself, and keeps its own for a second tab', async () => {
    caller.cookies.kengetal_challenge = 'A'.repeat(43);
    await nonceOf(caller);
    const made = caller.cookies.kengetal_challenge;
    expect(made).not.toContain('AAAA');
    await nonceOf(caller);
    expect(caller.cookies.kengetal_challenge).toBe(made);
    const other = made.startsWith('B') ? 'C' : 'B';
    caller.cookies.kengetal_challenge = `${other}${made.slice(1)}`;
    await nonceOf(caller);
    expect(caller.cookies.kengetal_challenge?.slice(1)).not.toBe(made.slice(1));
  });

  it('accepts a nonce once', async () => {
    const token = await test.issuer.token(await nonceOf(caller), EMAIL);
    expect((await login(caller, token)).statusCode).toBe(200);
    expect((await login(caller, token)).json()).toMatchObject({ code: 'sign_in_rejected' });
  });

  it('refuses a nonce of another browser, and uses it up', async () => {
    const token = await test.issuer.token(await nonceOf(caller), EMAIL);
    const thief = new Caller(test);
    await nonceOf(thief);
    expect((await login(thief, token)).statusCode).toBe(401);
    expect((await login(caller, token)).statusCode).toBe(401);
  });

  it('refuses a browser without the cookie', async () => {
    const token = await test.issuer.token(await nonceOf(caller), EMAIL);
    expect((await login(new Caller(test), token)).statusCode).toBe(401);
  });

  it('refuses a nonce after 15 minutes', async () => {
    const nonce = await nonceOf(caller);
    test.setNow(at(15 * 60 + 1));
    expect((await login(caller, await test.issuer.token(nonce, EMAIL))).statusCode).toBe(401);
  });

  const seconds = Math.floor(Date.parse(NOW) / 1_000);
  const issuerOf = (tenant: string) => ISSUER.replace('{tenantid}', tenant);
  const BAD_CLAIMS: [string, JWTPayload, string?][] = [
    ['of another app', { aud: '99999999-9999-4999-8999-999999999999' }],
    ['of another tenant than its issuer', { tid: OTHER_TENANT, iss: issuerOf(PERSONAL_TENANT) }],
    ['of another issuer', { iss: 'https://evil.example.test/v2.0' }],
    ['of a personal account', { tid: PERSONAL_TENANT }, 'sign_in_tenant'],
    ['of a personal account at another app', { tid: PERSONAL_TENANT, aud: 'een-ander' }],
    ['without a tenant', { tid: 'common', iss: issuerOf('common') }],
    ['of version 1', { ver: '1.0' }],
    ['that is 12 minutes old', { iat: seconds - 720, nbf: seconds - 720 }, 'sign_in_clock'],
    ['without a moment of issue', { iat: undefined }],
    ['that has run out', { exp: seconds - 120 }, 'sign_in_clock'],
    ['that has run out, with a nonce of its own', { exp: seconds - 120, nonce: 'zelf' }],
    ['that has run out, of another app', { exp: seconds - 120, aud: 'een-ander' }],
    ['from the future', { nbf: seconds + 600, iat: seconds + 600 }, 'sign_in_clock'],
    ['of the future', { iat: seconds + 600 }, 'sign_in_clock'],
    ['without an end', { exp: undefined }],
    ['without a nonce', { nonce: undefined }],
    ['with a nonce of its own', { nonce: 'zelf-bedacht' }],
    ['without an object id', { oid: undefined }],
  ];
  it.each(BAD_CLAIMS)('refuses a token %s', async (_name, claims, code = 'sign_in_rejected') => {
    const token = await test.issuer.token(await nonceOf(caller), EMAIL, { claims });
    expect((await login(caller, token)).json()).toMatchObject({ code });
  });

  it('refuses a token without a signature', async () => {
    const nonce = await nonceOf(caller);
    const good = await test.issuer.token(nonce, EMAIL);
    const claims = JSON.parse(Buffer.from(good.split('.')[1] ?? '', 'base64url').toString());
    const forged = new UnsecuredJWT(claims as JWTPayload).encode();
    expect((await login(caller, forged)).statusCode).toBe(401);
  });

  it('refuses a token signed with the public key as a secret', async () => {
    const secret = createSecretKey(Buffer.from(JSON.stringify(test.issuer.publicKey)));
    const signing: Signing = {
      header: { alg: 'HS256' },
      key: new Uint8Array(secret.export()),
    };
    const token = await test.issuer.token(await nonceOf(caller), EMAIL, signing);
    expect((await login(caller, token)).statusCode).toBe(401);
  });

  it.each(['RS256', 'RS512'])('refuses a token signed with a key of its own (%s)', async (alg) => {
    const { privateKey } = await generateKeyPair(alg);
    const signing = { header: { alg }, key: privateKey };
    const token = await test.issuer.token(await nonceOf(caller), EMAIL, signing);
    expect((await login(caller, token)).statusCode).toBe(401);
  });
});
