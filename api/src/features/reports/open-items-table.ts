import type { Figure, FilterItem, TableBlock, TableRow } from '@kengetal/contract';
import type { PeriodColumn } from '../../books/columns.ts';
import type { Age, OpenItems, OpenTotal, OwedGroup } from '../../books/open-items.ts';
import { uncapitalised } from '../../periods/names.ts';
import { balanceRows, type Balance } from './open-items-balance.ts';

/** How debtors and creditors are shown. */
export interface Owed {
  readonly groep: OwedGroup;
  readonly title: string;
  /** 'klanten' or 'leveranciers'. */
  readonly who: string;
  /** Sign that makes what is usual positive. */
  readonly sign: 1 | -1;
}

interface Shown {
  readonly label: string;
  readonly key: string;
  readonly totals: readonly OpenTotal[];
  readonly who: FilterItem[];
}

/**
 * Open invoices by relation and age, the largest relations first, down to the balance of the
 * ledger: what no invoice explains has a row of its own.
 */
export function openItemsTable(
  owed: Owed,
  items: OpenItems,
  { stand, day }: Pick<PeriodColumn, 'stand' | 'day'>,
  balance: Balance,
): TableBlock {
  const { groep, sign } = owed;
  const ages = agesOf(items);
  const moment = uncapitalised(stand.naam);
  const cell = ({ label, totals, who }: Shown, age: Age | null): Figure => {
    const sum = totals
      .filter(({ leeftijd }) => age === null || leeftijd === age)
      .reduce((total, { cents }) => total + cents, 0);
    return {
      kind: 'booked',
      cents: sum === 0 ? 0 : sign * sum,
      sign,
      selection: items.selection(age, who),
      about: {
        label: `${label}, ${age === null ? 'open' : ageName(age, items)} ${day === undefined ? '' : 'op '}${moment}`,
        explanation: 'Regels van de facturen die dan openstaan, met hun betalingen tot dan.',
      },
    };
  };
  const row = (shown: Shown): TableRow => ({
    key: shown.key,
    label: shown.label,
    level: 0,
    kind: 'line',
    cells: [...ages, null].map((age) => cell(shown, age)),
  });
  const relations = shownRelations(items);
  const totals = relations.flatMap((shown) => shown.totals);
  const all = { label: 'Openstaande facturen', key: 'facturen', totals, who: [] };
  const total: TableRow = { ...row(all), kind: 'total', emphasis: 'subtotal' };
  return {
    kind: 'table',
    key: groep,
    title: `Openstaande facturen van ${owed.who}`,
    caption: `Stand ${moment}, bedragen in euro’s`,
    columns: [
      ...ages.map((age) => ({
        key: `leeftijd_${age}`,
        label: ageName(age, items),
        role: 'plain' as const,
      })),
      { key: 'totaal', label: 'Totaal', role: 'total' },
    ],
    rows: [...relations.map(row), total, ...balanceRows(total, balance)],
  };
}

/** Relations from large to small, and the others together. */
function shownRelations({ relations, others }: OpenItems): Shown[] {
  const rows = relations.map(({ relatie, naam, totals }): Shown => ({
    key: `relatie_${relatie}`,
    label: naam,
    totals,
    who: [{ column: 'tegenpartij', operator: 'eq', value: relatie }],
  }));
  if (others.count === 0) return rows;
  const named = relations.map(({ relatie }) => relatie);
  return [
    ...rows,
    {
      key: 'overige',
      label: `Overige (${others.count} relaties)`,
      totals: others.totals,
      who: [{ column: 'tegenpartij', operator: 'not_in', value: named }],
    },
  ];
}

function agesOf({ basis }: OpenItems): readonly Age[] {
  return basis === 'vervaldatum' ? [0, 1, 2, 3, 4] : [1, 2, 3, 4];
}

function ageName(age: Age, { basis }: OpenItems): string {
  if (age === 0) return 'Niet vervallen';
  const isDue = basis === 'vervaldatum';
  const names = [
    '',
    isDue ? '1–30 dagen' : '0–30 dagen',
    '31–60 dagen',
    '61–90 dagen',
    '> 90 dagen',
  ];
  return names[age] ?? '';
}
