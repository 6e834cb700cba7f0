import { countOf, ordinalOf } from '../text/numbers.ts';
import type { Token } from '../text/tokens.ts';
import { calendarYear, monthSpan, type Calendar } from './calendar.ts';
import { COUNTED, COUNTS_NEXT, ROWS } from './counted-words.ts';
import { isAmount, yearNumber, yesterday } from './dates.ts';
import { partAt, placed, type Read } from './parts.ts';
import { endedAt } from './ended.ts';
import {
  edgeOf,
  fixed,
  quarterPiece,
  wholeYear,
  yearPiece,
  type Piece,
  type SaidYear,
} from './pieces.ts';
import { agoPiece, allYears, countedPiece, longYear, whichPiece } from './relative.ts';
import {
  BETWEEN,
  EDGES,
  KINDS,
  LONG,
  MOMENTS,
  MONTHS,
  UNITS,
  WHICH,
  isToDate,
  type TimeUnit,
} from './time-words.ts';

/** Reads moments and stretches of time in the words of a question. */
export class PeriodReader {
  readonly #tokens: readonly Token[];
  readonly #calendar: Calendar;
  readonly #isVat: boolean;
  readonly #parts: Parameters<typeof partAt>[0];

  constructor(tokens: readonly Token[], calendar: Calendar, isVat: boolean) {
    this.#tokens = tokens;
    this.#calendar = calendar;
    this.#isVat = isVat;
    this.#parts = { tokens, calendar, isVat };
  }

