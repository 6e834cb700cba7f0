import { eq } from 'drizzle-orm';
import type { Sql } from '../db/database.ts';
import { sharedSecrets } from '../db/schema/index.ts';
import { newToken } from './tokens.ts';

/** A secret that all programs on this database know; the first to ask makes it. */
export async function sharedSecret({ orm }: Sql, name: string): Promise<string> {
  await orm.insert(sharedSecrets).values({ name, value: newToken() }).onConflictDoNothing();
  const [found] = await orm.select().from(sharedSecrets).where(eq(sharedSecrets.name, name));
  if (!found) throw new Error(`no secret for ${name}`);
  return found.value;
}
