import * as z from 'zod';
import { LIMITS } from '../limits.ts';
import { ASKED_SPLITS, COMPARISONS, RELATION_SIDES } from '../vocabulary.ts';
import { day, listTo, periode, textTo } from './primitives.ts';

/** Key of a definition of the ledger: a booked figure, or one that is computed of others. */
const definitionKey = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9_]*$/);
const code = textTo(LIMITS.filterText).min(1);
const groep = z.enum(['debiteuren', 'crediteuren']);

/** A defined figure; what is without takes parts of it out: the result without depreciation. */
const figure = z.object({
  kind: z.literal('figure'),
  key: definitionKey,
  without: z.array(definitionKey).max(10).optional(),
  /** Accounts and relations whose lines do not count. */
  without_accounts: z.array(code).max(10).optional(),
  without_relations: z.array(code).max(10).optional(),
  /** Other figures that are asked beside it: omzet and resultaat. */
  also: z.array(definitionKey).max(5).optional(),
});
const account = z.object({
  kind: z.literal('account'),
  rekeningen: listTo(LIMITS.filterValues, code).min(1),
});
const relation = z.object({
  kind: z.literal('relation'),
  relatie: code,
  side: z.enum(RELATION_SIDES),
});

const span = z
  .object({ periode_min: periode, periode_max: periode })
  .refine((of) => of.periode_min <= of.periode_max, 'Deze periode eindigt voor ze begint.');

/** What a question is about. */
const subject = z.discriminatedUnion('kind', [
  figure,
  account,
  relation,
  /** Amounts added up and taken off each other, each with the sign that it is shown with. */
  z.object({
    kind: z.literal('sum'),
    terms: z
      .array(
        z.object({
          teken: z.enum(['plus', 'min']),
          of: z.discriminatedUnion('kind', [figure.omit({ also: true }), account, relation]),
        }),
      )
      .min(2)
      .max(6),
  }),
  /** Bookings, of all accounts unless `filters` choose some. */
  z.object({ kind: z.literal('lines') }),
  /** Invoices that are open at the end of a month. */
  z.object({
    kind: z.literal('open'),
    groep,
    late: z.boolean().optional(),
    /** Only those that are more days old than this. */
    older: z.int().min(0).max(3650).optional(),
    /** And at most this many. */
    until: z.int().min(0).max(3650).optional(),
    /** Only those with a date in these months. */
    dated: span.optional(),
    /** Relations that do not count. */
    without_relations: z.array(code).max(10).optional(),
  }),
  /** What customers were charged, or suppliers charged, VAT included. */
  z.object({ kind: z.literal('charged'), groep }),
  /** VAT of a return, or one box of it. */
  z.object({ kind: z.literal('vat'), rubriek: z.string().max(12).optional() }),
  /** Costs or income that come back; of some accounts, or of what `only` says. */
  z.object({
    kind: z.literal('recurring'),
    side: z.enum(['kosten', 'omzet']).optional(),
    rekeningen: z.array(code).max(10).optional(),
    /** Only those that come once in it. */
    elke: z.enum(['maand', 'kwartaal', 'jaar']).optional(),
    /** What of them: how often, when next, since when it costs what, what it comes to in a month, quarter or year. */
    aspect: z
      .enum(['frequentie', 'volgende', 'prijs', 'per_maand', 'per_kwartaal', 'per_jaar'])
      .optional(),
  }),
  /** A part of a report as its tab shows it. */
  z.object({ kind: z.literal('component'), id: z.string().max(40) }),
  /** How a figure is computed. */
  z.object({ kind: z.literal('definition'), key: definitionKey }),
  /** Which years and months the books hold; or what accounts are called, with their numbers. */
  z.object({ kind: z.literal('data'), rekeningen: z.array(code).max(10).optional() }),
  /** What a bookkeeper looks at first. */
  z.object({
    kind: z.literal('check'),
    of: z.enum(['vraagposten', 'opening', 'btw_code', 'niet_ingedeeld', 'ontbreekt']),
  }),
  z.object({ kind: z.literal('help') }),
]);

/**
 * What of it: the amount, a change, a part of its whole, an average, how many there are, its
 * bookings, what a change comes from, what the rows that are chosen come to together.
 */
const measure = z.enum([
  'bedrag',
  'verschil',
  'aandeel',
  'gemiddelde',
  'aantal',
  'boekingen',
  'oorzaken',
  'samen',
]);

/** Narrows what is counted. */
const narrowing = z.object({
  omschrijving: textTo(LIMITS.filterText).optional(),
  boekstuk: code.optional(),
  factuur: code.optional(),
  dagboek: code.optional(),
  btw_code: code.optional(),
  kostenplaats: code.optional(),
  relatie: code.optional(),
  zijde: z.enum(['debet', 'credit']).optional(),
  /** Size of the lines in cents, whatever their side. */
  vanaf_cents: z.int().nonnegative().optional(),
  tot_cents: z.int().nonnegative().optional(),
  /** The same without the amount itself: more than, and less than. */
  boven_cents: z.int().nonnegative().optional(),
  onder_cents: z.int().nonnegative().optional(),
});

/**
 * A question about the books between words and figures (decision 0091): grammar and model both make
 * it, and one evaluator answers it. What is left out has the reading of decision 0090.
 */
export const question = z.object({
  subject,
  measure: measure.optional(),
  /** Figure that a share is of, where it is not the total of its kind. */
  of: definitionKey.optional(),
  /** Months that it is over; a balance is that at the end of them. */
  period: span.optional(),
  /** A day within a month: the balance on it, or the bookings of it. */
  day: day.optional(),
  /** Held against another period, or a budget. */
  against: z.union([z.enum(COMPARISONS), span]).optional(),
  split: z.enum(ASKED_SPLITS).optional(),
  /** Only what this says. */
  only: narrowing.optional(),
  order: z.enum(['hoogste', 'laagste', 'nieuwste', 'oudste']).optional(),
  limit: z.int().min(1).max(LIMITS.askedRows.max).optional(),
  /** Rows before the first one that is shown: 1 for the second largest. */
  skip: z.int().min(1).max(LIMITS.askedRows.max).optional(),
  /** Only rows of a split, or open invoices, whose amount is above or below this. */
  rows: z.object({ boven_cents: z.int().optional(), onder_cents: z.int().optional() }).optional(),
});

export type Question = z.infer<typeof question>;
export type QuestionSubject = Question['subject'];
export type QuestionMeasure = z.infer<typeof measure>;
