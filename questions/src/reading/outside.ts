import type { Question } from '@kengetal/contract';
import { monthName, periodOfDay, spanName } from '@kengetal/ledger';
import type { Vocabulary } from '../vocabulary.ts';
import { refusal, type Refused } from './refuse.ts';

/** Why the books do not hold the months of a question. */
export function outsideOf(
  { period, day }: Question,
  { calendar, world }: Vocabulary,
): Refused | undefined {
  const { booked } = calendar;
  const month = day === undefined ? undefined : periodOfDay(day);
  const span =
    period ?? (month === undefined ? undefined : { periode_min: month, periode_max: month });
  if (!span || !booked) return undefined;
  if (span.periode_min > booked.periode_max) {
    const isFuture = span.periode_min > periodOfDay(world.today);
    return isFuture
      ? refusal('toekomst')
      : refusal('buiten_boeken', `Over ${spanName(span)} is nog niets geboekt.`);
  }
  if (span.periode_max >= booked.periode_min) return undefined;
  return refusal('buiten_boeken', `${capital(spanName(span))} staat niet in deze boekhouding: die begint in ${monthName(booked.periode_min)}.`); // prettier-ignore
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
