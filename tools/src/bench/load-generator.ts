import { readFile } from 'node:fs/promises';
import autocannon from 'autocannon';

/** What is asked of a server. */
export interface Load {
  readonly url: string;
  readonly headers: Record<string, string>;
  /** Asked in turn, over all connections together. */
  readonly bodies: readonly string[];
  readonly connections: number;
  readonly seconds: number;
}

/** What it made of that. */
export interface Loaded {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Requests that were not answered with 200. */
  readonly failed: number;
}

// Asks as a file says, in a process that does nothing else.
const [file = ''] = process.argv.slice(2);
const { bodies, ...load } = JSON.parse(await readFile(file, 'utf8')) as Load;
let turn = 0;
const { requests, latency, errors, non2xx } = await autocannon({
  url: load.url,
  connections: load.connections,
  duration: load.seconds,
  requests: [
    {
      method: 'POST',
      headers: load.headers,
      setupRequest: (request) => ({ ...request, body: bodies[turn++ % bodies.length] }),
    },
  ],
});
const loaded: Loaded = {
  perSecond: requests.average,
  p50: latency.p50,
  p99: latency.p99,
  failed: errors + non2xx,
};
console.log(JSON.stringify(loaded));
