import * as z from 'zod';

/**
 * A value in the units of the product: cents; percent in hundredths of a percent; ratio in
 * hundredths; days in tenths of a day.
 */
const value = z.object({
  unit: z.enum(['cents', 'percent', 'ratio', 'days']),
  value: z.int(),
});

/** Every figure that is asked; `also` may be shown as an answer beside them. */
const figures = z.object({
  kind: z.literal('figures'),
  figures: z.array(value).min(1),
  also: z.array(value).optional(),
});

const row = z.object({
  /** Ways to write what the row is of; one of them must stand in it. */
  names: z.array(z.string().min(1)).min(1),
  values: z.array(value).min(1),
});

/** A list or series. */
const rows = z.object({
  kind: z.literal('rows'),
  rows: z.array(row),
  order: z.enum(['ordered', 'set']),
  /** Where the question does not say how many: at least so many, from the top of `rows`. */
  least: z.int().positive().optional(),
  also: z.array(value).optional(),
});

/** Journal lines: how many, and what they add up to, debit positive. */
const lines = z.object({ kind: z.literal('lines'), count: z.int(), cents: z.int() });

export const REASONS = [
  'outside',
  'absent',
  'future',
  'advice',
  'world',
  'other_company',
  'change',
  'unclear',
] as const;

/** No figure may be the answer. */
const none = z.object({ kind: z.literal('none'), why: z.enum(REASONS) });

/** Words are the answer; in each text alternatives are divided by '|'. */
const text = z.object({
  kind: z.literal('text'),
  has: z.array(z.string().min(1)).min(1),
  also: z.array(value).optional(),
});

const one = z.discriminatedUnion('kind', [figures, rows, lines, none, text]);

/** Answers that are equally right, where the rules of reading leave it open. */
const or = z.object({ kind: z.literal('or'), golds: z.array(one).min(2) });

export const gold = z.union([one, or]);

export type Value = z.infer<typeof value>;
export type Unit = Value['unit'];
export type GoldRow = z.infer<typeof row>;
export type OneGold = z.infer<typeof one>;
export type Gold = z.infer<typeof gold>;
export type Figures = z.infer<typeof figures>;
export type Rows = z.infer<typeof rows>;
export type Reason = (typeof REASONS)[number];

export const cents = (amount: number): Value => ({ unit: 'cents', value: 0 + amount });

/** Halves away from zero. */
export function divided(above: number, below: number): number {
  return 0 + Math.sign(above * below) * Math.round(Math.abs(above / below));
}

/** The one as a part of the other. */
export function percent(part: number, whole: number): Value {
  if (whole === 0) throw new Error('There is no part of nothing.');
  return { unit: 'percent', value: divided(part * 10_000, whole) };
}
