import { lintedSamples, type Sample } from './testing/workspace.ts';

const sample = (file: string, line: string): Sample => ({
  file,
  code: `${line}\nexport const used = thing;\n`,
});
const importing = (file: string, from: string): Sample =>
  sample(file, `import { thing } from '${from}';`);

const inComponent = (lines: string): Sample => ({
  file: 'mfe-chat/src/a.tsx',
  code: `import { useEffect, useId } from 'react';
export const hooks = [useEffect, useId];
export function Shown({ id }: { id: string }) {
  ${lines}
  return <i id={id} />;
}
`,
});

const IMPORT = 'eslint(no-restricted-imports)';

/** What once stood in the product and froze it. */
const SLOW_PATTERNS: readonly [string, string, string][] = [
  [
    'spaces before a sign that is not there',
    'no-super-linear-move',
    String.raw`/\s*(?:€|eur|euro)$/gi`,
  ],
  ['letters before a digit that is not there', 'no-super-linear-move', String.raw`/\S*\d\S*/g`],
  [
    'marks before an end that is not there',
    'no-super-linear-move',
    String.raw`/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu`,
  ],
  [
    'digits that two quantifiers share',
    'no-super-linear-backtracking',
    String.raw`/^(-?)(\d*)\.?(\d*)(?:[eE]([+-]?\d+))?$/`,
  ],
];

/** What is done, the rule that refuses it, and the code. */
const FORBIDDEN: readonly [string, string, Sample][] = [
  ['a remote imports a remote by name', IMPORT, importing('mfe-chat/src/a.ts', 'mfe-reports')],
  [
    'a remote imports a remote by path',
    IMPORT,
    importing('mfe-chat/src/a.ts', '../../mfe-reports/src/screens.ts'),
  ],
  [
    'a remote imports the shell',
    IMPORT,
    importing('mfe-chat/src/a.ts', '../../shell/src/app/world.ts'),
  ],
  [
    'shared imports the shell',
    IMPORT,
    importing('shared/ui/src/a.ts', '../../../shell/src/app/world.ts'),
  ],
  [
    'shared imports a remote',
    IMPORT,
    importing('shared/ui/src/a.ts', 'mfe-reports/src/screens.ts'),
  ],
  ['a remote imports the API', IMPORT, importing('mfe-chat/src/a.ts', '../../api/src/app.ts')],
  [
    'the shell imports a remote',
    IMPORT,
    importing('shell/src/app/a.ts', '../../../mfe-chat/src/slots.ts'),
  ],
  [
    'a remote knows the sign-in library',
    IMPORT,
    importing('mfe-settings/src/a.ts', '@azure/msal-browser'),
  ],
  [
    'the shell knows the sign-in library outside session',
    IMPORT,
    importing('shell/src/app/a.ts', '@azure/msal-browser'),
  ],
  [
    'a remote knows the federation runtime',
    IMPORT,
    importing('mfe-chat/src/a.ts', '@module-federation/enhanced/runtime'),
  ],
  [
    'the shell knows the federation runtime outside composition',
    IMPORT,
    importing('shell/src/app/a.ts', '@module-federation/enhanced/runtime'),
  ],
  ['the API knows the bundler', IMPORT, importing('api/src/a.ts', '@rspack/core')],
  [
    'the browser takes schemas from the contract',
    IMPORT,
    importing('mfe-chat/src/a.ts', '@kengetal/contract/api'),
  ],
  ['the ledger knows the web server', IMPORT, importing('ledger/src/a.ts', 'fastify')],
  ['the ledger knows the schemas of the web', IMPORT, importing('ledger/src/a.ts', 'zod')],
  ['the ledger knows the database', IMPORT, importing('ledger/src/a.ts', 'drizzle-orm')],
  ['the ledger knows the API', IMPORT, importing('ledger/src/a.ts', '../../api/src/app.ts')],
  [
    'the API knows the inside of the ledger',
    IMPORT,
    importing('api/src/a.ts', '../../ledger/src/cents.ts'),
  ],
  ['a remote knows the ledger', IMPORT, importing('mfe-chat/src/a.ts', '@kengetal/ledger')],
  [
    'a shared package is imported by path',
    IMPORT,
    importing('mfe-chat/src/a.ts', '../../shared/ui/src/index.ts'),
  ],
  [
    'a feature imports a feature',
    'own(feature-imports-feature)',
    importing('api/src/features/reports/handlers.ts', '../filters/presets.ts'),
  ],
  ['any', 'typescript(no-explicit-any)', sample('api/src/a.ts', 'const thing: any = 1;')],
  [
    'a non-null assertion',
    'typescript(no-non-null-assertion)',
    sample('api/src/a.ts', 'declare const x: number | null; const thing = x!;'),
  ],
  [
    'a cast through unknown',
    'own(cast-through-unknown)',
    sample('api/src/a.ts', "const thing = ('a' as unknown) as number;"),
  ],
  [
    'a printed line in the API',
    'eslint(no-console)',
    sample('api/src/a.ts', 'const thing = 1; console.log(1);'),
  ],
  ...SLOW_PATTERNS.map(([title, rule, pattern]): [string, string, Sample] => [
    `a pattern of quadratic time: ${title}`,
    `regexp(${rule})`,
    sample('api/src/a.ts', `const thing = ${pattern};`),
  ]),
  [
    'a test that leaves the others out',
    'eslint(no-restricted-properties)',
    sample('api/src/a.test.ts', "const thing = 1; it.only('x', () => undefined);"),
  ],
  ['a hook under a condition', 'react-hooks(rules-of-hooks)', inComponent('if (id) useId();')],
  [
    'an effect that misses what it reads',
    'react-hooks(exhaustive-deps)',
    inComponent('useEffect(() => console.warn(id), []);'),
  ],
  [
    'a component that is made while another is drawn',
    'react(static-components)',
    inComponent('const Inner = () => <i>a</i>;\n  if (id) return <Inner />;'),
  ],
  [
    'a suppression without a reason',
    'typescript(ban-ts-comment)',
    sample('api/src/a.ts', '// @ts-expect-error\nconst thing: string = 1;'),
  ],
  [
    'a rule switched off without a reason',
    'own(suppressions)',
    sample(
      'api/src/a.ts',
      '// oxlint-disable-next-line no-console\nconsole.log(1); const thing = 1;',
    ),
  ],
  [
    'a formatter held off',
    'own(suppressions)',
    sample('api/src/a.ts', '// prettier-ignore\nconst thing = [1,0];'),
  ],
  [
    'a file that is too long',
    'eslint(max-lines)',
    { file: 'api/src/a.ts', code: 'export let x = 0;\n' + 'x += 1;\n'.repeat(251) },
  ],
];

