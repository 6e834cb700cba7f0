import * as z from 'zod';
import { figure, filterItem, lineKind } from './figures.ts';
import { judgement, periode } from './primitives.ts';

const tableColumn = z.object({
  key: z.string(),
  label: z.string(),
  role: z.enum([
    'current',
    'comparison',
    'difference',
    'difference_percent',
    'share',
    'month',
    'total',
    'plain',
  ]),
});

const rowHead = z.object({
  key: z.string(),
  label: z.string(),
  level: z.int().min(0),
  kind: z.enum(['group', 'line', 'total']),
  /** How a total is drawn: subtotal one line above, result bold, end a double rule. */
  emphasis: z.enum(['subtotal', 'result', 'end']).optional(),
  /** Meaning of the difference in this row, if it has one. */
  judgement: judgement.optional(),
});

/** One figure per column; a group has none. */
const tableRow = rowHead.extend({ cells: z.array(figure) });

const tableHead = z.object({
  key: z.string(),
  title: z.string(),
  /** e.g. 'Bedragen in euro’s'. */
  caption: z.string(),
});

export const tableBlock = tableHead.extend({
  kind: z.literal('table'),
  columns: z.array(tableColumn),
  rows: z.array(tableRow),
});

/** What the figures of a column are called; `{rij}` stands for the label of the row. */
const said = z.object({
  label: z.string(),
  /** Without one that of the row. */
  explanation: z.string().optional(),
});

/** The lines of a booked cell are those of its row, in these months. */
const bookedColumn = said.extend({
  kind: z.literal('booked'),
  periode_min: periode,
  periode_max: periode,
  soorten: z.array(lineKind).min(1),
  /** Before those of the row. */
  filters: z.array(filterItem),
});

/** A cell that is computed from others in the same way in every row. */
const derivedColumn = said.extend({
  kind: z.literal('derived'),
  unit: z.enum(['cents', 'percent', 'ratio', 'days']),
  divisor: z.int().positive().optional(),
  terms: z
    .array(
      z.object({
        label: z.string(),
        factor: z.int(),
        part: z.enum(['teller', 'noemer']),
        /** The cell of the same row in an earlier column, or one figure for all rows. */
        of: z.union([z.int().min(0), figure]),
      }),
    )
    .min(1),
});

/** A column without any figure. */
const absentColumn = said.extend({ kind: z.literal('absent') });

const shortColumn = tableColumn.extend({
  of: z.discriminatedUnion('kind', [bookedColumn, derivedColumn, absentColumn]).optional(),
  /** Why a cell that is null has no figure. */
  reason: z.string().optional(),
});

const shortRow = rowHead.extend({
  /** Without one that of the table. */
  explanation: z.string().optional(),
  /** Lines of the booked cells of the row, presented as sign × their sum. */
  lines: z
    .object({ sign: z.union([z.literal(1), z.literal(-1)]), filters: z.array(filterItem) })
    .optional(),
  /**
   * A number is the value of the figure that row and column say together, a text the reason why
   * there is none, null the usual reason of the column; any other figure stands whole.
   */
  cells: z.array(z.union([z.int(), z.null(), z.string(), figure])),
});

/**
 * A table that says once what its cells have in common; `wholeTable` makes it a table again. Only
 * sent to who asks for it (decision 0031).
 */
export const shortTableBlock = tableHead.extend({
  kind: z.literal('short_table'),
  /** Of the rows that have none of their own. */
  explanation: z.string(),
  columns: z.array(shortColumn),
  rows: z.array(shortRow),
});

export type TableBlock = z.infer<typeof tableBlock>;
export type TableRow = z.infer<typeof tableRow>;
export type TableColumn = z.infer<typeof tableColumn>;
export type ShortTableBlock = z.infer<typeof shortTableBlock>;
export type ShortColumn = z.infer<typeof shortColumn>;
export type ShortRow = z.infer<typeof shortRow>;
