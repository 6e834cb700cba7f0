import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Random } from '@kengetal/generator';
import { FRONT_ENDS } from '../build/parts.ts';
import { prepareFrontEnds } from '../commands/front-ends.ts';
import { placesOf } from '../commands/places.ts';
import { freeBase } from '../commands/ports.ts';
import { openSites } from '../commands/sites.ts';
import { microsoftConfig } from '../serve/shell-config.ts';
import type { Attack } from './attack.ts';
import { send, type Answer } from './requests.ts';
import type { Tally } from './tally.ts';

const PATHS = 600;

/** Odd paths at the servers as they run; tools/src/serve/crawl.test.ts holds many more of them. */
export const crawl: readonly Attack[] = [
  {
    name: 'vreemde paden bij shell, remotes en API',
    run: async (arena, tally) => {
      const data = await mkdtemp(join(tmpdir(), 'kengetal-crawl-'));
      const base = await freeBase();
      const places = placesOf({ KENGETAL_PORT: String(base), KENGETAL_DATA: data });
      const report = () => undefined;
      const version = await prepareFrontEnds({ places, development: false, report });
      const config = microsoftConfig(`${arena.api.origin}/v1`, 'id');
      const options = { places, config, shellVersion: () => version, production: false };
      const sites = await openSites(options);
      try {
        const at = (port: number) => `http://127.0.0.1:${port}`;
        const origins = [...FRONT_ENDS.map((part) => at(places.portOf(part))), arena.api.origin];
        for (const origin of origins) {
          for (const path of paths(arena.random, version)) {
            looksRight(tally, path, await send(origin, { method: 'GET', path }));
          }
        }
      } finally {
        await sites.closeAll();
        await rm(data, { recursive: true, force: true });
      }
    },
  },
];

function looksRight(tally: Tally, path: string, answer: Answer): void {
  tally.judge(path, answer);
  const { headers } = answer;
  const type = headers['content-type'] ?? '';
  if (headers['x-content-type-options'] !== 'nosniff') tally.fault(`geen nosniff op ${path}`);
  if (type.includes('text/html')) {
    if (!headers['content-security-policy']) tally.fault(`een pagina zonder beleid op ${path}`);
    if (/max-age=[1-9]/.test(headers['cache-control'] ?? '')) tally.fault(`bewaard: ${path}`);
  }
  if (/^root:|"private":/m.test(answer.text)) tally.fault(`een bestand van de machine op ${path}`);
}

const PIECES = [
  ...[
    'index%2ehtml',
    'index.html',
    'INDEX.HTML',
    'index.html%20',
    'index.htm%6c',
    'index%252ehtml',
  ],
  ...['..', '.', '%2e%2e', '..%2f', '..%5c', '%252e%252e', '%c0%ae%c0%ae', '....', ''],
  ...['etc', 'passwd', 'package.json', '.git', 'config', '.compressed', 'assets', 'remote.js'],
  ...['registry.json', 'release.json', 'config.json', 'v1', 'health', 'pages', 'openapi.json'],
  ...['%', '%zz', '%ff', '%00', '%0d%0aX:1', '\\', ';', '?', '*', '@', ':', '[', '%e2%80%ae'],
];

function* paths(random: Random, version: string): Generator<string> {
  yield* ['/', '//', '///', '/?', '//elders.nl/', '/.', '/%', `/${version}/index%2ehtml`];
  for (let count = 0; count < PATHS; count += 1) {
    const pieces = Array.from({ length: random.whole(1, 5) }, () =>
      random.pick([version, ...PIECES]),
    );
    yield `/${pieces.join(random.pick(['/', '/', '//', '%2f', '\\']))}`;
  }
}
