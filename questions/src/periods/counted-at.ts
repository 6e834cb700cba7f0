import { monthsIn } from '@kengetal/ledger';
import { countOf } from '../text/numbers.ts';
import type { Token } from '../text/tokens.ts';
import { calendarYear } from './calendar.ts';
import type { partAt, Read } from './parts.ts';
import { yearPiece, type SaidYear } from './pieces.ts';
import { agoPiece, allYears, countedPiece, longYear, MONTHS_IN, whichPiece } from './relative.ts';
import { KINDS, LONG, UNITS, WHICH, type TimeUnit, type Which } from './time-words.ts';
import { isYearNumber } from './year-at.ts';

type Parts = Parameters<typeof partAt>[0];
interface YearRead {
  readonly length: number;
  readonly year: SaidYear;
}

/** Words that count units of time: which of them, how many, and how long that is said. */
interface Counted {
  readonly word: Which | undefined;
  readonly count: number | undefined;
  readonly unit: TimeUnit;
  readonly length: number;
}

/** 'afgelopen 6 maanden', 'eerste twee kwartalen van 2024', 'twee jaar geleden', 'vorige maand'. */
export function countedAt(
  parts: Parts,
  at: number,
  yearAfter: (at: number) => YearRead | undefined,
): Read | undefined {
  const long = longYearAt(parts, at);
  if (long) return long;
  const said = countedIn(parts.tokens, at);
  if (!said) return undefined;
  const { word, length } = said;
  const within = ofReturns(parts, yearAfter(at + length));
  if (word === undefined)
    return agoAt(parts, at, said) ?? wholeAt(parts, at, said, within) ?? allOfAt(parts, at, said);
  const { unit, count = 1 } = said;
  // 'Btw eerste kwartaal 23/24' is as the second and third of it are: of the calendar.
  const isNumbered =
    word === 'eerste' && unit === 'kwartaal' && parts.isVat && said.count === undefined;
  if (within && !isNumbered && (word === 'eerste' || word === 'laatste')) {
    const piece = countedPiece(parts.calendar, { word, count, unit, year: within.year });
    return piece && { length: length + within.length, piece };
  }
  return whichAt(parts, at, word, said);
}

/** 'Het lange boekjaar', where no number says which. */
function longYearAt(parts: Parts, at: number): Read | undefined {
  const isYear =
    LONG.has(parts.tokens[at]?.text ?? '') &&
    UNITS.longestAt(parts.tokens, at + 1)?.values[0] === 'jaar' &&
    !isYearNumber(parts, at + 2);
  const piece = isYear ? longYear(parts.calendar) : undefined;
  return piece && { length: 2, piece };
}

function countedIn(tokens: readonly Token[], at: number): Counted | undefined {
  const which = WHICH.longestAt(tokens, at);
  const [word] = which?.values ?? [];
  let after = at + (which?.length ?? 0);
  if (which && KINDS.has(tokens[after]?.text ?? '')) after += 1;
  const count = countOf(tokens[after]?.text);
  // 'Alle drie de jaren'.
  const isAllThe = tokens[at - 1]?.text === 'alle' && tokens[after + 1]?.text === 'de';
  const place = after + (count === undefined ? 0 : isAllThe ? 2 : 1);
  const found = UNITS.longestAt(tokens, place);
  const [unit] = found?.values ?? [];
  if (!found || unit === undefined) return undefined;
  return { word, count, unit, length: place + found.length - at };
}

function agoAt({ tokens, calendar }: Parts, at: number, said: Counted): Read | undefined {
  const { count, unit, length } = said;
  if (!/^(?:geleden|terug)$/.test(tokens[at + length]?.text ?? '')) return undefined;
  // 'Dat krijgen we elk jaar terug' is of no year.
  if (count === undefined && BESIDE_UNIT.test(tokens[at - 1]?.text ?? '')) return undefined;
  const piece = agoPiece(calendar, count ?? 1, unit);
  return piece && { length: length + 1, piece };
}
const BESIDE_UNIT = /^(?:dit|dat|die|deze|elke?|iedere?|per|het|de|heel|hele|paar|aantal|enkele)$/;

/** 'Over de twaalf maanden van 2024', 'over de 4 kwartalen van boekjaar 2023/2024': all that the year has. */
function wholeAt(
  { tokens }: Parts,
  at: number,
  { count = 0, unit, length }: Counted,
  within: YearRead | undefined,
): Read | undefined {
  const isOver =
    tokens[at - 1]?.text === 'de' && /^(?:over|in|gedurende)$/.test(tokens[at - 2]?.text ?? '');
  if (!within || !isOver || count * (MONTHS_IN[unit] ?? 0) !== monthsIn(within.year.span))
    return undefined;
  const { span, number } = within.year;
  return { length: length + within.length, piece: yearPiece(span, number) };
}

function allOfAt({ tokens, calendar }: Parts, at: number, said: Counted): Read | undefined {
  const { count, unit, length } = said;
  const isAll = /^(?:de|onze|mijn|alle|die|deze)$/.test(tokens[at - 1]?.text ?? '');
  const piece = isAll && unit === 'jaar' ? allYears(calendar, count) : undefined;
  return piece && { length, piece };
}

/** Quarters of VAT are those of the calendar. */
function ofReturns({ isVat }: Parts, found: YearRead | undefined): YearRead | undefined {
  const number = found?.year.number;
  if (!found || !isVat || number === undefined) return found;
  return { length: found.length, year: { number, span: calendarYear(number) } };
}

/** 'Vorige maand', 'laatste drie kwartalen': from now, and of no year that is said. */
function whichAt(
  { tokens, calendar, isVat }: Parts,
  at: number,
  word: Which,
  { count, unit, length }: Counted,
): Read | undefined {
  if (count === undefined && word === 'eerste' && unit !== 'jaar') return undefined;
  const noun = tokens[at + length - 1]?.text ?? '';
  const piece =
    count === undefined
      ? whichPiece(calendar, {
          word,
          unit,
          isVat,
          isOfCalendar: noun === 'kalenderjaar',
          isFiscal: noun.startsWith('boek'),
        })
      : countedPiece(calendar, { word, count, unit });
  return piece && { length, piece };
}
