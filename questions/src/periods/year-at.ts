import { monthsIn, yearOf } from '@kengetal/ledger';
import type { Token } from '../text/tokens.ts';
import type { Calendar } from './calendar.ts';
import { isAmount, yearNumber } from './dates.ts';
import type { Read } from './parts.ts';
import { yearPiece, type Piece } from './pieces.ts';
import { MONTHS, UNITS } from './time-words.ts';

interface Words {
  readonly tokens: readonly Token[];
  readonly calendar: Calendar;
}

/** A year that begins at a word: '2024', 'boekjaar 2024', 'kalenderjaar 2024', and 'omzet 23'. */
export function yearAt(words: Words, at: number): Read | undefined {
  const { tokens, calendar } = words;
  const isOfCalendar = tokens[at]?.text === 'kalenderjaar';
  const hasWord = isOfCalendar || UNITS.longestAt(tokens, at)?.values[0] === 'jaar';
  const length = hasWord ? 1 : 0;
  const token = tokens[at + length];
  const piece =
    length === 0 && isAmount(calendar, tokens, at)
      ? undefined
      : (yearNumber(calendar, token, isOfCalendar) ?? shortYearAt(words, at + length));
  const isFiscal = tokens[at]?.text === 'boekjaar';
  return piece && { length: length + 1, piece: isFiscal ? ofFiscal(piece) : piece };
}

/** 'Oktober boekjaar 2024' lies in the year that ends in 2024, where 'oktober 2024' is of the calendar. */
function ofFiscal(piece: Piece): Piece {
  const span = piece.year?.span;
  const isBroken =
    span && monthsIn(span) === 12 && yearOf(span.periode_min) !== yearOf(span.periode_max);
  return isBroken ? yearPiece(span) : piece;
}

/** 'omzet 23 tov 22': two digits that are a year of the books, where they stand for a moment. */
function shortYearAt(words: Words, at: number): Piece | undefined {
  const { tokens, calendar } = words;
  const digits = /^\d{2}$/.exec(tokens[at]?.text ?? '')?.[0];
  const number = 2000 + Number(digits);
  const held = calendar.years.some(({ end_date: end }) => end.startsWith(String(number)));
  if (digits === undefined || !held) return undefined;
  if (COUNTS_NEXT.has(tokens[at - 1]?.text ?? '') && !isYearBehind(words, at)) return undefined;
  const next = tokens[at + 1]?.text;
  if (
    next !== undefined &&
    (COUNTED.test(next) || isCounting(tokens, at + 1) || MONTHS.longestAt(tokens, at + 1))
  )
    return undefined;
  return yearPiece(calendar.yearNumbered(number), number);
}

const SAME = /^(?:idem|ditto|dito|(?:de|het|dat|die)?zelfde)$/;

/** 'Per rekening 25', 'grootste klant 22', '25 duurder dan 24' and 'idem maar dan 24' count nothing. */
function isYearBehind(words: Words, at: number): boolean {
  const { tokens } = words;
  const [word = '', before = ''] = [tokens[at - 1]?.text, tokens[at - 2]?.text];
  const isOther = (place: number) =>
    ![undefined, 2000 + Number(tokens[at]?.text)].includes(
      yearAt(words, place)?.piece.year?.number,
    );
  if (word === 'dan' && before === 'maar')
    return tokens.slice(0, at).some(({ text }) => SAME.test(text));
  if (word === 'dan')
    return (
      /^(?:duurder|goedkoper|hoger|lager|meer|minder|beter|slechter|groter|kleiner)$/.test(
        before,
      ) &&
      tokens.slice(0, at).some((_, place) => isOther(place)) &&
      !tokens.some(({ text }) => ROWS.test(text))
    );
  const isNoun = /^(?:rekening|klant|leverancier|factuur|relatie)$/.test(word);
  return isNoun && /^(?:per|welke|beste|slechtste|(?:gr|kl)[a-z]{0,3}tste|[a-z]+ste)$/.test(before);
}

/** Whether what follows a number says that it counts something. */
export const isCounting = (tokens: readonly Token[], at: number): boolean =>
  UNITS.longestAt(tokens, at) !== undefined || tokens[at]?.text === 'euro';

/** 'Het jaar', where no number says which: the one of now. */
export function thisYearAt({ tokens, calendar }: Words, at: number): Read | undefined {
  const unit = UNITS.longestAt(tokens, at);
  if (unit?.values[0] !== 'jaar') return undefined;
  return { length: unit.length, piece: yearPiece(calendar.yearFrom(calendar.now, 0)) };
}

/** 'Het hele jaar 2024' says which. */
export const isYearNumber = ({ tokens, calendar }: Words, at: number): boolean =>
  yearNumber(calendar, tokens[at], false) !== undefined;

/** Words before two digits that are no year. */
const COUNTS_NEXT = new Set(
  'top de laatste afgelopen eerste meer dan minimaal minstens hooguit boven onder rekening rek boekstuk factuur klant leverancier relatie dagboek rubriek'.split(
    ' ',
  ),
);
/** What two digits before it count: they are no year. */
const COUNTED =
  /^(?:procent|percent|pct|%|keer|stuks?|x|man|mensen|mille|ton|duizend|miljoen|eur|euros|(?:top|verkoop|inkoop)?(?:klant|afnemer|leverancier|debiteur|crediteur|relatie|factuur|factur|nota|boeking|mutatie|transactie|post|rekening|regel|groep|kostenpost|kostensoort)(?:en|s)?|posten|grootste|kleinste|hoogste|laagste|oudste|nieuwste|beste|slechtste|duurste)$/;

/** What has amounts of its own: 'facturen uit 2024 hoger dan 24'. */
const ROWS =
  /^(?:(?:verkoop|inkoop)?(?:factuur|facturen)|notas?|boeking(?:en)?|mutaties?|transacties?|posten|post|regels?|betaling(?:en)?|bedrag|bedragen)$/;
