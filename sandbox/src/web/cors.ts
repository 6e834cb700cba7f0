import type { FastifyInstance } from 'fastify';

/** Lets pages of one origin call everything of this server under the given paths. */
export function allowOrigin(app: FastifyInstance, origin: string, paths: readonly string[]): void {
  const covered = (url: string) => paths.some((path) => url.startsWith(path));

  app.addHook('onRequest', async (request, reply) => {
    if (!covered(request.url)) return;
    reply.header('vary', 'Origin');
    if (request.headers.origin === origin) reply.header('access-control-allow-origin', origin);
  });

  for (const path of paths) {
    app.options(`${path}*`, (_request, reply) =>
      reply
        .code(204)
        .header('access-control-allow-methods', 'GET')
        .header('access-control-allow-headers', 'authorization, client-request-id')
        .header('access-control-max-age', '3600')
        .send(),
    );
  }
}
