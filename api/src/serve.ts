import closeWithGrace from 'close-with-grace';
import { createApp } from './app.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { googleSignIn } from './features/identity/google.ts';
import { microsoftKeys, microsoftVerifier } from './features/identity/microsoft.ts';
import { fetchPeople } from './features/seed/people.ts';
import { seed } from './features/seed/seed.ts';
import { watchOwnEnd } from './jobs/own-end.ts';

const STOP_WITHIN_MS = 10_000;
const DIE_WITHIN_MS = 250;

/** Serves the API until the program is asked to end. Throws a Dutch sentence when it cannot begin. */
export async function serve(config: Config, database: Database): Promise<void> {
  const clock = systemClock;
  const { microsoft, google, origins, host, port } = config;
  const redirectUris = origins.map((origin) => `${origin}/login`);
  const ownEnd = await watchOwnEnd(config.dataFolder);
  let prepared = config.sandboxUrl === undefined;
  const app = await createApp({
    config,
    database,
    clock,
    microsoft: microsoft && microsoftVerifier(microsoft, microsoftKeys(microsoft), clock),
    google: google && googleSignIn({ config: google, redirectUris, clock }),
    isPrepared: () => prepared,
    endedByItself: ownEnd.endedByItself,
  });
  const { server } = app;
  await server.listen({ host, port }).catch(async (error: unknown) => {
    await app.close();
    const isBusy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw isBusy ? new Error(`Poort ${port} is al in gebruik.`) : error;
  });
  closeWithGrace({ delay: STOP_WITHIN_MS, logger: false }, async ({ err }) => {
    if (err) {
      ownEnd.tell(err);
      server.log.fatal(err);
      // After a fault nobody waits for what is under way: whoever watches starts us anew.
      setTimeout(() => process.exit(1), DIE_WITHIN_MS).unref();
    }
    await app.close();
    await database.close();
  });
  if (config.sandboxUrl) {
    const seeding = fetchPeople(config.sandboxUrl).then((people) =>
      seed({ database, clock, imports: app.imports }, people),
    );
    void seeding
      .catch((error: unknown) => server.log.error({ err: error }, 'seeding failed'))
      .finally(() => {
        prepared = true;
      });
  }
}
