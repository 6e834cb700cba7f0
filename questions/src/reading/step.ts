import { addMonths, type Span } from '@kengetal/ledger';
import type { Calendar } from '../periods/calendar.ts';
import { UNITS } from '../periods/time-words.ts';
import { countOf } from '../text/numbers.ts';
import type { Sense } from './sense.ts';

/** How far a period moves from the one before it. */
export interface Shift {
  readonly by: 'jaar' | 'periode' | 'maand' | 'kwartaal';
  readonly count: number;
  /** 'De drie maanden daarvoor': all of them, up to what was told. */
  readonly isStretch?: true;
}

const ON = /^(?:later|erna|daarna|erop|daarop|verder)$/;
const BACK = /^(?:eerder|ervoor|daarvoor|hiervoor|terug)$/;

/** 'Een jaar later', 'twee maanden eerder', 'het kwartaal erna'. */
export function stepOf({ tokens, scanned }: Sense): Shift | undefined {
  for (let at = 0; at + 1 < tokens.length; at += 1) {
    const [unit] = UNITS.longestAt(tokens, at)?.values ?? [];
    const text = tokens[at + 1]?.text ?? '';
    // 'Maart van twee jaar terug' says which March.
    if (scanned.marks.some(({ piece, from, to }) => piece?.of && from <= at && at + 1 < to))
      continue;
    // 'En de 12 daarvoor' after twelve months.
    const bare = at > 0 && BACK.test(text) ? countOf(tokens[at]?.text) : undefined;
    if (bare !== undefined && tokens[at - 1]?.text === 'de') return { by: 'maand', count: -bare };
    const sign = ON.test(text) ? 1 : BACK.test(text) ? -1 : 0;
    if (sign === 0 || (unit !== 'jaar' && unit !== 'maand' && unit !== 'kwartaal')) continue;
    const count = countOf(tokens[at - 1]?.text) ?? 1;
    const isStretch = count > 1 && tokens[at - 2]?.text === 'de';
    return { by: unit, count: sign * count, ...(isStretch && { isStretch }) };
  }
  return undefined;
}

/** 'Twee jaar eerder': a number that says how far. */
export const isStepCount = (tokens: Sense['tokens'], at: number): boolean => {
  if (
    tokens[at - 1]?.text === 'de' &&
    countOf(tokens[at]?.text) !== undefined &&
    BACK.test(tokens[at + 1]?.text ?? '')
  )
    return true;
  const [, unit, text] = tokens.slice(at, at + 3);
  return (
    countOf(tokens[at]?.text) !== undefined &&
    unit !== undefined &&
    UNITS.longestAt(tokens, at + 1) !== undefined &&
    (ON.test(text?.text ?? '') || BACK.test(text?.text ?? ''))
  );
};

/** How many months a step of a month or quarter is. */
export const MONTHS_IN = { maand: 1, kwartaal: 3 } as const;

/** 'De drie maanden daarvoor' of a year: those that lead up to it. */
export function stretchOf({ by, count, isStretch }: Shift, shown: Span): Span | undefined {
  if (!isStretch || (by !== 'maand' && by !== 'kwartaal')) return undefined;
  const months = count * MONTHS_IN[by];
  return count < 0
    ? {
        periode_min: addMonths(shown.periode_min, months),
        periode_max: addMonths(shown.periode_min, -1),
      }
    : {
        periode_min: addMonths(shown.periode_max, 1),
        periode_max: addMonths(shown.periode_max, months),
      };
}

/** 'De twee jaren erna': as many as it says. */
export const yearsOf = (
  count: number,
  { periode_min, periode_max }: Span,
  calendar: Calendar,
): Span =>
  count > 0
    ? {
        periode_min: addMonths(periode_max, 1),
        periode_max: calendar.yearFrom(periode_max, -count).periode_max,
      }
    : {
        periode_min: calendar.yearFrom(periode_min, -count).periode_min,
        periode_max: addMonths(periode_min, -1),
      };
