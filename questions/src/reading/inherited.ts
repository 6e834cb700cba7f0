import type { SaidYear } from '../periods/pieces.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Before } from '../world.ts';

/** The fiscal year that a conversation is about, where its period lies within one. */
export function yearOfBefore({ question }: Before, { calendar }: Vocabulary): SaidYear | undefined {
  const period = question?.period;
  if (!period) return undefined;
  const span = calendar.spanOfYear(period.periode_max);
  return period.periode_min >= span.periode_min ? { span } : undefined;
}
