import type { Server } from 'node:http';
import { join } from 'node:path';
import { parseConfig } from '../../../shell/src/session/config.ts';
import { listening } from '../testing/listening.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { compressFolder } from './compress.ts';
import { createRemoteServer } from './remote-server.ts';
import { googleConfig, microsoftConfig, pictureOrigins, sandboxConfig } from './shell-config.ts';
import { createShellServer } from './shell-server.ts';

const VERSION = '1.0.0-0a1b2c3d';
const SCRIPT = `export const words = ${JSON.stringify('kengetal '.repeat(500))};`;
const SANDBOX = 'http://localhost:4020';
const DESCRIPTION = {
  authority: 'https://localhost:4020/organizations',
  knownAuthorities: ['localhost:4020'],
  authorityMetadata: {
    issuer: `${SANDBOX}/{tenantid}/v2.0`,
    authorization_endpoint: `${SANDBOX}/organizations/oauth2/v2.0/authorize`,
    token_endpoint: `${SANDBOX}/organizations/oauth2/v2.0/token`,
  },
  clientId: 'c9e2b7a4-5f0d-4c1e-9a37-6b8d2f14e053',
  graphUrl: `${SANDBOX}/graph/v1.0`,
  google: { clientId: 'google-client', authorizeUrl: `${SANDBOX}/google/o/oauth2/v2/auth` },
};

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let server: Server;
let origin: string;

beforeEach(async () => {
  folder = await temporaryFolder();
  await folder.write(`dist/${VERSION}/assets/app.1234.js`, SCRIPT);
  await folder.write(
    `dist/${VERSION}/index.html`,
    '<meta name="csp-nonce" content="__CSP_NONCE__"><div id="root"></div>',
  );
  await folder.write(
    `dist/${VERSION}/release.json`,
    JSON.stringify({ version: VERSION, libraries: {}, origins: [] }),
  );
  await compressFolder(join(folder.path, 'dist', VERSION));
});

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await folder.remove();
});

const nonceOf = async (response: Response) =>
  /content="([^"]+)"/.exec(await response.text())?.[1] ?? '';
const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? '';
const directive = (response: Response, name: string) =>
  policyOf(response)
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.split(' ')
    .slice(1);

async function releaseAt(base: string) {
  const release = {
    name: 'mfe-reports',
    version: VERSION,
    commit: 'abc',
    declaration: { name: 'mfe-reports', contract: 1, routes: [] },
    entry: { file: 'remoteEntry.js', integrity: `sha384-${'A'.repeat(64)}`, global: 'x' },
    exposes: {},
    shared: [],
  };
  const remotes = { 'mfe-reports': { current: { base, release } }, 'mfe-chat': 'spoilt' };
  await folder.write('registry.json', JSON.stringify({ schema: 1, remotes }));
}

