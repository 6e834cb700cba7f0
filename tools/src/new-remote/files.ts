export interface NewRemote {
  /** Of the folder, as `mfe-wagenpark`. */
  name: string;
  /** As a person calls it, as `Wagenpark`. */
  title: string;
  /** Its address, as `/wagenpark`. */
  path: string;
  /** How far its port lies behind the shell's. */
  port: number;
}

/** What a remote begins with, by path in its folder: one screen that shows the active project. */
export function filesOf(remote: NewRemote): Record<string, string> {
  return {
    'package.json': manifestOf(remote),
    'remote.ts': declarationOf(remote),
    'src/screens.ts': `import { lazy } from 'react';

/** The screens that remote.ts declares. */
export default {
  Start: lazy(() => import('./features/start/Start.tsx')),
};
`,
    'src/slots.ts': `/** The places outside our own screens that remote.ts declares: none. */
export default {};
`,
    'src/features/start/Start.tsx': screenOf(remote),
    'src/features/start/start.test.tsx': testOf(remote),
    'src/screens.test.ts': EXPOSED_TEST,
  };
}

function manifestOf({ name, port }: NewRemote): string {
  const fromCatalog = (...names: string[]) =>
    Object.fromEntries(names.map((each) => [each, 'catalog:']));
  const manifest = {
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    kengetal: { port },
    scripts: {
      dev: `node --import ../tools/node_modules/tsx/dist/loader.mjs ../tools/src/standalone/main.ts ${name}`,
      test: `node ../node_modules/jest/bin/jest.js ${name} --config ../jest.config.js --selectProjects browser`,
      build: `node ../tools/bin/kengetal.mjs build ${name}`,
    },
    dependencies: {
      '@kengetal/contract': 'workspace:*',
      '@kengetal/platform': 'workspace:*',
      '@kengetal/ui': 'workspace:*',
      ...fromCatalog('@tanstack/react-query', 'antd', 'react', 'react-dom', 'react-router-dom'),
    },
    devDependencies: fromCatalog(
      '@testing-library/dom',
      '@testing-library/react',
      '@types/react',
      '@types/react-dom',
      'typescript',
    ),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

const declarationOf = ({ name, title, path }: NewRemote): string =>
  `import type { RemoteDeclarationInput } from '@kengetal/contract/remote';

export default {
  name: '${name}',
  contract: 1,
  title: '${title}',
  missing: '${title} is nu niet beschikbaar.',
  routes: [
    {
      kind: 'screen',
      screen: 'Start',
      name: '${path.slice(1)}',
      path: '${path}',
      breadcrumb: '${title}',
    },
  ],
  navigation: [
    {
      label: '${title}',
      icon: '${path.slice(1)}',
      path: '${path}',
      order: 100,
    },
  ],
} satisfies RemoteDeclarationInput;
`;

const screenOf = ({ title }: NewRemote): string =>
  `import { useProject } from '@kengetal/platform';
import { Cell, Screen, Sheet } from '@kengetal/ui';

/** Shows which project is active. */
export default function Start() {
  const { active } = useProject();
  return (
    <Screen title="${title}">
      <Sheet>
        <Cell title="Project">
          {active ? \`Je kijkt naar \${active.project_name}.\` : 'Je hebt nog geen project.'}
        </Cell>
      </Sheet>
    </Screen>
  );
}
`;

const testOf = ({ title, path }: NewRemote): string =>
  `import { screen } from '@testing-library/react';
import { PROJECT, renderRemote } from '@kengetal/platform/testing';
import Start from './Start.tsx';

it('shows which project is active', async () => {
  renderRemote(<Start />, { path: '${path}' });
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent('${title}');
  expect(screen.getByText(\`Je kijkt naar \${PROJECT.project_name}.\`)).toBeInTheDocument();
});
`;

const EXPOSED_TEST = `import remote from '../remote.ts';
import screens from './screens.ts';

it('exposes every screen that the declaration names, and nothing else', () => {
  expect(Object.keys(screens)).toEqual(remote.routes.map(({ screen }) => screen));
});
`;
