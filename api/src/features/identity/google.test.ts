import { createSecretKey } from 'node:crypto';
import { generateKeyPair, UnsecuredJWT, type JWTPayload } from 'jose';
import { Caller } from '../../testing/caller.ts';
import { startApp, type TestApp } from '../../testing/environment.ts';
import { REDIRECT_URI, TestGoogle, type Choice } from '../../testing/google.ts';

const NOW = '2025-03-18T10:00:00Z';
const EMAIL = 'sanne@voorbeeld.nl';

describe('sign-in with Google', () => {
  let google: TestGoogle;
  let test: TestApp;
  let caller: Caller;
  beforeAll(async () => {
    google = await TestGoogle.start(() => test.clock.now());
    test = await startApp({ now: NOW, settings: google.settings });
  });
  afterAll(async () => {
    await test.close();
    await google.close();
  });
  beforeEach(() => {
    test.setNow(NOW);
    google.instead = undefined;
    caller = new Caller(test);
  });

  const nonceOf = async (who: Caller) => (await who.ask('loginChallenge')).nonce;
  /** Everything up to the page's post. */
  const chosen = async (choice: Partial<Choice> = {}) =>
    (await google.choose({ nonce: await nonceOf(caller), ...choice })).body;
  const refused = { code: 'sign_in_rejected', status: 401 };

  it('gives tokens of our own that open the account, with name, e-mail and picture', async () => {
    caller.keep(await caller.ask('login', { body: await chosen({ email: EMAIL }) }));
    expect((await caller.ask('config')).user).toMatchObject({
      name: 'sanne',
      email: EMAIL,
      avatar: expect.stringMatching(/^https:\/\/pictures\.example\.test\/\d+$/),
    });
  });

  it('knows someone by the id that Google gives, not by the e-mail address', async () => {
    const first = await caller.ask('login', { body: await chosen() });
    const claims = { email: 'sanne@nieuw.nl', picture: 'javascript:alert(1)' };
    const renamed = await caller.ask('login', { body: await chosen({ signing: { claims } }) });
    expect(renamed.user).toEqual({ ...first.user, email: 'sanne@nieuw.nl', avatar: null });
    const signing = { claims: { sub: '100000000000000000000' } };
    const other = await caller.ask('login', { body: await chosen({ signing }) });
    expect(other.user.user_id).not.toBe(first.user.user_id);
    const atWork = await new Caller(test).signIn(EMAIL);
    expect(atWork.userId).not.toBe(first.user.user_id);
  });

  it('takes the issuer without its scheme too', async () => {
    const signing = { claims: { iss: 'accounts.google.com' } };
    expect((await caller.send('login', { body: await chosen({ signing }) })).statusCode).toBe(200);
  });

  it('accepts a code once', async () => {
    const body = await chosen();
    expect((await caller.send('login', { body })).statusCode).toBe(200);
    expect(await caller.problem('login', { body })).toMatchObject(refused);
  });

  it('accepts a nonce once', async () => {
    const nonce = await nonceOf(caller);
    await caller.ask('login', { body: (await google.choose({ nonce })).body });
    const { body } = await google.choose({ nonce });
    expect(await caller.problem('login', { body })).toMatchObject(refused);
  });

  it('refuses a code in another browser, with or without a challenge of its own', async () => {
    const thief = new Caller(test);
    await nonceOf(thief);
    expect(await thief.problem('login', { body: await chosen() })).toMatchObject(refused);
    const bare = new Caller(test);
    expect(await bare.problem('login', { body: await chosen() })).toMatchObject(refused);
  });

  it('refuses a code without the verifier that it was asked for with', async () => {
    const body = { ...(await chosen()), code_verifier: 'geraden'.repeat(7) };
    expect(await caller.problem('login', { body })).toMatchObject(refused);
  });

  it.each([
    'http://localhost:4000/login/',
    'http://localhost:4000/',
    'http://localhost:4999/login',
    'https://evil.example.test/login',
  ])('refuses a code for %s, and sends it nowhere', async (redirectUri) => {
    let asked = 0;
    google.instead = (response) => {
      asked += 1;
      response.end();
    };
    const body = await chosen({ redirectUri });
    expect(await caller.problem('login', { body })).toMatchObject(refused);
    expect(asked).toBe(0);
  });

  it('refuses a code that was given for another address than is said', async () => {
    const body = await chosen({ redirectUri: 'http://localhost:4001/login' });
    const said = { ...body, redirect_uri: REDIRECT_URI };
    expect(await caller.problem('login', { body: said })).toMatchObject(refused);
  });

  const seconds = Math.floor(Date.parse(NOW) / 1_000);
  const BAD_CLAIMS: [string, JWTPayload, string?][] = [
    ['for another app', { aud: 'een-ander.apps.example.test' }],
    ['asked for by another app', { azp: 'een-ander.apps.example.test' }],
    ['of another issuer', { iss: 'https://accounts.google.com.example.test' }],
    ['of Microsoft', { iss: 'https://login.microsoftonline.com/common/v2.0' }],
    ['without a nonce', { nonce: undefined }],
    ['with a nonce of its own', { nonce: 'zelf-bedacht' }],
    ['with an e-mail address that nobody verified', { email_verified: false }],
    ['that does not say whether the address was verified', { email_verified: undefined }],
    ['without an e-mail address', { email: undefined }],
    ['without an id', { sub: undefined }],
    ['with an id that reads as another kind of user', { sub: 'x|y' }],
    ['without a moment of issue', { iat: undefined }],
    ['without an end', { exp: undefined }],
    ['that is 12 minutes old', { iat: seconds - 720 }, 'sign_in_clock'],
    ['that has run out', { exp: seconds - 120 }, 'sign_in_clock'],
    ['from the future', { iat: seconds + 600 }, 'sign_in_clock'],
    ['that has run out and is of another app', { exp: seconds - 120, aud: 'een-ander' }],
    ['that has run out and has a nonce of its own', { exp: seconds - 120, nonce: 'zelf' }],
  ];
  it.each(BAD_CLAIMS)('refuses a token %s', async (_name, claims, code = 'sign_in_rejected') => {
    const body = await chosen({ signing: { claims } });
    expect(await caller.problem('login', { body })).toMatchObject({ code, status: 401 });
  });

  it('allows a minute between the clocks', async () => {
    const signing = { claims: { iat: seconds + 55 } };
    expect((await caller.send('login', { body: await chosen({ signing }) })).statusCode).toBe(200);
  });

  it('refuses a token that the public key signed as a secret', async () => {
    const secret = createSecretKey(Buffer.from(JSON.stringify(google.publicKey))).export();
    const signing = { header: { alg: 'HS256' }, key: new Uint8Array(secret) };
    expect(await caller.problem('login', { body: await chosen({ signing }) })).toMatchObject(
      refused,
    );
  });

  it.each(['RS256', 'RS512', 'ES256'])('refuses a token of a key of its own (%s)', async (alg) => {
    const { privateKey: key } = await generateKeyPair(alg);
    const body = await chosen({ signing: { header: { alg }, key } });
    expect(await caller.problem('login', { body })).toMatchObject(refused);
  });

  it('refuses a token without a signature', async () => {
    const { body, idToken } = await google.choose({ nonce: await nonceOf(caller) });
    const claims: unknown = JSON.parse(
      Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString(),
    );
    const forged = new UnsecuredJWT(claims as JWTPayload).encode();
    google.instead = (response) => response.end(JSON.stringify({ id_token: forged }));
    expect(await caller.problem('login', { body })).toMatchObject(refused);
  });

  it.each<[string, TestGoogle['instead']]>([
    ['does not answer', () => undefined],
    ['breaks off', (response) => response.destroy()],
    ['is broken', (response) => response.writeHead(500).end('<h1>500</h1>')],
    ['is busy', (response) => response.writeHead(429).end('{"error":"rate_limit"}')],
    ['answers nonsense', (response) => response.end('<html>')],
    ['forgets the ID token', (response) => response.end('{"access_token":"x"}')],
    [
      'sends the secret elsewhere',
      (response) => response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end(),
    ],
    [
      'does not know our secret',
      (response) => response.writeHead(401).end('{"error":"invalid_client"}'),
    ],
  ])('says that Google is unreachable when it %s', async (_name, instead) => {
    google.instead = instead;
    const problem = await caller.problem('login', { body: await chosen() });
    expect(problem).toMatchObject({ code: 'unavailable', status: 503 });
    expect(problem.detail).toContain('Google is even niet bereikbaar');
  });
});

describe('Google that is not set up', () => {
  it('is said in words', async () => {
    const test = await startApp({ now: NOW });
    const caller = new Caller(test);
    await caller.ask('loginChallenge');
    const body = {
      provider: 'google',
      code: 'x',
      code_verifier: 'x'.repeat(43),
      redirect_uri: REDIRECT_URI,
    } as const;
    expect(await caller.problem('login', { body })).toMatchObject({
      code: 'unavailable',
      detail: 'Inloggen met Google is nog niet ingesteld.',
    });
    await test.close();
  });
});
