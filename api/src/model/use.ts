import type { Clock } from '../clock.ts';
import type { Sql } from '../db/database.ts';
import type { Tokens } from './pieces.ts';

/** What answers took. */
interface Counted {
  readonly answers: number;
  readonly broken: number;
  readonly tokens_in: number;
  readonly tokens_out: number;
}

/** Whose question it is, in the books of which organisation. */
export interface Asker {
  readonly organisationId: string;
  readonly userId: string;
}

/** Adds to what was used on a day; what was set aside for an answer is in it already. */
export async function addUse(
  sql: Sql,
  { organisationId, userId, day }: Asker & { readonly day: string },
  {
    answers,
    broken,
    tokens,
  }: { readonly answers: number; readonly broken: number; readonly tokens: Tokens },
): Promise<void> {
  await sql.rows(
    `INSERT INTO assistant_use AS u
       (organisation_id, user_id, day, answers, broken, tokens_in, tokens_out)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (organisation_id, user_id, day) DO UPDATE SET
       answers = u.answers + excluded.answers, broken = u.broken + excluded.broken,
       tokens_in = u.tokens_in + excluded.tokens_in,
       tokens_out = u.tokens_out + excluded.tokens_out`,
    [organisationId, userId, day, answers, broken, tokens.in, tokens.out],
  );
}

/** Tokens that a person used today in all organisations. */
export function usedToday(sql: Sql, clock: Clock, userId: string): Promise<Tokens> {
  return used(sql, 'user_id = $1 AND day = $2', [userId, clock.today()]);
}

/** Tokens that an organisation used in this month. */
export function usedThisMonth(sql: Sql, clock: Clock, organisationId: string): Promise<Tokens> {
  return used(sql, 'organisation_id = $1 AND day >= $2', [organisationId, firstOfMonth(clock)]);
}

async function used(sql: Sql, where: string, values: [string, string]): Promise<Tokens> {
  const [found] = await sql.rows<Tokens>(
    `SELECT coalesce(sum(tokens_in), 0)::float8 AS in, coalesce(sum(tokens_out), 0)::float8 AS out
     FROM assistant_use WHERE ${where}`,
    values,
  );
  return found ?? { in: 0, out: 0 };
}

const firstOfMonth = (clock: Clock) => `${clock.today().slice(0, 7)}-01`;

/** What each person of an organisation used in this month, the largest first. */
export function useOfMonth(sql: Sql, clock: Clock, organisationId: string) {
  return sql.rows<Counted & { user_id: string; name: string }>(
    `SELECT u.user_id, p.name, sum(u.answers)::int AS answers, sum(u.broken)::int AS broken,
       sum(u.tokens_in)::float8 AS tokens_in, sum(u.tokens_out)::float8 AS tokens_out
     FROM assistant_use u JOIN users p ON p.user_id = u.user_id
     WHERE u.organisation_id = $1 AND u.day >= $2
     GROUP BY u.user_id, p.name
     ORDER BY sum(u.tokens_in + u.tokens_out) DESC, p.name`,
    [organisationId, firstOfMonth(clock)],
  );
}
