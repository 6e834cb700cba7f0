import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isProduction } from '@kengetal/server';
import {
  googleConfig,
  microsoftConfig,
  sandboxConfig,
  type ShellConfig,
} from '../serve/shell-config.ts';
import type { Program } from './bundle-program.ts';
import { startChild, type Child } from './child.ts';
import { CommandError } from './execute.ts';
import { originAt, type Places } from './places.ts';

type Environment = Record<string, string | undefined>;

/** Sign-in goes through the sandbox until Microsoft is set up, and in production never. */
const usesSandbox = (environment: Environment): boolean =>
  !environment.KENGETAL_MICROSOFT_CLIENT_ID && !isProduction(environment);

export const programsFor = (environment: Environment): Program[] =>
  usesSandbox(environment) ? ['sandbox', 'api'] : ['api'];

/** Starts a bundled program and waits until it answers. */
export async function startProgram(
  program: Program,
  script: string,
  { places, environment, again }: { places: Places; environment: Environment; again: boolean },
): Promise<Child> {
  const logs = join(places.dataFolder, 'logs');
  await mkdir(logs, { recursive: true, mode: 0o700 });
  const child = startChild({
    name: program,
    script,
    environment: environmentOf(places, environment),
    logFile: join(logs, `${program}.log`),
    again,
  });
  const [port, path] =
    program === 'api' ? [places.apiPort, '/ready'] : [places.sandboxPort, '/health'];
  try {
    await child.ready(`http://127.0.0.1:${port}${path}`);
  } catch (error) {
    await child.stop();
    throw error;
  }
  return child;
}

function environmentOf(places: Places, environment: Environment): Environment {
  return {
    ...environment,
    KENGETAL_PORT: String(places.base),
    KENGETAL_DATA: places.dataFolder,
    ...(usesSandbox(environment) && {
      KENGETAL_SANDBOX_URL: originAt(places.sandboxPort),
      ...(!environment.KENGETAL_SMTP_URL && sandboxMail(places)),
      ...(!environment.EXACT_CLIENT_ID && sandboxExact(places)),
    }),
  };
}

/** Mail goes to the sandbox, where it can be looked into, until there is a server for it. */
export const sandboxMail = ({ mailPort }: Places): Environment => ({
  KENGETAL_SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
  KENGETAL_MAIL_FROM: 'Kengetal <kengetal@sandbox.localhost>',
});

/** Exact Online as the sandbox plays it, until Kengetal is registered at the real one. */
export function sandboxExact({ base, sandboxPort }: Places): Environment {
  return {
    EXACT_HOST: `${originAt(sandboxPort)}/exact`,
    EXACT_CLIENT_ID: '7d3a5c1e-0b64-4f2a-9e58-2c9f1b7a4d60',
    EXACT_CLIENT_SECRET: 'alleen-voor-de-sandbox',
    EXACT_REDIRECT_URI: `${originAt(base)}/exact`,
  };
}

/** What the shell must know of this installation; the sandbox, when used, is running. */
export async function shellConfig(places: Places, environment: Environment): Promise<ShellConfig> {
  const apiUrl = `${originAt(places.apiPort)}/v1`;
  const google = googleConfig(environment);
  const { KENGETAL_MICROSOFT_CLIENT_ID: clientId } = environment;
  if (clientId) return microsoftConfig(apiUrl, clientId, google);
  if (!usesSandbox(environment)) {
    throw new CommandError('Met npm start is in productie KENGETAL_MICROSOFT_CLIENT_ID nodig.');
  }
  const address = `http://127.0.0.1:${places.sandboxPort}/.well-known/kengetal-sandbox`;
  return sandboxConfig(apiUrl, await (await fetch(address)).json(), google);
}
