import { migrate } from '../db/migrate.ts';
import type { TestApp } from './environment.ts';

/**
 * Runs the migrations from a moment on once more, on what `putBack` makes of the rows. The API is down
 * meanwhile, as at any migration: the locks of its background work would be in each other's way.
 * @param from when the first of them was made, in ms since 1970
 */
export function migrateAgain(
  test: TestApp,
  from: number,
  putBack: () => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  return test.restart(async () => {
    await putBack();
    await test.database.rows(
      `DELETE FROM drizzle.__drizzle_migrations WHERE created_at >= ${from}`,
    );
    await migrate(test.database);
  });
}
