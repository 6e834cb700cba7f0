import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';

const description = z.object({
  people: z.array(z.object({ email: z.email(), name: z.string(), tid: z.guid(), oid: z.guid() })),
});

export type SandboxPerson = z.output<typeof description>['people'][number];

const TRIES = 120;
const PAUSE_MS = 500;

/** The people of the sandbox, which may start later than the API. Throws when it does not come. */
export async function fetchPeople(sandboxUrl: string): Promise<SandboxPerson[]> {
  const address = new URL('/.well-known/kengetal-sandbox', sandboxUrl);
  for (let tries = 1; ; tries += 1) {
    try {
      const response = await fetch(address);
      return description.parse(await response.json()).people;
    } catch (error) {
      if (tries === TRIES) throw error;
      await wait(PAUSE_MS, undefined, { ref: false });
    }
  }
}
