import { addMonths, monthDays, monthsIn, type Span } from '@kengetal/ledger';
import { Phrases } from '../lexicon/phrases.ts';
import { countOf } from '../text/numbers.ts';
import type { Token } from '../text/tokens.ts';
import type { Calendar } from './calendar.ts';
import { fixed, rangeOf, type Piece } from './pieces.ts';
import type { Read } from './parts.ts';
import { PeriodReader } from './reader.ts';
import { MONTHS_IN } from './relative.ts';
import { isToDate, UNITS, type TimeUnit } from './time-words.ts';
import { SINCE_WORDS, SO_FAR_WORDS, TO_WORDS, UNTIL_WORDS } from './words.ts';

type Joint = 'sinds' | 'tm' | 'tot' | 'nu';
const JOINTS = new Phrases<Joint>()
  .add(SINCE_WORDS, 'sinds')
  .add(UNTIL_WORDS, 'tm')
  .add(TO_WORDS, 'tot')
  .add(SO_FAR_WORDS, 'nu');

export const JOINT_WORDS: ReadonlySet<string> = JOINTS.words;

/** Reads a moment, a stretch, or what runs from one to another. */
export class PeriodScan {
  readonly #tokens: readonly Token[];
  readonly #calendar: Calendar;
  readonly #reader: PeriodReader;
  /** True where 'tussen maart en april' are two that are held against each other. */
  readonly #isComparing: boolean;
  /** True where 'tot' is read the other way: with or without what stands behind it. */
  readonly #isOtherEnd: boolean;

  constructor(
    tokens: readonly Token[],
    calendar: Calendar,
    { isVat, isComparing }: { readonly isVat: boolean; readonly isComparing: boolean },
  ) {
    this.#tokens = tokens;
    this.#calendar = calendar;
    this.#isComparing = isComparing;
    this.#isOtherEnd = calendar.reading === 'andere tot';
    const isOfReturns = isVat && calendar.reading !== 'kwartalen van het boekjaar';
    this.#reader = new PeriodReader(tokens, calendar, isOfReturns);
  }

