import * as z from 'zod';
import { figureText } from './blocks.ts';
import {
  COMPARISONS,
  ORGANISATION_RIGHTS,
  PERIOD_TYPES,
  PROJECT_RIGHTS,
  REPORT_TYPES,
  REPORT_VIEWS,
  VAT_KINDS,
} from '../vocabulary.ts';
import { cents, day, id, instant, periode } from './primitives.ts';

export const user = z.object({
  user_id: id,
  name: z.string(),
  email: z.string(),
  /** Address of a picture, or null: then the first letter is shown. */
  avatar: z.string().nullable(),
});

export const organisation = z.object({ organisation_id: id, organisation_name: z.string() });

export const project = z.object({
  project_id: id,
  project_name: z.string(),
  organisation_id: id,
});

export const organisationRight = z.enum(ORGANISATION_RIGHTS);
export const projectRight = z.enum(PROJECT_RIGHTS);

/** Rights of the signed-in user, keyed by id (design §5). */
export const rights = z.object({
  organisations: z.record(z.string(), organisationRight),
  projects: z.record(z.string(), projectRight),
});

export const periodFilter = z.object({
  naam: z.string(),
  periode_min: periode,
  periode_max: periode,
});

/** Entry of a filter list: what is sent back, and what is shown. */
const option = z.object({ waarde: z.string(), naam: z.string() });

export const reportEntry = z.object({
  naam: z.string(),
  type: z.enum(REPORT_TYPES),
  periode_min: periode,
  periode_max: periode,
  /** True while the period runs, the source is older than its end, or the books lack something. */
  voorlopig: z.boolean(),
  /** Why, in whole sentences; none when it is final. */
  voorlopig_omdat: z.array(z.string()),
});

export const filters = z.object({
  periode_filters: z.array(periodFilter),
  grootboek_types: z.array(option),
  grootboek_groepen: z.array(option),
  grootboek_namen: z.array(option),
  reports: z.array(reportEntry),
  /** First and last month with bookings, null without data. */
  periode_bereik: z.object({ periode_min: periode, periode_max: periode }).nullable(),
  /** Last month that was booked, but for what was booked ahead; null without data. */
  geboekt_tm: periode.nullable(),
  updated_at: instant.nullable(),
});

export const member = z.object({
  user_id: id,
  name: z.string(),
  email: z.string(),
  since: instant,
  last_active_at: instant.nullable(),
});

export const projectMember = member.extend({ level: projectRight });

export const source = z.object({
  source_id: id,
  project_id: id,
  connection_id: id,
  name: z.string(),
  kind: z.enum(['auditfile', 'exact']),
  producer: z.string().nullable(),
  boekjaar: z.string().nullable(),
  start_date: day.nullable(),
  end_date: day.nullable(),
  lines: z.int(),
  /** Months in which something was booked, in order. */
  months: z.array(periode),
  imported_at: instant.nullable(),
  /** How the opening balance follows from the closing of the year before; null without one. */
  opening_check: z.object({ ok: z.boolean(), message: figureText }).nullable(),
});

export const warning = z.object({ code: z.string(), message: z.string() });

export const journalLine = z.object({
  line_id: z.string(),
  soort: z.enum(['opening', 'mutatie', 'afsluiting']),
  boekjaar: z.string(),
  /** Period number of the source, 0 and 13 and beyond included. */
  boekperiode: z.int(),
  periode,
  datum: day,
  dagboek: z.string(),
  dagboek_naam: z.string(),
  boekstuk: z.string(),
  rekening: z.string(),
  rekening_naam: z.string(),
  groep: z.string(),
  relatie: z.string().nullable(),
  relatie_naam: z.string().nullable(),
  /** The line's own relation, or the only one of its entry outside bank and cash journals. */
  tegenpartij: z.string().nullable(),
  tegenpartij_naam: z.string().nullable(),
  factuur: z.string().nullable(),
  kostenplaats: z.string().nullable(),
  kostendrager: z.string().nullable(),
  omschrijving: z.string(),
  /** Debit positive. */
  cents,
  zijde: z.enum(['debet', 'credit']),
  /** Of a line of VAT the code of the lines it was charged on. */
  btw_code: z.string().nullable(),
  btw_cents: cents.nullable(),
  /** Account on which the VAT of the line stands. */
  btw_rekening: z.string().nullable(),
  btw_soort: z.enum(VAT_KINDS).nullable(),
  source_id: id,
});

/** Parameters that identify a report. */
export const reportParameters = z.object({
  project_id: id,
  type: z.enum(PERIOD_TYPES),
  periode_min: periode,
  periode_max: periode,
});

/** A report as it is looked at; without a comparison beside the default one. */
export const reportOptions = reportParameters.extend({
  vergelijking: z.enum(COMPARISONS).optional(),
  weergave: z.enum(REPORT_VIEWS).optional(),
});

/** Note of the bookkeeper beside a report. */
export const reportNote = z.object({
  note: z.string(),
  updated_at: instant,
  user_name: z.string(),
});

/** A file that was made for its asker: one address, for a short while. */
export const download = z.object({
  /** To be put after the address of the API (…/v1), e.g. '/download?token=…'. */
  download_url: z.string(),
  filename: z.string(),
  expires_at: instant,
});

export type User = z.infer<typeof user>;
export type Organisation = z.infer<typeof organisation>;
export type Project = z.infer<typeof project>;
export type Rights = z.infer<typeof rights>;
export type PeriodFilter = z.infer<typeof periodFilter>;
export type ReportEntry = z.infer<typeof reportEntry>;
export type Filters = z.infer<typeof filters>;
export type FilterOption = z.infer<typeof option>;
export type Member = z.infer<typeof member>;
export type ProjectMember = z.infer<typeof projectMember>;
export type Source = z.infer<typeof source>;
export type ImportWarning = z.infer<typeof warning>;
export type JournalLine = z.infer<typeof journalLine>;
export type ReportParameters = z.infer<typeof reportParameters>;
export type ReportOptions = z.infer<typeof reportOptions>;
export type ReportNote = z.infer<typeof reportNote>;
export type Download = z.infer<typeof download>;
