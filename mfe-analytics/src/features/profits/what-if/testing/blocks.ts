import type { GridBlock, GridRow } from '@kengetal/contract';
import type { ChangedRow } from '../figures.ts';

const MONTHS = { periode_min: 202501, periode_max: 202503 };

/** A row with one amount in cents. */
export function row(key: string, parent: string | null, sign: 1 | -1, cents: number): GridRow {
  return {
    key,
    label: key,
    parent,
    level: parent === null ? 0 : 1,
    kind: 'line',
    basis: 'flow',
    more: 'neutraal',
    sign,
    filters: [],
    values: [cents],
  };
}

/** A tree of one column. */
export function blockOf(rows: GridRow[]): GridBlock {
  return {
    kind: 'grid',
    key: 'winst-en-verlies',
    view: 'table',
    title: 'Winst en verlies',
    caption: 'Bedragen in euro’s',
    columns: [
      {
        key: 'nu',
        label: 'Jan - mrt 2025',
        naam: 'januari tot en met maart 2025',
        role: 'current',
        lines: { ...MONTHS, soorten: ['mutatie'] },
      },
    ],
    rows,
  };
}

/** The amount of a row, changed. */
export const valueIn = (rows: readonly ChangedRow[], key: string) => {
  const found = rows.find((each) => each.row.key === key);
  if (found?.changed.kind !== 'derived') throw new Error(`no amount of ${key}`);
  return found.changed.value;
};
