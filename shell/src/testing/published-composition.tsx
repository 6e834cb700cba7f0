import type { RemoteDeclaration } from '@kengetal/contract/remote';
import { forShell } from '../app/remotes.tsx';
import { createComposition } from '../composition/composition.ts';
import { placed } from '../composition/testing/releases.ts';

export interface Published {
  declarations: readonly RemoteDeclaration[];
  /** Remotes that have no release in the registry. */
  gone?: readonly string[];
  /** Remotes whose code does not load. */
  down?: readonly string[];
}

/** The real composition over a registry, which the test may change; screens and slots of its remotes show their own name. */
export async function publishedComposition(published: Published) {
  const composition = createComposition({
    registryUrl: 'http://shell.test/registry.json',
    releaseUrl: 'http://shell.test/release.json',
    offer: {},
    host: {
      load: async ({ release }) => {
        if (published.down?.includes(release.name)) throw new Error('refused');
        return { default: new Proxy({}, { get: (_all, name) => () => <h1>{String(name)}</h1> }) };
      },
    },
    report: () => undefined,
    fetch: async () => Response.json(registryOf(published)),
  });
  await composition.load();
  return forShell(composition);
}

function registryOf({ declarations, gone = [] }: Published) {
  const entries = declarations
    .filter(({ name }) => !gone.includes(name))
    .map((declaration) => [
      declaration.name,
      { current: placed('1', { name: declaration.name, declaration }) },
    ]);
  return {
    schema: 1,
    remotes: Object.fromEntries(entries),
    declarations: Object.fromEntries(declarations.map((one) => [one.name, one])),
  };
}
