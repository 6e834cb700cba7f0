import { and, lte, ne } from 'drizzle-orm';
import { later, type Clock } from '../../clock.ts';
import type { Sql } from '../../db/database.ts';
import { invitations } from '../../db/schema/index.ts';

/** How long an invitation is listed after it ended. */
const KEPT_SECONDS = 90 * 24 * 60 * 60;

/** Forgets invitations that are long over, with the addresses of who never came. */
export async function sweepInvitations({ orm }: Sql, clock: Clock): Promise<void> {
  await orm
    .delete(invitations)
    .where(
      and(
        lte(invitations.expiresAt, later(clock, -KEPT_SECONDS)),
        ne(invitations.state, 'wacht_op_akkoord'),
      ),
    );
}
