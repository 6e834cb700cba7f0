import { createPublicKey, verify, type JsonWebKey } from 'node:crypto';
import { formAction, hiddenFields } from '../../testing/browser.ts';
import { freeBase, startProgram, temporaryData, type Program } from '../../testing/program.ts';
import { answerOf, RelyingParty } from '../../testing/relying-party.ts';
import { KENGETAL_CLIENT_ID } from './endpoints.ts';

const GUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

let program: Program;
let data: Awaited<ReturnType<typeof temporaryData>>;

beforeAll(async () => {
  data = await temporaryData();
  program = await startProgram(data.path, await freeBase());
}, 60_000);

afterAll(async () => {
  await program.stop();
  await data.remove();
});

type PublishedKey = JsonWebKey & { kid: string; issuer: string };

interface IdToken {
  readonly header: Record<string, unknown>;
  readonly claims: Record<string, unknown>;
}

/** Checks the signature with Node's own cryptography against the published keys. */
async function verified(idToken: string): Promise<IdToken> {
  const [header = '', payload = '', signature = ''] = idToken.split('.');
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
  const response = await fetch(`${program.origin}/organizations/discovery/v2.0/keys`);
  const { keys } = (await response.json()) as { keys: PublishedKey[] };
  const jwk = keys.find(({ kid }) => kid === read(header).kid);
  if (jwk === undefined) throw new Error('signed with an unpublished key');
  expect(jwk.issuer).toBe(`${program.origin}/{tenantid}/v2.0`);
  expect(jwk).not.toHaveProperty('d');
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  const signed = Buffer.from(`${header}.${payload}`);
  expect(verify('sha256', signed, key, Buffer.from(signature, 'base64url'))).toBe(true);
  return { header: read(header), claims: read(payload) };
}

