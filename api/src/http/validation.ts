import * as z from 'zod';
import { HttpProblem } from './problem.ts';
import { wordsOf } from './validation-words.ts';

z.config({ localeError: wordsOf });

/**
 * The value as the schema has it. A request of the wrong form is invalid_request (400); one whose
 * form is right but whose fields are not is unprocessable (422), with a Dutch message each.
 */
export function checked<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map((issue) => ({
    path: issue.path.join('.'),
    message: issue.message,
  }));
  const misshapen = parsed.error.issues.some(
    ({ code, path }) => path.length === 0 || code === 'invalid_union',
  );
  throw new HttpProblem(misshapen ? 'invalid_request' : 'unprocessable', undefined, errors);
}
