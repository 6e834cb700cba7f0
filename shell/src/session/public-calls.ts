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
  /** What an invitation says to who holds its secret. */
  seeInvitation(secret: string): Promise<CallResponse<'seeInvitation'>>;
  refresh(refreshToken: string): Promise<CallResponse<'refresh'>>;
  /** Goes on when the page is left meanwhile. */
  logout(refreshToken: string): Promise<void>;
}

/** Nothing else can be done meanwhile: every call of every tab waits for a refresh. */
const LIMIT_MS = 20_000;

/** Rejects with CallRefused or CallUnanswered. */
export function createPublicCalls(apiUrl: string, send: typeof fetch = fetch): PublicCalls {
  const post = async (path: string, init: RequestInit & { content?: unknown }) => {
    const { content, ...rest } = init;
    const body = content === undefined ? null : JSON.stringify(content);
    const headers: HeadersInit = body ? { 'content-type': 'application/json' } : {};
    const signal = AbortSignal.timeout(LIMIT_MS);
    const response = await answered(path, () =>
      send(apiUrl + path, { signal, ...rest, method: 'POST', headers, body }),
    );
    if (!response.ok) throw await refusalOf(response);
    return response;
  };
  const ask = async (path: string, init: RequestInit & { content?: unknown }): Promise<unknown> => {
    const response = await post(path, init);
    return answered(path, () => response.json());
  };

  return {
    challenge: async () => {
      const answer = await ask('/login/challenge', { credentials: 'include' });
      return (answer as CallResponse<'loginChallenge'>).nonce;
    },
    login: async (content) => {
      const answer = await ask('/login', { content, credentials: 'include' });
      return answer as CallResponse<'login'>;
    },
    seeInvitation: async (token) => {
      const content: CallBodyInput<'seeInvitation'> = { token };
      return (await ask('/invitation', { content })) as CallResponse<'seeInvitation'>;
    },
    refresh: async (refreshToken) => {
      const content: CallBodyInput<'refresh'> = { refresh_token: refreshToken };
      return (await ask('/refresh', { content })) as CallResponse<'refresh'>;
    },
    logout: async (refreshToken) => {
      const content: CallBodyInput<'logout'> = { refresh_token: refreshToken };
      await post('/logout', { content, keepalive: true });
    },
  };
}

/** An answer that breaks off, or that is not of our API, is none. */
async function answered<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new CallUnanswered(path, { cause: error });
  }
}

async function refusalOf(response: Response): Promise<CallRefused> {
  const problem: unknown = await response.json().catch(() => null);
  const code =
    typeof problem === 'object' && problem !== null && 'code' in problem
      ? (problem.code as ProblemCode) // the API's problem documents; an unknown code means 'other'
      : null;
  return new CallRefused(response.status, code);
}
