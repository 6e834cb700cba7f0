import type { Handlers } from '../../http/handler.ts';
import { HttpProblem } from '../../http/problem.ts';
import type { Downloads } from '../../files/downloads.ts';

/** Hands out the files that were made for someone. */
export function downloadHandlers(downloads: Downloads): Pick<Handlers, 'download'> {
  return {
    download: async ({ query }) => {
      const file = await downloads.open(query.token);
      if (!file) {
        throw new HttpProblem('not_found', 'Deze download is verlopen. Maak het bestand opnieuw.');
      }
      return file;
    },
  };
}
