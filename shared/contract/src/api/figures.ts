import * as z from 'zod';
import { LIMITS, refusalOf } from '../limits.ts';
import { FILTER_COLUMNS, FILTER_OPERATORS, LINE_KINDS } from '../vocabulary.ts';
import { cents, listTo, periode, textTo } from './primitives.ts';

const filterWith = <Value extends z.ZodType>(value: Value) =>
  z.object({ column: z.enum(FILTER_COLUMNS), operator: z.enum(FILTER_OPERATORS), value });

/** Filter item of the specification (§3): a closed list of columns and operators. */
export const filterItem = filterWith(
  z.union([z.string(), z.number(), z.array(z.string()), z.array(z.number())]),
);

const text = textTo(LIMITS.filterText);
const number = z.number().min(Number.MIN_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER);

/** The filter items of a request, which has limits; what an answer says of itself has none. */
export const askedFilters = listTo(
  LIMITS.selectionFilters,
  filterWith(
    z.union([text, number, listTo(LIMITS.filterValues, text), listTo(LIMITS.filterValues, number)]),
  ),
).refine(
  (items) => items.filter(({ column }) => column === 'openstaand').length <= LIMITS.filterOpen.max,
  refusalOf(LIMITS.filterOpen),
);

export const lineKind = z.enum(LINE_KINDS);

/** Exactly the lines that make up a booked figure. */
export const selection = z.object({
  periode_min: periode,
  periode_max: periode,
  soorten: z.array(lineKind).min(1).max(LINE_KINDS.length),
  filters: z.array(filterItem),
});

/** A selection as a request sends it. */
export const askedSelection = selection.extend({ filters: askedFilters });

/** Name and meaning of a figure, for the drawer that opens it. */
const about = z.object({ label: z.string(), explanation: z.string() }).optional();

/** Sum of journal lines: cents = sign × Σ lines (debit positive) of the selection. */
const booked = z.object({
  kind: z.literal('booked'),
  cents,
  sign: z.union([z.literal(1), z.literal(-1)]),
  selection,
  about,
});

const budget = z.object({ kind: z.literal('budget'), cents, basis: z.string(), about });
const forecast = z.object({ kind: z.literal('forecast'), cents, basis: z.string(), about });

/** A figure that cannot be computed, with the reason in words for the user. */
const absent = z.object({ kind: z.literal('absent'), reason: z.string(), about });

/**
 * Computed from other figures, integers throughout. With no 'noemer' terms
 * value = round(Σ factor × teller / divisor). With them
 * value = round(scale × Σ tellers / Σ noemers), where scale is 10,000 for 'percent'
 * (value in hundredths of a percent) and 100 for 'ratio'; 'days' is scaled by 10 × divisor
 * (value in tenths of a day). Halves round away from zero.
 */
const derived = z.object({
  kind: z.literal('derived'),
  value: z.int(),
  unit: z.enum(['cents', 'percent', 'ratio', 'days']),
  divisor: z.int().positive().optional(),
  get terms() {
    return z.array(term).min(1);
  },
  about,
});

const term = z.object({
  label: z.string(),
  factor: z.int(),
  part: z.enum(['teller', 'noemer']),
  get figure() {
    return figure;
  },
});

/** The only way a number travels (design §5). */
export const figure = z.discriminatedUnion('kind', [booked, derived, budget, forecast, absent]);

/** Text with links `[€ 12](figure:a1)` into figures. */
export const figureText = z.object({ text: z.string(), figures: z.record(z.string(), figure) });

export type FilterItem = z.infer<typeof filterItem>;
export type Selection = z.infer<typeof selection>;
export type LineKind = z.infer<typeof lineKind>;
export type Figure = z.infer<typeof figure>;
export type BookedFigure = z.infer<typeof booked>;
export type DerivedFigure = z.infer<typeof derived>;
export type FigureTerm = z.infer<typeof term>;
