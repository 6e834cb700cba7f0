import { addMonths } from '@kengetal/ledger';
import { Phrases } from '../lexicon/phrases.ts';
import { countOf, ordinalOf } from '../text/numbers.ts';
import type { Token } from '../text/tokens.ts';
import { monthSpan, type Calendar } from './calendar.ts';
import { dateIn, yearNumber } from './dates.ts';
import {
  edgeOf,
  fixed,
  halfPiece,
  monthPiece,
  quarterPiece,
  seasonPiece,
  yearPiece,
  type Piece,
  type SaidYear,
} from './pieces.ts';
import { agoPiece, countedPiece, whichPiece } from './relative.ts';
import {
  ALL_TIME_WORDS,
  BETWEEN_WORDS,
  END_WORDS,
  MIDDLE_WORDS,
  MONTH_WORDS,
  NOW_WORDS,
  SEASONS,
  SO_FAR_WORDS,
  START_WORDS,
  UNIT_WORDS,
  WHICH_WORDS,
} from './words.ts';

export interface Read {
  readonly length: number;
  readonly piece: Piece;
}

type TimeUnit = keyof typeof UNIT_WORDS;
type Which = keyof typeof WHICH_WORDS;
type Edge = 'begin' | 'eind' | 'midden';

const entries = <K extends string>(words: Readonly<Record<K, string>>): Phrases<K> => {
  const phrases = new Phrases<K>();
  for (const key of Object.keys(words) as K[]) phrases.add(words[key], key);
  return phrases;
};

const MONTHS = new Phrases<number>();
MONTH_WORDS.forEach((words, index) => MONTHS.add(words, index + 1));
const UNITS = entries<TimeUnit>(UNIT_WORDS);
const WHICH = entries<Which>(WHICH_WORDS);
const EDGES = entries<Edge>({ begin: START_WORDS, eind: END_WORDS, midden: MIDDLE_WORDS });
const SEASON = new Phrases<(typeof SEASONS)[number]>();
for (const season of SEASONS) SEASON.add(season[0], season);
const MOMENTS = entries<'tot nu' | 'alles' | 'nu'>({
  'tot nu': SO_FAR_WORDS,
  alles: ALL_TIME_WORDS,
  nu: NOW_WORDS,
});
const BETWEEN = new Phrases<true>().add(BETWEEN_WORDS, true);

/** Words that tell a time; they are never typing errors of others. */
export const TIME_WORDS: readonly ReadonlySet<string>[] = [
  MONTHS.words,
  UNITS.words,
  WHICH.words,
  EDGES.words,
  SEASON.words,
  MOMENTS.words,
];

/** Reads moments and stretches of time in the words of a question. */
export class PeriodReader {
  readonly #tokens: readonly Token[];
  readonly #calendar: Calendar;
  /** True for VAT, whose quarters are those of the calendar. */
  readonly #isVat: boolean;

  constructor(tokens: readonly Token[], calendar: Calendar, isVat: boolean) {
    this.#tokens = tokens;
    this.#calendar = calendar;
    this.#isVat = isVat;
  }

  /** A moment or stretch that begins at a word. */
  pieceAt(at: number): Read | undefined {
    const direct = this.#momentAt(at) ?? this.#edgeAt(at) ?? this.#countedAt(at);
    if (direct) return direct;
    const part = this.#partAt(at) ?? this.#yearAt(at);
    if (!part?.piece.isOpen) return part;
    const year = this.#yearAfter(at + part.length);
    return year ? placed(part, year) : part;
  }

