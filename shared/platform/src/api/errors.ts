import type { Problem, ProblemCode } from '@kengetal/contract';

/** The API answered with a problem document; `title` and `detail` are Dutch, for the user. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`${problem.status} ${problem.code}`);
    this.problem = problem;
  }

  get code(): ProblemCode {
    return this.problem.code;
  }
}

/** The API could not be reached, or answered something that is not ours. */
export class ApiUnreachable extends Error {
  override readonly name = 'ApiUnreachable';
}

/** An answer that came bit by bit ended with an error; `detail` is Dutch, for the user. */
export class StreamBroken extends Error {
  override readonly name = 'StreamBroken';
  readonly detail: string;

  constructor(detail: string) {
    const expired = /expired|Unauthorized/i.test(detail);
    super(expired ? 'Token expired during streaming' : `Stream error: ${detail}`);
    this.detail = expired ? 'De verbinding is verlopen. Probeer het opnieuw.' : detail;
  }
}

/** The session ended while the call waited; the shell shows the sign-in screen. */
export class SessionEnded extends Error {
  override readonly name = 'SessionEnded';
}

/** Whether a call was given up by its signal. */
export const isAbort = (error: unknown): boolean =>
  (error as { name?: unknown } | null)?.name === 'AbortError';

/** One or two Dutch sentences for the user: what happened and what to do. */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError) {
    const { title, detail } = error.problem;
    return detail ? `${title} ${detail}` : title;
  }
  if (error instanceof ApiUnreachable) {
    return 'Kengetal is niet bereikbaar. Controleer je internetverbinding en probeer het opnieuw.';
  }
  if (error instanceof StreamBroken) return error.detail;
  if (error instanceof SessionEnded) return 'Je sessie is verlopen. Log opnieuw in.';
  return 'Er ging iets mis. Probeer het opnieuw.';
}
