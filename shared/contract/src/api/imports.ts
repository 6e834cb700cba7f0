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
 * 'mislukt' a fault of ours, 'ongedaan' was current and has been undone; 'verdeeld' is an upload of
 * several administrations, of which each file is an import of its own; 'overgeslagen' is one of
 * those that was left out.
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

/** One file of an upload of several administrations, an import of its own. */
export const bundleFile = z.object({
  import_id: id,
  /** With its folders. */
  filename: z.string(),
  status: z.enum(IMPORT_STATUSES),
  /** What its header says; null for a file that cannot be read. */
  about: z
    .object({
      company_name: z.string(),
      boekjaar: z.string(),
      /** Files with the same number are of one administration. */
      group: z.int(),
      /** False for a company without numbers to know it by: only its name tells. */
      identified: z.boolean(),
    })
    .nullable(),
  project_id: id.nullable(),
  /** Null while there is none, or the user does not see it any more. */
  project_name: z.string().nullable(),
  /** Project that the user may choose, of a company with the same name. */
  like_project_id: id.nullable(),
  lines_read: z.int(),
  /** For 'vraag': 'nieuw' asks whether to make a project, 'plaats' where in its project it goes. */
  asks: z.enum(['nieuw', 'plaats']).nullable(),
  /** What went wrong and what to do, or what it took the place of, in Dutch. */
  message: z.string().nullable(),
  /** True for a file that was not read and is still there to be read again. */
  retryable: z.boolean(),
  /** True for 'overgeslagen'; for remotes of before that status. */
  left_out: z.boolean(),
});

/** The files of an upload, in the order in which they are read. */
export const bundle = z.object({
  import_id: id,
  organisation_id: id,
  filename: z.string(),
  /** Whether the user may make projects in the organisation. */
  may_make_projects: z.boolean(),
  files: z.array(bundleFile),
});

export type Bundle = z.infer<typeof bundle>;
export type BundleFile = z.infer<typeof bundleFile>;
export type ImportChoice = z.infer<typeof importChoice>;
export type ImportJob = z.infer<typeof importJob>;
export type ImportResult = z.infer<typeof importResult>;
