import * as z from 'zod';
import type { Clock } from '../clock.ts';
import { AT_THIS_ADDRESS } from '../redirect.ts';
import { AskedOfExact } from './asked.ts';
import { ExactBusy, ExactError } from './errors.ts';
import type { Access, Tokens, Wait } from './tokens.ts';

/** Longest that an answer may take. */
const WITHIN_MS = 60_000;
/** A limit that is over within this time is waited for; a longer one is left to the queue. */
const PATIENCE_MS = 65_000;
/** After a refusal for too many questions that does not say when the next may come. */
const UNTOLD_MS = 60_000;
/** When that goes on, we are blocked for some time. */
const BLOCKED_MS = 15 * 60_000;
const ATTEMPTS = 3;
const AGAIN_MS = 1_000;

interface ClientDependencies {
  readonly host: string;
  readonly clock: Clock;
  readonly tokens: Tokens;
  readonly wait: Wait;
  /** Told while a limit is waited for: until when, or null when it goes on. */
  readonly onWait?: (until: number | null) => Promise<void> | void;
}

/** What is asked on behalf of. */
export interface Asking {
  readonly tokenSetId: string;
  readonly signal: AbortSignal;
}

const page = z.object({
  d: z.union([
    z.array(z.unknown()),
    z.object({ results: z.array(z.unknown()), __next: z.string().nullish() }),
  ]),
});

/** Reads Exact's REST API, within its limits. Throws ExactError, ExactBusy, or what aborts. */
export class ExactClient {
  readonly asked = new AskedOfExact();
  /** Until when nothing is asked, milliseconds since 1970. */
  #notBefore = 0;
  /** Refusals at a stretch that did not say when the next question may come. */
  #untold = 0;

  constructor(
    private readonly deps: ClientDependencies,
    private readonly asking: Asking,
  ) {}

  /**
   * Pages of what a path has, as its schema reads them; while one is worked on, the next is fetched.
   * @param path below /api/v1, with its query
   */
  async *pages<Row>(path: string, row: z.ZodType<Row>): AsyncGenerator<Row[], void, void> {
    const { host } = this.deps;
    let coming: Promise<unknown> | null = this.#get(`${host}/api/v1/${path}`);
    while (coming !== null) {
      const { d }: z.output<typeof page> = this.#read(page, await coming);
      const following: string | null = Array.isArray(d) ? null : d.__next || null;
      if (following !== null && new URL(following).origin !== new URL(host).origin) {
        throw new ExactError('onleesbaar', `the next page is elsewhere: ${following}`);
      }
      coming = following === null ? null : this.#get(following);
      // It is awaited when this page is done with, or by nobody when that failed.
      coming?.catch(() => undefined);
      const results: readonly unknown[] = Array.isArray(d) ? d : d.results;
      this.asked.count(`${host}/api/v1/${path}`, { rows: results.length });
      yield results.map((one) => this.#read(row, one));
    }
  }

  /** All rows of a path. */
  async all<Row>(path: string, row: z.ZodType<Row>): Promise<Row[]> {
    const rows: Row[] = [];
    for await (const some of this.pages(path, row)) rows.push(...some);
    return rows;
  }

  #read<Value>(schema: z.ZodType<Value>, value: unknown): Value {
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    const where = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new ExactError('onleesbaar', where.join('; '));
  }

  async #get(url: string): Promise<unknown> {
    const { tokenSetId, signal } = this.asking;
    let rejected: number | undefined;
    for (let attempt = 1; ;) {
      await this.#waitForLimit();
      const access = await this.#access(tokenSetId, rejected);
      if (!access) continue;
      const { token, version } = access;
      try {
        const answered = await this.#ask(url, token);
        if (answered.status !== 401) return answered.body;
      } catch (error) {
        if (error instanceof ExactBusy) continue;
        if (!(error instanceof ExactError && error.passes) || attempt === ATTEMPTS) throw error;
        await this.deps.wait(AGAIN_MS * attempt, signal);
        attempt += 1;
        continue;
      }
      // Once more with another pair; a second time it is the consent that has ended.
      if (rejected !== undefined) throw new ExactError('toestemming_verlopen', '401 twice');
      rejected = version;
    }
  }

  /** Undefined when tokens have to be waited for first. */
  async #access(tokenSetId: string, rejected: number | undefined): Promise<Access | undefined> {
    try {
      return await this.deps.tokens.access(tokenSetId, rejected, this.asking.signal);
    } catch (error) {
      if (!(error instanceof ExactBusy)) throw error;
      this.#notBefore = error.until;
      return undefined;
    }
  }

  async #ask(url: string, token: string): Promise<{ status: number; body?: unknown }> {
    this.asked.count(url, { calls: 1 });
    const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
    let response: Response;
    let text: string;
    try {
      const signal = AbortSignal.any([this.asking.signal, AbortSignal.timeout(WITHIN_MS)]);
      response = await fetch(url, { headers, signal, ...AT_THIS_ADDRESS });
      text = await response.text();
    } catch (error) {
      this.asking.signal.throwIfAborted();
      throw new ExactError('niet_bereikbaar', `${new URL(url).pathname}: ${String(error)}`);
    }
    this.#heed(response);
    const { status } = response;
    const detail = `${status} ${new URL(url).pathname} ${response.headers.get('reason') ?? ''}`;
    if (status === 200) return { status, body: jsonOf(text) };
    if (status === 401) return { status };
    if (status === 403) throw new ExactError('geen_toegang', detail);
    if (status === 429) throw new ExactBusy(this.#notBefore);
    if (status < 400 || status === 408 || status >= 500)
      throw new ExactError('niet_bereikbaar', detail);
    throw new ExactError('geweigerd', detail);
  }

  /** Notes what an answer says of the limits. */
  #heed({ status, headers }: Response): void {
    const now = this.deps.clock.now().getTime();
    const number = (name: string) => {
      const text = headers.get(name);
      return text === null || text === '' ? undefined : Number(text);
    };
    let until = 0;
    for (const limit of ['x-ratelimit', 'x-ratelimit-minutely']) {
      const [left, reset] = [number(`${limit}-remaining`), number(`${limit}-reset`)];
      if (left === 0 && reset !== undefined) until = Math.max(until, reset);
    }
    const isUntold = status === 429 && until <= now;
    this.#untold = isUntold ? this.#untold + 1 : 0;
    if (isUntold) until = now + (this.#untold < 3 ? UNTOLD_MS : BLOCKED_MS);
    this.#notBefore = until;
  }

  async #waitForLimit(): Promise<void> {
    const waitMs = this.#notBefore - this.deps.clock.now().getTime();
    if (waitMs <= 0) return;
    this.asked.waitedMs += waitMs;
    if (waitMs > PATIENCE_MS) throw new ExactBusy(this.#notBefore);
    await this.deps.onWait?.(this.#notBefore);
    await this.deps.wait(waitMs, this.asking.signal);
    await this.deps.onWait?.(null);
    this.#notBefore = 0;
  }
}

/** Timestamps have 64 bits, more than a number of JSON holds here: they are read as text. */
const TIMESTAMP = /("(?:Timestamp|TimeStampAsBigInt)"\s*:\s*)(\d+)/g;

/** Throws ExactError for what is no JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text.replace(TIMESTAMP, '$1"$2"')) as unknown;
  } catch {
    throw new ExactError('niet_bereikbaar', 'the answer is no JSON');
  }
}
