import type { Block } from '@kengetal/contract';
import { definition, WINST_EN_VERLIES, type DefinitionKey } from '../../ledger/index.ts';
import { checksOf } from './checks.ts';
import type { Component } from './component.ts';
import { closingBlock, tableContext } from './context.ts';
import { layoutOf } from './layout.ts';
import { shareOfOmzet } from './shares.ts';
import { statementTable } from './statement-table.ts';
import { shownSpan, viewOf } from './view.ts';

const TITLE = 'Winst-en-verliesrekening';
const CLOSING_KEYS: readonly DefinitionKey[] = ['omzet', 'kosten', 'nettoresultaat'];

export const winstEnVerlies: Component = {
  id: 'winst-en-verlies',
  title: TITLE,
  tab: 'Winst & verlies',
  build: (request) => {
    const { books, report } = request;
    const view = viewOf(request);
    const table = statementTable(books, {
      key: 'winst-en-verlies',
      title: TITLE,
      rows: WINST_EN_VERLIES,
      layout: layoutOf(view, view.kind === 'beside' ? [shareOfOmzet(view.current)] : []),
    });
    const closing = CLOSING_KEYS.map((key) => ({
      key,
      label: definition(key).name,
      figure: books.closing(key, shownSpan(request)),
    }));
    const blocks: Block[] = [
      table,
      ...closingBlock('Waarvan geboekt in de afsluitperiode', closing),
      checksOf(books, shownSpan(request), 'niet_ingedeeld_resultaat'),
    ];
    return { title: TITLE, blocks, context_prompt: tableContext(report, TITLE, table) };
  },
};
