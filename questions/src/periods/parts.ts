import { addMonths, fiscalMonths } from '@kengetal/ledger';
import { countOf, ordinalOf } from '../text/numbers.ts';
import type { Token } from '../text/tokens.ts';
import { monthSpan, type Calendar } from './calendar.ts';
import { dateIn } from './dates.ts';
import {
  fixed,
  halfPiece,
  monthPiece,
  quarterPiece,
  seasonPiece,
  yearPiece,
  type Piece,
  type SaidYear,
} from './pieces.ts';
import { MONTHS, SEASON, UNITS, type TimeUnit } from './time-words.ts';

export interface Read {
  readonly length: number;
  readonly piece: Piece;
}

interface Parts {
  readonly tokens: readonly Token[];
  readonly calendar: Calendar;
  /** True for VAT, whose quarters are those of the calendar. */
  readonly isVat: boolean;
}

/** A part of a year that begins at a word: a day, month, quarter, half or season. */
export function partAt(parts: Parts, at: number): Read | undefined {
  const { tokens, calendar } = parts;
  const date = dateIn(calendar, tokens[at]);
  if (date) return { length: 1, piece: date };
  const season = SEASON.longestAt(tokens, at);
  const [found] = season?.values ?? [];
  if (season && found) {
    return { length: season.length, piece: seasonPiece(calendar, found[1], found[2]) };
  }
  return weekAt(parts, at) ?? monthAt(parts, at) ?? quarterAt(parts, at);
}

/** 'week 12': that there is one is known, but figures are by month. */
function weekAt({ tokens, calendar }: Parts, at: number): Read | undefined {
  const isWeek = ['week', 'wk', 'weeknummer'].includes(tokens[at]?.text ?? '');
  if (!isWeek || !/^\d{1,2}$/.test(tokens[at + 1]?.text ?? '')) return undefined;
  return { length: 2, piece: fixed('week', monthSpan(calendar.last)) };
}

function monthAt({ tokens, calendar }: Parts, at: number): Read | undefined {
  const day = /^(\d{1,2})e?$/.exec(tokens[at]?.text ?? '')?.[1];
  const isDay = day !== undefined && Number(day) >= 1 && Number(day) <= 31;
  const month = MONTHS.longestAt(tokens, at + (isDay ? 1 : 0));
  const [number] = month?.values ?? [];
  if (month && number !== undefined && tokens[at]?.isPerson !== true) {
    const piece = monthPiece(calendar, number, isDay ? Number(day) : undefined);
    return { length: month.length + (isDay ? 1 : 0), piece };
  }
  const isNamed = ['maand', 'periode', 'mnd'].includes(tokens[at]?.text ?? '');
  const numbered =
    isNamed && tokens[at + 1]?.text !== 'een' ? countOf(tokens[at + 1]?.text) : undefined;
  const isMonthNext = MONTHS.longestAt(tokens, at + 2) !== undefined;
  if (numbered === undefined || numbered < 1 || numbered > 12 || isMonthNext) return undefined;
  // 'Periode 4' is the fourth month of the fiscal year.
  const start =
    tokens[at]?.text === 'periode' ? calendar.spanOfYear(calendar.last).periode_min % 100 : 1;
  return { length: 2, piece: monthPiece(calendar, ((start + numbered - 2) % 12) + 1) };
}

/** 'q3', 'k3', '3e kwartaal', 'kwartaal 3', 'h1', 'eerste helft'. */
function quarterAt(parts: Parts, at: number): Read | undefined {
  const { tokens } = parts;
  const text = tokens[at]?.text ?? '';
  const short = /^(q|k|kw|kwartaal|h)([1-4])$/.exec(text);
  if (short)
    return numbered(parts, short[1] === 'h' ? 'halfjaar' : 'kwartaal', Number(short[2]), 1);
  const ordinal = ordinalOf(text);
  if (ordinal !== undefined) {
    const unit = UNITS.longestAt(tokens, at + 1);
    return numbered(ofCalendar(parts, at + 1), unit?.values[0], ordinal, 1 + (unit?.length ?? 0));
  }
  const unit = UNITS.longestAt(tokens, at);
  const number = unit ? (tokens[at + unit.length]?.text ?? '') : '';
  if (!unit || !/^[1-4]$/.test(number)) return undefined;
  return numbered(ofCalendar(parts, at), unit.values[0], Number(number), unit.length + 1);
}

/** 'Het eerste kalenderkwartaal' is one of the calendar, of whatever is asked. */
const ofCalendar = (parts: Parts, at: number): Parts =>
  parts.tokens[at]?.text.startsWith('kalender') === true ? { ...parts, isVat: true } : parts;

function numbered(
  { calendar, isVat }: Parts,
  unit: TimeUnit | undefined,
  number: number,
  length: number,
): Read | undefined {
  if (unit === 'kwartaal' && number <= 4)
    return { length, piece: quarterPiece(calendar, number, isVat) };
  if (unit === 'maand') return { length, piece: ordinalMonth(calendar, number) };
  if (unit === 'jaar') return yearOfBooks(calendar, number, length);
  return unit === 'halfjaar' && number <= 2
    ? { length, piece: halfPiece(calendar, number) }
    : undefined;
}

/** 'Het tweede boekjaar' that the books hold. */
function yearOfBooks({ years }: Calendar, number: number, length: number): Read | undefined {
  const year = years[number - 1];
  if (!year) return undefined;
  const { first, last } = fiscalMonths(year);
  return { length, piece: yearPiece({ periode_min: first, periode_max: last }) };
}

/** 'de derde maand' is one of the fiscal year. */
function ordinalMonth(calendar: Calendar, number: number): Piece {
  const spanIn = (year?: SaidYear) => {
    const { periode_min } = year?.span ?? calendar.spanOfYear(calendar.last);
    return monthSpan(addMonths(periode_min, number - 1));
  };
  return { unit: 'maand', isOpen: true, spanIn };
}

/** A month or quarter in the year that is said behind it. */
export function placed(
  { length, piece }: Read,
  { length: more, year }: { length: number; year: SaidYear },
): Read {
  return {
    length: length + more,
    piece: { ...piece, isOpen: false, of: year, spanIn: () => piece.spanIn(year) },
  };
}
