import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import {
  CONNECTION_ERRORS,
  type ConnectionCheck,
  type ConnectionChoice,
  type ConnectionDecision,
} from '@kengetal/contract';
import { id, instant, whole } from './columns.ts';
import { users } from './identity.ts';
import { projects } from './organisations.ts';
import { connections } from './sources.ts';

/** A consent that was begun, until the provider sends the user back; by the hash of its state. */
export const exactConsents = pgTable(
  'exact_consents',
  {
    stateHash: text('state_hash').primaryKey(),
    userId: id('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    /** The session that may end it. */
    familyId: id('family_id').notNull(),
    organisationId: id('organisation_id').notNull(),
    projectId: id('project_id'),
    /** The connection that is given consent again. */
    connectionId: id('connection_id'),
    expiresAt: instant('expires_at').notNull(),
    /** True once its code was sent to the provider: it is not sent a second time. */
    isUsed: boolean('is_used').notNull().default(false),
    /** What came of it, for who asks again. */
    madeConnectionId: id('made_connection_id'),
  },
  (table) => [index('exact_consents_expiry').on(table.expiresAt)],
);

/** The one set of tokens of a user of Exact with an app at a host (decision 0109). */
export const exactTokens = pgTable(
  'exact_tokens',
  {
    tokenSetId: id('token_set_id').primaryKey(),
    host: text('host').notNull(),
    clientId: text('client_id').notNull(),
    /** Id that Exact gives its user. */
    exactUser: text('exact_user').notNull(),
    /** Both encrypted. */
    access: text('access').notNull(),
    refresh: text('refresh').notNull(),
    issuedAt: instant('issued_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Counts the pairs that were stored: what was learnt about one says nothing of the next. */
    version: integer('version').notNull().default(0),
    isEnded: boolean('is_ended').notNull().default(false),
    /** Who asks for a new pair, for as long as that may take. */
    leaseUntil: instant('lease_until'),
  },
  (table) => [unique('exact_tokens_of_user').on(table.host, table.clientId, table.exactUser)],
);

/** What is kept of a year besides its lines: its months, as the provider numbers them. */
export interface ExactPeriod {
  readonly year: number;
  readonly period: number;
  readonly start: string;
  readonly end: string;
}

/** Lists that lines refer to, as they were last read. */
export interface ExactLists {
  readonly company: { readonly name: string; readonly ident: string; readonly tax_id: string };
  readonly journals: readonly { readonly code: string; readonly type: number }[];
  readonly periods: readonly ExactPeriod[];
  readonly vatCodes: readonly {
    readonly code: string;
    readonly omschrijving: string;
    readonly toPay: string | null;
    readonly toClaim: string | null;
  }[];
  readonly accounts: readonly {
    readonly code: string;
    readonly naam: string;
    readonly balance: boolean;
    readonly type: number | null;
    readonly rgs: string | null;
  }[];
}

/** What the user is asked about a connection. */
export interface ExactQuestion {
  readonly text: string;
  readonly choices: readonly ConnectionChoice[];
  /** Imports of the sources that it is about. */
  readonly about: readonly string[];
}

/** What Exact was asked for one sync, with the checks after it. */
export interface ExactRun {
  readonly startedAt: string;
  /** How long limits of Exact made it wait. */
  readonly waitedMs: number;
  /** By path, without administration and query. */
  readonly asked: readonly {
    readonly path: string;
    readonly calls: number;
    readonly rows: number;
  }[];
}

/** What of a connection is of Exact alone. */
export const exactConnections = pgTable(
  'exact_connections',
  {
    connectionId: id('connection_id')
      .primaryKey()
      .references(() => connections.connectionId, { onDelete: 'cascade' }),
    tokenSetId: id('token_set_id').notNull(),
    /** Who gave the consent. */
    userId: id('user_id').notNull(),
    /** Number of the administration; null until one is chosen. */
    division: text('division'),
    /** Greatest timestamps that were read, as text: they are of 64 bits. */
    linesRead: text('lines_read').notNull().default('1'),
    deletionsRead: text('deletions_read').notNull().default('1'),
    /** Counts the readings from the first line on; lines of earlier ones are gone at the end. */
    reading: integer('reading').notNull().default(1),
    isFullReading: boolean('is_full_reading').notNull().default(true),
    /** When the administration moved, as Exact tells it. */
    movedAt: text('moved_at'),
    lists: jsonb('lists').$type<ExactLists>(),
    startedAt: instant('started_at'),
    nextSyncAt: instant('next_sync_at'),
    durationSeconds: integer('duration_seconds'),
    errorCode: text('error_code', { enum: CONNECTION_ERRORS }),
    /** When somebody was told that it does not read; null while it does. */
    brokenSince: instant('broken_since'),
    waitsUntil: instant('waits_until'),
    checks: jsonb('checks').$type<ConnectionCheck[]>().notNull().default([]),
    /** The last syncs, newest first. */
    runs: jsonb('runs').$type<ExactRun[]>().notNull().default([]),
    question: jsonb('question').$type<ExactQuestion>(),
    /** What was answered about sources of others, by their imports: about others is asked anew. */
    decisions: jsonb('decisions').$type<Record<string, ConnectionDecision>>().notNull().default({}),
  },
  (table) => [
    index('exact_connections_tokens').on(table.tokenSetId),
    index('exact_connections_next').on(table.nextSyncAt),
  ],
);

/** Fiscal years that a connection has lines of. */
export const exactYears = pgTable(
  'exact_years',
  {
    projectId: id('project_id')
      .notNull()
      .references(() => projects.projectId, { onDelete: 'cascade' }),
    connectionId: id('connection_id').notNull(),
    year: integer('year').notNull(),
    /** Counts what changed its lines. */
    changes: integer('changes').notNull().default(0),
    /** The changes that its version in the books has; null without one. */
    inBooks: integer('in_books'),
    /** The changes that were held against the balances of Exact, and agreed. */
    checked: integer('checked'),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.connectionId, table.year] })],
);

