import type { Block, PageData, ReportEntry } from '@kengetal/contract';
import type { Books } from '../../books/books.ts';
import type { OpeningChecks } from '../../books/opening-checks.ts';
import { BALANS, definition, WINST_EN_VERLIES, type DefinitionKey } from '../../ledger/index.ts';
import type { NamedSpan } from '../../periods/fiscal.ts';
import { checksOf } from './checks.ts';
import { closingBlock, componentContext, standName } from './context.ts';
import { statementTable } from './statement-table.ts';

/** A part of a report: what it is called and how it is made. */
export interface Component {
  readonly id: string;
  readonly title: string;
  readonly tab: string;
  build(
    books: Books,
    report: ReportEntry,
    before: NamedSpan,
    openings: OpeningChecks,
  ): BuiltComponent;
}

type BuiltComponent = Pick<PageData, 'title' | 'blocks'> & { context_prompt: string };

const CLOSING_KEYS: readonly DefinitionKey[] = ['omzet', 'kosten', 'nettoresultaat'];

const winstEnVerlies: Component = {
  id: 'winst-en-verlies',
  title: 'Winst-en-verliesrekening',
  tab: 'Winst & verlies',
  build: (books, report, before) => {
    const table = statementTable(books, {
      key: 'winst-en-verlies',
      title: 'Winst-en-verliesrekening',
      rows: WINST_EN_VERLIES,
      current: report,
      comparison: before,
      withShare: true,
    });
    const closing = CLOSING_KEYS.map((key) => ({
      key,
      label: definition(key).name,
      figure: books.closing(key, report),
    }));
    const blocks: Block[] = [
      table,
      ...closingBlock('Waarvan geboekt in de afsluitperiode', closing),
      checksOf(books, report, 'niet_ingedeeld_resultaat'),
    ];
    const context_prompt = componentContext(report, 'Winst-en-verliesrekening', table);
    return { title: 'Winst-en-verliesrekening', blocks, context_prompt };
  },
};

const balans: Component = {
  id: 'balans',
  title: 'Balans',
  tab: 'Balans',
  build: (books, report, before, openings) => {
    const table = statementTable(books, {
      key: 'balans',
      title: 'Balans',
      rows: BALANS,
      current: { ...report, naam: standName(books.calendar, report.periode_max) },
      comparison: { ...before, naam: standName(books.calendar, before.periode_max) },
      withShare: false,
    });
    const blocks: Block[] = [table, checksOf(books, report, 'niet_ingedeeld_balans', openings)];
    return { title: 'Balans', blocks, context_prompt: componentContext(report, 'Balans', table) };
  },
};

/** Every component of a report, in the order of its tabs. */
export const COMPONENTS: readonly Component[] = [winstEnVerlies, balans];
