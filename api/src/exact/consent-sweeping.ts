import { and, eq, lte, notExists, sql as expression } from 'drizzle-orm';
import { later, type Clock } from '../clock.ts';
import type { Sql } from '../db/database.ts';
import { exactConnections, exactConsents, exactTokens } from '../db/schema/index.ts';

/** Tokens go with the last connection that reads by them. */
export async function dropUnusedTokens(sql: Sql, tokenSetId: string): Promise<void> {
  await sql.orm.delete(exactTokens).where(
    and(
      eq(exactTokens.tokenSetId, tokenSetId),
      notExists(
        sql.orm
          .select({ one: expression`1` })
          .from(exactConnections)
          .where(eq(exactConnections.tokenSetId, tokenSetId)),
      ),
    ),
  );
}

/** Removes consents that are over, and those of which nothing was chosen for a day. */
export async function sweepConsents(sql: Sql, clock: Clock): Promise<void> {
  await sql.orm.delete(exactConsents).where(lte(exactConsents.expiresAt, later(clock, -3_600)));
  await sql.rows(
    `DELETE FROM connections WHERE provider = 'exact' AND project_id IS NULL
       AND created_at <= $1::timestamptz`,
    [later(clock, -86_400)],
  );
  // Whose user was never known, too.
  await sql.rows(
    `DELETE FROM exact_tokens t WHERE t.issued_at <= $1::timestamptz AND NOT EXISTS (
       SELECT FROM exact_connections e WHERE e.token_set_id = t.token_set_id)`,
    [later(clock, -3_600)],
  );
}
