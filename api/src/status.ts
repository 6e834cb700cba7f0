import type { FastifyInstance } from 'fastify';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { operatorRoutes } from './features/telemetry/operator.ts';
import { openApiDocument } from './http/openapi.ts';
import { HttpProblem } from './http/problem.ts';

interface StatusDependencies {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  /** False while what the program starts with is still being made. */
  readonly isPrepared?: () => boolean;
}

/** Whether the program lives, whether it can serve, what it serves, and how that is going. */
export function statusRoutes(
  server: FastifyInstance,
  { config, database, clock, isPrepared = () => true }: StatusDependencies,
): void {
  const quiet = { logLevel: 'warn' } as const;
  server.get('/health', quiet, () => ({ status: 'ok' }));
  // Asked without limit, so at most one question at a time is passed on.
  let asking: Promise<unknown> | undefined;
  const askDatabase = () =>
    database.rows('SELECT 1').finally(() => {
      asking = undefined;
    });
  server.get('/ready', quiet, async () => {
    await (asking ??= askDatabase()).catch((error: unknown) => {
      server.log.error({ err: error }, 'the database does not answer');
      throw new HttpProblem('unavailable');
    });
    if (!isPrepared()) throw new HttpProblem('unavailable');
    return { status: 'ok' };
  });
  const document = openApiDocument();
  server.get('/v1/openapi.json', () => document);
  operatorRoutes(server, { database, clock, dataFolder: config.dataFolder });
}
