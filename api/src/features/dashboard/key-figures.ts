import type { Figure, FiguresBlock } from '@kengetal/contract';
import {
  addMonths,
  definition,
  type DefinitionKey,
  periodRange,
  type Span,
} from '@kengetal/ledger';
import type { Books } from '../../books/books.ts';
import type { ReadBooks } from '../../books/store/reader.ts';
import type { PeriodColumn } from '../../books/columns/columns.ts';
import { largeCrossing } from '../../books/figures/crossing.ts';
import { monthFigures, TREND_MONTHS } from '../../books/figures/month-figures.ts';
import { withOpening } from '../../books/figures/operands.ts';
import { changeOf } from '../../books/figures/change.ts';
import { valueOf } from '../../books/figures/values.ts';
import { euros } from '../../books/figures/words.ts';
import { openedByParts } from './by-parts.ts';
import type { Compared } from './compared.ts';
import { vatPosition } from './vat-position.ts';

type Item = FiguresBlock['items'][number];

const KEYS = ['omzet', 'brutomarge', 'kosten', 'resultaat', 'bank_en_kas'] as const;

/** Without accounts of these groups a figure says nothing: all omzet is margin, or there is no bank. */
const NEEDED: Partial<Record<DefinitionKey, DefinitionKey>> = {
  brutomarge: 'kostprijs_omzet',
  bank_en_kas: 'bank_en_kas',
};

/** The first row of the dashboard: each figure with its change and its twelve months. */
export async function keyFigures(
  read: ReadBooks,
  span: Span,
  compared: Compared,
): Promise<FiguresBlock> {
  const { books } = read;
  const keys = KEYS.filter((key) => {
    const needed = NEEDED[key];
    return needed === undefined || books.accountsOf(definition(needed).groups).length > 0;
  });
  const vat = await vatPosition(read, span, compared.current);
  return {
    kind: 'figures',
    key: 'kerncijfers',
    items: [
      ...keys.map((key) => keyFigure(books, key, span, compared)),
      ...(vat === undefined ? [] : [vat]),
    ],
  };
}

function keyFigure(
  books: Books,
  key: DefinitionKey,
  span: Span,
  { current, comparison }: Compared,
): Item {
  const { name, basis } = definition(key);
  const figure = withOpening(books, basis, current.span, openedByParts(books, key, current));
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
    ...extraOf(key, current),
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

/** The margin in percent, where there is omzet that it is of. */
function extraOf(key: DefinitionKey, { kengetal }: PeriodColumn): Pick<Item, 'extra'> {
  const extra = key === 'brutomarge' ? kengetal('brutomarge_percentage') : undefined;
  return extra && extra.kind !== 'absent' ? { extra } : {};
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
