import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { askerOf } from '../../http/asker.ts';
import { HttpProblem } from '../../http/problem.ts';
import { checked } from '../../http/validation.ts';
import { KEPT_DAYS } from '../../telemetry/days.ts';
import { keptKey, PARTS_PATH, showsKey } from '../../access/operator-key.ts';
import { partsReport } from '../../telemetry/parts.ts';

const query = z.object({
  days: z.coerce.number().int().min(1).max(KEPT_DAYS).default(7),
});

/**
 * What only the operator may ask, who is whoever can read the key in the data folder. For all others
 * these addresses do not exist.
 */
export function operatorRoutes(
  server: FastifyInstance,
  deps: { readonly database: Database; readonly clock: Clock; readonly dataFolder: string },
): void {
  const key = keyUnlessDiskIsFull(server, deps.dataFolder);
  server.get(PARTS_PATH, async (request, reply) => {
    if (!key || !showsKey(request.headers.authorization, key)) throw new HttpProblem('not_found');
    const { days } = checked(query, request.query);
    void reply.header('cache-control', 'no-store');
    return partsReport(deps.database.for(askerOf(request, reply)), deps.clock, days);
  });
}

function keyUnlessDiskIsFull(server: FastifyInstance, dataFolder: string): string | undefined {
  try {
    return keptKey(dataFolder);
  } catch (error) {
    server.log.error({ err: error }, 'the key of the operator could not be written');
    return undefined;
  }
}
