import type {
  CallBodyInput,
  CallName,
  CallQueryInput,
  CallResponse,
  Calls,
  Problem,
} from '@kengetal/contract';
import { ApiError, ApiUnreachable, isAbort } from './errors.ts';
import { chunksOf } from './stream.ts';

type RouteOf<Name extends CallName> = `${Calls[Name]['method']} ${Calls[Name]['path']}`;
/** 'GET /config', 'POST /pages', … : every call of the contract. */
export type ApiRoute = { [Name in CallName]: RouteOf<Name> }[CallName];
type NameOf<Route extends ApiRoute> = {
  [Name in CallName]: RouteOf<Name> extends Route ? Name : never;
}[CallName];

type Part<Key extends string, Value> = Value extends undefined ? object : Record<Key, Value>;
/**
 * Query and body of a call as the contract has them; a signal to give up; `keepalive` for what must
 * arrive although the page is being left.
 */
export type ApiRequest<Route extends ApiRoute> = Part<'query', CallQueryInput<NameOf<Route>>> &
  Part<'body', CallBodyInput<NameOf<Route>>> & { signal?: AbortSignal; keepalive?: boolean };
export type ApiResponse<Route extends ApiRoute> = CallResponse<NameOf<Route>>;
/** Calls that answer bit by bit. */
export type ApiStreamRoute = {
  [Name in CallName]: Calls[Name] extends { streamResponse: true } ? RouteOf<Name> : never;
}[CallName];

/** Where access tokens come from; implemented by the shell's session. */
export interface TokenSource {
  /** A token that is valid for at least a minute; rejects with SessionEnded. */
  accessToken(): Promise<string>;
  /** A newer token than the one that a 401 refused; rejects with SessionEnded. */
  renew(refused: string): Promise<string>;
}

export interface ApiClientOptions {
  /** Address up to and including '/v1'. */
  baseUrl: string;
  tokens: TokenSource;
  /** Part and release that call, sent with each request. */
  caller: string;
  fetch?: typeof fetch;
}

export interface UploadRequest {
  query: CallQueryInput<'upload'>;
  file: Blob;
  /** Bytes sent so far. */
  onProgress?: (sent: number) => void;
  signal?: AbortSignal;
}

export interface ApiClient {
  /** Makes a call; rejects with ApiError, ApiUnreachable or SessionEnded. */
  request<Route extends ApiRoute>(
    route: Route,
    request: ApiRequest<Route>,
  ): Promise<ApiResponse<Route>>;
  /**
   * Makes a call that answers bit by bit; each bit comes as soon as it is there. Ends with ApiError,
   * ApiUnreachable, StreamBroken or SessionEnded, and as the signal says.
   */
  stream<Route extends ApiStreamRoute>(
    route: Route,
    request: ApiRequest<Route>,
  ): AsyncIterable<ApiResponse<Route>>;
  /** Sends a file as a stream of bytes, telling how far it is. */
  upload(request: UploadRequest): Promise<CallResponse<'upload'>>;
  /** Whole address of something that the API named by its path, e.g. a file that it made. */
  addressOf(path: string): string;
}

interface Answer {
  status: number;
  text: string;
}

interface LooseRequest {
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
  keepalive?: boolean;
}

/** Client of our own API; the only place where an access token meets a request. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const send = options.fetch ?? globalThis.fetch.bind(globalThis);

  const attempt = (method: string, url: string, loose: LooseRequest, token: string) => {
    const { body, signal, keepalive = false } = loose;
    return send(url, {
      method,
      signal: signal ?? null,
      keepalive,
      headers: {
        authorization: `Bearer ${token}`,
        'x-kengetal-part': options.caller,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
  };

  /** A 401 is answered by one more try with a newer token (specification §8). */
  const authorized = async <Got extends { status: number }>(
    call: (token: string) => Promise<Got>,
  ): Promise<Got> => {
    const token = await options.tokens.accessToken();
    const first = await call(token);
    return first.status === 401 ? call(await options.tokens.renew(token)) : first;
  };

  const targetOf = (route: string, { query }: LooseRequest): [method: string, url: string] => {
    const [method = 'GET', path = ''] = route.split(' ');
    return [method, addressOf(options.baseUrl, path, query)];
  };

  const request = async (route: string, loose: LooseRequest): Promise<unknown> => {
    const [method, url] = targetOf(route, loose);
    const answer = await authorized((token) =>
      reach(async () => {
        const response = await attempt(method, url, loose, token);
        return { status: response.status, text: await response.text() };
      }),
    );
    return parseAnswer(answer);
  };

  const stream = async function* (route: string, loose: LooseRequest): AsyncGenerator<unknown> {
    const [method, url] = targetOf(route, loose);
    const response = await authorized((token) => reach(() => attempt(method, url, loose, token)));
    if (!response.ok) {
      console.error(`HTTP error! status: ${response.status}`);
      parseAnswer({ status: response.status, text: await reach(() => response.text()) });
    }
    yield* chunksOf(response.body);
  };

  return {
    request: async (route, typed) => {
      const answer = await request(route, typed as LooseRequest);
      return answer as ApiResponse<typeof route>; // the API checks its answers against the contract
    },
    stream: (route, typed) =>
      stream(route, typed as LooseRequest) as AsyncIterable<ApiResponse<typeof route>>,
    upload: async ({ query, file, onProgress, signal }) => {
      const url = addressOf(options.baseUrl, '/upload', query);
      const answer = await authorized((token) =>
        sendFile({ url, token, file, onProgress, signal }),
      );
      return parseAnswer(answer) as CallResponse<'upload'>;
    },
    addressOf: (path) => options.baseUrl + path,
  };
}

function addressOf(baseUrl: string, path: string, query: Record<string, unknown> = {}): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) parameters.set(name, String(value));
  }
  const search = parameters.toString();
  return `${baseUrl}${path}${search ? `?${search}` : ''}`;
}

/** Without an answer, or with one that breaks off. */
async function reach<Got>(call: () => Promise<Got>): Promise<Got> {
  try {
    return await call();
  } catch (error) {
    if (isAbort(error)) throw error;
    throw new ApiUnreachable('no answer', { cause: error });
  }
}

function parseAnswer({ status, text }: Answer): unknown {
  if (status === 204) return undefined;
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new ApiUnreachable(`answer ${status} is not JSON`, { cause: error });
  }
  if (status >= 200 && status < 300) return content;
  if (isProblem(content)) throw new ApiError(content);
  throw new ApiUnreachable(`answer ${status} is not a problem document`);
}

function isProblem(content: unknown): content is Problem {
  return typeof content === 'object' && content !== null && 'code' in content && 'title' in content;
}

interface FileRequest {
  url: string;
  token: string;
  file: Blob;
  onProgress?: ((sent: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** fetch cannot tell how much of a body was sent, XMLHttpRequest can. */
function sendFile(options: FileRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // Cancelled while the token was fetched.
    options.signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open('POST', options.url);
    request.setRequestHeader('authorization', `Bearer ${options.token}`);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.onprogress = (event) => options.onProgress?.(event.loaded);
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = () => reject(new ApiUnreachable('upload broke off'));
    request.onabort = () => reject(new DOMException('Aborted', 'AbortError'));
    options.signal?.addEventListener('abort', () => request.abort());
    request.send(options.file);
  });
}
