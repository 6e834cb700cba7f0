import { randomBytes, randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { LIMITS, refusalOf, type ProblemCode } from '@kengetal/contract';
import { guardedServer, headersOf } from '@kengetal/server';
import type { Config } from '../config.ts';
import { troubleOf } from '../db/trouble.ts';
import { DomainError } from '../domain-error.ts';
import { logHooks } from './logged.ts';
import { HttpProblem } from './problem.ts';
import { problemOfTrouble } from './trouble.ts';
import { isKeepable, UNKEPT } from './texts.ts';

const OWN_HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Shell and remotes may stand on other hosts of the same site.
  'Cross-Origin-Resource-Policy': 'same-site',
};
const KEEP_ALIVE_MS = 72_000;
const PREFLIGHT_SECONDS = 600;
/** Bytes; of tokens and what else is short nothing is to be gained. */
const COMPRESSED_FROM = 4_096;
/** Bytes; so much takes a millisecond at a stretch, a stream of it several. */
const COMPRESSED_AT_ONCE = 256 * 1024;
const STATUS_PATHS = ['/health', '/ready'];

type ServerConfig = Pick<
  Config,
  'origins' | 'requestsPerMinute' | 'trustedProxies' | 'logLevel' | 'production'
>;

/** What servers on one database have in common; a server alone has its own. */
interface Shared {
  readonly cookieSecret?: string;
  readonly rateStore?: RateLimitPluginOptions['store'];
}

/** Fastify with everything that holds for every route; the routes come after. */
export async function createServer(
  config: ServerConfig,
  { cookieSecret, rateStore }: Shared = {},
): Promise<FastifyInstance> {
  const headers = headersOf(OWN_HEADERS, config.production);
  const app = fastify({
    logger: { level: config.logLevel, serializers: { req: shownRequest }, hooks: logHooks },
    genReqId: () => randomUUID(),
    trustProxy: fastifyProxies(config.trustedProxies),
    bodyLimit: LIMITS.body.max,
    forceCloseConnections: 'idle',
    serverFactory: (handler) => {
      const server = guardedServer({ headers }, handler);
      server.keepAliveTimeout = KEEP_ALIVE_MS;
      return server;
    },
    clientErrorHandler: () => undefined, // Answered by the guarded server.
    // A path that cannot be decoded comes by no hook.
    frameworkErrors: (_error, _request, reply) => {
      void sendProblem(reply, new HttpProblem('invalid_request'));
    },
  });
  bodyParsers(app);
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error, request);
    const isGone = request.raw.destroyed && !request.raw.complete;
    if (isGone || troubleOf(error) === 'given-up') request.log.info('the client went away');
    // What was thrown as an answer has been told already by who threw it, as far as it is news.
    else if (problem.status >= 500 && !isAnswer(error)) request.log.error(error);
    return sendProblem(reply, problem);
  });
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, new HttpProblem('not_found')));
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    if (request.url.includes('%00')) done(new HttpProblem('invalid_request', UNKEPT));
    else done();
  });
  await app.register(cors, {
    origin: [...config.origins],
    credentials: true,
    methods: ['GET', 'POST', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'x-kengetal-part'],
    exposedHeaders: ['x-request-id', 'retry-after'],
    maxAge: PREFLIGHT_SECONDS,
  });
  await app.register(compress, {
    threshold: COMPRESSED_FROM,
    syncThreshold: COMPRESSED_AT_ONCE,
    encodings: ['br', 'gzip'],
    // What is sent to us is as long as it says.
    globalDecompression: false,
  });
  await app.register(cookie, { secret: cookieSecret ?? randomBytes(32) });
  await app.register(rateLimit, {
    global: false,
    max: config.requestsPerMinute,
    timeWindow: '1 minute',
    ...(rateStore && { store: rateStore }),
    // Whoever watches over the program asks these often.
    allowList: ({ routeOptions: { url = '' } }) => STATUS_PATHS.includes(url),
    errorResponseBuilder: () => new HttpProblem('rate_limited'),
  });
  // Before the hooks of routes, so that calls without a session are counted too.
  app.addHook('onRequest', app.rateLimit());
  return app;
}

/** Fastify writes to what it is given. */
function fastifyProxies(trusted: Config['trustedProxies']) {
  return typeof trusted === 'function' ? trusted : trusted && [...trusted];
}

/** What the log shows of a request: no headers, and no query, where a code or token may stand. */
function shownRequest({ method, url, host, ip, socket }: FastifyRequest) {
  const [path] = url.split('?');
  return { method, url: path, host, remoteAddress: ip, remotePort: socket.remotePort };
}

/** An empty body is no body, whatever its type says; bytes are handed on as a stream. */
function bodyParsers(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (text === '') done(null, undefined);
    else if (!isKeepable(text)) done(new HttpProblem('invalid_request', UNKEPT));
    else void parseJson(request, text, done);
  });
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => {
    done(null, payload);
  });
}

/** When to ask again what was too much just now, in seconds, unless more is known. */
const RETRY_AFTER_SECONDS = 5;

function sendProblem(reply: FastifyReply, problem: HttpProblem): FastifyReply {
  if ((problem.status === 429 || problem.status === 503) && !reply.hasHeader('retry-after')) {
    reply.header('retry-after', RETRY_AFTER_SECONDS);
  }
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem.document()));
}

/** True for what was thrown to be told to who asks. */
const isAnswer = (error: unknown): error is HttpProblem | DomainError =>
  error instanceof HttpProblem || error instanceof DomainError;

function problemOf(
  error: FastifyError | HttpProblem | DomainError | unknown,
  request: FastifyRequest,
): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (error instanceof DomainError) return new HttpProblem(error.code, error.detail, error.errors);
  const status =
    error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : undefined;
  const trouble = status === undefined ? problemOfTrouble(error) : undefined;
  const tooLarge = refusalOf(LIMITS.body, request.routeOptions.bodyLimit);
  return trouble ?? new HttpProblem(codeOf(status), status === 413 ? tooLarge : undefined);
}

function codeOf(status: number | undefined): ProblemCode {
  if (status === 413) return 'too_large';
  if (status === 429) return 'rate_limited';
  if (status !== undefined && status >= 400 && status < 500) return 'invalid_request';
  return 'internal';
}
