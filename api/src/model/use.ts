import type { Clock } from '../clock.ts';
import type { Sql } from '../db/database.ts';

/** What answers took. */
interface Counted {
  readonly answers: number;
  readonly broken: number;
  readonly tokens_in: number;
  readonly tokens_out: number;
}

interface Asker {
  readonly organisationId: string;
  readonly userId: string;
}

/** Adds an answer to what was used on this day. */
export async function countUse(
  sql: Sql,
  clock: Clock,
  { organisationId, userId }: Asker,
  { broken, tokens }: { readonly broken: boolean; readonly tokens: { in: number; out: number } },
): Promise<void> {
  await sql.rows(
    `INSERT INTO assistant_use AS u
       (organisation_id, user_id, day, answers, broken, tokens_in, tokens_out)
     VALUES ($1, $2, $3, 1, $4, $5, $6)
     ON CONFLICT (organisation_id, user_id, day) DO UPDATE SET
       answers = u.answers + 1, broken = u.broken + excluded.broken,
       tokens_in = u.tokens_in + excluded.tokens_in,
       tokens_out = u.tokens_out + excluded.tokens_out`,
    [organisationId, userId, clock.today(), broken ? 1 : 0, tokens.in, tokens.out],
  );
}

/** Tokens that a person used today, in all organisations, and an organisation in this month. */
export async function usedBy(sql: Sql, clock: Clock, { organisationId, userId }: Asker) {
  const today = clock.today();
  const [used] = await sql.rows<{ day: number; month: number }>(
    `SELECT
       (SELECT coalesce(sum(tokens_in + tokens_out), 0)::float8 FROM assistant_use
        WHERE user_id = $1 AND day = $2) AS day,
       (SELECT coalesce(sum(tokens_in + tokens_out), 0)::float8 FROM assistant_use
        WHERE organisation_id = $3 AND day >= $4) AS month`,
    [userId, today, organisationId, `${today.slice(0, 7)}-01`],
  );
  return used ?? { day: 0, month: 0 };
}

/** What each person of an organisation used in this month, the largest first. */
export function useOfMonth(sql: Sql, clock: Clock, organisationId: string) {
  return sql.rows<Counted & { user_id: string; name: string }>(
    `SELECT u.user_id, p.name, sum(u.answers)::int AS answers, sum(u.broken)::int AS broken,
       sum(u.tokens_in)::float8 AS tokens_in, sum(u.tokens_out)::float8 AS tokens_out
     FROM assistant_use u JOIN users p ON p.user_id = u.user_id
     WHERE u.organisation_id = $1 AND u.day >= $2
     GROUP BY u.user_id, p.name
     ORDER BY sum(u.tokens_in + u.tokens_out) DESC, p.name`,
    [organisationId, `${clock.today().slice(0, 7)}-01`],
  );
}
