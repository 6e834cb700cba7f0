import * as z from 'zod';
import { FREQUENCIES } from '../vocabulary.ts';
import {
  expectedWeeks,
  recurringAmountKind,
  recurringCertainty,
  recurringHead,
  recurringSection,
  recurringSignal,
  recurringStatus,
  unknownDues,
} from './blocks-recurring.ts';
import { figure } from './figures.ts';
import { cents, day, judgement, periode } from './primitives.ts';

/** Exactly the lines of one booking of a series: of its account and relation, in one journal. */
const shortBooking = z.object({
  /** As it is shown: the sign of the series × Σ lines. */
  cents,
  /** Left out where it is the last day of the series. */
  datum: day.optional(),
  dagboek: z.string(),
  boekstukken: z.array(z.string()).min(1),
  /** First and last month that report the lines, where those are not that of the day. */
  periodes: z.tuple([periode, periode]).optional(),
  /** Relations on the same entries whose lines are left out. */
  zonder: z.array(z.string()).optional(),
  omschrijvingen: z.array(z.string()).optional(),
  bedragen: z.array(cents).optional(),
});

/** What is more than one booking stands whole. */
const shortAmount = z.union([shortBooking, figure]);

/**
 * What a series is in whatever months: the same for every question about one version. What most
 * series have is left out, see `spokenOut`.
 */
export const shortSeriesRow = z.object({
  id: z.string(),
  name: z.string(),
  rekening: z.string(),
  /** Relation of its lines. */
  tegenpartij: z.string().optional(),
  sign: z.union([z.literal(1), z.literal(-1)]).optional(),
  frequentie: z.enum(FREQUENCIES).optional(),
  amount_kind: recurringAmountKind.optional(),
  amount: shortAmount,
  /** Where it varies. */
  lowest: shortAmount.optional(),
  highest: shortAmount.optional(),
  /** Where it does not come monthly. */
  per_month: cents.optional(),
  /** The price before, where it changed in the last year and is in the totals. */
  before: shortAmount.optional(),
  last: day,
  next: day.nullable(),
  certainty: recurringCertainty.optional(),
  /** Uncertain because it came too few times: there is not enough to go by. */
  too_few: z.literal(true).optional(),
  /** Whether it is in the totals. */
  counts: z.boolean().optional(),
  status: recurringStatus.optional(),
  signals: z.array(recurringSignal).optional(),
});

const shortSection = z.object({
  key: recurringSection,
  title: z.string(),
  rows: z.array(shortSeriesRow),
  /** By row a letter per month of the block, see `MONTH_LETTERS`. */
  months: z.array(z.string()),
  /** By place of a row its bookings per month, where a month has more than one. */
  times: z.record(z.string(), z.array(z.int())),
});

/** Σ over the counting rows of a section of amount × times a year, / divisor. */
const shortTotal = z.object({
  key: z.string(),
  label: z.string(),
  section: recurringSection,
  /** Null when no row counts. */
  value: cents.nullable(),
  divisor: z.int().positive().optional(),
  /** The same over what prices differ from those before. */
  change: z.object({ value: cents, judgement, label: z.string(), words: z.string() }).optional(),
});

/**
 * A recurring block with its totals that says once what its rows have in common; `wholeSeries`
 * makes both of it again (decision 0045).
 */
export const shortRecurringBlock = recurringHead.extend({
  kind: z.literal('short_recurring'),
  /** Names of the accounts of the rows. */
  accounts: z.record(z.string(), z.string()),
  frequencies: z.record(
    z.enum(FREQUENCIES),
    z.object({
      per_year: z.int().positive(),
      /** Within a sentence: 'elk kwartaal'. */
      words: z.string(),
    }),
  ),
  totals: z.array(shortTotal),
  sections: z.array(shortSection),
  /** Rows that are expected on a day, by their place over all sections. */
  agenda: z.array(z.object({ datum: day, rows: z.array(z.int().min(0)) })),
  /** Wages and taxes that fall due; what goes out is negative. */
  dues: z.array(
    z.object({
      datum: day,
      kind: z.enum(['lonen', 'loonheffing', 'btw']),
      name: z.string(),
      /** Why, in a sentence. */
      why: z.string(),
      figure,
    }),
  ),
  /** What will fall due too, of which the amount or the day is not known. */
  unknown: unknownDues,
  weeks: expectedWeeks,
  /** Last day that is looked ahead to. */
  until: day.nullable(),
});

export type ShortRecurringBlock = z.infer<typeof shortRecurringBlock>;
export type ShortSeriesRow = z.infer<typeof shortSeriesRow>;
export type ShortBooking = z.infer<typeof shortBooking>;
export type ShortTotal = z.infer<typeof shortTotal>;
