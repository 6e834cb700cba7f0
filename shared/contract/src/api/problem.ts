import * as z from 'zod';
import { PROBLEM_CODES } from '../vocabulary.ts';

/** RFC 9457 problem document with a stable code and a Dutch title. */
export const problem = z.object({
  type: z.string(),
  status: z.int(),
  code: z.enum(PROBLEM_CODES),
  title: z.string(),
  detail: z.string().optional(),
  /** Fields of the request that are wrong, with a Dutch message each. */
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});

export type Problem = z.infer<typeof problem>;
