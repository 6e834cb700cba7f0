import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../build/parts.ts';

/** Runs a tool of the API from its sources, in the folder of who asks; answers its exit code. */
export async function runOfApi(
  tool: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<number> {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const child = spawn(
    process.execPath,
    ['--import', tsx, join(ROOT, 'api/src/cli', tool), ...args],
    {
      cwd: process.env.INIT_CWD ?? process.cwd(),
      env: { ...process.env, ...settings },
      stdio: 'inherit',
    },
  );
  await once(child, 'close');
  return child.exitCode ?? 1;
}
