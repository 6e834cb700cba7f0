import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../build/parts.ts';
import type { Command } from './execute.ts';

/** `npm run --silent ledger -- inspect FILE…`: the API's own tool, in the folder of who asks. */
export const run: Command = async (args) => {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const child = spawn(
    process.execPath,
    ['--import', tsx, join(ROOT, 'api/src/cli/inspect.ts'), ...args],
    { cwd: process.env.INIT_CWD ?? process.cwd(), stdio: 'inherit' },
  );
  await once(child, 'close');
  return child.exitCode ?? 1;
};
