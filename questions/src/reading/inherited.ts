import { monthsIn, yearOf } from '@kengetal/ledger';
import type { SaidYear } from '../periods/pieces.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Before } from '../world.ts';
import { isOfCalendar } from './calendar-kept.ts';
import { isStock } from './draft.ts';

/** The fiscal year that a conversation is about, where its period lies within one. */
export function yearOfBefore({ question }: Before, vocabulary: Vocabulary): SaidYear | undefined {
  const { calendar } = vocabulary;
  const period = question?.period;
  if (!period) return undefined;
  if (isOfCalendar(period, calendar)) return { span: period, number: yearOf(period.periode_max) };
  const span = calendar.spanOfYear(period.periode_max);
  // 'Eind 2024' is a moment, and says nothing of the year of the next one.
  if (isStock(question, vocabulary) && period.periode_max === span.periode_max) return undefined;
  if (period.periode_min < span.periode_min) return undefined;
  // Behind 'januari t/m juni 2024' the months of a fiscal year that runs over two are of 2024; what
  // begins with that year, as 't/m december' does, is a part of it.
  const months = monthsIn(period);
  const [from, to] = [period.periode_min, period.periode_max].map(yearOf);
  const isOfYear = period.periode_min === span.periode_min;
  return !isOfYear && months > 1 && months !== 3 && months < 12 && from === to
    ? { span, ofMonths: to }
    : { span };
}
