import { addMonths } from '@kengetal/ledger';
import type { Token } from '../text/tokens.ts';
import { monthSpan, type Calendar } from './calendar.ts';
import { countedAt } from './counted-at.ts';
import { yesterday } from './dates.ts';
import { endedAt } from './ended.ts';
import { nextOfUnitAt } from './next-of-unit.ts';
import { partAt, placed, type Read } from './parts.ts';
import { edgeOf, fixed, wholeYear, yearPiece, type SaidYear } from './pieces.ts';
import { BETWEEN, EDGES, MOMENTS, UNITS, WHICH, isToDate } from './time-words.ts';
import { isCounting, isYearNumber, thisYearAt, yearAt } from './year-at.ts';

const LATELY = /^(?:jl|jongstleden|laatstleden|ll)$/;
const PAST = /^(?:vorige|laatste|afgelopen)$/;
const latest = ({ piece }: Read, length: number): Read => ({
  length,
  piece: { ...piece, isOpen: false, spanIn: () => piece.spanIn() },
});

/** Reads moments and stretches of time in the words of a question. */
export class PeriodReader {
  readonly #tokens: readonly Token[];
  readonly #calendar: Calendar;
  readonly #parts: Parameters<typeof partAt>[0];

  constructor(tokens: readonly Token[], calendar: Calendar, isVat: boolean) {
    this.#tokens = tokens;
    this.#calendar = calendar;
    this.#parts = { tokens, calendar, isVat };
  }

  /** A moment or stretch that begins at a word. */
  pieceAt(at: number): Read | undefined {
    const direct =
      this.momentAt(at) ??
      this.#numberedAt(at) ??
      this.#edgeAt(at) ??
      this.#latelyAt(at) ??
      this.#beforeAt(at) ??
      countedAt(this.#parts, at, (from) => this.#yearAfter(from)) ??
      nextOfUnitAt(this.#parts, at, (from) => this.pieceAt(from)) ??
      endedAt(this.#parts, at, (from) => this.pieceAt(from));
    if (direct) return direct;
    const part = partAt(this.#parts, at) ?? yearAt(this.#parts, at);
    if (!part?.piece.isOpen) return part;
    if (LATELY.test(this.#text(at + part.length) ?? '')) return latest(part, part.length + 1);
    const year = this.#yearAfter(at + part.length);
    return year ? placed(part, year) : part;
  }

  /** 'Afgelopen boekjaar 23', 'vorig jaar 2024': its number says which. */
  #numberedAt(at: number): Read | undefined {
    const which = WHICH.longestAt(this.#tokens, at);
    const place = at + (which?.length ?? 0);
    const isYear = UNITS.longestAt(this.#tokens, place)?.values[0] === 'jaar';
    if (!which || !isYear || !PAST.test(which.values[0] ?? '')) return undefined;
    const read = yearAt(this.#parts, place);
    return read && { ...read, length: which.length + read.length };
  }

  /** 'Afgelopen maart', 'afgelopen zomer': the last one that was, whatever year is talked of. */
  #latelyAt(at: number): Read | undefined {
    if (this.#text(at) !== 'afgelopen') return undefined;
    const part = partAt(this.#parts, at + 1);
    if (!part?.piece.isOpen || UNITS.longestAt(this.#tokens, at + 1)) return undefined;
    const year = this.#yearAfter(at + 1 + part.length);
    return year
      ? placed({ ...part, length: part.length + 1 }, year)
      : latest(part, part.length + 1);
  }

  /** 'Het jaar voor vorig jaar', 'de maand voor vorige maand'. */
  #beforeAt(at: number): Read | undefined {
    const [unit] = UNITS.longestAt(this.#tokens, at)?.values ?? [];
    if (!/^(?:de|het)$/.test(this.#text(at - 1) ?? '') || this.#text(at + 1) !== 'voor')
      return undefined;
    const read = this.pieceAt(at + 2);
    const span = read?.piece.unit === unit ? read?.piece.spanIn() : undefined;
    if (!read || !span || unit === undefined) return undefined;
    const month = addMonths(span.periode_min, -1);
    const length = read.length + 2;
    if (unit === 'jaar') return { length, piece: yearPiece(this.#calendar.spanOfYear(month)) };
    if (unit === 'maand') return { length, piece: fixed('maand', monthSpan(month)) };
    const { isVat } = this.#parts;
    return unit === 'kwartaal'
      ? { length, piece: fixed('kwartaal', this.#calendar.quarterAt(month, isVat)) }
      : undefined;
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
      return isYearNumber(this.#parts, at + length)
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

  #edgeAt(at: number): Read | undefined {
    const edge = EDGES.longestAt(this.#tokens, at);
    const [which] = edge?.values ?? [];
    if (!edge || which === undefined) return undefined;
    const between = this.#between(at + edge.length);
    const inner =
      this.pieceAt(at + edge.length + between) ??
      thisYearAt(this.#parts, at + edge.length + between);
    if (!inner) return undefined;
    const length = edge.length + between + inner.length;
    return { length, piece: edgeOf(inner.piece, which) };
  }

  /** A year behind a month or quarter: '2024', 'van vorig jaar', 'jaar 24'. */
  #yearAfter(at: number): { length: number; year: SaidYear } | undefined {
    const between = this.#between(at);
    const place = at + between;
    const short = /^\d{2}$/.exec(this.#text(place) ?? '');
    const short20 = Number(short?.[0]);
    if (between === 0 && short20 >= 15 && short20 <= 35 && !isCounting(this.#tokens, place + 1)) {
      const number = 2000 + short20;
      return { length: 1, year: { span: this.#calendar.yearNumbered(number), number } };
    }
    const read =
      yearAt(this.#parts, place) ??
      countedAt(this.#parts, place, (from) => this.#yearAfter(from)) ??
      endedAt(this.#parts, place, (from) => this.pieceAt(from));
    const year = read?.piece.year;
    if (read && year) return { length: between + read.length, year };
    const isThis = this.#text(place - 1) === 'het' && thisYearAt(this.#parts, place);
    return isThis && between > 0
      ? {
          length: between + isThis.length,
          year: { span: this.#calendar.yearFrom(this.#calendar.now, 0) },
        }
      : undefined;
  }

  #between(at: number): number {
    let length = 0;
    for (let count = 0; count < 2; count += 1) {
      length += BETWEEN.longestAt(this.#tokens, at + length)?.length ?? 0;
    }
    return length;
  }
}
