import { DIVISIONS } from '../divisions.ts';
import { startExact, type RunningExact } from '../start.ts';
import { Connection, REDIRECT_URI } from './connection.ts';

/** Companies of moderate size; the large one has a test of its own. */
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
