import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

/** People, known by provider and its immutable ids, never by e-mail (facts of the sign-in). */
export const users = pgTable('users', {
  userId: id('user_id').primaryKey(),
  /** 'ms|tid|oid' or 'google|sub'. */
  identity: text('identity').notNull().unique(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  avatar: text('avatar'),
  createdAt: instant('created_at').notNull(),
  lastActiveAt: instant('last_active_at'),
  /** Has or had a project, or came by an invitation: nobody leads them into making something. */
  isSettled: boolean('is_settled').notNull().default(false),
});

/** One sign-in in one browser; all its tokens end together. */
export const tokenFamilies = pgTable(
  'token_families',
  {
    familyId: id('family_id').primaryKey(),
    userId: id('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    /** Browser and system in words; null when they are not known. */
    device: text('device'),
    /** When tokens were last given out; null of a session that began with a release of before. */
    lastSeenAt: instant('last_seen_at'),
  },
  (table) => [
    index('token_families_user').on(table.userId),
    index('token_families_expiry').on(table.expiresAt),
  ],
);

/** Only the SHA-256 of a token is kept. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    familyId: id('family_id')
      .notNull()
      .references(() => tokenFamilies.familyId, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('refresh_tokens_family').on(table.familyId)],
);

export const accessTokens = pgTable(
  'access_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    familyId: id('family_id')
      .notNull()
      .references(() => tokenFamilies.familyId, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('access_tokens_family').on(table.familyId),
    index('access_tokens_expiry').on(table.expiresAt),
  ],
);

/** Single-use nonces of sign-ins under way, each bound to a cookie. */
export const loginChallenges = pgTable(
  'login_challenges',
  {
    nonceHash: text('nonce_hash').primaryKey(),
    cookieHash: text('cookie_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('login_challenges_expiry').on(table.expiresAt)],
);

const SESSION_ACTIONS = [
  'sessie.ingelogd',
  'sessie.geweigerd',
  'sessie.uitgelogd',
  /** Its person ended it from another browser, or this one. */
  'sessie.beeindigd',
  /** A refresh token was used twice. */
  'sessie.hergebruik',
  /** The longest time that a session lasts was over. */
  'sessie.verlopen',
] as const;

export type SessionAction = (typeof SESSION_ACTIONS)[number];

/** What happened to someone's sign-ins: their own, of no organisation (decision 0020). */
export const sessionEvents = pgTable(
  'session_events',
  {
    eventId: id('event_id').primaryKey(),
    userId: id('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    familyId: id('family_id'),
    at: instant('at').notNull(),
    action: text('action', { enum: SESSION_ACTIONS }).notNull(),
    provider: text('provider', { enum: ['microsoft', 'google'] }).notNull(),
    reason: text('reason'),
  },
  (table) => [
    index('session_events_user').on(table.userId, table.at),
    index('session_events_at').on(table.at),
  ],
);
