/** Bookings that come back: how they are found, what editors say of them, what is expected. */
export { CADENCE_KEYS, CADENCES, type CadenceKey } from './cadences.ts';
export {
  applyChoices,
  canSplit,
  type Choice,
  type ChosenSeries,
  type DatedChoice,
} from './choices.ts';
export { detectRecurring, groupLines, isLongEnough, seriesOfGroup } from './detect.ts';
export { dayAfter, dayNumber, daysBetween } from './day-numbers.ts';
export { missedAtEnd, missedDays } from './expected.ts';
export { keepIds } from './identity.ts';
export {
  agendaOf,
  monthsOf,
  outlookOf,
  priceSteps,
  type MonthState,
  type Outlook,
  type Signal,
} from './outlook.ts';
export { grouped } from './items.ts';
export { withRivals } from './rivals.ts';
export { readInTurn } from './unread.ts';
export { weeksWithin, type Week } from './weeks.ts';
export type {
  Amounts,
  Booking,
  Certainty,
  DataSpan,
  DayRange,
  Evidence,
  Occurrence,
  RecurringLine,
  RecurringSeries,
} from './types.ts';
