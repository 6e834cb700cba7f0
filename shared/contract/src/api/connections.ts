import * as z from 'zod';
import {
  CONNECTION_DECISIONS,
  CONNECTION_ERRORS,
  CONNECTION_STAGES,
  CONNECTION_STATUSES,
} from '../vocabulary.ts';
import { id, instant, periode } from './primitives.ts';

/** What can be answered when the books of a connection meet others in its project. */
export const connectionChoice = z.object({
  decision: z.enum(CONNECTION_DECISIONS),
  label: z.string(),
  /** What it does, or why it is not possible. */
  words: z.string(),
  possible: z.boolean(),
});

/** A fiscal year of a connection, and which source counts in it. */
export const connectionYear = z.object({
  boekjaar: z.string(),
  /** 'vraag' while a file counts and the user has not chosen. */
  counts: z.enum(['exact', 'bestand', 'vraag']),
  /** Import that took the place of a file and can be undone (DELETE /import), else null. */
  undoable_import_id: id.nullable(),
});

/** Where a sync that runs or waits is. */
export const connectionProgress = z.object({
  stage: z.enum(CONNECTION_STAGES),
  /** 0-100, null where nothing tells how much there is. */
  percent: z.int().min(0).max(100).nullable(),
  lines: z.int(),
  /** Months whose lines have come in, in order. */
  months: z.array(periode),
  /** Until when the limit of the provider makes it wait, null when it does not. */
  waits_until: instant.nullable(),
});

/** Something that was compared with the provider, and what came of it, in a whole sentence. */
export const connectionCheck = z.object({
  key: z.enum(['boekingen', 'saldi', 'afgesloten']),
  /** False asks for attention; figures count all the same. */
  ok: z.boolean(),
  message: z.string(),
});

/**
 * Where books come from: the files of a project, or an administration at a provider. Without a
 * project it is a consent of which no administration was chosen yet, shown to its maker alone.
 */
export const connection = z.object({
  connection_id: id,
  organisation_id: id,
  project_id: id.nullable(),
  provider: z.enum(['auditfile', 'exact']),
  /** Name of the administration. */
  name: z.string(),
  status: z.enum(CONNECTION_STATUSES),
  /** Number of the administration at the provider; null for files. */
  administration_id: z.string().nullable(),
  /** Name of who gave the consent that it reads by; null for files and when that person is gone. */
  connected_by: z.string().nullable(),
  /** Last time that it was read to the end. */
  last_sync_at: instant.nullable(),
  next_sync_at: instant.nullable(),
  /** How long that took, in seconds. */
  duration_seconds: z.int().nullable(),
  /** Lines of all its years. */
  lines: z.int().nullable(),
  /** What is wrong and what to do, in Dutch. */
  error: z.string().nullable(),
  error_code: z.enum(CONNECTION_ERRORS).nullable(),
  progress: connectionProgress.nullable(),
  years: z.array(connectionYear),
  checks: z.array(connectionCheck),
  /** What the user must decide, in Dutch; the first choice that is possible is meant most often. */
  question: z.object({ text: z.string(), choices: z.array(connectionChoice) }).nullable(),
});

/** What a provider was asked for one sync of a connection, with the checks after it. */
export const connectionRun = z.object({
  started_at: instant,
  /** How long limits of the provider made it wait. */
  waited_seconds: z.int(),
  asked: z.array(
    z.object({
      /** In Dutch. */
      what: z.string(),
      /** At the provider, without administration and query. */
      path: z.string(),
      calls: z.int(),
      /** How many of it came, over all calls. */
      rows: z.int(),
    }),
  ),
});

/** An administration that can be read, and the project that it would go to. */
export const administration = z.object({
  administration_id: z.string(),
  name: z.string(),
  /** Connection of this organisation that reads it already, null when none does. */
  connection_id: id.nullable(),
  /** The project that holds its books by their identifiers, or reads it already; null: a new one. */
  project: z.object({ project_id: id, project_name: z.string() }).nullable(),
  /** Why it cannot be chosen, in Dutch; null when it can. */
  refused: z.string().nullable(),
});

export type Connection = z.infer<typeof connection>;
export type ConnectionChoice = z.infer<typeof connectionChoice>;
export type ConnectionYear = z.infer<typeof connectionYear>;
export type ConnectionProgress = z.infer<typeof connectionProgress>;
export type ConnectionCheck = z.infer<typeof connectionCheck>;
export type ConnectionRun = z.infer<typeof connectionRun>;
export type Administration = z.infer<typeof administration>;
