import type { DerivedFigure, Figure, FiguresBlock } from '@kengetal/contract';
import {
  addMonths,
  definition,
  type DefinitionKey,
  periodRange,
  type Span,
} from '@kengetal/ledger';
import type { Books } from '../../books/books.ts';
import type { PeriodColumn } from '../../books/columns/columns.ts';
import { largeCrossing } from '../../books/figures/crossing.ts';
import { monthFigures, TREND_MONTHS } from '../../books/figures/month-figures.ts';
import { withOpening } from '../../books/figures/operands.ts';
import { changePercent, difference, judge, valueOf } from '../../books/figures/values.ts';
import { changeInWords, euros, percentageOf } from '../../books/figures/words.ts';

type Item = FiguresBlock['items'][number];

const KEYS = ['omzet', 'kosten', 'resultaat', 'bank_en_kas'] as const;

/** The first row of the dashboard: each figure with its change and its twelve months. */
export function keyFigures(
  books: Books,
  span: Span,
  current: PeriodColumn,
  comparison: PeriodColumn,
): FiguresBlock {
  return {
    kind: 'figures',
    key: 'kerncijfers',
    items: KEYS.map((key) => keyFigure(books, key, span, { current, comparison })),
  };
}

interface Columns {
  readonly current: PeriodColumn;
  readonly comparison: PeriodColumn;
}

function keyFigure(
  books: Books,
  key: DefinitionKey,
  span: Span,
  { current, comparison }: Columns,
): Item {
  const { name, basis } = definition(key);
  const figure = withOpening(books, basis, current.span, current.figure(key));
  const before = withOpening(books, basis, comparison.span, comparison.figure(key));
  const than = basis === 'stock' ? endOf(current, comparison) : comparison.kort;
  const ofMonths = monthFigures(books, key);
  const months = periodRange(addMonths(span.periode_max, 1 - TREND_MONTHS), span.periode_max);
  return {
    key,
    // A loss is called one beside its amount, which has the minus that other months are held against.
    label: key === 'resultaat' && (valueOf(figure) ?? 0) < 0 ? `${name} (verlies)` : name,
    ...detailOf(books, key, current),
    figure,
    change: changeOf(key, figure, before, than),
    comparison: before,
    trend: months.map((periode) =>
      // The balance at the end of the period is the one that is shown above.
      basis === 'stock' && periode === span.periode_max
        ? { periode, figure: balanceAt(books, key, span), chosen: true }
        : ofMonths.point(periode, periode >= span.periode_min),
    ),
  };
}

/** What is not in bank and cash, where that is much, and what still goes off a profit. */
function detailOf(books: Books, key: DefinitionKey, current: PeriodColumn): Pick<Item, 'detail'> {
  if (key === 'resultaat' && books.isOfPerson) {
    return { detail: 'vóór ondernemersbeloning en inkomstenbelasting' };
  }
  const left = key === 'bank_en_kas' ? largeCrossing(books, current) : undefined;
  return left ? { detail: `zonder ${euros(left.cents)} op kruisposten` } : {};
}

function balanceAt(books: Books, key: DefinitionKey, span: Span): Figure {
  const { periode_max } = span;
  const month = { periode_min: periode_max, periode_max };
  return withOpening(books, 'stock', month, books.figure(key, span));
}

/** '31 dec', with its year where that is not the one right before the period. */
function endOf({ span }: PeriodColumn, { stand, span: before }: PeriodColumn): string {
  const isRightBefore = addMonths(before.periode_max, 1) === span.periode_min;
  return isRightBefore ? stand.dag : stand.kort;
}

function changeOf(
  key: DefinitionKey,
  figure: Figure,
  comparison: Figure,
  than: string,
): Item['change'] {
  const [now, then] = [valueOf(figure), valueOf(comparison)];
  if (now === undefined || then === undefined) return undefined;
  const { name, more, explanation } = definition(key);
  const one = { label: name, figure };
  const label = `t.o.v. ${than}`;
  const other = { label: `${name} ${than}`, figure: comparison };
  const about = { label: `Verandering ${name.toLowerCase()}, ${label}`, explanation };
  const percent = changePercent(one, other, about);
  const words = `${name} ${changeInWords(then, now, key === 'resultaat')}, ${label}`;
  return {
    figure: percent.kind === 'absent' ? difference(one, other, about) : percent,
    judgement: judge(now - then, more),
    label,
    words: percent.kind === 'derived' ? `${words} (${signedPercentage(percent)})` : words,
  };
}

function signedPercentage(figure: DerivedFigure): string {
  return figure.value > 0 ? `+${percentageOf(figure)}` : percentageOf(figure);
}
