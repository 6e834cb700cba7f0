import type { Question } from '@kengetal/contract';
import { monthName, type Span } from '@kengetal/ledger';
import { changePercent } from '../books/figures/values.ts';
import type { AnsweredSeries } from './sources.ts';
import type { Telling } from './telling.ts';

type Series = AnsweredSeries['series'][number];

/** Each change of price with what it was before, the last one first; of a period those in it. */
export const changesOf = ({ prices = [] }: Series, within: Span | undefined) =>
  prices
    .flatMap(({ periode, figure }, at) => {
      const before = prices[at - 1]?.figure;
      return before === undefined ? [] : [{ periode, figure, before }];
    })
    .filter(
      ({ periode }) => !within || (within.periode_min <= periode && periode <= within.periode_max),
    )
    .reverse();

/** 'Sinds juni 2025 € 500,20, daarvoor € 410,00', of each change the last one first. */
export function priceOf(
  telling: Telling,
  series: Series,
  against: Question['against'],
  within?: Span,
): string {
  const { name } = series;
  const since = typeof against === 'object' ? priceSince(telling, series, against) : undefined;
  if (since !== undefined) return since;
  const changes = changesOf(series, within).map(
    ({ periode, figure, before }) =>
      `sinds ${monthName(periode)} ${telling.beside(figure)}, daarvoor ${telling.beside(before)}`,
  );
  const said = changes.length > 0 ? changes.join('; ') : withoutPrices(telling, series);
  return `${name}: ${said}.`;
}

/** What it is now beside what it was at the end of a period. */
function priceSince(
  telling: Telling,
  { name, prices = [] }: Series,
  { periode_max }: Span,
): string | undefined {
  const [now, then] = [prices.at(-1), prices.findLast(({ periode }) => periode <= periode_max)];
  if (!now || !then) return undefined;
  const at = monthName(periode_max);
  if (now === then) return `${name}: ${telling.answer(now.figure)}, net als in ${at}.`;
  const [one, other] = [
    { label: 'Bedrag nu', figure: now.figure },
    { label: `Bedrag in ${at}`, figure: then.figure },
  ];
  const percent = changePercent(one, other, {
    label: `${name}, verandering`,
    explanation: `Bedrag nu tegen bedrag in ${at}.`,
  });
  return `${name}: sinds ${monthName(now.periode)} ${telling.beside(now.figure)}, in ${at} ${telling.beside(then.figure)}: ${telling.answer(percent)}.`;
}

function withoutPrices(telling: Telling, { amount, amounts, range }: Series): string {
  const usual = telling.beside(amount);
  if (amounts === 'gelijk') return `het bedrag is niet gewijzigd, ${usual} per keer`;
  if (amounts === 'trede') return `nu ${usual} per keer; sinds wanneer is niet te zeggen`;
  const ends = range && [telling.beside(range.lowest), telling.beside(range.highest)];
  const between = ends ? `, van ${ends.join(' tot ')}` : '';
  return `het bedrag wisselt${between}, gewoonlijk ${usual} per keer`;
}
