import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

/** A server of a test on a free port. */
export interface TestServer {
  readonly origin: string;
  close(): Promise<void>;
}

/** Starts a server that answers as `listener` does. */
export async function serve(listener: RequestListener): Promise<TestServer> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Signing keys at an address; they may be changed while it serves. */
export interface KeysServer extends TestServer {
  keys: readonly object[];
}

export async function serveKeys(keys: readonly object[] = []): Promise<KeysServer> {
  const served: { keys: readonly object[] } = { keys };
  const server = await serve((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ keys: served.keys }));
  });
  return Object.assign(served, server);
}
