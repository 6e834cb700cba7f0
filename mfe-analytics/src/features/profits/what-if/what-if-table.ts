import { gridFigure, type DerivedFigure, type Figure, type GridBlock } from '@kengetal/contract';
import { judged, valueOf } from '@kengetal/ui';
import { treeTable } from '../tree-table.ts';
import { derived, noneBooked, NOT_BOOKED, type ChangedRow } from './figures.ts';
import type { StatementBlock, StatementColumn } from '@kengetal/ui';

const CHANGED: Pick<StatementColumn, 'key' | 'label'> = { key: 'wat_als', label: 'Wat als' };
const DIFFERENCE: StatementColumn = {
  key: 'wat_als_verschil',
  label: 'Verschil wat als',
  role: 'difference',
};

/** Columns with what is not booked. */
export const UNBOOKED: readonly string[] = [CHANGED.key, DIFFERENCE.key];

/**
 * The tree with what it would be beside what is booked, in the place of what that is held against:
 * the question is now another one.
 */
export function whatIfTable(
  block: GridBlock,
  rows: readonly ChangedRow[],
  isNarrow: boolean,
): StatementBlock {
  const tree = treeTable(block, isNarrow);
  const kept = tree.columns.filter(({ role }) => role !== 'comparison' && role !== 'difference');
  const isWide = kept.some(({ role }) => role === 'total');
  return {
    ...tree,
    columns: [
      // Without room the booked amount gives way: the changed one opens into it.
      ...kept.map((column): StatementColumn =>
        isWide ? column : { ...column, role: 'comparison' },
      ),
      { ...CHANGED, role: isWide ? 'total' : 'current' },
      DIFFERENCE,
    ],
    rows: rows.map(({ row, isExtra, booked, changed }) => {
      const difference = differenceOf(row.label, changed, booked);
      const change = valueOf(difference)?.value;
      const bookedCells = kept.map(({ key }) => bookedCell(block, row, isExtra, key));
      return {
        key: row.key,
        label: labelOf(row, booked, changed),
        level: row.level,
        kind: row.kind === 'total' ? 'total' : 'line',
        ...(row.emphasis && { emphasis: row.emphasis }),
        ...(change !== undefined && { judgement: judged(change, row.more) }),
        cells: [...bookedCells, changed, difference],
      };
    }),
  };
}

function bookedCell(
  block: GridBlock,
  row: ChangedRow['row'],
  isExtra: boolean,
  key: string,
): Figure {
  const place = block.columns.findIndex((column) => column.key === key);
  const column = block.columns[place];
  return isExtra || !column ? noneBooked(row) : gridFigure(block.columns, row, place);
}

/** What the changes do to a row. */
export function differenceOf(label: string, changed: Figure, booked: Figure): Figure {
  if (changed.kind === 'absent') return changed;
  if (booked.kind === 'absent') return booked;
  const about = { label: `${label}, verschil wat als`, explanation: NOT_BOOKED };
  const figure: DerivedFigure = derived([
    { label: `${label}, wat als`, factor: 1, part: 'teller', figure: changed },
    { label: `${label}, geboekt`, factor: -1, part: 'teller', figure: booked },
  ]);
  return { ...figure, about };
}

/** Names of totals that say neither profit nor loss. */
const NEUTRAL: ReadonlyMap<string, string> = new Map([
  ['totaal_bedrijfsresultaat', 'Bedrijfsresultaat'],
  ['totaal_resultaat_voor_belasting', 'Resultaat vóór belasting'],
  ['totaal_nettoresultaat', 'Nettoresultaat'],
]);

/** The name of a total says its sign: where the changes turn it, it says none. */
export function labelOf(
  { key, label }: ChangedRow['row'],
  booked: Figure,
  changed: Figure,
): string {
  const [before, after] = [valueOf(booked)?.value ?? 0, valueOf(changed)?.value ?? 0];
  return before < 0 !== after < 0 ? (NEUTRAL.get(key) ?? label) : label;
}
