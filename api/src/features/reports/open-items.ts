import type { Block, Figure, FiguresBlock, OpenItemsBlock } from '@kengetal/contract';
import { kengetal, type KengetalKey } from '@kengetal/ledger';
import type { Books } from '../../books/books.ts';
import type { PeriodColumn } from '../../books/columns/columns.ts';
import { currentColumn } from '../../books/columns/comparison.ts';
import { openItems, type OpenItems } from '../../books/open-items/open-items.ts';
import { valueOf } from '../../books/figures/values.ts';
import { euros } from '../../books/figures/words.ts';
import { monthName, uncapitalised } from '../../books/periods/names.ts';
import { aheadCheck } from './ahead-check.ts';
import type { Component } from './component.ts';
import { reportContext } from './context.ts';
import { balanceOf } from './open-items-balance.ts';
import { openItemsTable, type Owed } from './open-items-table.ts';

const TITLE = 'Debiteuren en crediteuren';
/** Relations that have a row of their own. */
const SHOWN = 10;

const OWED: readonly (Owed & { readonly days: KengetalKey; readonly who: string })[] = [
  { groep: 'debiteuren', title: 'Debiteuren', sign: 1, days: 'dso', who: 'klanten' },
  { groep: 'crediteuren', title: 'Crediteuren', sign: -1, days: 'dpo', who: 'leveranciers' },
];

/** Which invoices are open at the end of a report, by relation and age. */
export const openItemsComponent: Component = {
  id: 'debiteuren-en-crediteuren',
  title: TITLE,
  tab: 'Debiteuren & crediteuren',
  build: async (request) => {
    const column = await currentColumn(request, request.report);
    const { periode_max: periode } = column.span;
    const day = column.day ?? column.ahead?.day;
    const items = await openItems(request, { periode, day }, SHOWN);
    const parts = OWED.map((owed) => partOf(request.books, column, owed, items.get(owed.groep)));
    const blocks = parts.flatMap(({ blocks: own }) => own);
    const checks = OWED.flatMap(({ groep }) => aheadCheck(column, [groep]));
    if (checks.length > 0) blocks.push({ kind: 'checks', key: 'controles', items: checks });
    const lines = parts.map(({ said }) => said);
    return {
      title: TITLE,
      blocks,
      context_prompt: [reportContext(request.report), ...lines].join('\n'),
    };
  },
};

function partOf(
  books: Books,
  column: PeriodColumn,
  owed: (typeof OWED)[number],
  items: OpenItems | undefined,
): { blocks: Block[]; said: string } {
  const { groep, title, days } = owed;
  const balance = column.figure(groep, `Saldo ${groep}`);
  const said = `${title} ${uncapitalised(column.stand.naam)}: ${euros(valueOf(balance) ?? 0)}`;
  if (books.accountsOf([groep]).length === 0) {
    return { blocks: [words(owed, `De boekhouding heeft geen rekening voor ${groep}.`)], said };
  }
  const figures: FiguresBlock = {
    kind: 'figures',
    key: `${groep}_saldo`,
    title,
    columns: { figure: column.naam },
    items: [
      { key: 'saldo', label: `Saldo ${groep}`, figure: balance },
      { key: days, label: kengetal(days).name, figure: column.kengetal(days) },
    ],
  };
  const missing = missingOf(owed, items, balance);
  if (missing !== undefined || !items) {
    const text =
      missing ??
      'De openstaande facturen worden op dit moment bepaald. Kijk over een minuut opnieuw.';
    return { blocks: [figures, words(owed, text, balance)], said };
  }
  const end = balanceOf(books, groep, column.span.periode_max, balance);
  const table = openItemsTable(owed, items, column, end);
  const list: OpenItemsBlock = {
    kind: 'open_items',
    key: `${groep}_lijst`,
    title: `Alle openstaande facturen van ${owed.who}`,
    groep,
    periode: column.span.periode_max,
    dag: items.last,
    stand: `Stand ${uncapitalised(column.stand.naam)}`,
  };
  return { blocks: [figures, table, words(owed, basisOf(items, column)), list], said };
}

/** What the days count from, and up to where that is not the end of the month. */
function basisOf({ basis }: OpenItems, { span, day, ahead }: PeriodColumn): string {
  const from =
    basis === 'vervaldatum'
      ? 'De dagen tellen vanaf de vervaldatum, en zonder vervaldatum vanaf de factuurdatum.'
      : 'De dagen tellen vanaf de factuurdatum: vervaldatums staan niet in de boekhouding.';
  const last = day ?? ahead?.day;
  if (last === undefined) return from;
  const until = `${last} ${monthName(span.periode_max)}`;
  return `${from} Ze tellen t/m ${until}: tot die dag gaan de gegevens.`;
}

/** Why the books do not tell which invoices are open; undefined when they do. */
function missingOf(
  { groep, who }: (typeof OWED)[number],
  items: OpenItems | undefined,
  balance: Figure,
): string | undefined {
  if (!items) return undefined;
  const sum =
    balance.kind === 'absent' ? 'niet bekend' : `[${euros(valueOf(balance) ?? 0)}](figure:saldo)`;
  const unknown = `Daardoor is niet te zeggen welke facturen openstaan. Het saldo van ${groep} is ${sum}.`;
  if (items.gekoppeld * 2 < items.betalingen) {
    return `Bij betalingen van ${who} staat in deze boekhouding ${lackOf(items)}. ${unknown}`;
  }
  if (items.relations.length === 0 && valueOf(balance) !== 0) {
    return `In deze boekhouding staat niet van welke ${who} het is dat openstaat. ${unknown}`;
  }
  return undefined;
}

/** What most payments lack, of which less than half names an invoice. */
function lackOf({ betalingen, op_relatie, gekoppeld }: OpenItems): string {
  const most = (cents: number) => cents * 2 >= betalingen;
  if (most(op_relatie - gekoppeld)) return 'meestal niet bij welke factuur ze horen';
  if (most(betalingen - op_relatie)) return 'meestal niet van wie ze zijn';
  return 'vaak niet van wie ze zijn of bij welke factuur ze horen';
}

function words({ groep }: Owed, text: string, balance?: Figure): Block {
  const figures: Record<string, Figure> =
    balance && text.includes('figure:saldo') ? { saldo: balance } : {};
  return { kind: 'text', key: `${groep}_uitleg`, text, figures };
}
