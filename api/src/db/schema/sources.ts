import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import {
  IMPORT_STATUSES,
  type ImportChoice,
  type ImportResult,
  type ImportWarning,
} from '@kengetal/contract';
import type { LedgerCompany } from '@kengetal/ledger';
import { id, instant, whole } from './columns.ts';
import { organisations, projects } from './organisations.ts';

export const connections = pgTable(
  'connections',
  {
    connectionId: id('connection_id').primaryKey(),
    organisationId: id('organisation_id')
      .notNull()
      .references(() => organisations.organisationId, { onDelete: 'cascade' }),
    projectId: id('project_id').references(() => projects.projectId, { onDelete: 'cascade' }),
    provider: text('provider', { enum: ['auditfile', 'exact'] }).notNull(),
    name: text('name').notNull(),
    status: text('status', {
      enum: ['actief', 'bezig', 'verlopen', 'fout', 'niet_gekoppeld'],
    }).notNull(),
    lastSyncAt: instant('last_sync_at'),
    error: text('error'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('connections_organisation').on(table.organisationId),
    index('connections_project').on(table.projectId),
  ],
);

export type SourceRow = typeof sources.$inferSelect;

/** One administration and fiscal year in a project, replaced as a whole by a newer file of it. */
export const sources = pgTable(
  'sources',
  {
    projectId: id('project_id')
      .notNull()
      .references(() => projects.projectId, { onDelete: 'cascade' }),
    sourceId: id('source_id').notNull(),
    /** Number of the source within the project; stands in the keys of its lines. */
    sourceNo: integer('source_no').notNull(),
    connectionId: id('connection_id').notNull(),
    name: text('name').notNull(),
    kind: text('kind', { enum: ['auditfile', 'exact'] }).notNull(),
    producer: text('producer'),
    /** Whose books these are, by the identifiers that the file has. */
    administration: jsonb('administration').$type<LedgerCompany>().notNull(),
    boekjaar: text('boekjaar').notNull(),
    startDate: date('start_date').notNull(),
    endDate: date('end_date').notNull(),
    lines: integer('lines').notNull(),
    fileHash: text('file_hash').notNull(),
    filename: text('filename').notNull(),
    importId: id('import_id').notNull(),
    importedAt: instant('imported_at').notNull(),
    /** Day on which the books were as the file has them: when it was made, else when it was read. */
    asOf: date('as_of').notNull(),
    warnings: jsonb('warnings').$type<ImportWarning[]>().notNull(),
    /** False for lines of before their VAT was tied to them; they are tied after the start. */
    vatLinked: boolean('vat_linked').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.sourceId] }),
    unique('sources_no').on(table.projectId, table.sourceNo),
    index('sources_id').on(table.sourceId),
  ],
);

/**
 * Readings of sources that are not current: under way (no `source`), or replaced by an import and
 * kept to go back to. What has neither an import under way nor a place here is swept.
 */
export const sourceVersions = pgTable(
  'source_versions',
  {
    projectId: id('project_id').notNull(),
    sourceNo: integer('source_no').notNull(),
    importId: id('import_id').notNull(),
    /** The row of `sources` as it was, null while it is being read or swept. */
    source: jsonb('source').$type<SourceRow>(),
    sourceId: id('source_id'),
    replacedBy: id('replaced_by'),
    replacedAt: instant('replaced_at'),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.sourceNo] }),
    index('source_versions_import').on(table.importId),
    index('source_versions_replaced').on(table.projectId, table.replacedBy),
  ],
);

/** What an import keeps of its result; the amounts are read from the books when asked for. */
export type KeptResult = Omit<ImportResult, 'totals'> & {
  /** True when the file has its opening balance among its transactions. */
  readonly counts_opening?: boolean;
  /** True when its program takes a negative debit off from debit. */
  readonly as_written?: boolean;
};

/** What is known of one file of an upload of several administrations before it is read. */
export interface BundlePart {
  /** Names in the archive of the parts of the file. */
  readonly members: readonly string[];
  /** Null for a file whose header cannot be read. */
  readonly about: {
    readonly company: LedgerCompany;
    readonly boekjaar: string;
    /** Files with the same number are of one administration. */
    readonly group: number;
  } | null;
}

/** One reading of an upload, a job that survives a restart. */
export const imports = pgTable(
  'imports',
  {
    importId: id('import_id').primaryKey(),
    organisationId: id('organisation_id')
      .notNull()
      .references(() => organisations.organisationId, { onDelete: 'cascade' }),
    projectId: id('project_id').references(() => projects.projectId, { onDelete: 'cascade' }),
    sourceId: id('source_id'),
    connectionId: id('connection_id'),
    userId: id('user_id').notNull(),
    filename: text('filename').notNull(),
    fileHash: text('file_hash').notNull(),
    status: text('status', { enum: IMPORT_STATUSES }).notNull(),
    bytesRead: whole('bytes_read').notNull(),
    bytesTotal: whole('bytes_total').notNull(),
    linesRead: integer('lines_read').notNull(),
    question: text('question'),
    choices: jsonb('choices').$type<ImportChoice[]>().notNull().default([]),
    /** 'dit_project' is what 'nieuw_project' means where the project that asks holds the company. */
    decision: text('decision', {
      enum: ['nieuw_project', 'dit_project', 'vervangen', 'toevoegen'],
    }),
    message: text('message'),
    result: jsonb('result').$type<KeptResult>(),
    furtherResults: jsonb('further_results').$type<KeptResult[]>().notNull().default([]),
    /** Sources that the import brought and replaced. */
    sourcesMade: integer('sources_made').notNull().default(0),
    sourcesReplaced: integer('sources_replaced').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    /** Order of arrival: two imports may have one moment. */
    arrival: whole('arrival').generatedAlwaysAsIdentity().notNull(),
    finishedAt: instant('finished_at'),
    /** The upload of several administrations that this is one file of; its file is kept there. */
    bundleId: id('bundle_id').references((): AnyPgColumn => imports.importId, {
      onDelete: 'cascade',
    }),
    part: jsonb('part').$type<BundlePart>(),
  },
  (table) => [
    index('imports_bundle').on(table.bundleId),
    index('imports_status').on(table.status),
    index('imports_organisation').on(table.organisationId, table.createdAt),
    index('imports_project').on(table.projectId, table.createdAt),
  ],
);
