import * as z from 'zod';

/**
 * Why a language model gives no answer: it is told to the reader, and nothing else of it is logged.
 * 'failed' is our own: what it sent was more than we can do something with, or met a mistake of ours.
 */
export type FaultKind = 'away' | 'slow' | 'busy' | 'refused' | 'filtered' | 'cut' | 'failed';

export class ModelFault extends Error {
  readonly kind: FaultKind;
  readonly status: number | undefined;
  /** How long it asks to be left alone. */
  readonly retryAfterMs: number | undefined;

  constructor(
    kind: FaultKind,
    more: { readonly status?: number | undefined; readonly retryAfterMs?: number | undefined } = {},
  ) {
    super(`the language model gives no answer: ${kind}`);
    this.name = 'ModelFault';
    this.kind = kind;
    this.status = more.status;
    this.retryAfterMs = more.retryAfterMs;
  }

  /** True where the provider did nothing with what was sent, or never got it. */
  get isUnread(): boolean {
    return this.kind === 'away' || this.kind === 'busy' || this.kind === 'refused';
  }

  /** True where a second attempt may do better. */
  get isPassing(): boolean {
    return this.kind === 'away' || this.kind === 'busy' || this.kind === 'cut';
  }
}

/** A filter, as OpenAI and Azure say it: Azure at times in the inner error alone. */
const filtering = z.union([
  z.object({ code: z.literal('content_filter') }),
  z.object({
    error: z.object({ innererror: z.object({ code: z.literal('ResponsibleAIPolicyViolation') }) }),
  }),
]);

/** What a failure of a request means. The text of a provider's error may quote what was sent: it is left out. */
export function faultOf(error: unknown): ModelFault {
  if (error instanceof ModelFault) return error;
  if (!(error instanceof Error)) return new ModelFault('away');
  const status = 'status' in error && typeof error.status === 'number' ? error.status : undefined;
  if (filtering.safeParse(error).success) return new ModelFault('filtered', { status });
  if (status === undefined) {
    // What was no JSON in the middle of a stream, or a connection that ended after it was made.
    const isCut = error instanceof SyntaxError || isLost(error);
    return new ModelFault(isCut ? 'cut' : 'away');
  }
  if (status === 429 || status === 503) {
    const retryAfterMs = 'headers' in error ? retryAfter(error.headers) : undefined;
    return new ModelFault('busy', { status, retryAfterMs });
  }
  return new ModelFault(status === 408 || status >= 500 ? 'away' : 'refused', { status });
}

function isLost(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    if (/^(?:ECONNRESET|EPIPE|UND_ERR_SOCKET)$/.test(code)) return true;
  }
  return false;
}

/** `retry-after-ms`, or `retry-after` in seconds or as a date. */
function retryAfter(headers: unknown): number | undefined {
  if (!(headers instanceof Headers)) return undefined;
  const ms = Number(headers.get('retry-after-ms') ?? NaN);
  if (ms >= 0) return ms;
  const text = headers.get('retry-after');
  if (text === null) return undefined;
  const seconds = Number(text);
  const wait = Number.isNaN(seconds) ? Date.parse(text) - Date.now() : seconds * 1_000;
  return wait >= 0 ? wait : undefined;
}
