import type { Block, Figure, FiguresBlock, OpenItemsBlock } from '@kengetal/contract';
import { kengetal, type KengetalKey, monthName, uncapitalised } from '@kengetal/ledger';
import type { Books } from '../../books/books.ts';
import type { PeriodColumn } from '../../books/columns/columns.ts';
import { currentColumn } from '../../books/columns/comparison.ts';
import { openItems, type OpenItems } from '../../books/open-items/open-items.ts';
import { isTold, tellsRelations } from '../../books/open-items/settled.ts';
import { bookedFigure } from '../../books/figures/booked.ts';
import { valueOf } from '../../books/figures/values.ts';
import { euros } from '../../books/figures/words.ts';
import { aheadCheck } from './ahead-check.ts';
import type { Component } from './component.ts';
import { reportContext } from './context.ts';
import { balanceOf, restOf, type Balance } from './open-items-balance.ts';
import { openItemsTable, type Owed } from './open-items-table.ts';

const TITLE = 'Debiteuren en crediteuren';
/** Relations that have a row of their own. */
const SHOWN = 10;

const OWED: readonly (Owed & { readonly days: KengetalKey })[] = [
  { groep: 'debiteuren', title: 'Debiteuren', sign: 1, days: 'dso', who: 'klanten', one: 'klant' },
  {
    ...{ groep: 'crediteuren', title: 'Crediteuren', sign: -1, days: 'dpo' },
    ...{ who: 'leveranciers', one: 'leverancier' },
  },
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
    const parts = await Promise.all(
      OWED.map(async (owed) => {
        const open = items.get(owed.groep);
        const isByRelation =
          open !== undefined && (await tellsRelations(request, owed.groep, open, periode));
        return partOf(request.books, column, owed, open, isByRelation);
      }),
    );
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
  isByRelation: boolean,
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
  if (!items) {
    const text =
      'De openstaande facturen worden op dit moment bepaald. Kijk over een minuut opnieuw.';
    return { blocks: [figures, words(owed, text)], said };
  }
  const end = balanceOf(books, groep, column.span.periode_max, balance);
  if (isTold(items) && (items.relations.length > 0 || valueOf(balance) === 0)) {
    const table = openItemsTable(owed, items, column, end);
    const list = listOf(owed, items, column, `Alle openstaande facturen van ${owed.who}`);
    return { blocks: [figures, table, words(owed, basisOf(items, column)), list], said };
  }
  if (isByRelation && !isTold(items)) {
    const { text, rest } = oldestFirst(owed, items, end);
    const list = listOf(owed, items, column, `Openstaand saldo per ${owed.one}`);
    return { blocks: [figures, words(owed, text, { rest }), list], said };
  }
  return {
    blocks: [figures, words(owed, missingOf(owed, items, balance), { saldo: balance })],
    said,
  };
}

/** The place for the whole list of a group. */
function listOf(
  { groep }: Owed,
  { last }: OpenItems,
  { span, stand }: PeriodColumn,
  title: string,
) {
  const list: OpenItemsBlock = {
    kind: 'open_items',
    key: `${groep}_lijst`,
    title,
    groep,
    periode: span.periode_max,
    dag: last,
    stand: `Stand ${uncapitalised(stand.naam)}`,
  };
  return list;
}

/** What is said where payments name a relation but no invoice, and what is of nobody. */
function oldestFirst({ groep, who, one, sign }: Owed, items: OpenItems, end: Balance) {
  const totals = [
    ...items.relations.flatMap((relation) => relation.totals),
    ...items.others.totals,
  ];
  const label = `Saldo van alle ${who} samen`;
  const window = items.window(null);
  const open = bookedFigure(
    totals.reduce((sum, { cents }) => sum + cents, 0),
    window,
    {
      sign,
      filters: [...(window.filters ?? []), { column: 'groep', operator: 'eq', value: groep }],
      about: { label, explanation: `Wat op ${groep} is geboekt, waar een ${one} bij staat.` },
    },
  );
  const rest = restOf(
    end,
    { label, figure: open },
    { label: `Zonder ${one}`, explanation: `Boekingen op ${groep} waar geen ${one} bij staat.` },
  );
  const nobody = valueOf(rest) ?? 0;
  const text = [
    `Bij betalingen van ${who} staat in deze boekhouding meestal niet bij welke factuur ze horen. Daarom zie je hier per ${one} het saldo. Wat betaald is telt voor de oudste facturen, en de dagen tellen vanaf de oudste die dan nog openstaat.`,
    ...(nobody === 0
      ? []
      : [`Van [${euros(nobody)}](figure:rest) staat er niet bij van wie het is.`]),
  ];
  return { text: text.join(' '), rest };
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

/** Why the books do not tell what of whom is open. */
function missingOf({ groep, who }: Owed, items: OpenItems, balance: Figure): string {
  const sum =
    balance.kind === 'absent' ? 'niet bekend' : `[${euros(valueOf(balance) ?? 0)}](figure:saldo)`;
  const unknown = `Daardoor is niet te zeggen welke facturen openstaan. Het saldo van ${groep} is ${sum}.`;
  return isTold(items)
    ? `In deze boekhouding staat niet van welke ${who} het is dat openstaat. ${unknown}`
    : `Bij betalingen van ${who} staat in deze boekhouding ${lackOf(items)}. ${unknown}`;
}

/** What most payments lack, of which less than half names an invoice. */
function lackOf({ betalingen, op_relatie, gekoppeld }: OpenItems): string {
  const most = (cents: number) => cents * 2 >= betalingen;
  if (most(op_relatie - gekoppeld)) return 'meestal niet bij welke factuur ze horen';
  if (most(betalingen - op_relatie)) return 'meestal niet van wie ze zijn';
  return 'vaak niet van wie ze zijn of bij welke factuur ze horen';
}

function words({ groep }: Owed, text: string, named: Record<string, Figure> = {}): Block {
  const figures = Object.fromEntries(
    Object.entries(named).filter(([key]) => text.includes(`figure:${key}`)),
  );
  return { kind: 'text', key: `${groep}_uitleg`, text, figures };
}
