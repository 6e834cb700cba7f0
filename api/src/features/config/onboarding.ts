import type { Sql } from '../../db/database.ts';

/**
 * Whether somebody without a project is to be led into making one: not who has or had one, who came
 * or may come by an invitation, or whose organisations have or had one. An address proves nothing
 * here, and only keeps a page away.
 */
export async function needsOnboarding(sql: Sql, userId: string): Promise<boolean> {
  const [found] = await sql.rows<{ needs: boolean }>(
    `SELECT NOT (u.is_settled
       OR EXISTS (SELECT FROM invitations i WHERE i.accepted_by = u.user_id
                  OR i.state = 'open' AND lower(i.email) = lower(u.email))
       OR EXISTS (SELECT FROM memberships m JOIN activities a USING (organisation_id)
                  WHERE m.user_id = u.user_id AND a.action = 'project.gemaakt')) AS needs
     FROM users u WHERE u.user_id = $1`,
    [userId],
  );
  return found?.needs ?? true;
}
