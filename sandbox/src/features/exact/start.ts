import { isProduction } from '@kengetal/server';
import fastify from 'fastify';
import { readForms } from '../../web/forms.ts';
import { EXACT_PATH } from './endpoints.ts';
import { exactRoutes } from './routes.ts';
import { ExactStandIn, type ExactOptions } from './stand-in.ts';

export interface RunningExact {
  readonly standIn: ExactStandIn;
  /** What EXACT_HOST should be. */
  readonly host: string;
  close(): Promise<void>;
}

/** Serves the stand-in alone, on a free port of this machine, for tests. Throws in production. */
export async function startExact(options: ExactOptions): Promise<RunningExact> {
  if (isProduction(process.env)) throw new Error('no stand-in for Exact Online in production');
  const standIn = await ExactStandIn.open(options);
  const app = fastify({ forceCloseConnections: true });
  readForms(app);
  exactRoutes(app, standIn);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    standIn,
    host: origin + EXACT_PATH,
    close: async () => {
      await app.close();
      await standIn.flush();
    },
  };
}
