import type { FastifyInstance } from 'fastify';
import { apiRoutes } from './api/routes.ts';
import { controlRoutes } from './control/routes.ts';
import { oauthRoutes } from './oauth/routes.ts';
import type { ExactStandIn } from './stand-in.ts';

/** Everything below EXACT_PATH. The server reads forms as URLSearchParams. */
export function exactRoutes(app: FastifyInstance, exact: ExactStandIn): void {
  void app.register(async (own) => {
    own.setErrorHandler((error, request, reply) => {
      if (error instanceof RangeError) return reply.code(404).send({ error: error.message });
      const status =
        error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
      if (status >= 500) console.error(`Sandbox: ${request.method} ${request.url}`, error);
      return reply.code(status).send({ error: String(error) });
    });
    oauthRoutes(own, exact);
    apiRoutes(own, exact);
    controlRoutes(own, exact);
  });
}
