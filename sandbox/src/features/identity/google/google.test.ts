import { createRemoteJWKSet, jwtVerify } from 'jose';
import { formAction } from '../../../testing/browser.ts';
import { GoogleClient, returned } from '../../../testing/google-client.ts';
import { freeBase, startProgram, temporaryData, type Program } from '../../../testing/program.ts';
import { RelyingParty } from '../../../testing/relying-party.ts';
import { GOOGLE_CLIENT_ID } from './endpoints.ts';

const PERSON = 'sanne.visser@gmail.com';

let program: Program;
let data: Awaited<ReturnType<typeof temporaryData>>;
let client: GoogleClient;

beforeAll(async () => {
  data = await temporaryData();
  program = await startProgram(data.path, await freeBase());
}, 60_000);

beforeEach(() => {
  client = new GoogleClient(program);
});

afterAll(async () => {
  await program.stop();
  await data.remove();
});

async function claimsOf(idToken: string) {
  const keys = createRemoteJWKSet(new URL(`${program.origin}/google/oauth2/v3/certs`));
  const { payload } = await jwtVerify(idToken, keys, {
    algorithms: ['RS256'],
    issuer: `${program.origin}/google`,
    audience: GOOGLE_CLIENT_ID,
  });
  return payload;
}

describe('the stand-in for Google', () => {
  it('offers its own people, and says whose stand-in it is', async () => {
    const page = await client.authorize();
    expect(page.status).toBe(200);
    expect(page.text).toContain(`value="${PERSON}"`);
    expect(page.text).toContain('aanmelden bij Google');
    expect(page.text).not.toContain('beheerder@voorbeeld.nl');
  });

  it('returns state and code in the query', async () => {
    const answer = await client.choose(PERSON);
    expect(answer.get('state')).toBe(client.state);
    expect(answer.get('code')).toEqual(expect.any(String));
  });

  it('gives name, verified e-mail, picture and the nonce in the ID token', async () => {
    const code = (await client.choose(PERSON)).get('code') ?? '';
    const tokens = await client.exchange(code);
    expect(tokens.refresh_token).toBeUndefined();
    const claims = await claimsOf(tokens.id_token);
    expect(claims).toMatchObject({
      sub: expect.stringMatching(/^\d{21}$/),
      nonce: client.nonce,
      name: 'Sanne Visser',
      given_name: 'Sanne',
      email: PERSON,
      email_verified: true,
    });
    const picture = await fetch(String(claims.picture));
    expect(picture.headers.get('content-type')).toContain('image/svg+xml');
    expect(await picture.text()).toMatch(/>\s*S\s*</);
  });

  it('knows an account by an id of its own, the same each time', async () => {
    const subOf = async (email: string) => {
      const own = new GoogleClient(program);
      const code = (await own.choose(email)).get('code') ?? '';
      return (await claimsOf((await own.exchange(code)).id_token)).sub;
    };
    expect(await subOf(PERSON)).toBe(await subOf(PERSON));
    expect(await subOf('jan@bedrijf.nl')).not.toBe(await subOf(PERSON));
  });

  it('returns access_denied on Annuleren', async () => {
    const action = formAction(await client.authorize());
    const answer = returned(await client.browser.submit(action, { annuleren: 'ja' }));
    expect(answer.get('error')).toBe('access_denied');
    expect(answer.get('state')).toBe(client.state);
  });

  it('gives a code once', async () => {
    const code = (await client.choose(PERSON)).get('code') ?? '';
    expect((await client.exchange(code)).error).toBeUndefined();
    expect((await client.exchange(code)).error).toBe('invalid_grant');
  });

  it.each([
    ['without the secret', { client_secret: 'geraden' }, 'invalid_client'],
    ['without the verifier', { code_verifier: 'x'.repeat(43) }, 'invalid_grant'],
    ['for another address', { redirect_uri: 'http://localhost:9/login' }, 'invalid_grant'],
  ])('refuses a code %s', async (_name, wrong, error) => {
    const code = (await client.choose(PERSON)).get('code') ?? '';
    expect((await client.exchange(code, wrong)).error).toBe(error);
  });

  it('asks for PKCE and for a return address that is registered', async () => {
    const bare = await client.authorize({ code_challenge: '', code_challenge_method: '' });
    expect(returned(bare).get('error')).toBe('invalid_request');
    const elsewhere = await client.authorize({ redirect_uri: 'http://localhost:9/elders' });
    expect(elsewhere.left).toBeUndefined();
    expect(elsewhere.status).toBe(400);
  });

  it('is another authority than Microsoft: neither opens the other', async () => {
    const party = new RelyingParty(program);
    const { id_token } = await party.signIn('beheerder@voorbeeld.nl');
    await expect(claimsOf(id_token)).rejects.toThrow();
    const description = await fetch(`${program.origin}/.well-known/kengetal-sandbox`);
    expect(JSON.stringify(await description.json())).not.toContain('alleen-voor-de-sandbox');
  });
});
