import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Arena, Attack } from './attack.ts';

const CLOSED_WITHIN_MS = 45_000;
const MB = 1_000_000;

/** What is not good HTTP, or goes too slowly, at connections of its own. */
export const sockets: readonly Attack[] = [
  {
    name: 'wat geen goed HTTP is',
    sampled: true,
    run: async (arena, tally) => {
      for (const [what, text] of Object.entries(NONSENSE)) {
        const said = await exchanged(arena, text);
        tally.requests += 1;
        // Who is cut off while still sending may lose the answer on the way.
        if (said !== '' && !/^HTTP\/1\.1 4\d\d/.test(said)) {
          tally.fault(`${said.slice(0, 40)} op ${what}`);
        }
      }
    },
  },
  {
    name: 'honderd vragen achter elkaar zonder te wachten',
    sampled: true,
    run: async (arena, tally) => {
      const text = 'GET /health HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(99);
      const said = await exchanged(
        arena,
        `${text}GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      );
      const answers = said.match(/HTTP\/1\.1 200/g)?.length ?? 0;
      tally.requests += 100;
      if (answers !== 100) tally.fault(`${answers} van de 100 beantwoord`);
    },
  },
  {
    name: 'honderd lichamen die nooit eindigen',
    run: async (arena, tally) => {
      const token = await arena.token('owner');
      const head = `POST /v1/pages HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: 500000\r\n\r\n{`;
      await allClosed(arena, tally, { count: 100, head, drip: ' ' });
    },
  },
  {
    name: 'honderd uploads die nooit eindigen',
    run: async (arena, tally) => {
      const token = await arena.token('owner');
      const { organisation_id } = arena.world;
      const head = `POST /v1/upload?organisation_id=${organisation_id}&filename=a.xaf HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/octet-stream\r\nTransfer-Encoding: chunked\r\n\r\n`;
      await allClosed(arena, tally, { count: 100, head, drip: '1\r\nx\r\n' });
    },
  },
  {
    name: 'vijfhonderd verbindingen met trage headers',
    run: async (arena, tally) => {
      await allClosed(arena, tally, { count: 500, head: 'GET / HTTP/1.1\r\n', drip: 'X-A: b\r\n' });
    },
  },
];

const request = (headers: string, body = '') =>
  `POST /v1/login/challenge HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n${body}`;
const JSON_TYPE = 'Content-Type: application/json\r\n';

const NONSENSE: Readonly<Record<string, string>> = {
  'geen HTTP': '\u0016\u0003\u0001\u0002\r\n\r\n',
  'een stuk dat geen maat heeft': request(`${JSON_TYPE}Transfer-Encoding: chunked`, 'ZZ\r\nx\r\n'),
  'een stuk dat te groot zegt te zijn': request(
    `${JSON_TYPE}Transfer-Encoding: chunked`,
    `${'F'.repeat(40)}\r\nx\r\n`,
  ),
  'twee lengtes': request(`${JSON_TYPE}Content-Length: 1\r\nContent-Length: 2`, '{}'),
  'lengte en stukken samen': request(
    `${JSON_TYPE}Content-Length: 4\r\nTransfer-Encoding: chunked`,
    '0\r\n\r\nGET /health HTTP/1.1\r\nHost: x\r\n\r\n',
  ),
  'een lengte onder nul': request(`${JSON_TYPE}Content-Length: -1`, '{}'),
  'een header van 1 MB': request(`X-Groot: ${'x'.repeat(MB)}`),
  'tienduizend headers': request(
    Array.from({ length: 10_000 }, (_, n) => `X-${n}: 1`).join('\r\n'),
  ),
  'een regeleinde in een header': 'GET / HTTP/1.1\r\nHost: x\r\nX: a\rb\r\n\r\n',
};

/** Sends bytes and answers all that comes back. */
async function exchanged({ api }: Arena, text: string): Promise<string> {
  const socket = opened(api.origin);
  let said = '';
  socket.on('data', (part) => (said += String(part)));
  socket.write(text, 'latin1');
  const late = setTimeout(() => socket.destroy(), CLOSED_WITHIN_MS);
  await new Promise((resolve) => socket.once('close', resolve));
  clearTimeout(late);
  return said;
}

function opened(origin: string): Socket {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('error', () => undefined); // A server that breaks off is what is looked for.
  return socket;
}

interface Drip {
  readonly count: number;
  readonly head: string;
  /** Sent each second, too little to go on for. */
  readonly drip: string;
}

/** Opens connections that are kept open with a drip; the server must end them all. */
async function allClosed(
  arena: Arena,
  tally: { requests: number; fault(what: string): void },
  { count, head, drip }: Drip,
): Promise<void> {
  const open = new Set<Socket>();
  for (let index = 0; index < count; index += 1) {
    const socket = opened(arena.api.origin);
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.resume();
    socket.write(head);
    tally.requests += 1;
  }
  const until = Date.now() + CLOSED_WITHIN_MS;
  while (open.size > 0 && Date.now() < until) {
    for (const socket of open) socket.write(drip);
    await wait(1_000);
  }
  if (open.size > 0) tally.fault(`${open.size} verbindingen bleven open`);
  for (const socket of open) socket.destroy();
}
