import type { Question } from '@kengetal/contract';
import { addMonths, monthsIn, type Span } from '@kengetal/ledger';
import { usualAgainst } from './against.ts';
import { meant } from './scan.ts';
import { first, has, type Sense } from './sense.ts';
import type { Time } from './said-time.ts';
import { areAlike, type Sum } from './terms.ts';
import type { AskedBack } from './together.ts';
import { fromSecondYear } from './with-time.ts';
import { ask } from './turns-chosen.ts';

const PART_MONTHS: Partial<Record<string, number>> = { maand: 1, kwartaal: 3, jaar: 12 };

/** 'Waar zit het verschil in' of two months, quarters or years that were told beside each other. */
export function heldInSeries(
  sense: Sense,
  time: Time,
  last: Question,
): Question | AskedBack | undefined {
  const said = meant(sense.scanned.marks, 'measure').map(({ value }) => value);
  const measure = said.includes('oorzaken')
    ? 'oorzaken'
    : said.includes('verschil')
      ? 'verschil'
      : undefined;
  const months = PART_MONTHS[last.split ?? ''];
  const isSaid =
    time.period !== undefined ||
    time.day !== undefined ||
    time.against !== undefined ||
    first(sense, 'against') !== undefined;
  const isTold =
    last.against === undefined && last.measure === undefined && last.limit === undefined;
  const apart = measure === 'verschil' && isTold && !isSaid ? takenOff(last) : undefined;
  if (apart) return apart;
  if (measure === undefined || months === undefined || !last.period || isSaid || !isTold)
    return undefined;
  const { periode_min, periode_max } = last.period;
  const { split: _, order: __, rows: ___, ...bare } = last;
  const now = { periode_min: addMonths(periode_max, 1 - months), periode_max };
  const held = {
    ...bare,
    measure,
    period: now,
    against: usualAgainst(
      now,
      { periode_min, periode_max: addMonths(periode_max, -months) },
      sense.vocabulary.calendar,
    ),
  } as const;
  if (monthsIn(last.period) <= months) return undefined;
  if (monthsIn(last.period) === 2 * months) return held;
  const beside =
    measure === 'verschil' ? besideYears(sense, { ...last, period: last.period }) : undefined;
  if (beside) return { ...bare, ...beside, measure };
  const isYears = last.split === 'jaar';
  const period = isYears ? sense.vocabulary.calendar.spanOfYear(periode_max) : last.period;
  return ask('Welke twee wil je vergelijken?', [
    { ...bare, measure, period, against: 'vorig_jaar' },
  ]);
}

/** 'En het verschil' of two figures beside each other: the first less the second. */
function takenOff(last: Question): Question | undefined {
  const { subject, order: _, ...rest } = last;
  // What two amounts differ was told already.
  const isGap = subject.kind === 'sum' && subject.terms.length === 2;
  if (isGap && subject.terms.some(({ teken }) => teken === 'min')) return last;
  if (subject.kind !== 'figure') return undefined;
  const { also: [other, ...others] = [], ...of } = subject;
  if (other === undefined || others.length > 0) return undefined;
  const terms: Sum['terms'] = [
    { teken: 'plus', of },
    { teken: 'min', of: { kind: 'figure', key: other } },
  ];
  return areAlike(terms, true) ? { ...rest, subject: { kind: 'sum', terms } } : undefined;
}

/** 'Verschil per kwartaal' of two years: each beside that of the year before; 'groei per jaar' each year. */
function besideYears(
  sense: Sense,
  { split, period }: Question & { readonly period: Span },
): Pick<Question, 'period' | 'against' | 'split'> | undefined {
  const { calendar } = sense.vocabulary;
  const year = calendar.spanOfYear(period.periode_max);
  const isOfTwo =
    split !== 'jaar' && period.periode_min === calendar.yearFrom(period.periode_max, 1).periode_min;
  if (isOfTwo)
    return { split, period: { ...period, periode_min: year.periode_min }, against: 'vorig_jaar' };
  const isEach =
    split === 'jaar' && (first(sense, 'split') === split || has(sense, 'link', 'procent'));
  return isEach
    ? { split, period: fromSecondYear(period, period, calendar), against: 'vorig_jaar' }
    : undefined;
}
