import type { Sql } from '../../db/database.ts';

/**
 * Says that the books of a project have changed: an import, an undone import, the group of an
 * account, a budget. Belongs in the transaction that changes them; what is kept in memory of the
 * books is of one version.
 */
export async function raiseBooksVersion(sql: Sql, projectId: string): Promise<void> {
  await sql.rows('UPDATE projects SET books_version = books_version + 1 WHERE project_id = $1', [
    projectId,
  ]);
}

/** Version of the books as this connection sees them; undefined without such a project. */
export async function booksVersion(sql: Sql, projectId: string): Promise<number | undefined> {
  const [row] = await sql.rows<{ books_version: number }>(
    'SELECT books_version FROM projects WHERE project_id = $1',
    [projectId],
  );
  return row?.books_version;
}
