import type { Question } from '@kengetal/contract';
import { addMonths, type Span } from '@kengetal/ledger';
import type { Calendar } from '../periods/calendar.ts';
import { countOf } from '../text/numbers.ts';
import { tokensOf, type Token } from '../text/tokens.ts';
import type { Before } from '../world.ts';
import { FRAME } from './bare-notions.ts';
import { isPeriodSplit } from './draft.ts';
import { AVERAGE, TOGETHER } from './told-together.ts';
import { isPlainAmount, runOf, turnsBefore, unitOf } from './turns.ts';
import { isAmount } from './turns-chosen.ts';
import { GAP } from './two-rows.ts';

type Unit = 'maand' | 'kwartaal' | 'jaar';

const UNIT =
  '(maand|maanden|mnd|kwartaal|kwartalen|jaar|jaren|boekjaar|boekjaren|periodes|bedragen|cijfers)';
/** 'De laatste twee maanden', 'de twee eerste', 'die laatste drie'. */
const SEVERAL = new RegExp(
  `^(?:de |die |het )?(?:(?<end>eerste|laatste) (?<count>\\S+)|(?<before>\\S+) (?<last>eerste|laatste))(?: ${UNIT})?(?= |$)`,
);
/** 'De eerste en de laatste maand', 'laatste en eerste'. */
const BOTH = new RegExp(
  `^(?:de |het )?(?:eerste|laatste)(?: ${UNIT})? (?:en|van|met) (?:de |het )?(?:eerste|laatste)(?: ${UNIT})?(?= |$)`,
);
const COMPARED = /^(?:vergelijk(?:en|ing)?|vergeleken)$/;
const ASKING = [GAP, TOGETHER, AVERAGE, COMPARED];
/** Words beside it that ask nothing else. */
const BESIDE = /^(?:hoeveel|hvl|tussen|onderling|onderlinge|precies|elkaar|totaal|bedraagt)$/;

interface Ends {
  readonly from: number;
  readonly to: number;
  readonly unit?: Unit;
  /** How many at one end; none where it is the first and the last. */
  readonly count?: number;
  readonly isFirst: boolean;
}

/**
 * 'Het verschil tussen de laatste twee', 'de eerste en de laatste maand samen': 'die twee', with those
 * of the turns or of the series before it as what was told last.
 */
export function endsOfTold(
  tokens: readonly Token[],
  before: Before,
  calendar: Calendar,
): { readonly tokens: readonly Token[]; readonly before: Before } | undefined {
  const { question } = before;
  const ends = question && endsIn(tokens);
  if (!ends) return undefined;
  const count = ends.count ?? 2;
  const all = toldOf(question, before, ends, calendar);
  const [first, last] = [all[0], all.at(-1)];
  const chosen =
    ends.count === undefined
      ? [last ?? [], first ?? []].flat()
      : (ends.isFirst ? all.slice(0, count) : all.slice(-count)).toReversed();
  const [now, then] = chosen;
  if (!now || !then || now === then || chosen.length < count) return undefined;
  const { list: _, found: __, earlierFound: ___, ...rest } = before;
  return {
    tokens: [
      ...tokens.slice(0, ends.from),
      ...tokensOf(`die ${count === 2 ? 'twee' : count}`),
      ...tokens.slice(ends.to),
    ],
    before: { ...rest, question: now, earlier: then, told: chosen },
  };
}

function endsIn(tokens: readonly Token[]): Ends | undefined {
  const texts = tokens.map(({ text }) => text);
  for (let from = 0; from < texts.length; from += 1) {
    const line = texts.slice(from).join(' ');
    const both = BOTH.exec(line);
    const found = both ?? SEVERAL.exec(line);
    if (!found) continue;
    const { end, count, before, last } = found.groups ?? {};
    const many = countOf(count ?? before);
    if (!both && (many === undefined || many < 2)) continue;
    const to = from + found[0].split(' ').length;
    const others = texts.filter((_, at) => at < from || at >= to);
    const isAsked = others.some((text) => ASKING.some((word) => word.test(text)));
    const isBare = others.every(
      (text) => FRAME.has(text) || [...ASKING, BESIDE].some((word) => word.test(text)),
    );
    const unit = unitNamed(found.slice(1).findLast((each) => unitNamed(each) !== undefined));
    if (!isAsked || !isBare) return undefined;
    return {
      ...{ from, to, isFirst: (end ?? last) === 'eerste' },
      ...(unit && { unit }),
      ...(!both && { count: many }),
    };
  }
  return undefined;
}

const unitNamed = (word: string | undefined): Unit | undefined =>
  /^(?:boek)?ja/.test(word ?? '')
    ? 'jaar'
    : /^kwarta/.test(word ?? '')
      ? 'kwartaal'
      : /^(?:maand|mnd)/.test(word ?? '')
        ? 'maand'
        : undefined;

/** What was told that a turn may choose from, in the order of its time or of the turns. */
function toldOf(
  question: Question,
  before: Before,
  { unit, count, isFirst }: Ends,
  calendar: Calendar,
): readonly Question[] {
  const { split, order: _, ...whole } = question;
  const parts = isPeriodSplit(split) ? split : undefined;
  if (parts && isPlainAmount(whole)) return partsOf(whole, unit ?? parts, calendar);
  const turns = turnsBefore(before);
  const run = (['period', 'subject'] as const)
    .map((part) => runOf(turns, part))
    .find((each) => each.length > 1);
  const isLast = count !== undefined && !isFirst;
  const told = (isLast ? turns.slice(0, count) : (run ?? [])).toReversed();
  const isOfUnit = unit === undefined || unitOf(told.map(({ period }) => period)) === unit;
  if (told.length >= (count ?? 2) && told.every(isAmount) && isOfUnit) return told;
  return unit && split === undefined && isAmount(question) ? partsOf(question, unit, calendar) : [];
}

/** An amount in each month, quarter or year of its period that is booked. */
function partsOf(question: Question, unit: Unit, calendar: Calendar): readonly Question[] {
  const { periode_min, periode_max } = question.period ?? calendar.booked ?? {};
  if (periode_min === undefined || periode_max === undefined) return [];
  const parts: Question[] = [];
  for (let from = periode_min; from <= Math.min(periode_max, calendar.last);) {
    const period = partAt(from, unit, calendar);
    parts.push({ ...question, period });
    from = addMonths(period.periode_max, 1);
  }
  return parts;
}

const partAt = (periode: number, unit: Unit, calendar: Calendar): Span =>
  unit === 'jaar'
    ? calendar.spanOfYear(periode)
    : unit === 'kwartaal'
      ? calendar.quarterAt(periode, false)
      : { periode_min: periode, periode_max: periode };
