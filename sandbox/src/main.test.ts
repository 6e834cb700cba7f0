import { EXACT_CLIENT_ID } from './features/exact/endpoints.ts';
import { freeBase, runProgram, startProgram, temporaryData } from './testing/program.ts';
import { answerOf, RelyingParty } from './testing/relying-party.ts';

let data: Awaited<ReturnType<typeof temporaryData>>;

beforeEach(async () => {
  data = await temporaryData();
});

afterEach(() => data.remove());

const claimsOf = (jwt: string) =>
  JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString());

it('keeps people, keys, sessions and refresh tokens over a restart', async () => {
  const base = await freeBase();
  const before = await startProgram(data.path, base);
  const party = new RelyingParty(before);
  const first = await party.signIn('jan@bedrijf.nl');
  const keysBefore = await (
    await fetch(`${before.origin}/organizations/discovery/v2.0/keys`)
  ).json();
  await before.stop();

  const after = await startProgram(data.path, base);
  try {
    expect(await (await fetch(`${after.origin}/organizations/discovery/v2.0/keys`)).json()).toEqual(
      keysBefore,
    );
    const refreshed = await party.refresh(first.refresh_token);
    const { oid, tid, sub } = claimsOf(first.id_token);
    expect(claimsOf(refreshed.id_token)).toMatchObject({ oid, tid, sub });
    expect(answerOf(await party.authorize({ prompt: 'none' })).get('code')).not.toBeNull();
  } finally {
    await after.stop();
  }
}, 60_000);

it('describes itself to the shell and the API', async () => {
  const program = await startProgram(data.path, await freeBase());
  try {
    for (const path of ['/health', '/niets', '/%zz', '/organisations/niets', '/google/%zz']) {
      const { status, headers } = await fetch(program.origin + path);
      expect(status).toBeLessThan(500);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
    const described = await (await fetch(`${program.origin}/.well-known/kengetal-sandbox`)).json();
    const { host } = new URL(program.origin);
    const jwksUri = `${program.origin}/organizations/discovery/v2.0/keys`;
    expect(described).toMatchObject({
      jwksUri,
      authorityMetadata: { jwks_uri: jwksUri, issuer: `${program.origin}/{tenantid}/v2.0` },
      authority: `https://${host}/organizations`,
      knownAuthorities: [host],
      graphUrl: `${program.origin}/graph/v1.0`,
      issuerTemplate: `${program.origin}/{tenantid}/v2.0`,
    });
  } finally {
    await program.stop();
  }
}, 60_000);

it('has Exact Online on a path of its own, which sends codes to the shell', async () => {
  const program = await startProgram(data.path, await freeBase());
  try {
    const query = { client_id: EXACT_CLIENT_ID, response_type: 'code' };
    const pageFor = (redirect_uri: string) =>
      fetch(
        `${program.origin}/exact/api/oauth2/auth?${new URLSearchParams({ ...query, redirect_uri })}`,
      );
    const page = await pageFor(`${program.shellOrigin}/exact`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await page.text()).toContain('Marieke de Wit');
    expect((await pageFor('http://localhost:9/exact')).status).toBe(400);
    expect((await fetch(`${program.origin}/exact/api/v1/current/Me`)).status).toBe(401);
  } finally {
    await program.stop();
  }
}, 60_000);

it('says in one line that the port is taken', async () => {
  const base = await freeBase();
  const program = await startProgram(data.path, base);
  try {
    const second = await runProgram({ KENGETAL_DATA: data.path, KENGETAL_PORT: String(base) });
    expect(second).toEqual({ code: 1, output: `Poort ${base + 20} is al in gebruik.\n` });
  } finally {
    await program.stop();
  }
}, 60_000);

it('does not start in production', async () => {
  const { code, output } = await runProgram({ KENGETAL_DATA: data.path, NODE_ENV: ' Production ' });
  expect(code).toBe(1);
  expect(output).toMatch(/^De sandbox .* start daarom niet met NODE_ENV=production\.\n$/);
}, 60_000);
