import { addMonths, fiscalMonths, monthsIn, type Span, yearOf } from '@kengetal/ledger';
import { calendarYear, monthSpan, type Calendar } from './calendar.ts';
import { fixed, yearPiece, type Piece, type SaidYear } from './pieces.ts';
import type { UNIT_WORDS, WHICH_WORDS } from './words.ts';

type TimeUnit = keyof typeof UNIT_WORDS;
type Which = keyof typeof WHICH_WORDS;

/** How many months a unit has that has some. */
export const MONTHS_IN: Partial<Record<TimeUnit, number>> = { maand: 1, kwartaal: 3, halfjaar: 6 };

/** How many units before the one of now, or the last that is booked. */
const BACK: Readonly<Record<Which, number>> = {
  deze: 0,
  vorige: 1,
  voorvorige: 2,
  volgende: -1,
  laatste: 0,
  voorlaatste: 1,
  afgelopen: 0,
  eerste: 0,
};

/** 'deze maand', 'vorig kwartaal', 'laatste maand', 'afgelopen jaar'. */
export function whichPiece(
  calendar: Calendar,
  asked: {
    readonly word: Which;
    readonly unit: TimeUnit;
    readonly isVat: boolean;
    readonly isOfCalendar: boolean;
    /** 'Boekjaar' rather than 'jaar'. */
    readonly isFiscal: boolean;
  },
): Piece | undefined {
  const { word, unit, isVat, isOfCalendar, isFiscal } = asked;
  const count = BACK[word];
  const isFromBooks = word === 'laatste' || word === 'afgelopen' || word === 'voorlaatste';
  const from = isFromBooks ? calendar.last : calendar.now;
  if (unit === 'jaar' && word === 'eerste') return firstYear(calendar);
  if (unit === 'jaar') {
    const back = word === 'afgelopen' ? yearsBack(calendar) : count;
    if (isOfCalendar) {
      const number = yearOf(from) - back;
      return yearPiece(calendarYear(number), number);
    }
    const piece = yearPiece(calendar.yearFrom(from, back), undefined, {
      back: { unit, count: back },
    });
    // Said in June, 'juli vorig jaar' is eleven months ago, however the fiscal years run.
    return word.endsWith('vorige') && !isFiscal && piece.year
      ? { ...piece, year: { ...piece.year, ofMonths: yearOf(from) - back } }
      : piece;
  }
  if (unit === 'maand') {
    return fixed(unit, monthSpan(addMonths(from, -count)), { back: { unit, count } });
  }
  if (unit === 'halfjaar' && isFromBooks && count === 0) {
    return fixed('reeks', {
      periode_min: addMonths(calendar.last, -5),
      periode_max: calendar.last,
    });
  }
  if (unit === 'kwartaal' || unit === 'halfjaar') {
    const at = (periode: number) =>
      unit === 'kwartaal' ? calendar.quarterAt(periode, isVat) : calendar.halfAt(periode);
    const own = at(from);
    const isUnderWay = word === 'afgelopen' && own.periode_max > calendar.last;
    const steps = isUnderWay ? 1 : count;
    let span = own;
    for (let step = 0; step < steps; step += 1) span = at(addMonths(span.periode_min, -1));
    if (steps < 0) span = at(addMonths(own.periode_max, 1));
    return fixed(unit, span, { back: { unit, count: steps } });
  }
  return fixed('week', monthSpan(from), { back: { unit: 'week', count } });
}

/** The first fiscal year that the books hold. */
function firstYear({ years }: Calendar): Piece | undefined {
  const [first] = years;
  if (!first) return undefined;
  const { first: periode_min, last: periode_max } = fiscalMonths(first);
  return yearPiece({ periode_min, periode_max });
}

/** The only fiscal year of more than twelve months. */
export function longYear({ years }: Calendar): Piece | undefined {
  const long = years
    .map(fiscalMonths)
    .map(({ first, last }) => ({ periode_min: first, periode_max: last }))
    .filter((span) => monthsIn(span) > 12);
  return long[0] && long.length === 1 ? yearPiece(long[0]) : undefined;
}