  #text(at: number): string | undefined {
    return this.#tokens[at]?.text;
  }

  #momentAt(at: number): Read | undefined {
    const found = MOMENTS.longestAt(this.#tokens, at);
    const { booked, last } = this.#calendar;
    if (!found) return this.#yesterdayAt(at);
    const { length, values } = found;
    if (values[0] === 'nu')
      return {
        length,
        piece: fixed('maand', monthSpan(last), { back: { unit: 'maand', count: 0 } }),
      };
    if (values[0] === 'alles') return { length, piece: fixed('reeks', booked ?? monthSpan(last)) };
    const { periode_min } = this.#calendar.spanOfYear(last);
    return { length, piece: fixed('reeks', { periode_min, periode_max: last }) };
  }

  #yesterdayAt(at: number): Read | undefined {
    if (this.#text(at) !== 'gisteren') return undefined;
    const { today } = this.#calendar;
    const [periode, day] = [Number(today.slice(0, 7).replace('-', '')), Number(today.slice(8))];
    const piece = { ...fixed('dag', monthSpan(periode)), day: Math.max(1, day - 1) };
    return { length: 1, piece };
  }

  #edgeAt(at: number): Read | undefined {
    const edge = EDGES.longestAt(this.#tokens, at);
    const [which] = edge?.values ?? [];
    if (!edge || which === undefined) return undefined;
    const between = this.#between(at + edge.length);
    const inner =
      this.pieceAt(at + edge.length + between) ?? this.#thisYearAt(at + edge.length + between);
    if (!inner) return undefined;
    const length = edge.length + between + inner.length;
    return { length, piece: edgeOf(inner.piece, which) };
  }

  #thisYearAt(at: number): Read | undefined {
    const unit = UNITS.longestAt(this.#tokens, at);
    if (unit?.values[0] !== 'jaar') return undefined;
    return {
      length: unit.length,
      piece: yearPiece(this.#calendar.yearFrom(this.#calendar.now, 0)),
    };
  }

  /** 'afgelopen 6 maanden', 'eerste twee kwartalen van 2024', 'twee jaar geleden', 'vorige maand'. */
  #countedAt(at: number): Read | undefined {
    const which = WHICH.longestAt(this.#tokens, at);
    const [word] = which?.values ?? [];
    const after = at + (which?.length ?? 0);
    const count = countOf(this.#text(after));
    const unit = UNITS.longestAt(this.#tokens, after + (count === undefined ? 0 : 1));
    const [name] = unit?.values ?? [];
    if (!unit || name === undefined) return undefined;
    const length = after + (count === undefined ? 0 : 1) + unit.length - at;
    if (word === undefined) return this.#agoAt(at, length, count, name);
    const within = this.#yearAfter(at + length);
    if (within && (word === 'eerste' || word === 'laatste')) {
      const piece = countedPiece(this.#calendar, { word, count: count ?? 1, unit: name, year: within.year }); // prettier-ignore
      return piece && { length: length + within.length, piece };
    }
    if (count === undefined && word === 'eerste') return undefined;
    const isOfCalendar = this.#text(at + length - 1) === 'kalenderjaar';
    const piece =
      count === undefined
        ? whichPiece(this.#calendar, { word, unit: name, isVat: this.#isVat, isOfCalendar })
        : countedPiece(this.#calendar, { word, count, unit: name });
    return piece && { length, piece };
  }

  #agoAt(at: number, length: number, count: number | undefined, unit: TimeUnit): Read | undefined {
    if (count === undefined || this.#text(at + length) !== 'geleden') return undefined;
    const piece = agoPiece(this.#calendar, count, unit);
    return piece && { length: length + 1, piece };
  }

  /** A part of a year: a day, month, quarter, half or season. */
  #partAt(at: number): Read | undefined {
    const date = dateIn(this.#calendar, this.#tokens[at]);
    if (date) return { length: 1, piece: date };
    const season = SEASON.longestAt(this.#tokens, at);
    const [found] = season?.values ?? [];
    if (season && found) {
      return { length: season.length, piece: seasonPiece(this.#calendar, found[1], found[2]) };
    }
    return this.#monthAt(at) ?? this.#quarterAt(at);
  }

  #monthAt(at: number): Read | undefined {
    const day = /^(\d{1,2})e?$/.exec(this.#text(at) ?? '')?.[1];
    const isDay = day !== undefined && Number(day) >= 1 && Number(day) <= 31;
    const month = MONTHS.longestAt(this.#tokens, at + (isDay ? 1 : 0));
    const [number] = month?.values ?? [];
    if (month && number !== undefined) {
      const piece = monthPiece(this.#calendar, number, isDay ? Number(day) : undefined);
      return { length: month.length + (isDay ? 1 : 0), piece };
    }
    const isNamed = ['maand', 'periode', 'mnd'].includes(this.#text(at) ?? '');
    const numbered = isNamed ? countOf(this.#text(at + 1)) : undefined;
    if (numbered === undefined || numbered < 1 || numbered > 12) return undefined;
    return { length: 2, piece: monthPiece(this.#calendar, numbered) };
  }

  /** 'q3', 'k3', '3e kwartaal', 'kwartaal 3', 'h1', 'eerste helft'. */
  #quarterAt(at: number): Read | undefined {
    const text = this.#text(at) ?? '';
    const short = /^(q|k|kw|h)([1-4])$/.exec(text);
    if (short) return this.#numbered(short[1] === 'h' ? 'halfjaar' : 'kwartaal', short[2], 1);
    const ordinal = ordinalOf(text) ?? (text === 'laatste' ? 4 : undefined);
    if (ordinal !== undefined) {
      const isHalf = this.#text(at + 1) === 'half' && this.#text(at + 2) === 'jaar';
      if (isHalf) return this.#numbered('halfjaar', String(ordinal), 3);
      const unit = UNITS.longestAt(this.#tokens, at + 1);
      const read = this.#numbered(unit?.values[0], String(ordinal), 1 + (unit?.length ?? 0));
      // The last quarter is the newest, unless its year is said.
      return text === 'laatste' ? undefined : read;
    }
    const unit = UNITS.longestAt(this.#tokens, at);
    const number = unit ? this.#text(at + unit.length) : undefined;
    if (!unit || number === undefined || !/^[1-4]$/.test(number)) return undefined;
    return this.#numbered(unit.values[0], number, unit.length + 1);
  }

  #numbered(
    unit: TimeUnit | undefined,
    number: string | undefined,
    length: number,
  ): Read | undefined {
    const value = Number(number);
    if (unit === 'kwartaal') {
      return { length, piece: quarterPiece(this.#calendar, value, this.#isVat) };
    }
    if (unit === 'maand') return { length, piece: this.#ordinalMonth(value) };
    return unit === 'halfjaar' && value <= 2
      ? { length, piece: halfPiece(this.#calendar, value) }
      : undefined;
  }

  /** 'de derde maand' is one of the fiscal year. */
  #ordinalMonth(number: number): Piece {
    const spanIn = (year?: SaidYear) => {
      const { periode_min } = year?.span ?? this.#calendar.spanOfYear(this.#calendar.last);
      return monthSpan(addMonths(periode_min, number - 1));
    };
    return { unit: 'maand', isOpen: true, spanIn };
  }

  #yearAt(at: number): Read | undefined {
    const isOfCalendar = this.#text(at) === 'kalenderjaar';
    const hasWord = isOfCalendar || UNITS.longestAt(this.#tokens, at)?.values[0] === 'jaar';
    const length = hasWord ? 1 : 0;
    const piece = yearNumber(this.#calendar, this.#tokens[at + length], isOfCalendar);
    return piece && { length: length + 1, piece };
  }

  /** A year behind a month or quarter: '2024', 'van vorig jaar', 'jaar 24'. */
  #yearAfter(at: number): { length: number; year: SaidYear } | undefined {
    const between = this.#between(at);
    const place = at + between;
    const short = /^\d{2}$/.exec(this.#text(place) ?? '');
    const short20 = Number(short?.[0]);
    if (between === 0 && short20 >= 15 && short20 <= 35 && !this.#isCounting(place + 1)) {
      const number = 2000 + short20;
      return { length: 1, year: { span: this.#calendar.yearNumbered(number), number } };
    }
    const read = this.#yearAt(place) ?? this.#countedAt(place);
    const year = read?.piece.year;
    if (read && year) return { length: between + read.length, year };
    const isThis = this.#text(place - 1) === 'het' && this.#thisYearAt(place);
    return isThis && between > 0
      ? {
          length: between + isThis.length,
          year: { span: this.#calendar.yearFrom(this.#calendar.now, 0) },
        }
      : undefined;
  }

  /** Whether what follows a number says that it counts something. */
  #isCounting(at: number): boolean {
    return UNITS.longestAt(this.#tokens, at) !== undefined || this.#text(at) === 'euro';
  }

  #between(at: number): number {
    let length = 0;
    for (let count = 0; count < 2; count += 1) {
      length += BETWEEN.longestAt(this.#tokens, at + length)?.length ?? 0;
    }
    return length;
  }
}

function placed(
  { length, piece }: Read,
  { length: more, year }: { length: number; year: SaidYear },
): Read {
  return {
    length: length + more,
    piece: { ...piece, isOpen: false, spanIn: () => piece.spanIn(year) },
  };
}