describe('the server of a remote', () => {
  beforeEach(async () => {
    server = createRemoteServer(join(folder.path, 'dist'));
    origin = await listening(server);
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(origin + path, { headers });

  it.each(['br', 'gzip'])('sends files compressed with %s, for ever and to anyone', async (way) => {
    const response = await get(`/${VERSION}/assets/app.1234.js`, { 'accept-encoding': way });
    expect(response.headers.get('content-encoding')).toBe(way);
    expect(Number(response.headers.get('content-length'))).toBeLessThan(SCRIPT.length / 4);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(await response.text()).toBe(SCRIPT);
  });

  it('answers 304 to who has the file', async () => {
    const first = await get(`/${VERSION}/assets/app.1234.js`);
    const tag = first.headers.get('etag') ?? '';
    // A fetch of Node would ask for a fresh one by itself.
    const headers = { 'if-none-match': tag, 'cache-control': 'max-age=0' };
    const again = await get(`/${VERSION}/assets/app.1234.js`, headers);
    expect(again.status).toBe(304);
  });

  it('serves a version that appears while it runs', async () => {
    expect((await get('/2.0.0-ffffffff/new.js')).status).toBe(404);
    await folder.write('dist/2.0.0-ffffffff/new.js', 'new');
    expect(await (await get('/2.0.0-ffffffff/new.js')).text()).toBe('new');
  });

  it.each([
    ['/', 404],
    ['/rapporten', 404],
    [`/${VERSION}/absent.js`, 404],
    [`/${VERSION}/..%2f..%2fregistry.json`, 400],
  ])('has nothing at %s', async (path, status) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });
});

describe('the server of the shell', () => {
  beforeEach(async () => {
    server = createShellServer({
      dist: join(folder.path, 'dist'),
      version: () => VERSION,
      registryFile: join(folder.path, 'registry.json'),
      remoteOrigins: ['http://localhost:4002'],
      config: sandboxConfig('http://localhost:4010/v1', DESCRIPTION),
    });
    origin = await listening(server);
  });

  it.each(['/', '/dashboard', '/suggestie/123', '/rapport?project=1'])(
    'serves the page at %s',
    async (path) => {
      const response = await fetch(origin + path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.has('etag')).toBe(false);
      expect(await response.text()).toContain('<div id="root">');
    },
  );

  it('makes a nonce for each page and allows styles by it', async () => {
    const [first, second] = await Promise.all([fetch(origin), fetch(origin)]);
    const allowed = directive(first, 'style-src');
    const [one, other] = [await nonceOf(first), await nonceOf(second)];
    expect(one).toHaveLength(24);
    expect(one).not.toBe(other);
    expect(allowed).toContain(`'nonce-${one}'`);
  });

  it('allows what the app needs, remotes where the operator says, and nothing inline or evaluated', async () => {
    await releaseAt('http://elders.test/1.0.0/');
    const response = await fetch(origin);
    expect(policyOf(response)).not.toMatch(/unsafe-|\*/);
    expect(directive(response, 'default-src')).toEqual(["'none'"]);
    expect(directive(response, 'script-src')).toEqual(["'self'", 'http://localhost:4002']);
    expect(directive(response, 'connect-src')).toEqual([
      "'self'",
      'http://localhost:4010',
      'http://localhost:4002',
      SANDBOX,
    ]);
    expect(directive(response, 'frame-src')).toEqual(["'self'", SANDBOX]);
    expect(directive(response, 'img-src')).toContain(SANDBOX);
    expect(directive(response, 'frame-ancestors')).toEqual(["'self'"]);
  });

  it('shows a registry without remotes until the first release', async () => {
    const before = await fetch(`${origin}/registry.json`);
    expect(await before.json()).toEqual({ schema: 1, remotes: {} });
    await releaseAt('/mfe-reports/1.0.0/');
    const after = await fetch(`${origin}/registry.json`);
    expect(Object.keys((await after.json()).remotes)).toEqual(['mfe-reports', 'mfe-chat']);
    expect(after.headers.get('cache-control')).toBe('no-cache');
  });

  it('says which shell a page gets now and what that offers, and little to who knows', async () => {
    const first = await fetch(`${origin}/release.json`);
    expect(await first.json()).toEqual({
      version: VERSION,
      libraries: {},
      origins: ['http://localhost:4002'],
    });
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await fetch(`${origin}/release.json`, { headers })).status).toBe(304);
  });

  it('gives the configuration that the shell can read', async () => {
    const config = parseConfig(await (await fetch(`${origin}/config.json`)).json());
    expect(config.apiUrl).toBe('http://localhost:4010/v1');
    expect(config.microsoft.clientId).toBe(DESCRIPTION.clientId);
    expect(JSON.parse(config.microsoft.authorityMetadata ?? '')).toEqual(
      DESCRIPTION.authorityMetadata,
    );
  });

  it.each([
    ...['/absent.js', `/${VERSION}/index.html`, '/favicon.ico'],
    ...[`/${VERSION}/index%2ehtml`, `/${VERSION}/index.htm%6c`],
  ])('has no %s', async (path) => {
    expect((await fetch(origin + path)).status).toBe(404);
  });

  it('answers a range that cannot be with the whole file, and goes on', async () => {
    const headers = { range: 'bytes=10-5', 'accept-encoding': 'identity' };
    const response = await fetch(`${origin}/${VERSION}/assets/app.1234.js`, { headers });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(SCRIPT);
  });

  it('only lets itself be read', async () => {
    expect((await fetch(origin, { method: 'POST' })).status).toBe(405);
  });
});

describe('the configuration of Google', () => {
  const own = googleConfig({ KENGETAL_GOOGLE_CLIENT_ID: 'eigen.apps.example.test' });
  const apiUrl = 'http://localhost:4010/v1';

  it('is the sandbox with its own address, unless a client id is set', () => {
    expect(sandboxConfig(apiUrl, DESCRIPTION, googleConfig({})).google).toEqual(DESCRIPTION.google);
    expect(sandboxConfig(apiUrl, DESCRIPTION, own).google).toEqual({
      clientId: 'eigen.apps.example.test',
    });
  });

  it('is absent beside Microsoft itself until a client id is set', () => {
    expect(microsoftConfig(apiUrl, 'id', googleConfig({})).google).toBeNull();
    const config = microsoftConfig(apiUrl, 'id', own);
    expect(config.google).toEqual({ clientId: 'eigen.apps.example.test' });
    expect(pictureOrigins(config)).toEqual(['https://lh3.googleusercontent.com']);
  });
});
