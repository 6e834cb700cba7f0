import { gridPlace, type Block, type GridBlock, type ReportEntry } from '@kengetal/contract';
import { spanName } from '@kengetal/ledger';
import { amountIn } from '../../books/figures/grid.ts';
import { valueOf } from '../../books/figures/values.ts';
import { euros } from '../../books/figures/words.ts';

/** What is on screen, in words for the assistant. */
export function reportContext({ naam, voorlopig, ...span }: ReportEntry): string {
  const state = voorlopig ? 'voorlopig' : 'definitief';
  return `De gebruiker bekijkt het rapport ${naam} (${spanName(span)}, ${state}).`;
}

/** The table on screen, a line for each total and heading; of months side by side the last one. */
export function tableContext(report: ReportEntry, tab: string, table: GridBlock): string {
  const [now, then, apart] = shownColumns(table);
  const lines = table.rows
    .filter(({ kind, level }) => kind === 'total' || (kind === 'line' && level <= 1))
    .flatMap((row) => {
      const amountAt = (index: number) => amountIn(table.columns, row, index);
      const [current, comparison] = [amountAt(now), amountAt(then)];
      if (typeof current === 'string') return [];
      const isHeld = typeof comparison === 'number' && typeof amountAt(apart) === 'number';
      const before = isHeld ? ` (was ${euros(comparison)})` : '';
      return [`${row.label}: ${euros(current)}${before}`];
    });
  const labelAt = (index: number) => table.columns[index]?.label ?? '';
  const beside = then < 0 ? '' : ` vergeleken met ${labelAt(then)}`;
  return [reportContext(report), `${tab}, ${labelAt(now)}${beside}:`, ...lines].join('\n');
}

/** Places of the column that is looked at, of what it is held against and of their difference, or -1. */
function shownColumns({ columns }: GridBlock): [now: number, then: number, apart: number] {
  const [now, total] = [gridPlace(columns, 'current'), gridPlace(columns, 'total')];
  const shown = Math.max(now, total);
  return [
    shown < 0 ? columns.length - 1 : shown,
    gridPlace(columns, 'comparison'),
    gridPlace(columns, 'difference'),
  ];
}

/** The closing bookings of a year, shown apart; nothing when there are none. */
export function closingBlock(title: string, items: Extract<Block, { kind: 'list' }>['items']) {
  const some = items.filter(({ figure }) => figure && valueOf(figure) !== 0);
  return some.length === 0
    ? []
    : [{ kind: 'list' as const, key: 'afsluiting', title, items: some }];
}
