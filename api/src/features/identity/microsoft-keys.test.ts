import { Caller } from '../../testing/caller.ts';
import { startApp, type TestApp } from '../../testing/environment.ts';
import { CLIENT_ID, ISSUER, TENANT } from '../../testing/issuer.ts';
import { serveKeys, type KeysServer } from '../../testing/keys-server.ts';

const NOW = '2025-03-18T10:00:00Z';
const EMAIL = 'anna@voorbeeld.nl';
const OTHER_TENANT = '33333333-3333-4333-8333-333333333333';
const issuerOf = (tenant: string) => ISSUER.replace('{tenantid}', tenant);

describe('keys that Microsoft publishes', () => {
  let server: KeysServer;
  let test: TestApp;
  beforeAll(async () => {
    server = await serveKeys();
    test = await startApp({
      now: NOW,
      settings: {
        KENGETAL_MICROSOFT_CLIENT_ID: CLIENT_ID,
        KENGETAL_MICROSOFT_ISSUER: ISSUER,
        KENGETAL_MICROSOFT_KEYS: `${server.origin}/keys`,
        KENGETAL_MICROSOFT_TENANTS: `${TENANT}, ${OTHER_TENANT}`,
      },
    });
  });
  afterAll(() => test.close());
  // Keys are kept for a while: a new start fetches them anew.
  beforeEach(() => test.restart());

  /** Publishes the key under which the issuer signs, for the tenants of `issuer`. */
  const publish = (issuer?: string) => {
    server.keys = [{ ...test.issuer.publicKey, issuer }];
  };
  async function signIn(tid: string) {
    const caller = new Caller(test);
    const { nonce } = await caller.ask('loginChallenge');
    const id_token = await test.issuer.token(nonce, EMAIL, { claims: { tid } });
    return caller.send('login', { body: { provider: 'microsoft', id_token } });
  }

  it.each([ISSUER, issuerOf(TENANT)])(
    'sign for the issuer that is named on them (%s)',
    async (issuer) => {
      publish(issuer);
      expect((await signIn(TENANT)).statusCode).toBe(200);
    },
  );

  it('sign for no other tenant than the one that is named on them', async () => {
    publish(issuerOf(OTHER_TENANT));
    expect((await signIn(OTHER_TENANT)).statusCode).toBe(200);
    expect((await signIn(TENANT)).json()).toMatchObject({ code: 'sign_in_rejected', status: 401 });
  });

  it('sign for nobody when they are not published', async () => {
    server.keys = [{ ...test.issuer.publicKey, issuer: ISSUER, kid: 'een-andere' }];
    expect((await signIn(TENANT)).json()).toMatchObject({ code: 'sign_in_rejected', status: 401 });
  });

  it('let in nobody of a tenant that is not on the list, which is said', async () => {
    publish(ISSUER);
    expect((await signIn('44444444-4444-4444-8444-444444444444')).json()).toMatchObject({
      code: 'sign_in_tenant',
      status: 401,
      title: 'Je organisatie heeft geen toegang tot Kengetal.',
    });
  });

  it('are asked for within a time, after which the service is unavailable', async () => {
    await server.close();
    expect((await signIn(TENANT)).json()).toMatchObject({ code: 'unavailable', status: 503 });
  });
});