describe('signing in', () => {
  it('offers a button for each seeded account, a field, and says that it is a stand-in', async () => {
    const page = await new RelyingParty(program).authorize();
    expect(page.status).toBe(200);
    expect(page.text).toContain('value="beheerder@voorbeeld.nl"');
    expect(page.text).toContain('value="lezer@voorbeeld.nl"');
    expect(page.text).toContain('lokale nabootsing');
    expect(page.text).not.toMatch(/<script(?![^>]*src=)|style="/);
  });

  it('gives the tokens that MSAL expects for a seeded account', async () => {
    const party = new RelyingParty(program);
    const tokens = await party.signIn('beheerder@voorbeeld.nl');
    const { header, claims } = await verified(tokens.id_token);
    expect(header.alg).toBe('RS256');
    expect(claims).toMatchObject({
      aud: KENGETAL_CLIENT_ID,
      iss: `${program.origin}/${String(claims.tid)}/v2.0`,
      ver: '2.0',
      nonce: party.nonce,
      name: 'Marieke de Wit',
      preferred_username: 'beheerder@voorbeeld.nl',
      tid: expect.stringMatching(GUID),
      oid: expect.stringMatching(GUID),
    });
    expect(Math.abs(Number(claims.iat) - Date.now() / 1000)).toBeLessThan(60);
    const clientInfo = JSON.parse(Buffer.from(tokens.client_info, 'base64url').toString());
    expect(clientInfo).toEqual({ uid: claims.oid, utid: claims.tid });
    expect(tokens).toMatchObject({ expires_in: 3600, refresh_token: expect.any(String) });
    expect(tokens.scope.split(' ')).toContain('User.Read');
  });

  it('adds the e-mail claim when its scope is asked for', async () => {
    const tokens = await new RelyingParty(program).signIn('lezer@voorbeeld.nl', {
      scope: 'openid email',
    });
    expect((await verified(tokens.id_token)).claims.email).toBe('lezer@voorbeeld.nl');
  });

  it('makes a new person of any typed address, in the tenant of its domain', async () => {
    const typed = await new RelyingParty(program).signIn(' Anna.van.Dijk@Voorbeeld.NL ');
    const seeded = await new RelyingParty(program).signIn('lezer@voorbeeld.nl');
    const { claims } = await verified(typed.id_token);
    expect(claims).toMatchObject({
      name: 'Anna van Dijk',
      preferred_username: 'anna.van.dijk@voorbeeld.nl',
    });
    expect(claims.tid).toBe((await verified(seeded.id_token)).claims.tid);
    expect(claims.oid).not.toBe((await verified(seeded.id_token)).claims.oid);
  });

  it('says what is wrong with an address that is none, and keeps what was typed', async () => {
    const { browser, action } = await onSignInPage();
    const refused = await browser.submit(action, { email: 'jan"><b>' });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('Vul een e-mailadres in');
    expect(refused.text).toContain('value="jan&quot;&gt;&lt;b&gt;"');
  });

  it('fills in the hint of the application', async () => {
    const page = await new RelyingParty(program).authorize({ login_hint: 'jan@bedrijf.nl' });
    expect(page.text).toContain('value="jan@bedrijf.nl"');
  });

  it('returns access_denied on Annuleren', async () => {
    const { browser, action } = await onSignInPage();
    const answer = answerOf(await browser.submit(action, { annuleren: 'ja' }));
    expect(answer.get('error')).toBe('access_denied');
    expect(answer.get('state')).toBe('a-state');
  });

  it('shows a page in Dutch when the sign-in has expired', async () => {
    const page = await new RelyingParty(program).browser.open('/aanmelden/onbekend');
    expect(page.status).toBe(400);
    expect(page.text).toContain('Begin opnieuw vanuit Kengetal');
  });

  it('refuses a return address that is not registered', async () => {
    const page = await new RelyingParty(program).authorize({
      redirect_uri: 'http://localhost:9/elders',
    });
    expect(page.left).toBeUndefined();
    expect(page.status).toBe(400);
  });
});

describe('the token endpoint', () => {
  it('refreshes, with the scopes that MSAL repeats', async () => {
    const party = new RelyingParty(program);
    const first = await party.signIn('beheerder@voorbeeld.nl');
    const second = await party.refresh(first.refresh_token);
    expect(second.error).toBeUndefined();
    expect(second.access_token).not.toBe(first.access_token);
    const claims = (await verified(second.id_token)).claims;
    expect(claims.sub).toBe((await verified(first.id_token)).claims.sub);
    expect(claims.iss).toBe(`${program.origin}/${String(claims.tid)}/v2.0`);
    expect(second.client_info).toBe(first.client_info);
  });

  it('answers the shell only', async () => {
    const party = new RelyingParty(program);
    const { refresh_token } = await party.signIn('beheerder@voorbeeld.nl');
    const fields = { grant_type: 'refresh_token', refresh_token };
    const fromShell = await party.token(fields);
    expect(fromShell.headers.get('access-control-allow-origin')).toBe(program.shellOrigin);
    const fromElsewhere = await party.token(fields, 'http://localhost:9');
    expect(fromElsewhere.status).toBe(400);
    expect(fromElsewhere.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('refuses a code without its verifier', async () => {
    const party = new RelyingParty(program);
    const { browser, action } = await onSignInPage(party);
    const visit = await browser.submit(action, { email: 'beheerder@voorbeeld.nl' });
    const tokens = await party.redeem(visit, { code_verifier: 'x'.repeat(43) });
    expect(tokens.error).toBe('invalid_grant');
  });
});

describe('a session', () => {
  it('is needed for a silent sign-in', async () => {
    const answer = answerOf(await new RelyingParty(program).authorize({ prompt: 'none' }));
    expect(answer.get('error')).toBe('login_required');
  });

  it('signs in silently, with the same hint too', async () => {
    const party = new RelyingParty(program);
    await party.signIn('beheerder@voorbeeld.nl');
    const visit = await party.authorize({ prompt: 'none', login_hint: 'Beheerder@voorbeeld.nl' });
    const { claims } = await verified((await party.redeem(visit)).id_token);
    expect(claims).toMatchObject({
      preferred_username: 'beheerder@voorbeeld.nl',
      nonce: party.nonce,
    });
  });

  it('does not answer silently for another account', async () => {
    const party = new RelyingParty(program);
    await party.signIn('beheerder@voorbeeld.nl');
    const visit = await party.authorize({ prompt: 'none', login_hint: 'lezer@voorbeeld.nl' });
    expect(answerOf(visit).get('error')).toBe('login_required');
  });

  it('can be exchanged for that of another account with select_account', async () => {
    const party = new RelyingParty(program);
    await party.signIn('beheerder@voorbeeld.nl');
    const tokens = await party.signIn('lezer@voorbeeld.nl', { prompt: 'select_account' });
    expect((await verified(tokens.id_token)).claims.preferred_username).toBe('lezer@voorbeeld.nl');
    const silent = await party.redeem(await party.authorize({ prompt: 'none' }));
    expect((await verified(silent.id_token)).claims.preferred_username).toBe('lezer@voorbeeld.nl');
  });

  it.each([false, true])(
    'ends with a sign-out that names no client (with a hint: %p)',
    async (hinted) => {
      const party = new RelyingParty(program);
      const { id_token } = await party.signIn('beheerder@voorbeeld.nl');
      const query = new URLSearchParams({
        post_logout_redirect_uri: `${program.shellOrigin}/login`,
        state: 's',
        ...(hinted && { id_token_hint: id_token }),
      });
      const page = await party.browser.open(`/organizations/oauth2/v2.0/logout?${query}`);
      expect(page.text).toContain('<script src="/uitloggen.js" defer></script>');
      const { left } = await party.browser.submit(formAction(page), hiddenFields(page));
      expect(left?.href).toBe(`${program.shellOrigin}/login?state=s`);
      expect(answerOf(await party.authorize({ prompt: 'none' })).get('error')).toBe(
        'login_required',
      );
    },
  );

  it('sends nobody to an address that is not registered after sign-out', async () => {
    const { browser } = new RelyingParty(program);
    const query = new URLSearchParams({ post_logout_redirect_uri: 'http://localhost:9/elders' });
    const page = await browser.open(`/organizations/oauth2/v2.0/logout?${query}`);
    const done = await browser.submit(formAction(page), hiddenFields(page));
    expect(done.left).toBeUndefined();
    expect(done.text).toContain('Je bent uitgelogd');
  });
});

async function onSignInPage(party = new RelyingParty(program)) {
  const action = formAction(await party.authorize());
  return { browser: party.browser, action };
}
