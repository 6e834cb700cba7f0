import type { Question } from '@kengetal/contract';
import { monthsIn } from '@kengetal/ledger';
import { halfIn } from '../periods/calendar.ts';
import { figure } from './draft.ts';
import type { Time } from './said-time.ts';
import type { Sense } from './sense.ts';
import type { AskedBack } from './together.ts';

const HALVES = / (?:per|elk|ieder) (?:halfjaar|semester|jaarhelft) /;
const MONTHS_IN_YEAR = 12;

/** 'Omzet per halfjaar': parts are months, quarters and years, but each half is a period. */
export function perHalf(
  { tokens, figures, relation, references, rest, vocabulary: { calendar } }: Sense,
  { period }: Time,
  before: Question | undefined,
): AskedBack | undefined {
  const [only, ...others] = figures;
  const isOther =
    others.length > 0 ||
    relation !== undefined ||
    references.places.size > 0 ||
    rest.some(({ token }) => !HALVES.test(` per ${token.text} `));
  const subject = only ? figure(only.key) : before?.subject;
  if (!HALVES.test(` ${tokens.map(({ text }) => text).join(' ')} `) || isOther || !subject)
    return undefined;
  const whole = period ?? before?.period ?? calendar.spanOfYear(calendar.last);
  const halves = monthsIn(whole) === MONTHS_IN_YEAR ? [1, 2] : [];
  const spans = halves.flatMap((number) => halfIn(whole, number) ?? []);
  return {
    kind: 'ask',
    text: 'Per halfjaar deel ik niet in. Wat wil je zien?',
    questions: [
      ...spans.filter((span) => calendar.isBooked(span)).map((span) => ({ subject, period: span })),
      { subject, period: whole, split: 'kwartaal' as const },
    ],
  };
}
