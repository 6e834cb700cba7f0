import type { FilterItem, GridBlock, GridColumn, GridRow } from '@kengetal/contract';
import { uncapitalised } from '@kengetal/ledger';
import type { PeriodColumn } from '../../books/columns/columns.ts';
import { ageName, agesOf, type Age } from '../../books/open-items/ages.ts';
import type { OpenItems, OpenTotal, OwedGroup } from '../../books/open-items/open-items.ts';
import { balanceRows, type Balance } from './open-items-balance.ts';

/** How debtors and creditors are shown. */
export interface Owed {
  readonly groep: OwedGroup;
  readonly title: string;
  /** 'klanten' or 'leveranciers'. */
  readonly who: string;
  /** 'klant' or 'leverancier'. */
  readonly one: string;
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
): GridBlock {
  const { groep, sign } = owed;
  const ages = agesOf(items.basis);
  const moment = uncapitalised(stand.naam);
  const column = (age: Age | null): GridColumn => {
    const name = age === null ? 'open' : ageName(age, items.basis);
    return {
      key: age === null ? 'totaal' : `leeftijd_${age}`,
      label: age === null ? 'Totaal' : name,
      naam: `${name} ${day === undefined ? '' : 'op '}${moment}`,
      role: age === null ? 'total' : 'plain',
      lines: null,
      stand: items.window(age),
      ...(age === null && { sum: ages.map((_, index) => index) }),
    };
  };
  const columns = [...ages.map(column), column(null)];
  const row = ({ key, label, totals, who }: Shown): GridRow => ({
    key,
    label,
    parent: null,
    level: 0,
    kind: 'line',
    basis: 'stock',
    more: 'neutraal',
    explanation: 'Regels van de facturen die dan openstaan, met hun betalingen tot dan.',
    sign,
    filters: [{ column: 'groep', operator: 'eq', value: groep }, ...who],
    values: [...ages, null].map((age) => {
      const sum = totals
        .filter(({ leeftijd }) => age === null || leeftijd === age)
        .reduce((total, { cents }) => total + cents, 0);
      return sum === 0 ? 0 : sign * sum;
    }),
  });
  const relations = shownRelations(items);
  const totals = relations.flatMap((shown) => shown.totals);
  const all = { label: 'Openstaande facturen', key: 'facturen', totals, who: [] };
  const total: GridRow = {
    ...row(all),
    kind: 'total',
    emphasis: 'subtotal',
    terms: relations.map(({ key }) => ({ row: key, factor: 1 })),
  };
  return {
    kind: 'grid',
    key: groep,
    view: 'table',
    title: `Openstaande facturen van ${owed.who}`,
    caption: `Stand ${moment}, bedragen in euro’s`,
    columns,
    rows: [...relations.map(row), total, ...balanceRows(columns, total, balance)],
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
