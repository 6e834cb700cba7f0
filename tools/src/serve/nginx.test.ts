import { join } from 'node:path';
import { listening } from '../testing/listening.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { nginxOfRemote, nginxOfShell } from './nginx.ts';
import { createRemoteServer } from './remote-server.ts';
import { googleConfig, microsoftConfig } from './shell-config.ts';
import { createShellServer } from './shell-server.ts';

/** `npm test -- compose` holds a real nginx against the same servers. */
const VERSION = '1.0.0-0a1b2c3d';
const PLACES = { port: 8080, versions: '/v', made: '/m', temporary: '/t' };
const REMOTES = ['https://onderdelen.test'];
const CONFIG = microsoftConfig(
  'https://api.test/v1',
  'id',
  googleConfig({ KENGETAL_GOOGLE_CLIENT_ID: 'x' }),
);

/** Headers that a block of the configuration adds, by lower-case name. */
function headersOf(configuration: string, start: string): Record<string, string> {
  const [, rest = ''] = configuration.split(`location ${start} {`);
  const [block = ''] = rest.split(/\n {4}\}/);
  const added = [...block.matchAll(/add_header (\S+) "([^"]*)" always;/g)];
  return Object.fromEntries(added.map(([, name = '', value = '']) => [name.toLowerCase(), value]));
}

describe.each([false, true])('nginx, in production: %s', (production) => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  const closing: (() => void)[] = [];
  beforeEach(async () => {
    folder = await temporaryFolder();
    await folder.write(`dist/${VERSION}/index.html`, '__CSP_NONCE__');
    await folder.write(`dist/${VERSION}/release.json`, '{}');
    await folder.write(`dist/${VERSION}/assets/app.js`, 'x');
  });
  afterEach(async () => {
    for (const close of closing.splice(0)) close();
    await folder.remove();
  });

  const at = async (part: 'shell' | 'remote', where: string) => {
    const dist = join(folder.path, 'dist');
    const server =
      part === 'remote'
        ? createRemoteServer(dist, production)
        : createShellServer({
            dist,
            version: () => VERSION,
            registryFile: join(folder.path, 'registry.json'),
            remoteOrigins: REMOTES,
            config: CONFIG,
            production,
          });
    const origin = await listening(server);
    closing.push(() => server.close().closeAllConnections());
    const { headers } = await fetch(origin + where);
    const own = /^(date|connection|keep-alive|content-|etag|last-modified|transfer)/;
    return {
      ...Object.fromEntries([...headers].filter(([name]) => !own.test(name))),
      'content-security-policy': (headers.get('content-security-policy') ?? '').replace(
        /'nonce-[^']+'/,
        "'nonce-$request_id'",
      ),
    };
  };
  const shell = nginxOfShell({
    ...PLACES,
    page: '/m/index.html',
    registry: '/r',
    settings: '/s',
    remoteOrigins: REMOTES,
    config: CONFIG,
    production,
  });
  const remote = nginxOfRemote(PLACES, production);
  const versioned = '~ "^/([0-9A-Za-z][0-9A-Za-z.-]*)/(.+)$"';

  it.each([
    ['shell', '/dashboard', '= /.page'],
    ['shell', '/registry.json', '= /registry.json'],
    ['shell', '/registry.json', '@no-registry'],
    ['shell', '/config.json', '= /config.json'],
    ['shell', '/release.json', '= /release.json'],
    ['shell', `/${VERSION}/assets/app.js`, versioned],
    ['shell', '/absent.js', '@refused-404'],
    ['remote', `/${VERSION}/assets/app.js`, versioned],
    ['remote', '/', '@refused-404'],
  ] as const)('sends the headers of the %s of npm start at %s', async (part, where, block) => {
    expect(headersOf(part === 'shell' ? shell : remote, block)).toEqual(await at(part, where));
  });

  it('has headers in every block that answers, since one of its own hides those around it', () => {
    for (const configuration of [shell, remote]) {
      const blocks = configuration.split(/\n {4}location /).slice(1);
      const answering = blocks.filter((block) =>
        /try_files (?!\/\.none)|return 2|alias/.test(block),
      );
      expect(answering.length).toBeGreaterThanOrEqual(2);
      for (const block of answering) expect(block).toContain('X-Content-Type-Options');
    }
  });
});
