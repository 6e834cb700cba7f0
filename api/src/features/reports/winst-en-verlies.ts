import type { Block } from '@kengetal/contract';
import { definition, WINST_EN_VERLIES, type DefinitionKey } from '@kengetal/ledger';
import type { Books } from '../../books/books.ts';
import { aheadOf } from './ahead-check.ts';
import { checksOf } from './checks.ts';
import type { Component } from './component.ts';
import { closingBlock, tableContext } from './context.ts';
import { layoutOf } from './layout.ts';
import { shareOfOmzet } from './shares.ts';
import { statementTable } from './statement-table.ts';
import { countsClosing } from './months-view.ts';
import { spanOf, viewOf, type View } from './view.ts';

const TITLE = 'Winst-en-verliesrekening';
const CLOSING_KEYS: readonly DefinitionKey[] = ['omzet', 'kosten', 'nettoresultaat'];

export const winstEnVerlies: Component = {
  id: 'winst-en-verlies',
  title: TITLE,
  tab: 'Winst & verlies',
  build: async (request) => {
    const { books, report } = request;
    const view = await viewOf(request);
    const table = await statementTable(books, {
      key: 'winst-en-verlies',
      title: TITLE,
      rows: WINST_EN_VERLIES,
      layout: layoutOf(
        view,
        view.kind === 'beside' ? { shares: [shareOfOmzet(view.current)] } : {},
      ),
    });
    const blocks: Block[] = [
      table,
      ...closingPart(books, view),
      checksOf(books, spanOf(view), 'niet_ingedeeld_resultaat', {
        more: aheadOf(view, ['resultaat']),
      }),
    ];
    return { title: TITLE, blocks, context_prompt: tableContext(report, TITLE, table) };
  },
};

/** What of a year is booked in its closing period; months side by side have a column of it. */
function closingPart(books: Books, view: View): Block[] {
  if (view.kind === 'months' || !countsClosing(books, view.current.span)) return [];
  const items = CLOSING_KEYS.map((key) => ({
    key,
    label: definition(key).name,
    figure: books.closing(key, view.current.span),
  }));
  return closingBlock('Waarvan geboekt in de afsluitperiode', items);
}