const ALLOWED: readonly [string, Sample][] = [
  ['a remote imports a shared package', importing('mfe-chat/src/a.ts', '@kengetal/ui')],
  [
    'the browser takes types from the contract',
    {
      file: 'mfe-chat/src/a.ts',
      code: "import type { Thing } from '@kengetal/contract/api';\nexport type Used = Thing;\n",
    },
  ],
  [
    'the session uses the sign-in library',
    importing('shell/src/session/a.ts', '@azure/msal-browser'),
  ],
  [
    'the composition uses the federation runtime',
    importing('shell/src/composition/a.ts', '@module-federation/enhanced/runtime'),
  ],
  [
    'a feature imports its own files',
    importing('api/src/features/filters/handlers.ts', './presets.ts'),
  ],
  [
    'a suppression with its reason',
    sample(
      'api/src/a.ts',
      '// oxlint-disable-next-line no-console -- told to whoever starts it\nconsole.log(1); const thing = 1;',
    ),
  ],
];

let findings: string[][];

beforeAll(async () => {
  findings = await lintedSamples([
    ...FORBIDDEN.map(([, , each]) => each),
    ...ALLOWED.map(([, each]) => each),
  ]);
}, 60_000);

it.each(FORBIDDEN.map(([title, rule], index) => [title, rule, index] as const))(
  'refuses: %s',
  (_title, rule, index) => {
    expect(findings[index]).toEqual([expect.stringContaining(`${rule}: `)]);
  },
);

it.each(ALLOWED.map(([title], index) => [title, index] as const))('allows: %s', (_title, index) => {
  expect(findings[FORBIDDEN.length + index]).toEqual([]);
});
