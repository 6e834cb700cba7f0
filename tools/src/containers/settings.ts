import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isProduction } from '@kengetal/server';
import { CommandError, type Command } from '../commands/execute.ts';
import { listedOrigins } from '../commands/places.ts';
import { nginxOfShell } from '../serve/nginx.ts';
import {
  googleConfig,
  microsoftConfig,
  sandboxConfig,
  type ShellConfig,
} from '../serve/shell-config.ts';
import { SHELL_PLACES } from './places.ts';

/**
 * `settings [FOLDER]`: makes what a shell serves of its installation (`config.json`, the origins of
 * remotes for `release.json`) and its configuration of nginx, from the environment.
 */
export const writeSettings: Command = async ([folder = SHELL_PLACES.settings]) => {
  const config = await configOf(process.env);
  const remoteOrigins = listedOrigins(process.env.KENGETAL_REMOTE_ORIGINS);
  const production = isProduction(process.env);
  const files = {
    'config.json': JSON.stringify(config),
    'origins.json': JSON.stringify(remoteOrigins),
    'nginx.conf': nginxOfShell({ ...SHELL_PLACES, config, remoteOrigins, production }),
  };
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  return 0;
};

async function configOf(environment: NodeJS.ProcessEnv): Promise<ShellConfig> {
  const {
    KENGETAL_API_ORIGIN: api,
    KENGETAL_MICROSOFT_CLIENT_ID: clientId,
    KENGETAL_SANDBOX_URL: sandbox,
  } = environment;
  const [origin] = listedOrigins(api);
  if (!origin) throw new CommandError('KENGETAL_API_ORIGIN ontbreekt: waar staat de API?');
  const google = googleConfig(environment);
  if (clientId) return microsoftConfig(`${origin}/v1`, clientId, google);
  if (!sandbox || isProduction(environment)) {
    throw new CommandError('KENGETAL_MICROSOFT_CLIENT_ID ontbreekt: zonder kan niemand inloggen.');
  }
  const described = await fetch(new URL('/.well-known/kengetal-sandbox', sandbox));
  return sandboxConfig(`${origin}/v1`, await described.json(), google);
}
