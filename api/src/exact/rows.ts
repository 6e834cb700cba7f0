import { eq } from 'drizzle-orm';
import type { Sql } from '../db/database.ts';
import { connections, exactConnections } from '../db/schema/index.ts';

type ConnectionRow = typeof connections.$inferSelect;
type ExactRow = typeof exactConnections.$inferSelect;

/** A connection with what of it is of Exact. */
export type ExactConnection = Omit<ConnectionRow & ExactRow, 'error'> & {
  readonly error: string | null;
};

/** A connection that reads an administration into a project. */
export type ChosenConnection = ExactConnection & {
  readonly projectId: string;
  readonly division: string;
};

/** Undefined for what is no connection of Exact. */
export async function findExact(
  sql: Sql,
  connectionId: string,
  { isLocked = false } = {},
): Promise<ExactConnection | undefined> {
  const asked = sql.orm
    .select()
    .from(exactConnections)
    .innerJoin(connections, eq(connections.connectionId, exactConnections.connectionId))
    .where(eq(exactConnections.connectionId, connectionId));
  const [found] = await (isLocked ? asked.for('update') : asked);
  return found && { ...found.connections, ...found.exact_connections };
}

export const isChosen = (row: ExactConnection | undefined): row is ChosenConnection =>
  row !== undefined && row.projectId !== null && row.division !== null;

/** Changes what of a connection is of Exact. */
export async function updateExact(
  sql: Sql,
  connectionId: string,
  change: Partial<ExactRow>,
): Promise<void> {
  await sql.orm
    .update(exactConnections)
    .set(change)
    .where(eq(exactConnections.connectionId, connectionId));
}

/** Changes what all connections have. */
export async function updateConnection(
  sql: Sql,
  connectionId: string,
  change: Partial<ConnectionRow>,
): Promise<void> {
  await sql.orm.update(connections).set(change).where(eq(connections.connectionId, connectionId));
}
