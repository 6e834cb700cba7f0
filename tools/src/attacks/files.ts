import { HOSTILE_FILES } from 'api/testing/hostile-files';
import type { Attack } from './attack.ts';
import { imported, newOrganisation } from './odd-books.ts';

/** Files that are read or refused in words; never a fault of ours, never for long. */
export const files: readonly Attack[] = [
  {
    name: 'vijandige bestanden',
    run: async (arena, tally) => {
      const organisation_id = await newOrganisation(arena);
      for (const { name, filename, bytes, expected } of HOSTILE_FILES) {
        tally.requests += 1;
        const sent = { organisation_id, filename, bytes: await bytes() };
        const job = await imported(arena, sent).catch((error: unknown) =>
          tally.fault(`${name}: ${String(error)}`),
        );
        if (!job) continue;
        const { status, message } = job;
        if (status !== expected.status) tally.fault(`${name}: ${status} ${message}`);
        if (status === 'geweigerd' && !message) tally.fault(`${name}: geweigerd zonder reden`);
      }
    },
  },
];
