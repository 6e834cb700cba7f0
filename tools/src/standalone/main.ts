import { once } from 'node:events';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { REMOTES, ROOT, type FrontEnd } from '../build/parts.ts';
import { placesOf } from '../commands/places.ts';
import { standaloneConfig } from './config.ts';
import { createStandaloneServer } from './server.ts';
import { signIn } from './sign-in.ts';

/** Above the ports of the whole product, in the order of the remotes. */
const PORT_OFFSET = 29;
const PERSON = 'beheerder@voorbeeld.nl';

/** `pnpm --filter mfe-x dev`: one remote in a small frame, against the API that `npm start` runs. */
async function main(name: string | undefined): Promise<void> {
  const part = REMOTES.find((remote) => remote === name);
  if (!part) throw new Error(`Gebruik: standalone ${REMOTES.join('|')}`);
  const places = placesOf(process.env);
  const apiUrl = `http://localhost:${places.apiPort}/v1`;
  const session = await signIn({
    apiUrl,
    sandbox: `http://localhost:${places.sandboxPort}`,
    shell: places.originOf('shell'),
    email: process.env.KENGETAL_PERSON || PERSON,
  }).catch((error: unknown) => {
    throw new Error('De API en de sandbox moeten draaien: start eerst npm start.', {
      cause: error,
    });
  });
  const folder = path.join(ROOT, '.cache/standalone', part);
  const port = places.portOf(part) + PORT_OFFSET;
  const { server, changed } = createStandaloneServer({ folder, apiUrl, session });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  await watch(part, folder, () => {
    changed();
    console.log(`${part} staat op http://localhost:${port}`);
  });
}

async function watch(part: FrontEnd, folder: string, built: () => void): Promise<void> {
  const compiler = rspack(await standaloneConfig(part, folder));
  compiler.watch({ aggregateTimeout: 100 }, (failure, stats) => {
    if (failure) console.error(failure.message);
    else if (stats?.hasErrors()) console.error(stats.toString({ all: false, errors: true }));
    else built();
  });
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
