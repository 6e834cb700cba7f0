import { setTimeout as wait } from 'node:timers/promises';
import type { Suggestion } from '@kengetal/contract/api';
import type { ApiClient } from '../../../bench/api-client.ts';

const ASK_EVERY_MS = 100;
const PATIENCE_MS = 120_000;

/** The open suggestions of a project, once all of its books have been looked at. */
export async function askFindings(client: ApiClient, project_id: string): Promise<Suggestion[]> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const query = { project_id, periode_min: '0', periode_max: '0' };
    const { suggestions, is_checking, checked_at, failed } = await client.ask('suggestions', {
      query,
    });
    // What is listed then is of the look before, through fewer books.
    if (failed) throw new Error('Looking for suggestions failed.');
    if (!is_checking && checked_at !== null) {
      return suggestions.filter(({ status }) => status === 'nieuw' || status === 'in_behandeling');
    }
    if (performance.now() > until) throw new Error('The suggestions are not ready in two minutes.');
    await wait(ASK_EVERY_MS);
  }
}
