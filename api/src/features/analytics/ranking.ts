import {
  gridFigure,
  gridPlace,
  type FilterItem,
  type GridBlock,
  type GridColumn,
  type GridRow,
} from '@kengetal/contract';
import type { Window } from '@kengetal/ledger';
import type { DimensionSums } from '../../books/dimensions/dimensions.ts';
import { CAPTION, computeCells, dividedColumns } from '../../books/figures/grid.ts';
import { percentageOf } from '../../books/figures/words.ts';
import type { Matrix } from './matrix.ts';
import type { RowSpec } from './matrix.ts';

const TOP = 8;
/** Above this part of the whole, one relation is a dependence worth saying (hundredths of a percent). */
const CONCENTRATED = 2_500;

/** Sums per code over a window, on these accounts. */
export type SumsOf = (window: Window, accounts: readonly string[]) => Promise<DimensionSums>;

export interface Ranking {
  readonly key: string;
  readonly title: string;
  /** Column of lines that holds the code. */
  readonly column: FilterItem['column'];
  /** The whole that is divided. */
  readonly total: RowSpec;
  /** 'Andere klanten en geen klant'. */
  readonly rest: string;
  /** Said of one that is too large; its name comes before. */
  readonly warning?: (share: string) => string;
  readonly reason: string;
}

/** The largest parts of a total by some code, the rest as one, now and before. */
export async function rankingBlock(
  matrix: Matrix,
  sumsOf: SumsOf,
  ranking: Ranking,
): Promise<GridBlock> {
  const { total } = ranking;
  const accounts = total.accounts.map(({ rekening }) => rekening);
  const byColumn: (DimensionSums | undefined)[] = [];
  const { columns } = matrix;
  for (const { lines } of columns) {
    // Sums per month tell nothing of a part of a month, and a budget nothing of relations.
    const isKnown = lines && lines.tot === undefined && accounts.length > 0;
    byColumn.push(isKnown ? await sumsOf(lines, accounts) : undefined);
  }
  const whole = await matrix.row(total);
  const shown = (byColumn[0]?.largest(total.sign, TOP) ?? []).map(({ code, naam }) => {
    const cents = byColumn.map((sums) => sums && total.sign * sums.centsOf(code));
    return rowOf(whole, code, naam, cents.map(shownOf), [
      { column: ranking.column, operator: 'eq', value: code },
    ]);
  });
  const sent = dividedColumns(columns, whole);
  const all = shown.length === 0 ? [] : [...shown, restOf(whole, shown, ranking), whole];
  const rows = await computeCells(sent, all);
  const note = noteOf(sent, rows, ranking);
  return {
    kind: 'grid',
    key: ranking.key,
    view: 'bars',
    title: ranking.title,
    caption: CAPTION,
    columns: sent,
    rows,
    reason: ranking.reason,
    ...(note && { note }),
  };
}

/** Null where nothing is known; without a negative zero. */
const shownOf = (cents: number | undefined) => (cents === undefined ? null : cents || 0);

function rowOf(
  whole: GridRow,
  code: string,
  label: string,
  values: (number | null)[],
  filters: FilterItem[],
): GridRow {
  const { sign, basis, more } = whole;
  return {
    key: `code_${code}`,
    label,
    parent: null,
    level: 0,
    kind: 'line',
    sign,
    basis,
    more,
    explanation: `Deel van ${whole.label.toLowerCase()}.`,
    values,
    filters: [...whole.filters, ...filters],
  };
}

/** What the others make together, and what has no code: so that all of it adds up. */
function restOf(whole: GridRow, shown: readonly GridRow[], { column, rest }: Ranking): GridRow {
  const codes = shown.map(({ key }) => key.slice('code_'.length));
  const values = whole.values.map((all, index) =>
    all === null || shown.some((row) => row.values[index] === null)
      ? null
      : shown.reduce((left, row) => left - (row.values[index] ?? 0), all),
  );
  const filters: FilterItem[] = [{ column, operator: 'not_in', value: codes }];
  return { ...rowOf(whole, '', rest, values, filters), key: 'overig', kind: 'rest' };
}

function noteOf(
  columns: readonly GridColumn[],
  [first]: readonly GridRow[],
  { warning }: Ranking,
): GridBlock['note'] {
  if (!warning || !first) return undefined;
  const share = gridFigure(columns, first, gridPlace(columns, 'share'));
  if (share.kind !== 'derived' || share.value <= CONCENTRATED) return undefined;
  const link = `[${percentageOf(share)}](figure:aandeel)`;
  return { text: `${first.label} ${warning(link)}`, figures: { aandeel: share } };
}
