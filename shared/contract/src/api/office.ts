import * as z from 'zod';
import { CONNECTION_STATUSES, OFFICE_REASONS } from '../vocabulary.ts';
import { figure } from './figures.ts';
import { cents, day, id, instant, judgement, periode } from './primitives.ts';

/**
 * What the books of one administration say, as of the day on which they were last looked through.
 * Amounts are null where there is none; the figures say why.
 */
export const officeBooks = z.object({
  /** The fiscal year of the last month that has ended: what is booked of it, what lacks, what is to come. */
  months: z.object({ first: periode, states: z.array(z.enum(['geboekt', 'mist', 'later'])) }),
  /** Last month that is booked, but for what was booked ahead. */
  through: periode,
  /** Fiscal year of that month, which the result is of as far as it is booked. */
  boekjaar: z.string(),
  /** Score of the quality of the books, 0-100. */
  quality: z.int(),
  result: cents.nullable(),
  /** Against the same months of the year before: hundredths of a percent, else cents; null without those. */
  change: z
    .object({
      value: z.int(),
      unit: z.enum(['percent', 'cents']),
      judgement,
      /** A whole sentence. */
      words: z.string(),
    })
    .nullable(),
  cash: cents.nullable(),
  /** Left to pay of the return that is due next, with its last day; negative when it comes back. */
  vat: z.object({ cents, due: day }).nullable(),
});

/** The same amounts as figures, which open. */
export const officeFigures = z.object({
  result: figure,
  change: figure.nullable(),
  cash: figure,
  vat: figure.nullable(),
});

/** An administration on the page of an office. */
export const officeRow = z.object({
  project_id: id,
  project_name: z.string(),
  /** Null while nothing is booked, or it was not looked through yet. */
  books: officeBooks.nullable(),
  /** True while they are looked through: what is shown is of before. */
  is_making: z.boolean(),
  /** Suggestions that are open. */
  suggestions: z.int(),
  /** Where its books come from: the connection where there is one, else its files; null without any. */
  source: z
    .object({
      provider: z.enum(['auditfile', 'exact']),
      status: z.enum(CONNECTION_STATUSES),
      /** Last time that it was read to the end. */
      at: instant.nullable(),
      /** How far the reading is, 0-100; null where nothing tells. */
      percent: z.int().nullable(),
      error: z.string().nullable(),
    })
    .nullable(),
  /** Why it asks for attention; none when all is in order. */
  attention: z.array(z.enum(OFFICE_REASONS)),
});

export const officeOverview = z.object({
  today: day,
  /** Those that ask for attention first, the most pressing reason before others; then by name. */
  rows: z.array(officeRow),
});

export type OfficeBooks = z.infer<typeof officeBooks>;
export type OfficeRow = z.infer<typeof officeRow>;
export type OfficeOverview = z.infer<typeof officeOverview>;
export type OfficeFigures = z.infer<typeof officeFigures>;
