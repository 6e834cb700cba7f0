import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DIVISIONS } from '../divisions.ts';
import { startExact, type RunningExact } from '../start.ts';
import { Connection, REDIRECT_URI } from './connection.ts';

/** The seeded companies: all but the first of moderate size, the fifth of neither person. */
export const [LARGE = 0, SMALL = 0, ALONE = 0, BROKEN = 0, FOREIGN = 0] = DIVISIONS.map(
  ({ code }) => code,
);

/** The stand-in, anew for each test, at a time that stands still until it is put forward. */
export function runningExact(): { exact: RunningExact; connection: Connection } {
  const state = {} as { exact: RunningExact; connection: Connection };
  beforeEach(async () => {
    const start = Date.parse('2026-11-24T10:00:05Z');
    state.exact = await startExact({ redirectUris: [REDIRECT_URI], now: () => start });
    state.connection = new Connection(state.exact);
  });
  afterEach(() => state.exact.close());
  return state;
}

/** An empty folder, and the means to remove it. */
export async function temporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'kengetal-exact-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
