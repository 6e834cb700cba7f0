import type { OpenItem, OpenItemsBlock, OpenItemsPage } from '@kengetal/contract';
import { formatCount, formatDate } from '@kengetal/ui';
import { numberOf, type Per, type Sort } from './list.ts';

/** A column of open items, but for their amount, which stands last and opens. */
export interface ItemsColumn {
  key: Sort['column'] | 'aantal';
  label: string;
  /** What it is called on a phone. */
  short?: string;
  isNumber?: true;
  text: (item: OpenItem) => string;
  /** On a phone it is said under the name. */
  beneath?: (item: OpenItem) => string;
}

const dayOf = (day: string | null) => (day === null ? '–' : formatDate(day, 'medium'));

/** The columns of a list; without due dates there is none for them, and days are an age. */
export function columnsOf(
  { groep }: Pick<OpenItemsBlock, 'groep'>,
  per: Per,
  basis: OpenItemsPage['basis'],
): ItemsColumn[] {
  const isDue = basis === 'vervaldatum';
  const columns: ItemsColumn[] = [
    {
      key: 'relatie',
      label: groep === 'debiteuren' ? 'Klant' : 'Leverancier',
      text: ({ naam }) => naam,
    },
    per === 'factuur'
      ? { key: 'factuur', label: 'Factuur', text: numberOf, beneath: numberOf }
      : {
          key: 'aantal',
          label: 'Facturen',
          isNumber: true,
          text: ({ aantal }) => String(aantal),
          beneath: ({ aantal }) => (aantal === 0 ? '' : formatCount(aantal, 'factuur', 'facturen')),
        },
    {
      key: 'datum',
      label: per === 'factuur' ? 'Datum' : 'Oudste',
      text: ({ datum }) => dayOf(datum),
      ...(!isDue && { beneath: ({ datum }) => (datum === null ? '' : dayOf(datum)) }),
    },
  ];
  if (isDue) {
    columns.push({
      key: 'vervaldatum',
      label: 'Vervalt',
      text: ({ vervaldatum }) => dayOf(vervaldatum),
      beneath: ({ vervaldatum }) => (vervaldatum === null ? '' : `tot ${dayOf(vervaldatum)}`),
    });
  }
  columns.push({
    key: 'dagen',
    label: isDue ? 'Dagen te laat' : 'Dagen oud',
    short: isDue ? 'Te laat' : 'Oud',
    isNumber: true,
    text: ({ dagen }) => (dagen === null || (isDue && dagen <= 0) ? '–' : String(dagen)),
  });
  return columns;
}

/** Names, numbers and days from the first; amounts and ages from the most. */
export function nextSort(column: Sort['column'], sort: Sort): Sort {
  if (column === sort.column) {
    return { column, direction: sort.direction === 'asc' ? 'desc' : 'asc' };
  }
  return { column, direction: column === 'bedrag' || column === 'dagen' ? 'desc' : 'asc' };
}