/** Lines as Exact has them, by Exact's ids (decision 0110). */
export const exactLines = pgTable(
  'exact_lines',
  {
    projectId: id('project_id').notNull(),
    connectionId: id('connection_id').notNull(),
    lineId: id('line_id').notNull(),
    entryId: id('entry_id').notNull(),
    year: integer('year').notNull(),
    period: integer('period').notNull(),
    dagboek: text('dagboek').notNull(),
    dagboekNaam: text('dagboek_naam').notNull(),
    entryNumber: bigint('entry_number', { mode: 'number' }).notNull(),
    lineNumber: integer('line_number').notNull(),
    datum: date('datum').notNull(),
    rekening: text('rekening').notNull(),
    rekeningNaam: text('rekening_naam').notNull(),
    omschrijving: text('omschrijving').notNull(),
    cents: whole('cents').notNull(),
    relatie: text('relatie'),
    relatieNaam: text('relatie_naam'),
    factuur: text('factuur'),
    referentie: text('referentie'),
    vervaldatum: date('vervaldatum'),
    btwCode: text('btw_code'),
    btwCents: whole('btw_cents'),
    btwPercentage: text('btw_percentage'),
    kostenplaats: text('kostenplaats'),
    kostenplaatsNaam: text('kostenplaats_naam'),
    kostendrager: text('kostendrager'),
    /** Kind of entry, as Exact numbers them. */
    type: smallint('type').notNull(),
    status: smallint('status').notNull(),
    timestamp: bigint('timestamp', { mode: 'bigint' }).notNull(),
    /** The reading that it was last seen in. */
    reading: integer('reading').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.connectionId, table.lineId] }),
    index('exact_lines_year').on(
      ...[table.projectId, table.connectionId, table.year, table.dagboek],
      ...[table.entryNumber, table.entryId, table.lineNumber],
    ),
  ],
);
