import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/folders.ts';
import { ROOT } from '../build/parts.ts';

/** What oxlint says of files in a folder of their own, by the rules of the workspace. */
async function saidOf(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await temporaryFolder();
  await folder.write('tsconfig.json', '{ "compilerOptions": { "strict": true } }');
  for (const [name, code] of Object.entries(files)) await folder.write(name, code);
  const { stdout } = spawnSync(
    process.execPath,
    [
      join(ROOT, 'node_modules/oxlint/bin/oxlint'),
      '--type-aware',
      '--config',
      join(ROOT, '.oxlintrc.json'),
      folder.path,
    ],
    { cwd: ROOT, encoding: 'utf8' },
  );
  await folder.remove();
  return stdout;
}

it('a promise that nobody waits for, and a case that is missing, are found', async () => {
  const said = await saidOf({
    'promise.ts': 'async function save() {}\nexport function leave() {\n  save();\n}\n',
    'case.ts':
      "export function name(of: 'a' | 'b'): string {\n  switch (of) {\n    case 'a':\n      return 'A';\n  }\n  return '';\n}\n",
  });
  expect(said).toContain('no-floating-promises');
  expect(said).toContain('switch-exhaustiveness-check');
});

it('files that import each other are found, for a type alone too', async () => {
  const said = await saidOf({
    'one.ts': "import type { Two } from './two.ts';\nexport interface One { two: Two }\n",
    'two.ts': "import type { One } from './one.ts';\nexport interface Two { one: One }\n",
  });
  expect(said).toContain('no-cycle');
});
