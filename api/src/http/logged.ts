import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyServerOptions } from 'fastify';

/**
 * A failure as the log may have it: of a statement that failed why, and not what it was given, which
 * may be what somebody asked.
 */
export const logged = (part: unknown): unknown =>
  part instanceof DrizzleQueryError ? (part.cause ?? new Error('a statement failed')) : part;

type LoggerOptions = Extract<NonNullable<FastifyServerOptions['logger']>, object>;

/** Has every line of the log leave that out, whoever writes it. */
export const logHooks: LoggerOptions['hooks'] = {
  logMethod(args, method) {
    const [first, ...rest] = args as [unknown, ...unknown[]];
    const isNamed = typeof first === 'object' && first !== null && 'err' in first;
    const shown = isNamed ? { ...first, err: logged(first.err) } : logged(first);
    return method.apply(this, [shown, ...rest] as Parameters<typeof method>);
  },
};
