import { linted, lintedSamples } from './testing/workspace.ts';

const WITH_TYPES = ['--type-aware', '--type-check'];
const CHAT = 'mfe-chat/src/a.ts';
const API = 'api/src/a.ts';

/** What is wrong, where, what is said of it, and the code. */
const WRONG: readonly [title: string, file: string, said: string, code: string][] = [
  ['a type that does not fit', API, 'TS2322', 'export const x: string = 1;'],
  ['in a component', 'shell/src/app/a.tsx', 'TS2322', 'export const x: string = 1;'],
  ['in a journey', 'e2e/a.spec.ts', 'TS2322', 'export const x: string = 1;'],
  ['in a configuration', 'api/drizzle.config.ts', 'TS2322', 'export const x: string = 1;'],
  [
    'in what a remote says of itself',
    'mfe-chat/remote.ts',
    'TS2322',
    'export const x: string = 1;',
  ],
  ['Node in a remote', CHAT, 'TS2591', 'export const x = process.env.HOME;'],
  ['Node in the shell', 'shell/src/app/a.ts', 'TS2591', 'export const x = Buffer.from("");'],
  ['a page in the API', API, 'TS2584', 'export const x = document.title;'],
  ['any by inference', API, 'TS7006', 'export const x = (y) => String(y);'],
  [
    'an entry that may be missing',
    API,
    'TS2322',
    'export const x = (all: string[]): string => all[0];',
  ],
  ['an import that is not there', API, 'TS2307', "export { x } from './none.ts';"],
  [
    'a type imported as a value',
    API,
    'TS1484',
    "import { PathLike } from 'node:fs';\nexport type X = PathLike;",
  ],
  [
    'an expected error that is none',
    API,
    'TS2578',
    '// @ts-expect-error -- it was wrong once\nexport const x: string = "";',
  ],
  [
    'a silent override',
    API,
    'TS4114',
    'class A {\n  a() {}\n}\nexport class B extends A {\n  a() {}\n}',
  ],
  [
    'a promise that nobody waits for',
    API,
    'no-floating-promises',
    'async function save() {}\nexport function leave() {\n  save();\n}',
  ],
  [
    'a promise where nothing is expected',
    API,
    'no-misused-promises',
    'export const x = (all: string[]) => all.forEach(async () => {});',
  ],
  [
    'a case that is missing',
    API,
    'switch-exhaustiveness-check',
    "export function name(of: 'a' | 'b'): string {\n  switch (of) {\n    case 'a':\n      return 'A';\n  }\n  return '';\n}",
  ],
];

let findings: string[][];

beforeAll(async () => {
  findings = await lintedSamples(
    WRONG.map(([, file, , code]) => ({ file, code: `${code}\n` })),
    WITH_TYPES,
  );
}, 60_000);

it.each(WRONG.map(([title, , said], index) => [title, said, index] as const))(
  'finds: %s',
  (_title, said, index) => {
    expect(findings[index]).toEqual([expect.stringContaining(said)]);
  },
);

it('finds files that import each other, for a type alone too', async () => {
  const said = await linted([
    {
      file: 'api/src/one.ts',
      code: "import type { Two } from './two.ts';\nexport interface One { two: Two }\n",
    },
    {
      file: 'api/src/two.ts',
      code: "import type { One } from './one.ts';\nexport interface Two { one: One }\n",
    },
  ]);
  expect(said.get('api/src/one.ts')).toEqual([expect.stringContaining('no-cycle')]);
});
