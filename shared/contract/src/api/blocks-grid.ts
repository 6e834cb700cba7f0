import * as z from 'zod';
import { figure, figureText, filterItem, lineKind } from './figures.ts';
import { cents, day, periode } from './primitives.ts';

/** Months and kinds of lines that a cell adds up. */
const gridWindow = z.object({
  periode_min: periode,
  periode_max: periode,
  soorten: z.array(lineKind).min(1),
  /** The only fiscal year that counts, where months have more than one. */
  boekjaar: z.string().optional(),
  /** Last day that counts, where the last month is held against a part of one. */
  tot: day.optional(),
  /** What else chooses the lines of the column. */
  filters: z.array(filterItem).optional(),
});

/** How the cells of a column follow from others of their row; `now` and `before` are places of columns. */
const gridComputation = z.discriminatedUnion('kind', [
  /** Now minus before. */
  z.object({ kind: z.literal('difference'), now: z.int(), before: z.int() }),
  /** What the row changes in a total that it is a part of: more costs take off. */
  z.object({ kind: z.literal('effect'), now: z.int(), before: z.int() }),
  /** The difference in hundredths of a percent of before. */
  z.object({ kind: z.literal('change'), now: z.int(), before: z.int() }),
  /** Hundredths of a percent of a whole. */
  z.object({ kind: z.literal('share'), now: z.int(), whole: figure, label: z.string() }),
]);

const gridColumn = z.object({
  key: z.string(),
  /** As a heading: 'jan', 'K1 2025', 'Jan 2025 - Mrt 2025'. */
  label: z.string(),
  /** Inside a sentence, after the name of a row: 'januari 2025', 'stand eind maart 2025', 'verschil'. */
  naam: z.string(),
  role: z.enum([
    'month',
    'quarter',
    'closing',
    'current',
    'comparison',
    'total',
    'plain',
    'difference',
    'difference_percent',
    'share',
    'effect',
  ]),
  /** True for the months of the chosen period, in a grid that shows more. */
  chosen: z.boolean().optional(),
  /** Lines of a movement; null where the column has none, as a budget or months without books. */
  lines: gridWindow.nullable(),
  /** Lines of a balance at the end of the column; only in a grid with rows that are one. */
  stand: gridWindow.nullable().optional(),
  /** What the amounts of a budget come from. */
  basis: z.string().optional(),
  /** How its cells are computed; such a column has no lines. */
  of: gridComputation.optional(),
  /** Places of the columns that its amounts are the sums of. */
  sum: z.array(z.int()).optional(),
  /** What is said of its cells, instead of what their rows say. */
  explanation: z.string().optional(),
  /** Why cells of this column have no figure. */
  reason: z.string().optional(),
  /** The same months a year earlier, or their budget, in a grid whose rows have amounts of them. */
  earlier: z
    .object({
      /** Inside a sentence: 'januari 2024'. */
      naam: z.string(),
      lines: gridWindow.nullable(),
      stand: gridWindow.nullable(),
      /** Of a budget, what its amounts come from. */
      basis: z.string().optional(),
      reason: z.string().optional(),
    })
    .optional(),
});

const gridRow = z.object({
  key: z.string(),
  label: z.string(),
  /** Row that this one is a part of; null at the top. */
  parent: z.string().nullable(),
  level: z.int().min(0),
  /** A group is a heading: it has no cells. */
  kind: z.enum(['group', 'line', 'total', 'rest']),
  /** How a total is drawn: subtotal one line above, result bold, end a double rule. */
  emphasis: z.enum(['subtotal', 'result', 'end']).optional(),
  basis: z.enum(['flow', 'stock']),
  /** Whether more of it is good. */
  more: z.enum(['gunstig', 'ongunstig', 'neutraal']),
  role: z.enum(['omzet', 'kosten', 'resultaat', 'overig']).optional(),
  explanation: z.string().optional(),
  /** Amount = sign × Σ lines (debit positive) of these filters in the window of the column. */
  sign: z.union([z.literal(1), z.literal(-1)]),
  filters: z.array(filterItem),
  /** One per column: cents, or what the column computes; null where there is no figure or it is its own. */
  values: z.array(cents.nullable()),
  /**
   * By key of a column what its cell is where row and column do not say it: another figure, or why
   * there is none.
   */
  own: z.record(z.string(), z.union([z.string(), figure])).optional(),
  /** Of a total the rows that it adds up, in every column of amounts. */
  terms: z
    .array(z.object({ row: z.string(), factor: z.union([z.literal(1), z.literal(-1)]) }))
    .optional(),
  /** The same a year earlier, for columns that have one. */
  earlier: z.array(cents.nullable()).optional(),
  /** Columns whose amount is far from that of the others. */
  outliers: z.array(z.int()).optional(),
});

/**
 * Many figures said once (decision 0062): a column says which months its cells are of or how they
 * are computed, a row which lines. `gridFigure` makes the figure of a cell.
 */
export const gridBlock = z.object({
  kind: z.literal('grid'),
  key: z.string(),
  title: z.string(),
  /** e.g. 'Bedragen in euro’s'. */
  caption: z.string(),
  /** What it is drawn as; a table of it is always at hand. */
  view: z.enum(['table', 'trend', 'bridge', 'bars', 'heat']),
  columns: z.array(gridColumn),
  rows: z.array(gridRow),
  /** Text above it, with links into its figures. */
  note: figureText.optional(),
  /** Why it is empty, when it has no rows. */
  reason: z.string().optional(),
});

export type GridBlock = z.infer<typeof gridBlock>;
export type GridColumn = z.infer<typeof gridColumn>;
export type GridRow = z.infer<typeof gridRow>;
export type GridWindow = z.infer<typeof gridWindow>;
export type GridComputation = z.infer<typeof gridComputation>;
