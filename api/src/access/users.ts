import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { User } from '@kengetal/contract';
import { stamp, type Clock } from '../clock.ts';
import type { Sql } from '../db/database.ts';
import { users } from '../db/schema/index.ts';

type UserRow = typeof users.$inferSelect;

export interface Person {
  /** 'ms|tid|oid' or 'google|sub'. */
  readonly identity: string;
  readonly name: string;
  readonly email: string;
  /** Address of a picture. */
  readonly avatar?: string;
}

export type Provider = 'microsoft' | 'google';

/** Key of a Microsoft user: the ids that never change. */
export function microsoftIdentity(tid: string, oid: string): string {
  return `ms|${tid}|${oid}`;
}

/** Key of a Google user. */
export function googleIdentity(sub: string): string {
  return `google|${sub}`;
}

/** Who vouches for an identity. */
export function providerOf(identity: string): Provider {
  return identity.startsWith('google|') ? 'google' : 'microsoft';
}

/** The user of an identity, made when new, renamed when the provider says so. */
export async function rememberUser(sql: Sql, clock: Clock, person: Person): Promise<User> {
  const at = stamp(clock);
  const { identity, name, email, avatar = null } = person;
  const known = { name, email, avatar, lastActiveAt: at };
  const [row] = await sql.orm
    .insert(users)
    .values({ userId: randomUUID(), identity, createdAt: at, ...known })
    .onConflictDoUpdate({ target: users.identity, set: known })
    .returning();
  if (!row) throw new Error('the user was not kept');
  return userOf(row);
}

/** A user by id; undefined when there is none. */
export async function findUser(sql: Sql, userId: string): Promise<User | undefined> {
  const [row] = await sql.orm.select().from(users).where(eq(users.userId, userId));
  return row && userOf(row);
}

function userOf({ userId, name, email, avatar }: UserRow): User {
  return { user_id: userId, name, email, avatar };
}
