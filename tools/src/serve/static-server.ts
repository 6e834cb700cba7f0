import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { guardedServer, type Headers } from '@kengetal/server';
import { pathOf } from './path.ts';
import { REFUSALS } from './paths.ts';
import { isReading, refuse } from './send.ts';

/** Answers a path, as `pathOf` decodes it; false when there is nothing by that name. */
export type Finder = (
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<boolean>;

/** A server that may only be read; `find` answers, and what it does not find is refused. */
export function staticServer(headers: Headers, find: Finder): Server {
  return guardedServer({ headers }, (request, response) => {
    if (isReading(request, response)) void answer(find, request, response);
  });
}

/** The same for one request, in a server that does more. */
export async function answer(
  find: Finder,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = pathOf(request);
  if (path === undefined) return refuse(response, 400, REFUSALS[400]);
  try {
    if (!(await find(path, request, response))) {
      refuse(response, 404, REFUSALS[404]);
    }
  } catch (error) {
    console.error(error);
    refuse(response, 500, 'Dit kon niet worden gegeven.');
  }
}
