import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

/** Lets a server listen on a free port of this machine; answers its origin. */
export async function listening(server: Server, port = 0): Promise<string> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}

/** A port that is free at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const origin = await listening(server);
  server.close();
  await once(server, 'close');
  return Number(new URL(origin).port);
}
