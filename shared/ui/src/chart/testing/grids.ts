import type { GridBlock, GridRow } from '@kengetal/contract';
import { withComputed } from '@kengetal/platform/testing';

/** A row of amounts in euros, one per column. */
export const row = (
  key: string,
  sign: 1 | -1,
  euros: (number | null)[],
  more: GridRow['more'],
): GridRow => ({
  key,
  label: key.charAt(0).toUpperCase() + key.slice(1),
  parent: null,
  level: 0,
  kind: 'line',
  basis: 'flow',
  more,
  sign,
  filters: [],
  values: euros.map((amount) => (amount === null ? null : amount * 100)),
});

const MONTHS: Record<number, [string, string]> = {
  202501: ['jan 2025', 'januari 2025'],
  202502: ['feb', 'februari 2025'],
  202503: ['mrt', 'maart 2025'],
};

/** Rows over months of 2025, of which March is the chosen one. */
export function grid(
  view: GridBlock['view'],
  months: readonly number[],
  rows: GridRow[],
): GridBlock {
  return {
    kind: 'grid',
    key: 'proef',
    view,
    title: 'Proef',
    caption: 'Bedragen in euro’s',
    columns: months.map((month) => ({
      key: `${month}-${month}`,
      label: MONTHS[month]?.[0] ?? '',
      naam: MONTHS[month]?.[1] ?? '',
      role: 'month',
      chosen: month === 202503,
      lines: { periode_min: month, periode_max: month, soorten: ['mutatie'] },
    })),
    rows,
  };
}

/** Three kinds of costs over three months. */
export const trend = grid(
  'trend',
  [202501, 202502, 202503],
  [
    row('auto', 1, [100, 200, 100], 'ongunstig'),
    row('huur', 1, [50, -50, null], 'ongunstig'),
    row('kantoor', 1, [25, 25, 50], 'ongunstig'),
  ],
);

/** Now and before: 900 − 300 = 600 against 500 − 100 = 400. */
const steps = grid(
  'bridge',
  [202503, 202502],
  [
    row('omzet', -1, [900, 500], 'gunstig'),
    row('lonen', 1, [300, 100], 'ongunstig'),
    row('huur', 1, [0, 0], 'ongunstig'),
    { ...row('resultaat', -1, [600, 400], 'gunstig'), kind: 'total' },
  ],
);
export const bridge = withComputed(steps);
/** The same as parts of a total. */
export const bars = withComputed({ ...steps, title: 'Balken', view: 'bars' });
