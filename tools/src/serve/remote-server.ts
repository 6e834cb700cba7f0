import { createServer, type Server } from 'node:http';
import { REMOTE_HEADERS } from './policy.ts';
import { isReading, refuse } from './send.ts';
import { versionedFiles } from './versioned-files.ts';

/** The static server of one remote: every version in its `dist`, for any origin. */
export function createRemoteServer(dist: string): Server {
  const files = versionedFiles(dist);
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(REMOTE_HEADERS)) response.setHeader(name, value);
    if (!isReading(request, response) || files(request, response)) return;
    refuse(response, 404, 'Dit bestand bestaat niet.');
  });
}
