import type {
  BookedFigure,
  Figure,
  FilterItem,
  OpenItem,
  OpenItemsPage,
  OwedBlock,
} from '@kengetal/contract';
import type { PeriodColumn } from '../../books/columns/columns.ts';
import { bookedFigure } from '../../books/figures/booked.ts';
import { valueOf } from '../../books/figures/values.ts';
import { ageName, agesOf } from '../../books/open-items/ages.ts';
import { openCounts } from '../../books/open-items/counts.ts';
import { listOpenItems } from '../../books/open-items/list.ts';
import {
  dayBefore,
  openItems,
  type OpenItems,
  type OwedGroup,
} from '../../books/open-items/open-items.ts';
import { isTold, tellsRelations } from '../../books/open-items/settled.ts';
import type { ReadBooks } from '../../books/store/reader.ts';

export const OWED_TITLES: Readonly<Record<OwedGroup, string>> = {
  debiteuren: 'Openstaande debiteuren',
  crediteuren: 'Openstaande crediteuren',
};

const SIGNS = { debiteuren: 1, crediteuren: -1 } as const;
const DAYS = { debiteuren: 'dso', crediteuren: 'dpo' } as const;
/** Those that matter: most late, and then most open. */
const MOST = 5;
/** As many as a report tells apart: then they are read once for both. */
const SHOWN = 10;

/** What is open of a group, by age and of whom; undefined where nothing is. */
export async function owedBlock(
  read: ReadBooks,
  now: PeriodColumn,
  groep: OwedGroup,
): Promise<OwedBlock | undefined> {
  if (read.books.accountsOf([groep]).length === 0) return undefined;
  const balance = now.figure(groep);
  const { periode_max: periode } = now.span;
  const day = now.day ?? now.ahead?.day;
  const items = (await openItems(read, { periode, day }, SHOWN)).get(groep);
  const open = items && (await partsOf(read, groep, periode, items));
  const total = open?.total ?? balance;
  if (!open?.top.length && !valueOf(total)) return undefined;
  const days = now.kengetal(DAYS[groep]);
  return {
    kind: 'owed',
    key: groep,
    title: OWED_TITLES[groep],
    groep,
    stand: `stand ${now.stand.dag}`,
    total,
    ...(days.kind !== 'absent' && { days }),
    ...(open?.basis && { basis: open.basis }),
    ages: open?.ages ?? [],
    top: open?.top ?? [],
    path: `/rapport?type=maand&rapport=${periode}-${periode}&tab=debiteuren-en-crediteuren`,
  };
}

interface OwedParts extends Pick<OwedBlock, 'basis' | 'ages' | 'top'> {
  /** All that is open of invoices; undefined where only the balance is known. */
  readonly total?: Figure;
}

/** What the books tell of who owes what: by age where payments name invoices, else by relation. */
async function partsOf(
  read: ReadBooks,
  groep: OwedGroup,
  periode: number,
  items: OpenItems,
): Promise<OwedParts> {
  const isOfInvoices = isTold(items) && items.relations.length > 0;
  const isOfRelations = isOfInvoices || (await tellsRelations(read, groep, items, periode));
  if (!isOfRelations) return { ages: [], top: [] };
  const key = `owed ${groep} ${periode} ${items.last} ${items.versie}`;
  const { page, counts } = await read.reading(key, async () => ({
    page: await largest(read, groep, periode, items),
    counts: [...(await openCounts(read, groep, periode, items))],
  }));
  const top = page ? topOf(page, items.last) : [];
  const parts = { top, ...(page && { basis: page.basis }) };
  if (!isOfInvoices) return { ...parts, ages: [] };
  const numbers = new Map(counts);
  const ages = agesOf(items.basis).map((age) => ({
    key: `leeftijd_${age}`,
    label: ageName(age, items.basis),
    count: numbers.get(age) ?? 0,
    figure: openFigure(groep, items, age),
  }));
  return { ...parts, ages, total: openFigure(groep, items, null) };
}

const largest = (
  { sql, projectId }: ReadBooks,
  groep: OwedGroup,
  periode: number,
  { last }: OpenItems,
) =>
  listOpenItems(
    sql,
    {
      ...{ project_id: projectId, groep, periode, dag: last, per: 'relatie' },
      sort: { column: 'te_laat', direction: 'desc' },
    },
    { offset: 0, limit: MOST },
  );

/** What is open of an age, or of all. */
function openFigure(groep: OwedGroup, items: OpenItems, age: Parameters<OpenItems['window']>[0]) {
  const totals = [...items.relations.flatMap((one) => one.totals), ...items.others.totals];
  const window = items.window(age);
  const label = age === null ? OWED_TITLES[groep] : `Open, ${ageName(age, items.basis)}`;
  return bookedFigure(
    totals
      .filter(({ leeftijd }) => age === null || leeftijd === age)
      .reduce((sum, { cents }) => sum + cents, 0),
    window,
    {
      sign: SIGNS[groep],
      filters: [...(window.filters ?? []), { column: 'groep', operator: 'eq', value: groep }],
      about: { label, explanation: 'Regels van wat dan openstaat, met de betalingen tot dan.' },
    },
  );
}

/** Who is late with how much; where nobody is, or days tell nothing of that, who owes how much. */
function topOf(page: OpenItemsPage, last: string): OwedBlock['top'] {
  const late = page.items.filter(({ te_laat }) => (te_laat ?? 0) > 0);
  return late.length > 0
    ? late.map((item) => owedOf(page, item, item.te_laat ?? 0, [before(last)]))
    : page.items.map((item) => owedOf(page, item, item.cents));
}

/** What was due before a day. */
const before = (day: string): FilterItem => ({
  column: 'peildatum',
  operator: 'lte',
  value: dayBefore(day),
});

function owedOf(
  { selection, sign, basis }: OpenItemsPage,
  { relatie, naam, dagen }: OpenItem,
  cents: number,
  more: readonly FilterItem[] = [],
): OwedBlock['top'][number] {
  const ofRelation: FilterItem = { column: 'tegenpartij', operator: 'eq', value: relatie };
  const figure: BookedFigure = {
    kind: 'booked',
    cents,
    sign,
    selection: { ...selection, filters: [...selection.filters, ofRelation, ...more] },
    about: {
      label: naam,
      explanation: 'Regels van wat dan openstaat, met de betalingen tot dan.',
    },
  };
  // Before its due day nothing is late.
  const isEarly = basis === 'vervaldatum' && (dagen ?? 0) <= 0;
  return { relatie, naam, dagen: isEarly ? null : dagen, figure };
}
