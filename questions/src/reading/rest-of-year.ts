import type { Question } from '@kengetal/contract';
import { monthsBetween, monthsIn, type Span } from '@kengetal/ledger';
import type { Calendar } from '../periods/calendar.ts';
import { tokensOf, type Token } from '../text/tokens.ts';
import { areAlikeBut } from './turns.ts';

const YEAR = '(?: van (?:het|dat|dit|datzelfde|hetzelfde) (?:jaar|boekjaar))';
const OTHER = new RegExp(
  `(?<=^| )(?:(?:de|het|die|dat) )?andere (?:helft|halfjaar)${YEAR}?(?= |$)`,
);
const REST = new RegExp(`(?<=^| )(?:de |het )?(?:rest|restant|overige maanden)${YEAR}(?= |$)`);
/** Of what was told before a part of it. */
const OF_TOLD = /(?<=^| )de rest(?=(?: (?:dan|nu|ook|graag|was|is|deed))*$)/;
const BEFORE_REST = /^(?:en|dan|nu|wat|hoeveel|was|is|deed)$/;
/** 'En de kwartalen erna', of so many that nothing says. */
const ONWARD =
  /^(?:(?:en|dan|nu|ook) )*(?:de )?(maanden|kwartalen) (erna|daarna|ervoor|daarvoor|hiervoor)(?: (?:dan|ook|graag))*$/;

/**
 * 'De andere helft', 'de rest van het jaar', 'de kwartalen erna' of a part of a year that was told: the
 * months of it before or behind that part, in words that say how many they are.
 */
export function restOfYear(
  tokens: readonly Token[],
  question: Question | undefined,
  earlier: Question | undefined,
  calendar: Calendar,
): readonly Token[] | undefined {
  const { period } = question ?? {};
  if (!question || !period) return undefined;
  const line = tokens.map(({ text }) => text).join(' ');
  const year = calendar.spanOfYear(period.periode_max);
  const onward = onwardIn(line, aside(period, year));
  if (onward !== undefined) return tokensOf(onward);
  const told =
    earlier?.period && areAlikeBut('period', earlier, question) ? earlier.period : undefined;
  const other = OTHER.exec(line);
  const found = other ?? REST.exec(line) ?? (told && OF_TOLD.exec(line));
  if (!found) return undefined;
  const from = line.slice(0, found.index).split(' ').filter(Boolean).length;
  const isOfTold = !other && !found[0].includes(' van ');
  if (isOfTold && !tokens.slice(0, from).every(({ text }) => BEFORE_REST.test(text)))
    return undefined;
  const { before, behind } = aside(period, (isOfTold ? told : undefined) ?? year);
  // Of a part in its middle, or of another half, it is not sure which months are meant.
  const isEnd = before >= 0 && behind >= 0 && before > 0 !== behind > 0;
  if (!isEnd || (other && before + behind !== monthsIn(period))) return undefined;
  return [
    ...tokens.slice(0, from),
    ...tokensOf(behind > 0 ? `de ${behind} maanden erna` : `de ${before} maanden ervoor`),
    ...tokens.slice(from + found[0].split(' ').length),
  ];
}

/** How many months of a whole lie before and behind a part of it. */
const aside = (part: Span, whole: Span) => ({
  before: monthsBetween(whole.periode_min, part.periode_min),
  behind: monthsBetween(part.periode_max, whole.periode_max),
});

function onwardIn(line: string, { before, behind }: ReturnType<typeof aside>): string | undefined {
  const [, unit, side = ''] = ONWARD.exec(line) ?? [];
  if (unit === undefined) return undefined;
  const [months, one] = unit === 'kwartalen' ? ([3, 'kwartaal'] as const) : ([1, 'maand'] as const);
  const count = (side.endsWith('na') ? behind : before) / months;
  return count > 1 && Number.isInteger(count)
    ? `de ${count} ${unit} ${side} per ${one}`
    : undefined;
}
