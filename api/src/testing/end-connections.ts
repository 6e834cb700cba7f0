import pg from 'pg';
import type { TestApp } from './environment.ts';

/** As an administrator of the server does; nothing on the embedded database. */
export async function endConnections({ url }: Pick<TestApp, 'url'>): Promise<void> {
  if (!url) return;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
  await admin.end();
}
