import { freeBase, startProgram, temporaryData, type Program } from '../../testing/program.ts';
import { RelyingParty } from '../../testing/relying-party.ts';

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

function graph(path: string, token?: string, origin = program.shellOrigin): Promise<Response> {
  const authorization: Record<string, string> =
    token === undefined ? {} : { authorization: `Bearer ${token}` };
  return fetch(`${program.origin}/graph/v1.0${path}`, { headers: { origin, ...authorization } });
}

const tokenWith = async (scope: string) =>
  (await new RelyingParty(program).signIn('beheerder@voorbeeld.nl', { scope })).access_token;

it('answers who the token belongs to', async () => {
  const response = await graph('/me', await tokenWith('openid User.Read'));
  expect(response.status).toBe(200);
  expect(response.headers.get('access-control-allow-origin')).toBe(program.shellOrigin);
  expect(await response.json()).toMatchObject({
    id: expect.any(String),
    displayName: 'Marieke de Wit',
    givenName: 'Marieke',
    surname: 'de Wit',
    mail: 'beheerder@voorbeeld.nl',
    userPrincipalName: 'beheerder@voorbeeld.nl',
  });
});

it.each([undefined, 'unknown'])('refuses the token %p', async (token) => {
  const response = await graph('/me', token);
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ error: { code: 'InvalidAuthenticationToken' } });
});

it('refuses a token without User.Read', async () => {
  const response = await graph('/me', await tokenWith('openid profile'));
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ error: { code: 'Authorization_RequestDenied' } });
});

it('has no photo', async () => {
  expect((await graph('/me/photo/$value')).status).toBe(401);
  expect((await graph('/me/photo/$value', await tokenWith('openid User.Read'))).status).toBe(404);
});

it('lets pages of the shell call it, and of no other origin', async () => {
  const preflight = (origin: string) =>
    fetch(`${program.origin}/graph/v1.0/me`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    });
  const allowed = await preflight(program.shellOrigin);
  expect(allowed.status).toBe(204);
  expect(allowed.headers.get('access-control-allow-origin')).toBe(program.shellOrigin);
  expect(allowed.headers.get('access-control-allow-headers')).toContain('authorization');
  expect(
    (await preflight('http://localhost:9')).headers.get('access-control-allow-origin'),
  ).toBeNull();
});
