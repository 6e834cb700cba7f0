import type { Server } from 'node:http';
import { headersOf } from '@kengetal/server';
import { REMOTE_HEADERS } from './policy.ts';
import { staticServer } from './static-server.ts';
import { versionedFiles } from './versioned-files.ts';

/** The static server of one remote: every version in its `dist`, for any origin. */
export function createRemoteServer(dist: string, production = false): Server {
  return staticServer(headersOf(REMOTE_HEADERS, production), versionedFiles(dist));
}
