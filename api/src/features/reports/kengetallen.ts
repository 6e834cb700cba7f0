import type { Block, Figure, FiguresBlock, GridBlock } from '@kengetal/contract';
import {
  capitalised,
  definition,
  type Favour,
  isGroupKey,
  isKengetal,
  kengetal,
  shortSpan,
  spanName,
  withYear,
} from '@kengetal/ledger';
import type { Books } from '../../books/books.ts';
import type { PeriodColumn } from '../../books/columns/columns.ts';
import { withOpening } from '../../books/figures/operands.ts';
import { presented } from '../../books/figures/overdraft.ts';
import { valueOf } from '../../books/figures/values.ts';
import { aheadOf } from './ahead-check.ts';
import type { Component, ComponentRequest } from './component.ts';
import { reportContext } from './context.ts';
import { crossingOf } from './crossing-check.ts';
import { changeOf, inWords } from './kengetal-change.ts';
import {
  KENGETAL_GROUPS,
  shownBasis,
  type KengetalGroup,
  type ShownKey,
} from './kengetal-groups.ts';
import { headingRow, layoutOf, ownRow } from './layout.ts';
import { isMonth, withStands, type MonthsView } from './months-view.ts';
import { viewOf, type BesideView } from './view.ts';

const TITLE = 'Kengetallen';
/** What a fiscal year left has balances alone. */
const OF_A_MONTH: Figure = {
  kind: 'absent',
  reason: 'Dit kengetal gaat over een maand; afsluitboekingen horen bij het hele boekjaar.',
};

export const kengetallen: Component = {
  id: 'kengetallen',
  title: TITLE,
  tab: TITLE,
  build: async (request) => {
    const view = await viewOf(request);
    const blocks: Block[] =
      view.kind === 'months'
        ? [monthsTable(request.books, view)]
        : KENGETAL_GROUPS.map((group) => figuresOf(request, group, view));
    const ahead = aheadOf(view, ['resultaat', 'bank_en_kas', 'activa', 'passiva']);
    const items = [...crossingOf(request.books, view), ...ahead];
    if (items.length > 0) blocks.push({ kind: 'checks', key: 'controles', items });
    return { title: TITLE, blocks, context_prompt: contextOf(request, view) };
  },
};

/** A figure of a column, whether it is booked or computed. */
function figureOf(books: Books, column: PeriodColumn, key: ShownKey): Figure {
  if (isKengetal(key)) return column.kengetal(key);
  const found = column.figure(key);
  const figure = isGroupKey(key) ? found : presented(books, key, found);
  return withOpening(books, definition(key).basis, column.span, figure);
}

function definedOf(books: Books, key: ShownKey): { name: string; more: Favour } {
  return isKengetal(key) ? kengetal(key) : books.defined(key);
}

function figuresOf(
  request: ComponentRequest,
  { key, title, keys }: KengetalGroup,
  view: BesideView,
): FiguresBlock {
  const { books } = request;
  return {
    kind: 'figures',
    key,
    title,
    columns: columnsOf(request, keys, view),
    items: keys.map((item) => {
      const { name, more } = definedOf(books, item);
      const figure = figureOf(books, view.current, item);
      const comparison = figureOf(books, view.comparison, item);
      const change = changeOf({ name, more }, figure, comparison, shortName(view, item));
      return { key: item, label: name, figure, comparison, ...(change && { change }) };
    }),
  };
}

/** What a figure is held against, after 't.o.v.': a moment, days of a month, or whole months. */
function shortName({ comparison }: BesideView, key: ShownKey): string {
  const { span, day, kort, stand } = comparison;
  const basis = shownBasis(key);
  if (basis === 'stand') return stand.kort;
  return basis === 'beide' && day !== undefined ? withYear(shortSpan(span), span) : kort;
}

/** What the figures of a group are of, and what they are held against, as headings. */
function columnsOf(
  { vergelijking }: ComponentRequest,
  keys: readonly ShownKey[],
  { current, comparison }: BesideView,
): FiguresBlock['columns'] {
  const isBudget = vergelijking === 'begroting';
  const bases = new Set(keys.map(shownBasis));
  if (bases.has('stand')) {
    const before = isBudget ? comparison : comparison.stand;
    return { figure: current.stand.naam, comparison: before.naam };
  }
  const isOfMonths = bases.has('beide') && comparison.day !== undefined;
  const before = isOfMonths ? capitalised(spanName(comparison.span)) : comparison.naam;
  return { figure: current.naam, comparison: before };
}

function monthsTable(books: Books, view: MonthsView): GridBlock {
  const months = withStands(books, view.months);
  const layout = layoutOf({ ...view, months, closing: [], total: [] });
  return {
    kind: 'grid',
    key: 'kengetallen',
    view: 'table',
    title: TITLE,
    caption: 'Elk kengetal per maand',
    columns: [...layout.columns],
    rows: KENGETAL_GROUPS.flatMap(({ key, title, keys }) => [
      headingRow(layout, { key, label: title, level: 0 }),
      ...keys.map((item) => {
        const figures = months.map((column) =>
          isMonth(column) || shownBasis(item) === 'stand'
            ? figureOf(books, column, item)
            : OF_A_MONTH,
        );
        return ownRow(layout, { key: item, label: definedOf(books, item).name, level: 1 }, figures);
      }),
    ]),
  };
}

function contextOf({ books, report }: ComponentRequest, view: BesideView | MonthsView): string {
  const current = view.kind === 'beside' ? view.current : view.months[view.months.length - 1];
  const lines = KENGETAL_GROUPS.flatMap(({ keys }) => keys).flatMap((key) => {
    const figure = current && figureOf(books, current, key);
    if (!figure || valueOf(figure) === undefined) return [];
    const before = view.kind === 'beside' ? figureOf(books, view.comparison, key) : undefined;
    const was = before && valueOf(before) !== undefined ? ` (was ${inWords(before)})` : '';
    return [`${definedOf(books, key).name}: ${inWords(figure)}${was}`];
  });
  return [reportContext(report), `${TITLE}, ${current?.naam ?? ''}:`, ...lines].join('\n');
}
