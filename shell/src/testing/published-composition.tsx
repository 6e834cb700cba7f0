import type { RemoteDeclaration } from '@kengetal/contract/remote';
import { forShell } from '../app/remotes.tsx';
import { createComposition } from '../composition/composition.ts';
import type { Keeper } from '../composition/kept-registry.ts';
import { placed } from '../composition/testing/releases.ts';

export interface Published {
  declarations: readonly RemoteDeclaration[];
  /** Remotes that have no release in the registry. */
  gone?: readonly string[];
  /** Remotes whose code does not load. */
  down?: readonly string[];
  /** Releases that do not load. */
  brokenVersions?: readonly string[];
  /** A release of each remote for this many of a hundred browsers. */
  canary?: number;
  /** What this browser drew, 0–99. */
  drawn?: number;
  /** The registry cannot be read. */
  unreadable?: boolean;
  keeper?: Keeper;
}

/** The real composition over a registry, which the test may change; screens and slots of its remotes show their own name. */
export async function publishedComposition(published: Published) {
  const composition = createComposition({
    registryUrl: 'http://shell.test/registry.json',
    releaseUrl: 'http://shell.test/release.json',
    offer: {},
    host: {
      drop: () => undefined,
      load: async ({ release }) => {
        if (published.down?.includes(release.name)) throw new Error('refused');
        if (published.brokenVersions?.includes(release.version)) throw new Error('500');
        return { default: new Proxy({}, { get: (_all, name) => () => <h1>{String(name)}</h1> }) };
      },
    },
    report: () => undefined,
    keeper: published.keeper ?? { read: () => null, write: () => undefined },
    draw: (_remote, percentage) => (published.drawn ?? 100) < percentage,
    now: () => Date.now(),
    fetch: async () =>
      published.unreadable
        ? new Response('', { status: 500 })
        : Response.json(registryOf(published)),
  });
  await composition.load();
  return forShell(composition);
}

function registryOf({ declarations, gone = [], canary }: Published) {
  const entries = declarations
    .filter(({ name }) => !gone.includes(name))
    .map((declaration) => [
      declaration.name,
      {
        current: placed('1', { name: declaration.name, declaration }),
        ...(canary && {
          canary: { ...placed('2', { name: declaration.name, declaration }), percentage: canary },
        }),
      },
    ]);
  return {
    schema: 1,
    remotes: Object.fromEntries(entries),
    declarations: Object.fromEntries(declarations.map((one) => [one.name, one])),
  };
}
