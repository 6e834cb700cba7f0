import * as z from 'zod';
import { COMPARISONS } from '../vocabulary.ts';

/** What a period can be held against; one that is not available says why. */
export const comparisonOption = z.object({
  key: z.enum(COMPARISONS),
  naam: z.string(),
  /** Null when it can be chosen. */
  reason: z.string().nullable(),
  /** What is taken when none is chosen: the first of these that the books have. */
  is_default: z.boolean(),
});

export type ComparisonOption = z.infer<typeof comparisonOption>;
