import { setTimeout as wait } from 'node:timers/promises';
import type { ApiClient } from './api-client.ts';

/** Milliseconds that a page took. */
export interface Latency {
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
  readonly count: number;
}

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

function latencyOf(times: readonly number[]): Latency {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (part: number) => sorted[Math.ceil(part * sorted.length) - 1] ?? NaN;
  return { p50: at(0.5), p95: at(0.95), max: at(1), count: sorted.length };
}
