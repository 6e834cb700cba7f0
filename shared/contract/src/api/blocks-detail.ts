import * as z from 'zod';
import { figure } from './figures.ts';
import { periode } from './primitives.ts';

/** What is known about something, each fact with where it comes from. */
export const factsBlock = z.object({
  kind: z.literal('facts'),
  key: z.string(),
  title: z.string(),
  items: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      value: z.string(),
      /** How it is known, or why it is not. */
      detail: z.string().optional(),
    }),
  ),
});

/** Checks with a score over all of them, and the way to solve what is wrong. */
export const qualityBlock = z.object({
  kind: z.literal('quality'),
  key: z.string(),
  title: z.string(),
  /** 0 to 100. */
  score: z.int().min(0).max(100),
  /** What the score says, in a sentence. */
  words: z.string(),
  items: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      detail: z.string(),
      state: z.enum(['goed', 'let_op', 'fout']),
      figure: figure.optional(),
      /** Where it is solved; a path inside the app. */
      action: z.object({ label: z.string(), path: z.string() }).optional(),
    }),
  ),
});

/** Which months of which fiscal years have bookings. */
export const coverageBlock = z.object({
  kind: z.literal('coverage'),
  key: z.string(),
  title: z.string(),
  years: z.array(
    z.object({
      label: z.string(),
      months: z.array(
        z.object({
          periode,
          /** 'later' lies after the last booking. */
          state: z.enum(['geboekt', 'leeg', 'later']),
          lines: z.int(),
        }),
      ),
    }),
  ),
});

export type FactsBlock = z.infer<typeof factsBlock>;
export type QualityBlock = z.infer<typeof qualityBlock>;
export type CoverageBlock = z.infer<typeof coverageBlock>;
