import * as z from 'zod';
import { IMPORT_STATUSES } from '../vocabulary.ts';
import { block, notice } from './blocks.ts';
import { warning } from './entities.ts';
import { day, id, instant, periode } from './primitives.ts';

/** What a finished import holds; every amount is a figure that opens. */
export const importResult = z.object({
  source_id: id,
  company_name: z.string(),
  producer: z.string(),
  version: z.string(),
  boekjaar: z.string(),
  start_date: day,
  end_date: day,
  periode_min: periode,
  periode_max: periode,
  lines: z.int(),
  entries: z.int(),
  accounts: z.int(),
  unclassified_accounts: z.int(),
  /** Accounts whose group the program guessed. */
  guessed_accounts: z.int(),
  /** Debet, credit and result of the source while the import is current; empty once it is not. */
  totals: block,
  warnings: z.array(warning),
  notice: notice.optional(),
});

/** Where a file of another company may go, and what that does to the figures. */
export const importChoice = z.object({
  decision: z.enum(['nieuw_project', 'vervangen', 'toevoegen']),
  label: z.string(),
  /** What it does, or why it is not possible. */
  words: z.string(),
  possible: z.boolean(),
});

/**
 * One reading of an upload: a file, the parts of one, or a zip file of several years. 'vraag' waits
 * for the user's choice of where the file of another company goes; 'geweigerd' is a file we do not read,
 * 'mislukt' a fault of ours, 'ongedaan' was current and has been undone.
 */
export const importJob = z.object({
  import_id: id,
  organisation_id: id,
  project_id: id.nullable(),
  source_id: id.nullable(),
  connection_id: id.nullable(),
  filename: z.string(),
  status: z.enum(IMPORT_STATUSES),
  bytes_read: z.int(),
  bytes_total: z.int(),
  lines_read: z.int(),
  /** For 'vraag': what the user must decide, in Dutch. */
  question: z.string().nullable(),
  /** What can be chosen then; the first that is possible is meant most often. */
  choices: z.array(importChoice),
  /** For 'geweigerd' and 'mislukt': what is wrong and what to do, in Dutch. */
  message: z.string().nullable(),
  /** What the upload brought; of several fiscal years the oldest. */
  result: importResult.nullable(),
  /** The other fiscal years of the upload, oldest first. */
  further_results: z.array(importResult),
  /** Name of who uploaded it, null when that person is gone. */
  uploaded_by: z.string().nullable(),
  /** True for an import that can be undone now; the figures then are those from before it. */
  undoable: z.boolean(),
  created_at: instant,
  finished_at: instant.nullable(),
});

export type ImportChoice = z.infer<typeof importChoice>;
export type ImportJob = z.infer<typeof importJob>;
export type ImportResult = z.infer<typeof importResult>;