/** The latest fiscal year that is told whole: none back where the books end with one. */
function yearsBack(calendar: Calendar): number {
  return calendar.spanOfYear(calendar.last).periode_max === calendar.last ? 0 : 1;
}

/** 'afgelopen 6 maanden' up to the last booked one; 'eerste twee kwartalen van 2024' within a year. */
export function countedPiece(
  calendar: Calendar,
  asked: {
    readonly word: Which;
    readonly count: number;
    readonly unit: TimeUnit;
    readonly year?: SaidYear;
  },
): Piece | undefined {
  const { word, count, unit, year } = asked;
  if (count < 1 || count > 120 || /^voor(?:laatste|vorige)$/.test(word)) return undefined;
  if (unit === 'jaar') return word === 'eerste' ? undefined : someYears(calendar, word, count);
  const months = count * (MONTHS_IN[unit] ?? 0);
  if (months === 0)
    return fixed('week', monthSpan(calendar.last), { back: { unit: 'week', count } });
  if (word === 'eerste' && !year) return firstMonths(calendar, months);
  const within = year?.span;
  if (within) {
    const { periode_min, periode_max } = within;
    const span: Span =
      word === 'eerste'
        ? { periode_min, periode_max: addMonths(periode_min, months - 1) }
        : { periode_min: addMonths(periode_max, 1 - months), periode_max };
    return fixed('reeks', span);
  }
  if (word === 'volgende') {
    return fixed('reeks', {
      periode_min: addMonths(calendar.now, 1),
      periode_max: addMonths(calendar.now, months),
    });
  }
  if (word === 'vorige' && unit === 'kwartaal') {
    const end = addMonths(calendar.quarterAt(calendar.now, false).periode_min, -1);
    return fixed('reeks', { periode_min: addMonths(end, 1 - months), periode_max: end });
  }
  const end =
    unit === 'maand' ? calendar.last : calendar.quarterAt(calendar.last, false).periode_max;
  return fixed('reeks', { periode_min: addMonths(end, 1 - months), periode_max: end });
}

/**
 * 'De eerste negen maanden' of the year that the conversation is about; fifteen are more than a year
 * has: those that the books begin with.
 */
function firstMonths(calendar: Calendar, months: number): Piece {
  const spanIn = (year?: SaidYear): Span => {
    const own = year?.span ?? calendar.spanOfYear(calendar.last);
    const { periode_min } = months <= monthsIn(own) ? own : (firstYear(calendar)?.spanIn() ?? own);
    return { periode_min, periode_max: addMonths(periode_min, months - 1) };
  };
  return { unit: 'reeks', isOpen: true, spanIn };
}

function someYears(calendar: Calendar, word: Which, count: number): Piece {
  const last =
    word === 'vorige' ? calendar.yearFrom(calendar.now, 1) : calendar.spanOfYear(calendar.last);
  if (word === 'volgende') return yearPiece(calendar.yearFrom(calendar.now, -count));
  const { periode_min } = calendar.yearFrom(last.periode_max, count - 1);
  return fixed('reeks', { periode_min, periode_max: last.periode_max });
}

/** 'twee maanden geleden'. */
export function agoPiece(calendar: Calendar, count: number, unit: TimeUnit): Piece | undefined {
  const back = { unit, count };
  if (unit === 'jaar')
    return yearPiece(calendar.yearFrom(calendar.now, count), undefined, { back });
  if (unit === 'maand') return fixed(unit, monthSpan(addMonths(calendar.now, -count)), { back });
  if (unit === 'halfjaar') return agoPiece(calendar, 6 * count, 'maand');
  if (unit !== 'kwartaal') return undefined;
  const { periode_min } = calendar.quarterAt(calendar.now, false);
  return fixed('kwartaal', calendar.quarterAt(addMonths(periode_min, -3 * count), false));
}

/** 'Onze drie boekjaren' are all that were booked, each by itself, where there are three. */
export function allYears(
  { booked, years }: Calendar,
  count: number | undefined,
): Piece | undefined {
  if (!booked) return undefined;
  const held = years
    .map(fiscalMonths)
    .filter(({ first, last }) => first <= booked.periode_max && last >= booked.periode_min);
  return count === held.length && count > 1 ? fixed('reeks', booked, { isList: true }) : undefined;
}
