/* oxlint-disable no-restricted-imports -- this holds all origins against one rule */
import { once } from 'node:events';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { connect } from 'node:net';
import fc from 'fast-check';
import { readConfig } from 'api/config';
import { createServer } from 'api/http/server';
import { createStandaloneServer } from '../standalone/server.ts';
import { listening } from '../testing/listening.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { compressFolder } from './compress.ts';
import { createRemoteServer } from './remote-server.ts';
import { microsoftConfig } from './shell-config.ts';
import { createShellServer } from './shell-server.ts';

const VERSION = '1.0.0-0a1b2c3d';
const SECRET = 'Dit staat buiten dist.';

const servers: Server[] = [];
let folder: Awaited<ReturnType<typeof temporaryFolder>>;

beforeAll(async () => {
  folder = await temporaryFolder();
  await folder.write('geheim.txt', SECRET);
  await folder.write('registry.json', JSON.stringify({ schema: 1, remotes: {} }));
  await folder.write(`dist/${VERSION}/release.json`, '{}');
  await folder.write(`dist/${VERSION}/assets/app.1234.js`, 'export const a = 1;'.repeat(100));
  await folder.write(
    `dist/${VERSION}/index.html`,
    '<meta name="csp-nonce" content="__CSP_NONCE__">',
  );
  await folder.write(`dist/${VERSION}/.compressed`, SECRET);
  await folder.write('frame/index.html', '<p>los</p>');
  await compressFolder(join(folder.path, 'dist', VERSION));
});

afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  await folder.remove();
});

const dist = () => join(folder.path, 'dist');
/** How often each is asked, and what answers it must have given to count as crawled. */
const ORIGINS: [string, number, readonly number[], () => Server | Promise<Server>][] = [
  [
    'the shell',
    5_000,
    [200, 400, 404],
    () =>
      createShellServer({
        dist: dist(),
        version: () => VERSION,
        registryFile: join(folder.path, 'registry.json'),
        remoteOrigins: [],
        config: microsoftConfig('http://localhost:4010/v1', 'id'),
        production: true,
      }),
  ],
  ['a remote', 1_500, [200, 400, 404], () => createRemoteServer(dist(), true)],
  [
    'a remote on its own',
    1_500,
    [200, 400],
    () => {
      const session = { accessToken: async () => 'x' };
      return createStandaloneServer({
        folder: join(folder.path, 'frame'),
        apiUrl: 'http://127.0.0.1:1/v1',
        session,
      }).server;
    },
  ],
  [
    'the API',
    1_500,
    [400, 404],
    async () => {
      const api = await createServer(
        readConfig({ KENGETAL_LOG: 'silent', KENGETAL_REQUESTS_PER_MINUTE: '1000000' }),
      );
      await api.ready();
      return api.server;
    },
  ],
];

/** Pieces that a server may take for something else than they look like. */
const PIECES = [
  ...[
    'index.html',
    'INDEX.HTML',
    'index%2ehtml',
    'index.htm%6c',
    'index%252ehtml',
    'index.html.br',
  ],
  ...['index.html%20', 'index.html;x', 'index.html%00', 'index．html', 'assets', 'app.1234.js'],
  ...[VERSION, VERSION.toUpperCase(), encodeURIComponent(VERSION), '1%2e0%2e0-0a1b2c3d', '2.0.0'],
  ...[
    '.',
    '..',
    '%2e',
    '%2e%2e',
    '.%2e',
    '%252e%252e',
    '..%2f',
    '..%5c',
    '..\\\\',
    '%c0%ae',
    '...',
  ],
  ...['', '/', '%2f', '%5c', '\\\\', '%', '%zz', '%ed%a0%80', '%f0%9f%92', '\u00e9', '%e2%80%ae'],
  ...['geheim.txt', 'registry.json', 'config.json', 'release.json', '.compressed', '.git', 'dist'],
  ...['http://evil.example.test', '@evil.example.test', '?x=/../', '#', 'changes', 'rapporten'],
  'a'.repeat(300),
  'b/'.repeat(2_000),
];
const piece = fc.oneof(
  { arbitrary: fc.constantFrom(...PIECES), weight: 6 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 8 }), weight: 1 },
  { arbitrary: fc.string({ unit: 'grapheme', maxLength: 8 }).map(encodeURIComponent), weight: 1 },
);
const FILE = `/${VERSION}/assets/app.1234.js`;
const begin = fc.constantFrom('/', '//', '', `/${VERSION}/`, `/${VERSION}/assets/`, FILE);
const path = fc
  .tuple(begin, fc.array(piece, { maxLength: 4 }))
  // A line ending would make two requests of one.
  .map(([first, pieces]) => (first + pieces.join('/')).replace(/[\r\n]/g, '_'));

interface Answer {
  status: number;
  headers: Map<string, string>;
  body: string;
}

/** Asks for a path exactly as it is, which no client library does. */
async function get(origin: string, asked: string): Promise<Answer> {
  const { port, hostname } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => {
    parts.push(part);
    if (part.includes('text/event-stream')) socket.destroy(); // It never ends.
  });
  socket.write(`GET ${asked} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`);
  await once(socket, 'close');
  const [head = '', ...body] = Buffer.concat(parts).toString().split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => {
    const [name = '', ...value] = line.split(': ');
    return [name.toLowerCase(), value.join(': ')] as const;
  });
  return { status: Number(first.split(' ')[1]), headers: new Map(headers), body: body.join('') };
}

/** What is wrong with an answer, in words; undefined when nothing is. */
function fault({ status, headers, body }: Answer): string | undefined {
  const policy = headers.get('content-security-policy');
  const type = headers.get('content-type') ?? '';
  if (!(status >= 200 && status < 500)) return `status ${status}`;
  if (headers.get('x-content-type-options') !== 'nosniff') return 'no nosniff';
  if (!headers.get('referrer-policy') || !headers.get('x-frame-options')) return 'no headers';
  if (!policy?.includes('default-src') || /\*(?!$)/.test(policy.replace(':*', '')))
    return 'no policy';
  if (body.includes(SECRET)) return 'a file outside dist';
  const isPage = type.includes('html') || body.includes('csp-nonce');
  if (isPage && /immutable|max-age=[1-9]/.test(headers.get('cache-control') ?? '')) {
    return 'a page that is kept';
  }
  return isPage && body.includes('__CSP_NONCE__') ? 'a page without its nonce' : undefined;
}

const AT_ONCE = 50;

it.each(ORIGINS)(
  'every answer of %s to %i odd paths has its headers and nothing that is not for it',
  async (_name, numRuns, statuses, open) => {
    const server = await open();
    servers.push(server);
    const origin = await listening(server);
    const asked = ['//', '/', ...fc.sample(path, { numRuns, seed: 12 })];
    const faults: string[] = [];
    const given = new Set<number>();
    const askAll = async () => {
      for (let next = asked.pop(); next !== undefined; next = asked.pop()) {
        const answer = await get(origin, next);
        const wrong = fault(answer);
        if (wrong) faults.push(`${JSON.stringify(next)}: ${wrong}`);
        given.add(answer.status);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, askAll));
    expect(faults.slice(0, 20)).toEqual([]);
    expect([...given]).toEqual(expect.arrayContaining([...statuses]));
  },
  60_000,
);
