import type { Block, Figure, GridRow } from '@kengetal/contract';
import { definition, KASSTROOM } from '@kengetal/ledger';
import type { AmountColumn, PeriodColumn } from '../../books/columns/columns.ts';
import { aheadOf } from './ahead-check.ts';
import type { Component, ComponentRequest } from './component.ts';
import { tableContext } from './context.ts';
import { layoutOf, ownRow, type Layout, type RowHead } from './layout.ts';
import {
  CLOSED,
  closedWithin,
  missingStart,
  moneyAtEnd,
  moneyAtStart,
  moneyCheck,
  overdraftCheck,
} from './money.ts';
import { statementTable } from './statement-table.ts';
import { spanOf, viewOf, type View } from './view.ts';

const TITLE = 'Kasstroomoverzicht';
const NO_BUDGET = 'Een begroting gaat over opbrengsten en kosten, niet over kasstromen.';
const NOTHING_CLOSED: Figure = {
  kind: 'absent',
  reason: 'Binnen deze periode is geen boekjaar afgesloten.',
};

export const kasstroom: Component = {
  id: 'kasstroom',
  title: TITLE,
  tab: 'Kasstroom',
  build: async (request) => {
    const { books, report } = request;
    const view = withoutBudget(request, await viewOf(request));
    const layout = layoutOf(view);
    const table = await statementTable(books, {
      key: 'kasstroom',
      title: TITLE,
      rows: KASSTROOM,
      layout,
      foot: moneyRows(request, view, layout),
    });
    const span = spanOf(view);
    const ahead = aheadOf(view, ['liquide_middelen']);
    const blocks: Block[] = [
      table,
      {
        kind: 'checks',
        key: 'controles',
        items: [moneyCheck(books, span), ...overdraftCheck(books, span), ...ahead],
      },
    ];
    const text = missingStart(books, span);
    const context_prompt = tableContext(report, TITLE, table);
    return { title: TITLE, blocks, context_prompt, ...(text && { notice: { text } }) };
  },
};

type Head = Omit<RowHead, 'level'>;
const BEGIN = 'liquide_begin';
const CLOSING = 'liquide_afsluiting';
const FROM_BEGIN = [BEGIN, 'totaal_kasstroom', CLOSING].map((row) => ({ row, factor: 1 as const }));

/** What there was at the start and at the end, below the cash flow that lies between. */
function moneyRows({ books }: ComponentRequest, view: View, layout: Layout): GridRow[] {
  const isClosing = (at: AmountColumn) => view.kind === 'months' && view.closing.includes(at);
  const { more } = definition('liquide_middelen');
  const row = (head: Head, figureOf: (at: AmountColumn) => Figure) =>
    ownRow(layout, { ...head, level: 0 }, layout.amounts.map(figureOf), more);
  const closed = (at: AmountColumn) =>
    isClosing(at) || moneyAtEnd(books, at).kind === 'absent'
      ? undefined
      : closedWithin(books, at.span);
  return [
    row({ key: BEGIN, label: 'Liquide middelen aan het begin' }, (at) => {
      const end = moneyAtEnd(books, at);
      if (isClosing(at)) return withoutMoment(end);
      return end.kind === 'absent' ? end : moneyAtStart(books, at.span);
    }),
    ...(layout.amounts.some(closed)
      ? [row({ key: CLOSING, label: CLOSED }, (at) => closed(at) ?? NOTHING_CLOSED)]
      : []),
    row(
      { key: 'liquide_eind', label: 'Liquide middelen aan het eind', terms: FROM_BEGIN },
      (at) => {
        const end = moneyAtEnd(books, at);
        return isClosing(at) ? withoutMoment(end) : end;
      },
    ),
  ];
}

/** Closing bookings lie at the end of a year: there is no balance before and after them. */
function withoutMoment(end: Figure): Figure {
  if (end.kind === 'absent') return end;
  const reason = 'Afsluitboekingen hebben geen eigen begin- en eindstand.';
  return { kind: 'absent', reason, about: end.about };
}

function withoutBudget({ vergelijking }: ComponentRequest, view: View): View {
  if (view.kind === 'months' || vergelijking !== 'begroting') return view;
  const nothing = (label: string): Figure => {
    return { kind: 'absent', reason: NO_BUDGET, about: { label, explanation: NO_BUDGET } };
  };
  const comparison: PeriodColumn = {
    ...view.comparison,
    figure: (key, label) => nothing(label ?? definition(key).name),
    account: (rekening) => nothing(rekening),
  };
  return { ...view, comparison };
}
