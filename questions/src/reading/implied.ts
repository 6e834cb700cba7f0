import type { Question } from '@kengetal/contract';
import { monthsIn, type Span } from '@kengetal/ledger';
import { isStock } from './draft.ts';
import type { Calendar } from '../periods/calendar.ts';
import { countOf, ordinalOf } from '../text/numbers.ts';
import { tokenOf, tokensOf, type Token } from '../text/tokens.ts';
import { UNITS } from '../periods/time-words.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Before } from '../world.ts';
import { restOfYear } from './rest-of-year.ts';

const LONGEST = 12;
const UNIT_OF_MONTHS: Readonly<Record<number, string>> = { 3: 'kwartaal', 6: 'halfjaar' };

/** 'En over het tweede?' is the second quarter where the conversation is about the first. */
export function withUnits(
  tokens: readonly Token[],
  { question, earlier }: Before,
  vocabulary: Vocabulary,
): readonly Token[] {
  const { calendar } = vocabulary;
  const moment =
    question &&
    isStock(question, vocabulary) &&
    otherEnd(tokens, question.period, vocabulary.calendar);
  if (moment) return moment;
  const counted =
    withCounted(tokens, question?.period) ??
    (question?.split === undefined ? withPrevious(tokens, question?.period) : undefined);
  if (counted) return counted;
  const rest = restOfYear(tokens, question, earlier, calendar);
  if (rest) return rest;
  const said = withVorige(question?.subject.kind === 'open' ? withInvoices(tokens) : tokens);
  if (said !== tokens) return said;
  const period = question?.period;
  const months = period && period.periode_min <= calendar.last ? monthsIn(period) : 0;
  const last = tokens.at(-1)?.text;
  // 'En laatste 6' after three months.
  const isCounted =
    /^(?:laatste|afgelopen|eerste|vorige)$/.test(tokens.at(-2)?.text ?? '') &&
    countOf(last) !== undefined;
  if (isCounted && period && tokens.length <= LONGEST && !isYears(period, calendar))
    return [...tokens, tokenOf('maanden')];
  // 'En het tweede' of a fiscal year; 'de tweede' of a list is no year.
  const isYear =
    period !== undefined &&
    months >= 12 &&
    months < 24 &&
    question?.split === undefined &&
    isYears(period, calendar) &&
    tokens.some(({ text }, at) => ordinalOf(text) !== undefined && tokens[at - 1]?.text === 'het');
  const unit = isYear ? 'boekjaar' : UNIT_OF_MONTHS[months];
  if (unit === undefined || tokens.length > LONGEST) return tokens;
  return tokens.flatMap((token, at) => {
    // 'En het laatste van 2024' of a quarter.
    const isLast = token.text === 'laatste' && tokens[at - 1]?.text === 'het';
    const isOrdinal = (isLast || ordinalOf(token.text) !== undefined) && isEnd(tokens, at + 1);
    return isOrdinal ? [token, tokenOf(unit)] : [token];
  });
}

const PREVIOUS = /^(?:en )?(?:(?:het|de|die|dat) )?vorige?(?: dan| ook)?$/;
const ONE: Readonly<Record<number, string>> = { 1: 'de maand', 3: 'het kwartaal', 12: 'het jaar' };

/** 'En de vorige' of a month, quarter or year: the one before it. */
function withPrevious(
  tokens: readonly Token[],
  period: Question['period'],
): readonly Token[] | undefined {
  const one = period && ONE[monthsIn(period)];
  return one !== undefined && PREVIOUS.test(tokens.map(({ text }) => text).join(' '))
    ? tokensOf(`en ${one} ervoor`)
    : undefined;
}

const COUNTED = /^(?:en )?(?:nu |dan )?de (\S+) (?:erna|daarna|ervoor|daarvoor|hiervoor)$/;
const MANY: Readonly<Record<number, string>> = { 1: 'maanden', 3: 'kwartalen', 12: 'jaren' };

/** 'En de twee erna' of a quarter: two quarters. */
function withCounted(
  tokens: readonly Token[],
  period: Question['period'],
): readonly Token[] | undefined {
  const count = countOf(COUNTED.exec(tokens.map(({ text }) => text).join(' '))?.[1]) ?? 0;
  const unit = period && (MANY[monthsIn(period)] ?? 'maanden');
  return count > 1 && unit !== undefined && !(period && count === monthsIn(period))
    ? [...tokens.slice(0, -1), tokenOf(unit), ...tokens.slice(-1)]
    : undefined;
}

const MOMENT =
  /^(?:en )?(?:dan )?(?:aan |bij |op )?(?:het |de )?(eind|einde|begin)(?: van (?:het|dat) (?:jaar|boekjaar))?$/;

/** 'En eind' of the balance that a year begins with is that at its end, which is a year on. */
function otherEnd(
  tokens: readonly Token[],
  period: Question['period'],
  calendar: Calendar,
): readonly Token[] | undefined {
  const end = MOMENT.exec(tokens.map(({ text }) => text).join(' '))?.[1];
  if (end === undefined || !period) return undefined;
  const year = calendar.spanOfYear(period.periode_max);
  const isYear = year.periode_min === period.periode_min && year.periode_max === period.periode_max;
  const isMonth = period.periode_min === period.periode_max;
  return isYear || isMonth
    ? tokensOf(`en ${isYear ? 'het jaar' : 'de maand'} ${end === 'begin' ? 'ervoor' : 'erna'}`)
    : undefined;
}

const isYears = ({ periode_min, periode_max }: Span, calendar: Calendar): boolean =>
  calendar.spanOfYear(periode_min).periode_min === periode_min &&
  calendar.spanOfYear(periode_max).periode_max === periode_max;

/** 'Welke rekeningen zijn dat' of what is open: invoices. */
const withInvoices = (tokens: readonly Token[]): readonly Token[] =>
  tokens.some(({ text }, at) => BILL.test(text) && !/\d/.test(tokens[at + 1]?.text ?? ''))
    ? tokens.map((token) =>
        BILL.test(token.text) ? tokenOf(token.text === 'rekening' ? 'factuur' : 'facturen') : token,
      )
    : tokens;
const BILL = /^(?:rekening|rekeningen|rekeningetjes)$/;

/** 'Dit kwartaal ten opzichte van het vorige'. */
function withVorige(tokens: readonly Token[]): readonly Token[] {
  const last = tokens.at(-1)?.text ?? '';
  const at = tokens.findIndex((_, place) => UNITS.longestAt(tokens, place) !== undefined);
  const unit = tokens[at];
  return /^vorige?$/.test(last) && unit && at < tokens.length - 1 ? [...tokens, unit] : tokens;
}

/** Whether nothing follows that an ordinal counts. */
const isEnd = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at];
  return (
    next === undefined ||
    (UNITS.longestAt(tokens, at) === undefined && (BEHIND.test(next.text) || next.isDashed))
  );
};
const BEHIND =
  /^(?:van|in|uit|dan|per|\d{2,4}|jaar\d{4}|en|tov|vs|met|ook|graag|was|is|vorig|dit|ernaast|erbij)$/;
