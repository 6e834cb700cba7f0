import { readFile, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { bundleProgram } from './bundle-program.ts';

it('bundles the API once for the same sources, with its threads and its libraries outside', async () => {
  const first = await bundleProgram('api');
  const second = await bundleProgram('api');
  expect(second).toEqual({ script: first.script, built: false });
  const folder = dirname(first.script);
  const names = await readdir(folder, { recursive: true });
  expect(names).toEqual(
    expect.arrayContaining([
      'tasks.js',
      'db/engine-worker.js',
      'imports/reader-thread.js',
      'cli/operator.js',
    ]),
  );
  const scripts = names.filter((name) => name.endsWith('.js'));
  const code = await Promise.all(scripts.map((name) => readFile(join(folder, name), 'utf8')));
  expect(code.join('\n')).toMatch(/from "fastify"/);
  expect(code.join('\n')).not.toMatch(/from "@kengetal\/contract/);
}, 60_000);