  at(place: number): Read | undefined {
    const joint = JOINTS.longestAt(this.#tokens, place);
    const [word] = joint?.values ?? [];
    if (word === 'nu') return this.#reader.pieceAt(place);
    if (joint && word !== undefined) {
      // 'Sinds de start' is everything, 'sinds de start van 2024' is not.
      const [from, moment] = [this.#from(word, place, joint.length), this.#reader.momentAt(place)];
      return moment && moment.length > (from?.length ?? 0) ? moment : from;
    }
    const apposed = this.#apposedAt(place) ?? this.#daysAt(place);
    if (apposed) return apposed;
    const text = this.#tokens[place]?.text ?? '';
    const isTussen = text === 'tussen' && !this.#isComparing;
    const length = isTussen || text === 'van' ? 1 : 0;
    const articles = this.#articles(place + length);
    const start = this.#reader.pieceAt(place + length + articles);
    if (!start) return undefined;
    const read = { ...start, length: start.length + length + articles };
    const range = this.#rangeFrom(read, place, isTussen);
    // 'van' and articles alone are no part of a moment.
    return range ?? (length + articles === 0 ? start : undefined);
  }

  /** 'Het kwartaal januari t/m maart', 'het boekjaar dat liep van …', 'de drie maanden …': as long as that says. */
  #apposedAt(place: number): Read | undefined {
    const count = countOf(this.#tokens[place]?.text);
    const noun = UNITS.longestAt(this.#tokens, place + (count === undefined ? 0 : 1));
    const [unit] = noun?.values ?? [];
    if (!noun || unit === undefined) return undefined;
    let at = place + (count === undefined ? 0 : 1) + noun.length;
    while (/^(?:dat|die|liep|liepen|loopt|lopen)$/.test(this.#tokens[at]?.text ?? '')) at += 1;
    const read = this.at(at);
    // 'De maand maart', 'het kwartaal q1' are no more than what stands behind it.
    const isSame = read?.piece.unit === unit && !read.piece.back && count === undefined;
    const span = read?.piece.unit === 'reeks' ? read.piece.spanIn() : undefined;
    if (!read || !(span ?? (isSame && unit !== 'jaar'))) return undefined;
    const isSo = span === undefined || this.#isLong(span, unit, count);
    return isSo ? { length: at - place + read.length, piece: read.piece } : undefined;
  }

  /** Whether months are as many as 'het kwartaal', 'de drie maanden' or 'het boekjaar' says. */
  #isLong(span: Span, unit: TimeUnit, count: number | undefined): boolean {
    if (count === undefined && unit === 'maand') return true;
    return unit === 'jaar' && count === undefined
      ? this.#calendar.isYear(span) || monthsIn(span) === 12
      : monthsIn(span) === (count ?? 1) * (MONTHS_IN[unit] ?? 0);
  }

  /** '1 t/m 31 maart 2024' is that month. */
  #daysAt(place: number): Read | undefined {
    const joint = JOINTS.longestAt(this.#tokens, place + 1);
    if (!/^1e?$/.test(this.#tokens[place]?.text ?? '') || !joint) return undefined;
    const end = this.#reader.pieceAt(place + 1 + joint.length);
    const span = end?.piece.unit === 'dag' ? end.piece.spanIn() : undefined;
    if (!end || !span) return undefined;
    const { day: _, ...piece } = end.piece;
    const { last } = monthDays(span.periode_max);
    return end.piece.day === Number(last.slice(8))
      ? { length: 1 + joint.length + end.length, piece: { ...piece, unit: 'maand' } }
      : undefined;
  }

  #articles(place: number): number {
    return ['de', 'het'].includes(this.#tokens[place]?.text ?? '') ? 1 : 0;
  }

  #from(word: Joint, place: number, jointLength: number): Read | undefined {
    const articles = this.#articles(place + jointLength);
    const read = this.#reader.pieceAt(place + jointLength + articles);
    if (!read) return undefined;
    const length = jointLength + articles + read.length;
    if (word === 'sinds') {
      const whole = { ...read, length };
      return this.#rangeFrom(whole, place, false) ?? { length, piece: this.#since(read.piece) };
    }
    if (word === 'tot' && read.piece.back?.count === 0) return undefined;
    const isWithoutEnd = word === 'tot' && !read.piece.endOf && !this.#isOtherEnd;
    return { length, piece: this.#until(read.piece, isWithoutEnd) };
  }

  #rangeFrom(start: Read, place: number, isTussen: boolean): Read | undefined {
    const next = place + start.length;
    const isDashed = this.#tokens[next]?.isDashed === true;
    const joint = JOINTS.longestAt(this.#tokens, next);
    const [word] = joint?.values ?? [];
    if (word === 'nu' && joint) {
      const { year, back } = start.piece;
      // 'Vorig jaar tot nu toe' are the same months of it, 'van vorig jaar tot nu' runs from it.
      const isSame =
        back?.unit === 'jaar' &&
        back.count > 0 &&
        start.length === this.#reader.pieceAt(place)?.length;
      if (year && (isSame || isToDate(this.#tokens.slice(next, next + joint.length)))) {
        const piece = fixed('reeks', this.#calendar.toDate(year.span), { ...(back && { back }) });
        return { length: start.length + joint.length, piece };
      }
      return { length: start.length + joint.length, piece: this.#since(start.piece) };
    }
    const isEn = isTussen && this.#tokens[next]?.text === 'en';
    const isJoined = word === 'tm' || word === 'tot';
    if (!isDashed && !isEn && !isJoined) return undefined;
    const jointLength = isJoined ? (joint?.length ?? 0) : isEn ? 1 : 0;
    const articles = this.#articles(next + jointLength);
    const end = this.#reader.pieceAt(next + jointLength + articles);
    if (!end) return undefined;
    const isMonth = end.piece.unit === 'maand' && !end.piece.back;
    const isWithoutEnd = word === 'tot' && !end.piece.endOf && isMonth !== this.#isOtherEnd;
    const length = start.length + jointLength + articles + end.length;
    // '2024 tot mei' ends in it, 'van 2024 tot mei' in the May that was last.
    const { year, unit } = start.piece;
    const isWithin =
      unit === 'jaar' &&
      end.piece.isOpen &&
      end.piece.unit !== 'jaar' &&
      start.length === this.#reader.pieceAt(place)?.length;
    const spanIn = () => end.piece.spanIn(year);
    const last = isWithin && year ? { ...end.piece, isOpen: false, spanIn } : end.piece;
    return { length, piece: rangeOf(start.piece, last, isWithoutEnd) };
  }

  #since(piece: Piece): Piece {
    const { last } = this.#calendar;
    const spanIn: Piece['spanIn'] = (year) => {
      const span = piece.spanIn(year);
      return (
        span && { periode_min: span.periode_min, periode_max: Math.max(last, span.periode_min) }
      );
    };
    return { unit: 'reeks', isOpen: piece.isOpen, spanIn, since: piece };
  }

  /** 't/m maart' begins with the fiscal year. */
  #until(piece: Piece, isWithoutEnd: boolean): Piece {
    const spanIn: Piece['spanIn'] = (year) => {
      const span = piece.spanIn(year);
      if (!span) return undefined;
      const periode_max = isWithoutEnd ? addMonths(span.periode_min, -1) : span.periode_max;
      return { periode_min: this.#calendar.spanOfYear(periode_max).periode_min, periode_max };
    };
    return { unit: 'reeks', isOpen: piece.isOpen, spanIn };
  }
}
