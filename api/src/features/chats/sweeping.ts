import { stamp, type Clock } from '../../clock.ts';
import type { Sql } from '../../db/database.ts';

/** Removes chats, with all that was said in them, whose last message is older than their organisation keeps. */
export async function sweepChats(sql: Sql, clock: Clock): Promise<void> {
  await sql.rows(
    `DELETE FROM chats c USING projects p, chat_retentions r
     WHERE p.project_id = c.project_id AND r.organisation_id = p.organisation_id
       AND greatest(c.created_at,
         (SELECT max(m.created_at) FROM chat_messages m
          WHERE m.project_id = c.project_id AND m.chat_id = c.chat_id))
         < $1::timestamptz - r.days * interval '1 day'`,
    [stamp(clock)],
  );
}
