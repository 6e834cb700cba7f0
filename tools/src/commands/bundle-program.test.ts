import { readFile } from 'node:fs/promises';
import { bundleProgram } from './bundle-program.ts';

it('bundles the API once for the same sources, with its libraries outside', async () => {
  const first = await bundleProgram('api');
  const second = await bundleProgram('api');
  expect(second).toEqual({ script: first.script, built: false });
  const code = await readFile(first.script, 'utf8');
  expect(code).toMatch(/from "fastify"/);
  expect(code).not.toMatch(/from "@kengetal\/contract/);
}, 60_000);
