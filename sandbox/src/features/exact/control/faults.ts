import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';

/** What can be made to go wrong. */
export const FAULT_KINDS = [
  /** 429 with the headers of the minute alone. */
  'minutely_limit',
  /** 429 with the headers of the day too. */
  'daily_limit',
  'server_error',
  /** The connection ends halfway the answer; what was asked has been done. */
  'cut',
  /** The answer comes after some time. */
  'slow',
  /** A refresh is answered with a rate limit, though the old token is used up and a new one stands beside it. */
  'refresh_limited',
] as const;

/** Something that goes wrong with the next requests whose path contains a text. */
export interface Fault {
  readonly kind: (typeof FAULT_KINDS)[number];
  readonly path: string;
  /** Requests that go well before it. */
  after: number;
  times: number;
  readonly ms: number;
}

/** Faults that wait for a request. */
export class Faults {
  #waiting: Fault[] = [];

  add(fault: Fault): void {
    this.#waiting.push({ ...fault });
  }

  clear(): void {
    this.#waiting = [];
  }

  /** The fault of a request, which counts as one of its times. */
  take(path: string): Fault | undefined {
    const fault = this.#waiting.find((each) =>
      path.toLowerCase().includes(each.path.toLowerCase()),
    );
    if (!fault) return undefined;
    if (fault.after > 0) {
      fault.after -= 1;
      return undefined;
    }
    fault.times -= 1;
    if (fault.times <= 0) this.#waiting = this.#waiting.filter((each) => each !== fault);
    return fault;
  }

  /** Answers as a fault wants, by way of the answer that there would have been. */
  async play(
    fault: Fault | undefined,
    reply: FastifyReply,
    answer: () => unknown,
  ): Promise<unknown> {
    switch (fault?.kind) {
      case 'server_error':
        return reply.code(500).type('text/html').send('<h1>Server Error</h1>');
      case 'slow':
        await wait(fault.ms, undefined, { ref: false });
        return answer();
      case 'cut':
        reply.hijack();
        reply.raw.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
        reply.raw.write('{"d":{"results":[{"ID":', () => reply.raw.destroy());
        return reply;
      default:
        return answer();
    }
  }
}
