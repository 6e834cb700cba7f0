import { setTimeout as wait } from 'node:timers/promises';
import type { ApiClient } from './api-client.ts';
import { latencyOf, type Latency } from './latency.ts';

const PAUSE_MS = 20;

/** Asks for a dashboard again and again, one at a time, while `during` lasts. */
export async function pagesWhile(
  client: ApiClient,
  project_id: string,
  during: Promise<unknown>,
): Promise<Latency> {
  let going = true;
  const ended = during.finally(() => {
    going = false;
  });
  const times: number[] = [];
  while (going) {
    const began = performance.now();
    await client.ask('pages', { body: { project_id, page: 'dashboard', filters: [] } });
    times.push(performance.now() - began);
    await wait(PAUSE_MS);
  }
  await ended;
  return latencyOf(times);
}
