import type { ImportJob } from '@kengetal/contract';
import type {
  ApiClient,
  ApiRequest,
  ApiResponse,
  ApiRoute,
  ApiStreamRoute,
  UploadRequest,
} from '../api/client.ts';

/** A call that answers nothing may be answered by a function that gives nothing. */
type Given<Route extends ApiRoute> =
  ApiResponse<Route> extends undefined ? void : ApiResponse<Route>;

type Answer<Route extends ApiRoute> = (
  request: ApiRequest<Route>,
) => Given<Route> | Promise<Given<Route>>;

interface Loose {
  readonly query?: unknown;
  readonly body?: unknown;
  readonly keepalive?: boolean;
}

export interface FakeCall {
  route: ApiRoute;
  query: unknown;
  body: unknown;
  /** It arrives although the page is left. */
  keepalive?: true;
}

/** An API that answers what a test tells it to; a call without an answer fails the caller. */
export class FakeApi implements ApiClient {
  readonly calls: FakeCall[] = [];
  readonly #answers = new Map<ApiRoute, (request: unknown) => unknown>();
  readonly #streams = new Map<ApiRoute, (request: unknown) => AsyncIterable<unknown>>();
  #upload: (request: UploadRequest) => Promise<ImportJob> = () =>
    Promise.reject(new Error('This test uploads nothing.'));

  on<Route extends ApiRoute>(route: Route, answer: Answer<Route>): this {
    this.#answers.set(route, (request) => answer(request as ApiRequest<Route>));
    return this;
  }

  /** Answers bit by bit: with a `FakeStream`, or a generator. */
  onStream<Route extends ApiStreamRoute>(
    route: Route,
    answer: (request: ApiRequest<Route>) => AsyncIterable<ApiResponse<Route>>,
  ): this {
    this.#streams.set(route, (request) => answer(request as ApiRequest<Route>));
    return this;
  }

  onUpload(answer: (request: UploadRequest) => Promise<ImportJob>): this {
    this.#upload = answer;
    return this;
  }

  callsOf(route: ApiRoute): FakeCall[] {
    return this.calls.filter((call) => call.route === route);
  }

  readonly request: ApiClient['request'] = async (route, request) => {
    const { query, body, keepalive } = request as Loose;
    this.calls.push({ route, query, body, ...(keepalive && { keepalive }) });
    const answer = this.#answers.get(route);
    if (!answer) throw new Error(`No answer for ${route}`);
    const content = await answer(request);
    return content as ApiResponse<typeof route>; // `on` took it with this route's type
  };

  readonly stream: ApiClient['stream'] = (route, request) => {
    const { query, body, keepalive } = request as Loose;
    this.calls.push({ route, query, body, ...(keepalive && { keepalive }) });
    const answer = this.#streams.get(route);
    if (!answer) throw new Error(`No stream for ${route}`);
    const chunks = untilAborted(answer(request), request.signal);
    return chunks as AsyncIterable<ApiResponse<typeof route>>; // `onStream` took it with this type
  };

  readonly upload = (request: UploadRequest): Promise<ImportJob> => this.#upload(request);

  readonly addressOf = (path: string): string => `https://api.test/v1${path}`;
}

/** What comes bit by bit, when a test says so; whoever comes later gets all of it. */
export class FakeStream<Chunk> implements AsyncIterable<Chunk> {
  readonly #chunks: Chunk[] = [];
  #end: { error?: unknown } | null = null;
  #wake: () => void = () => undefined;
  #news = new Promise<void>((resolve) => (this.#wake = resolve));

  push(...chunks: Chunk[]): this {
    this.#chunks.push(...chunks);
    return this.#tell();
  }

  end(): this {
    this.#end = {};
    return this.#tell();
  }

  fail(error: unknown): this {
    this.#end = { error };
    return this.#tell();
  }

  #tell(): this {
    this.#wake();
    this.#news = new Promise((resolve) => (this.#wake = resolve));
    return this;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Chunk> {
    for (let at = 0; ;) {
      for (; at < this.#chunks.length; at += 1) yield this.#chunks[at] as Chunk;
      if (this.#end?.error !== undefined) throw this.#end.error;
      if (this.#end) return;
      await this.#news;
    }
  }
}

async function* untilAborted(
  chunks: AsyncIterable<unknown>,
  signal: AbortSignal | undefined,
): AsyncGenerator<unknown> {
  const aborted = new Promise<never>((_resolve, reject) => {
    const give = () => reject(new DOMException('Aborted', 'AbortError'));
    if (signal?.aborted) give();
    signal?.addEventListener('abort', give);
  });
  aborted.catch(() => undefined);
  const reading = chunks[Symbol.asyncIterator]();
  for (;;) {
    const { done, value } = await Promise.race([reading.next(), aborted]);
    if (done) return;
    yield value;
  }
}
