import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { guardedServer } from './guarded-server.ts';
import { headersOf } from './headers.ts';
import { isProduction } from './production.ts';

const WINDOW_MS = 300;

/** A server that reads bodies at /read, answers without reading at /refuse, and never reads at /busy. */
function serve(): Server {
  const headers = headersOf({ 'X-Own': 'proef' }, true);
  const limits = { headers, headersWithinMs: WINDOW_MS, bodyWindowMs: WINDOW_MS };
  return guardedServer(limits, (request, response) => {
    if (request.url === '/refuse') return void response.writeHead(401).end();
    if (request.url === '/busy') return void setTimeout(() => response.end('ok'), 3 * WINDOW_MS);
    request.resume().on('end', () => response.end('ok'));
  });
}

describe('a guarded server', () => {
  let server: Server;
  let port: number;
  beforeAll(async () => {
    server = serve().listen(0, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  /** Sends a first part, then a part at each interval, and answers what came before the end. */
  async function send(first: string, part = '', everyMs = 50): Promise<string> {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    let answer = '';
    socket.on('data', (data) => (answer += String(data)));
    socket.write(first);
    const timer = part ? setInterval(() => socket.write(part), everyMs) : undefined;
    await once(socket, 'close');
    clearInterval(timer);
    return answer;
  }
  const post = (path: string, length: number) =>
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n`;

  it.each([
    ['headers that do not end', 'GET / HTTP/1.1\r\nHost: x\r\n', '', 408],
    ['a body of which nothing comes', post('/read', 1_000), '', 408],
    ['a body that drips', post('/read', 1_000), 'x', 408],
    ['what is no HTTP', 'Hallo\r\n\r\n', '', 400],
    ['headers that are too large', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, '', 431],
  ])('answers and ends %s', async (_what, first, part, status) => {
    const answer = await send(first, part);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const header of ['X-Own: proef', 'Content-Security-Policy: ', 'Strict-Transport']) {
      expect(answer).toContain(header);
    }
  });

  it('ends who goes on sending after the answer', async () => {
    const answer = await send(post('/refuse', 10_000_000), 'x'.repeat(10_000));
    expect(answer).toMatch(/^HTTP\/1.1 401 /);
  });

  it('lets a body that keeps its rate take as long as it takes', async () => {
    const parts = 20;
    const answer = await send(post('/read', parts * 1_000), 'x'.repeat(1_000));
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
  });

  it('holds it against nobody that we do not read', async () => {
    const answer = await send(post('/busy', 10) + 'x'.repeat(5));
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
  });
});

it('knows production however it is written, and no other words', () => {
  for (const NODE_ENV of ['production', 'Production', ' PRODUCTION ']) {
    expect(isProduction({ NODE_ENV })).toBe(true);
  }
  for (const NODE_ENV of [undefined, '', 'development', 'test']) {
    expect(isProduction({ NODE_ENV })).toBe(false);
  }
  expect(() => isProduction({ NODE_ENV: 'prod' })).toThrow('NODE_ENV is "prod"; kies');
});
