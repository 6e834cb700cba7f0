import { later } from '../clock.ts';
import { NotYet, type Kind } from '../jobs/kind.ts';
import type { ExactDependencies } from './dependencies.ts';
import { ExactBusy, ExactError } from './errors.ts';

const WEEK_SECONDS = 7 * 86_400;

/** Refreshes tokens that were not used for a week: Exact forgets those unused for a month. */
export function tokensKind({ clock, exact }: Pick<ExactDependencies, 'clock' | 'exact'>): Kind {
  return {
    name: 'exact_tokens',
    lane: 'syncs',
    attempts: 8,
    leaseSeconds: 60,
    mayBeCancelled: false,
    wanted: async (sql) => {
      const rows = await sql.rows<{ key: string; version: string }>(
        `SELECT token_set_id::text AS key, version::text AS version FROM exact_tokens
         WHERE issued_at <= $1::timestamptz AND NOT is_ended`,
        [later(clock, -WEEK_SECONDS)],
      );
      return rows.map((row) => ({ kind: 'exact_tokens', ...row }));
    },
    mayPass: (error) => error instanceof ExactError && error.passes,
    run: async ({ key }, { signal }) => {
      try {
        await exact.tokens.access(key, undefined, signal);
      } catch (error) {
        if (error instanceof ExactBusy) throw new NotYet(error.until - clock.now().getTime());
        // The next sync of each connection says what has ended.
        if (!(error instanceof ExactError) || error.passes) throw error;
      }
    },
  };
}