  /** A moment or stretch that begins at a word. */
  pieceAt(at: number): Read | undefined {
    const direct =
      this.momentAt(at) ??
      this.#edgeAt(at) ??
      this.#countedAt(at) ??
      this.#nextOfUnitAt(at) ??
      endedAt(this.#parts, at, (from) => this.pieceAt(from));
    if (direct) return direct;
    const part = partAt(this.#parts, at) ?? this.#yearAt(at);
    if (!part?.piece.isOpen) return part;
    const year = this.#yearAfter(at + part.length);
    return year ? placed(part, year) : part;
  }

  #text(at: number): string | undefined {
    return this.#tokens[at]?.text;
  }

  /** 'Nu', 'alle jaren', 'het hele jaar', 'tot nu toe'. */
  momentAt(at: number): Read | undefined {
    const found = MOMENTS.longestAt(this.#tokens, at);
    const { booked, last } = this.#calendar;
    if (!found)
      return this.#text(at) === 'gisteren'
        ? { length: 1, piece: yesterday(this.#calendar) }
        : undefined;
    const { length, values } = found;
    if (values[0] === 'nu')
      return {
        length,
        piece: fixed('maand', monthSpan(last), { back: { unit: 'maand', count: 0 } }),
      };
    if (values[0] === 'heel')
      return this.#wholeYearAt(at + length)
        ? undefined
        : { length, piece: wholeYear(this.#calendar) };
    if (values[0] === 'alles') return { length, piece: fixed('reeks', booked ?? monthSpan(last)) };
    // 'Ytd 2024' are the same months of that year.
    const year = isToDate(this.#tokens.slice(at, at + length))
      ? this.#yearAfter(at + length)
      : undefined;
    const span = this.#calendar.toDate(year?.year.span ?? this.#calendar.spanOfYear(last));
    return { length: length + (year?.length ?? 0), piece: fixed('reeks', span) };
  }

  /** 'Het hele jaar 2024' says which. */
  #wholeYearAt(at: number): boolean {
    return yearNumber(this.#calendar, this.#tokens[at], false) !== undefined;
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

  /** 'In het derde kwartaal van 2025 meer dan in het tweede': of the unit and year before it. */
  #nextOfUnitAt(at: number): Read | undefined {
    const isLast =
      this.#tokens[at + 1]?.isNext === true ||
      /^(?:en|of|was|waren)$/.test(this.#text(at + 1) ?? 'en');
    const number = ordinalOf(this.#text(at) ?? '') ?? 0;
    if (this.#text(at - 1) !== 'het' || number < 1 || number > 4 || !isLast) return undefined;
    const before = this.#tokens
      .slice(0, at)
      .findLastIndex(
        ({ text }, place) =>
          ordinalOf(text) !== undefined &&
          UNITS.longestAt(this.#tokens, place + 1)?.values[0] === 'kwartaal',
      );
    const of = before < 0 ? undefined : this.pieceAt(before)?.piece.of;
    const piece = quarterPiece(this.#calendar, number, this.#isVat);
    if (before < 0) return undefined;
    return of ? placed({ length: 1, piece }, { length: 0, year: of }) : { length: 1, piece };
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
    const long = LONG.has(this.#text(at) ?? '') ? this.#longYearAt(at) : undefined;
    if (long) return long;
    let after = at + (which?.length ?? 0);
    if (which && KINDS.has(this.#text(after) ?? '')) after += 1;
    const count = countOf(this.#text(after));
    // 'Alle drie de jaren'.
    const isAllThe = this.#text(at - 1) === 'alle' && this.#text(after + 1) === 'de';
    const place = after + (count === undefined ? 0 : isAllThe ? 2 : 1);
    const unit = UNITS.longestAt(this.#tokens, place);
    const [name] = unit?.values ?? [];
    if (!unit || name === undefined) return undefined;
    const length = place + unit.length - at;
    if (word === undefined)
      return this.#agoAt(at, length, count, name) ?? this.#allOfAt(at, length, count, name);
    const within = this.#ofReturns(this.#yearAfter(at + length));
    if (within && (word === 'eerste' || word === 'laatste')) {
      const piece = countedPiece(this.#calendar, {
        word,
        count: count ?? 1,
        unit: name,
        year: within.year,
      });
      return piece && { length: length + within.length, piece };
    }
    if (count === undefined && word === 'eerste' && name !== 'jaar') return undefined;
    const noun = this.#text(at + length - 1) ?? '';
    const [isOfCalendar, isFiscal] = [noun === 'kalenderjaar', noun.startsWith('boek')];
    const piece =
      count === undefined
        ? whichPiece(this.#calendar, {
            word,
            unit: name,
            isVat: this.#isVat,
            isOfCalendar,
            isFiscal,
          })
        : countedPiece(this.#calendar, { word, count, unit: name });
    return piece && { length, piece };
  }

  /** 'Het lange boekjaar', where no number says which. */
  #longYearAt(at: number): Read | undefined {
    const isYear =
      UNITS.longestAt(this.#tokens, at + 1)?.values[0] === 'jaar' && !this.#wholeYearAt(at + 2);
    const piece = isYear ? longYear(this.#calendar) : undefined;
    return piece && { length: 2, piece };
  }

  /** Quarters of VAT are those of the calendar. */
  #ofReturns(found: { length: number; year: SaidYear } | undefined): typeof found {
    const number = found?.year.number;
    if (!found || !this.#isVat || number === undefined) return found;
    return { length: found.length, year: { number, span: calendarYear(number) } };
  }

  #agoAt(at: number, length: number, count: number | undefined, unit: TimeUnit): Read | undefined {
    if (count === undefined || this.#text(at + length) !== 'geleden') return undefined;
    const piece = agoPiece(this.#calendar, count, unit);
    return piece && { length: length + 1, piece };
  }

  #allOfAt(
    at: number,
    length: number,
    count: number | undefined,
    unit: TimeUnit,
  ): Read | undefined {
    const isAll = /^(?:de|onze|mijn|alle|die|deze)$/.test(this.#text(at - 1) ?? '');
    const piece = isAll && unit === 'jaar' ? allYears(this.#calendar, count) : undefined;
    return piece && { length, piece };
  }

  #yearAt(at: number): Read | undefined {
    const isOfCalendar = this.#text(at) === 'kalenderjaar';
    const hasWord = isOfCalendar || UNITS.longestAt(this.#tokens, at)?.values[0] === 'jaar';
    const length = hasWord ? 1 : 0;
    const token = this.#tokens[at + length];
    const piece =
      length === 0 && isAmount(this.#calendar, this.#tokens, at)
        ? undefined
        : (yearNumber(this.#calendar, token, isOfCalendar) ?? this.#shortYearAt(at + length));
    return piece && { length: length + 1, piece };
  }

  /** 'omzet 23 tov 22': two digits that are a year of the books, where they stand for a moment. */
  #shortYearAt(at: number): Piece | undefined {
    const digits = /^\d{2}$/.exec(this.#text(at) ?? '')?.[0];
    const number = 2000 + Number(digits);
    const held = this.#calendar.years.some(({ end_date: end }) => end.startsWith(String(number)));
    if (digits === undefined || !held) return undefined;
    if (COUNTS_NEXT.has(this.#text(at - 1) ?? '') && !this.#isYearBehind(at)) return undefined;
    const next = this.#text(at + 1);
    if (
      next !== undefined &&
      (COUNTED.test(next) || this.#isCounting(at + 1) || MONTHS.longestAt(this.#tokens, at + 1))
    )
      return undefined;
    return yearPiece(this.#calendar.yearNumbered(number), number);
  }

  /** 'Per rekening 25', 'grootste klant 22' and '25 duurder dan 24' count nothing. */
  #isYearBehind(at: number): boolean {
    const [word = '', before = ''] = [this.#text(at - 1), this.#text(at - 2)];
    const isOther = (place: number) =>
      ![undefined, 2000 + Number(this.#text(at))].includes(this.#yearAt(place)?.piece.year?.number);
    if (word === 'dan')
      return (
        /^(?:duurder|goedkoper|hoger|lager)$/.test(before) &&
        this.#tokens.slice(0, at).some((_, place) => isOther(place)) &&
        !this.#tokens.some(({ text }) => ROWS.test(text))
      );
    const isNoun = /^(?:rekening|klant|leverancier|factuur|relatie)$/.test(word);
    return (
      isNoun && /^(?:per|welke|beste|slechtste|(?:gr|kl)[a-z]{0,3}tste|[a-z]+ste)$/.test(before)
    );
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
    const read =
      this.#yearAt(place) ??
      this.#countedAt(place) ??
      endedAt(this.#parts, place, (from) => this.pieceAt(from));
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
