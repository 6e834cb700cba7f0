import type { CallBodyInput, CallResponse, ProblemCode } from '@kengetal/contract';

/** The API answered something other than what was asked for. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused';
  readonly status: number;
  readonly code: ProblemCode | null;

  constructor(status: number, code: ProblemCode | null) {
    super(`${status} ${code ?? ''}`.trim());
    this.status = status;
    this.code = code;
  }
}

/** The API gave no answer at all. */
export class CallUnanswered extends Error {
  override readonly name = 'CallUnanswered';
}

/** An API that does not answer, is busy or is down says nothing about a session. */
export const decidesNothing = (error: unknown): boolean =>
  error instanceof CallUnanswered ||
  (error instanceof CallRefused && (error.status >= 500 || error.status === 429));

/** The calls that need no access token; the only ones that carry proof of identity. */
export interface PublicCalls {
  /** A single-use nonce, bound to this browser by a cookie. */
  challenge(): Promise<string>;
  login(proof: CallBodyInput<'login'>): Promise<CallResponse<'login'>>;
  refresh(refreshToken: string): Promise<CallResponse<'refresh'>>;
  /** Goes on when the page is left meanwhile. */
  logout(refreshToken: string): Promise<void>;
}

/** Every call of every tab waits for a refresh, so that one may not hang. */
const REFRESH_LIMIT_MS = 20_000;

/** Rejects with CallRefused or CallUnanswered. */
export function createPublicCalls(apiUrl: string, send: typeof fetch = fetch): PublicCalls {
  const post = async (path: string, init: RequestInit & { content?: unknown }) => {
    const { content, ...rest } = init;
    const body = content === undefined ? null : JSON.stringify(content);
    const headers: HeadersInit = body ? { 'content-type': 'application/json' } : {};
    let response: Response;
    try {
      response = await send(apiUrl + path, { ...rest, method: 'POST', headers, body });
    } catch (error) {
      throw new CallUnanswered(path, { cause: error });
    }
    if (!response.ok) throw await refusalOf(response);
    return response;
  };

  return {
    challenge: async () => {
      const response = await post('/login/challenge', { credentials: 'include' });
      const { nonce } = (await response.json()) as CallResponse<'loginChallenge'>;
      return nonce;
    },
    login: async (content) => {
      const response = await post('/login', { content, credentials: 'include' });
      return (await response.json()) as CallResponse<'login'>;
    },
    refresh: async (refreshToken) => {
      const content: CallBodyInput<'refresh'> = { refresh_token: refreshToken };
      const signal = AbortSignal.timeout(REFRESH_LIMIT_MS);
      const response = await post('/refresh', { content, signal });
      return (await response.json()) as CallResponse<'refresh'>;
    },
    logout: async (refreshToken) => {
      const content: CallBodyInput<'logout'> = { refresh_token: refreshToken };
      await post('/logout', { content, keepalive: true });
    },
  };
}

async function refusalOf(response: Response): Promise<CallRefused> {
  const problem: unknown = await response.json().catch(() => null);
  const code =
    typeof problem === 'object' && problem !== null && 'code' in problem
      ? (problem.code as ProblemCode) // the API's problem documents; an unknown code means 'other'
      : null;
  return new CallRefused(response.status, code);
}
