import { parseConfig } from './config.ts';
import { createMsalClient } from './msal.ts';

const PRODUCTION = {
  apiUrl: 'https://api.kengetal.example/v1',
  graphUrl: 'https://graph.microsoft.com/v1.0',
  microsoft: {
    clientId: '7f1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d',
    authority: 'https://login.microsoftonline.com/organizations',
  },
};
const ORIGIN = 'https://kengetal.example';

/** Microsoft's own client, unchanged; only the leaving of the page and the network are ours. */
async function production() {
  const visited: URL[] = [];
  const requested: string[] = [];
  const stay = async (address: string) => {
    visited.push(new URL(address));
    return false;
  };
  const refuse = async (address: string) => {
    requested.push(address);
    throw new Error(`nothing may be asked of ${address}`);
  };
  const client = createMsalClient(parseConfig(PRODUCTION).microsoft, ORIGIN, {
    navigationClient: { navigateExternal: stay, navigateInternal: stay },
    networkClient: { sendGetRequestAsync: refuse, sendPostRequestAsync: refuse },
  });
  await client.initialize();
  return { client, visited, requested };
}

/** Microsoft's client opens one for good, which would keep the tests running. */
class QuietChannel extends EventTarget {
  postMessage = () => undefined;
  close = () => undefined;
}

beforeEach(() => {
  Object.assign(globalThis, { BroadcastChannel: QuietChannel });
  window.localStorage.clear();
  window.sessionStorage.clear();
});

it('asks the multi-organisation authority of Microsoft for a code, as configured', async () => {
  const { client, visited, requested } = await production();
  await client.loginRedirect({ nonce: 'nonce-of-the-api' });
  const [address] = visited;
  expect(`${address?.origin}${address?.pathname}`).toBe(
    'https://login.microsoftonline.com/organizations/oauth2/v2.0/authorize',
  );
  const parameters = Object.fromEntries(address?.searchParams ?? []);
  expect(parameters).toMatchObject({
    client_id: PRODUCTION.microsoft.clientId,
    redirect_uri: `${ORIGIN}/login`,
    response_type: 'code',
    response_mode: 'fragment',
    nonce: 'nonce-of-the-api',
    code_challenge_method: 'S256',
  });
  expect(parameters.scope?.split(' ')).toEqual(
    expect.arrayContaining(['User.Read', 'openid', 'profile', 'offline_access']),
  );
  expect(parameters.code_challenge).toMatch(/^[\w-]{43}$/);
  expect(parameters).not.toHaveProperty('prompt');
  expect(requested).toEqual([]);
});

it.each([
  ['choose', 'select_account'],
  [undefined, undefined],
] as const)('passes on what may be asked: %s', async (prompt, expected) => {
  const { client, visited } = await production();
  await client.loginRedirect({ nonce: 'n', prompt });
  expect(visited[0]?.searchParams.get('prompt') ?? undefined).toBe(expected);
});

it('needs an account for what asks nothing', async () => {
  const { client } = await production();
  for (const ask of [
    () => client.loginRedirect({ nonce: 'n', prompt: 'silent' }),
    () => client.ssoSilent('n'),
    () => client.graphToken(),
    () => client.logoutRedirect(),
  ]) {
    await expect((async () => ask())()).rejects.toMatchObject({ name: 'NoActiveAccount' });
  }
});

it('says by code that a window was held back', async () => {
  const { client } = await production();
  jest.spyOn(window, 'open').mockReturnValue(null);
  await expect(client.loginPopup('n')).rejects.toMatchObject({ errorCode: 'popup_window_error' });
});

it('says by code that a sign-in is under way, and forgets that at the next load', async () => {
  const { client } = await production();
  await client.loginRedirect({ nonce: 'n' });
  await expect(client.loginRedirect({ nonce: 'n' })).rejects.toMatchObject({
    errorCode: 'interaction_in_progress',
  });
  const { client: next, visited } = await production();
  await expect(next.handleRedirect(null)).resolves.toBeNull();
  await next.loginRedirect({ nonce: 'n' });
  expect(visited).toHaveLength(1);
});

it('brings no sign-in from an answer that nobody asked for', async () => {
  const { client, requested } = await production();
  await expect(client.handleRedirect('code=c&state=s')).resolves.toBeNull();
  expect(requested).toEqual([]);
});
