import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startIssuer } from 'api/testing/online';
import { findPostgres, startPostgres } from '../commands/postgres.ts';
import { ApiClient } from './api-client.ts';
import { startApi, type ApiProgram } from './api-program.ts';

export const ENGINES = ['postgres', 'pglite'] as const;
export type Engine = (typeof ENGINES)[number];

/** An API with an empty database, which can be ended and started again on what it left. */
export interface Stage {
  /** Settings of the running API: where its data are. */
  readonly environment: Readonly<Record<string, string>>;
  /** With further settings, if any. */
  start(settings?: Record<string, string>): Promise<{ api: ApiProgram; client: ApiClient }>;
  /** Signs in at a running API; answers the access token. */
  signIn(api: ApiProgram, email: string): Promise<string>;
  close(): Promise<void>;
}

interface StageOptions {
  /** Where the data go; a temporary folder when left out. */
  readonly disk?: string | undefined;
  /** Further settings of the API. */
  readonly settings?: Readonly<Record<string, string>> | undefined;
}

/** Undefined when PostgreSQL is asked for and not installed. */
export async function openStage(
  engine: Engine,
  { disk, settings: further }: StageOptions = {},
): Promise<Stage | undefined> {
  const programs = engine === 'postgres' ? findPostgres() : undefined;
  if (engine === 'postgres' && !programs) return undefined;
  const folder = await mkdtemp(join(disk ?? tmpdir(), 'kengetal-bench-'));
  const server = programs ? await startPostgres(programs, disk) : undefined;
  const issuer = await startIssuer();
  const environment: Record<string, string> = {
    KENGETAL_DATA: folder,
    ...issuer.environment,
    ...(server && { DATABASE_URL: server.url }),
    ...further,
  };
  const running = new Set<ApiProgram>();
  return {
    environment,
    start: async (settings = {}) => {
      const api = await startApi({ ...environment, ...settings });
      running.add(api);
      const token = await issuer.signIn(api.origin, 'anna@voorbeeld.nl');
      return { api, client: new ApiClient(api.origin, token) };
    },
    signIn: (api, email) => issuer.signIn(api.origin, email),
    close: async () => {
      for (const api of running) await api.stop();
      issuer.close();
      await server?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
