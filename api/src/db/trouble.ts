/**
 * Why the database does not do now what it could do else: too much is asked of it, a statement takes
 * too long, the disk is full, it cannot be reached, or nobody waits for the answer any more.
 */
export type TroubleKind = 'busy' | 'slow' | 'full' | 'away' | 'given-up';

export class DatabaseTrouble extends Error {
  readonly kind: TroubleKind;

  constructor(kind: TroubleKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DatabaseTrouble';
    this.kind = kind;
  }
}

/** For work that nobody waits for any more. */
export function givenUp(cause?: unknown): DatabaseTrouble {
  return new DatabaseTrouble('given-up', 'nobody waits for it any more', { cause });
}

/** SQLSTATE (PostgreSQL, appendix A) or code of the system, whole or by its first characters. */
const KINDS: readonly (readonly [RegExp, TroubleKind])[] = [
  [/^(53100|ENOSPC|EDQUOT)$/, 'full'],
  [/^57014$/, 'slow'],
  // Out of memory or connections, waited too long for a lock, in each other's way time and again.
  [/^(53...|55P03|40001|40P01)$/, 'busy'],
  // Ended by its administrator or by a limit, not yet started, or not to be reached.
  [/^(08...|57P0.|25P0[34]|58030)$/, 'away'],
  [/^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND)$/, 'away'],
];

/** The driver for PostgreSQL gives no code to connections that end or do not come about. */
const LOST = /^(Connection terminated|timeout exceeded when trying to connect|Client (was|has) )/;

/** What trouble a failure comes from; undefined for what the statement itself did wrong. */
export function troubleOf(error: unknown): TroubleKind | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseTrouble) return cause.kind;
    const code = codeOf(cause);
    const found = code !== undefined && KINDS.find(([pattern]) => pattern.test(code));
    if (found) return found[1];
    if (LOST.test(cause.message)) return 'away';
  }
  return undefined;
}

/** True for transactions that would do well a second time: a serialization failure or a deadlock. */
export function isInEachOthersWay(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = codeOf(cause);
    if (code !== undefined) return code === '40001' || code === '40P01';
  }
  return false;
}

/** What a failure is, without its words: they may hold what a statement was given. */
export function faultOf(error: unknown): { readonly fault: string; readonly code?: string } {
  let fault: string = typeof error;
  let code: string | undefined;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    fault = cause.constructor.name;
    code = codeOf(cause) ?? code;
  }
  return { fault, ...(code !== undefined && { code }) };
}

/** What the driver, the system or the engine put on it. */
function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
