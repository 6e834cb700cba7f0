import type { FigureText } from '@kengetal/contract';
import {
  addMonths,
  bareMonth,
  definition,
  type DefinitionKey,
  monthName,
  periodRange,
  type Span,
  yearOf,
} from '@kengetal/ledger';
import { judge } from '../../books/figures/values.ts';
import { accountChanges, LEAST_CAUSE, type AccountChange } from './causes.ts';
import { inPeriod, whyNoComparison, type Pair, type SummarySource } from './facts.ts';
import { opposite, sentence, valueIn } from './sentence.ts';

/**
 * True where what got better rests on accounts that have an amount in both periods. One that fell to
 * nothing may lack its bill or its cost price, one that is negative was given a credit, one that is
 * new may come once: none of that is good news.
 */
export function isSure(source: SummarySource, { key, change }: Pair): boolean {
  const unsure = unsureChanges(source, key).reduce(
    (sum, { pair }) => sum + Math.abs(pair.change),
    0,
  );
  return unsure * 100 < Math.abs(change) * LEAST_CAUSE;
}

function unsureChanges(source: SummarySource, key: DefinitionKey): AccountChange[] {
  return accountChanges(source, key).filter(({ pair: { now, then, change } }) => {
    const [value, base] = [valueIn(now), valueIn(then)];
    const isBetter = judge(change, definition(key).more) === 'gunstig';
    return isBetter && (value === 0 || base === 0 || value < 0 !== base < 0);
  });
}

/** What to ask of a heading that got better by what is not sure; of its largest account. */
export function unsureQuestion(source: SummarySource, { key }: Pair): FigureText | undefined {
  const [largest] = unsureChanges(source, key);
  if (!largest || source.isBudget) return undefined;
  const { name, rekening, pair } = largest;
  const [now, then] = [valueIn(pair.now), valueIn(pair.then)];
  if (definition(key).more === 'gunstig') {
    if (then !== 0 || now <= 0) return undefined;
    return sentence(
      `eenmalig_${key}`,
      (say) => `Is de opbrengst van ${say.euros(pair.now.figure)} op ${name} eenmalig?`,
    );
  }
  if (now < 0) {
    const explanation = 'Wat er per saldo terugkwam.';
    const credit = opposite(pair.now, { label: pair.now.label, explanation });
    return sentence(
      `credit_${key}`,
      (say) => `Is de creditboeking van ${say.euros(credit)} op ${name} eenmalig?`,
    );
  }
  if (now !== 0 || source.comesSeldom(key, rekening)) return undefined;
  const when = inPeriod(source, source.comparison);
  return sentence(
    `ontbreekt_${key}`,
    (say) => `Ontbreekt er een boeking op ${name} (${when} nog ${say.euros(pair.then.figure)})?`,
  );
}

/** Months of a span in which nothing was booked. */
function emptyMonths({ books }: SummarySource, { periode_min, periode_max }: Span): number[] {
  const { months } = books.calendar;
  return periodRange(periode_min, periode_max).filter((month) => !months.has(month));
}

/** True when more months without bookings lie in the period than in what it is held against. */
export function lacksMonths(source: SummarySource): boolean {
  const { current, comparison, isBudget } = source;
  const isHeld = !isBudget && whyNoComparison(source) === undefined;
  const before = isHeld ? emptyMonths(source, comparison.span).length : 0;
  return emptyMonths(source, current.span).length > before;
}

/** 'augustus en september 2018', the months without bookings in the period; undefined for none. */
export function emptyMonthsSaid(source: SummarySource): string | undefined {
  const months = emptyMonths(source, source.current.span);
  if (months.length === 0) return undefined;
  // The year is said once, where it changes.
  const names = months.map((month, index) =>
    yearOf(month) === yearOf(months[index + 1] ?? 0) ? bareMonth(month) : monthName(month),
  );
  const last = names.slice(-2).join(' en ');
  return [...names.slice(0, -2), last].join(', ');
}

/** True when something was booked in each month of the year before those without bookings. */
export function isUsuallyBooked(source: SummarySource): boolean {
  const [first] = emptyMonths(source, source.current.span);
  if (first === undefined) return false;
  const year = { periode_min: addMonths(first, -12), periode_max: addMonths(first, -1) };
  return emptyMonths(source, year).length === 0;
}
