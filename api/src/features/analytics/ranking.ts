import {
  gridShare,
  type FilterItem,
  type GridBlock,
  type GridColumn,
  type GridRow,
} from '@kengetal/contract';
import type { DimensionSums } from '../../books/dimensions.ts';
import { percentage } from '../../figures/words.ts';
import type { Window } from '../../ledger/index.ts';
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
  const whole = matrix.row(total);
  const shown = (byColumn[0]?.largest(total.sign, TOP) ?? []).map(({ code, naam }) => {
    const cents = byColumn.map((sums) => sums && total.sign * sums.centsOf(code));
    return rowOf(whole, code, naam, cents.map(shownOf), [
      { column: ranking.column, operator: 'eq', value: code },
    ]);
  });
  const rows = shown.length === 0 ? [] : [...shown, restOf(whole, shown, ranking), whole];
  const note = noteOf(columns, shown, whole, ranking);
  return {
    kind: 'grid',
    key: ranking.key,
    view: 'bars',
    title: ranking.title,
    columns,
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
  cents: (number | null)[],
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
    cents,
    filters: [...whole.filters, ...filters],
  };
}

/** What the others make together, and what has no code: so that all of it adds up. */
function restOf(whole: GridRow, shown: readonly GridRow[], { column, rest }: Ranking): GridRow {
  const codes = shown.map(({ key }) => key.slice('code_'.length));
  const cents = whole.cents.map((all, index) =>
    all === null || shown.some((row) => row.cents[index] === null)
      ? null
      : shown.reduce((left, row) => left - (row.cents[index] ?? 0), all),
  );
  const filters: FilterItem[] = [{ column, operator: 'not_in', value: codes }];
  return { ...rowOf(whole, '', rest, cents, filters), key: 'overig', kind: 'rest' };
}

function noteOf(
  columns: readonly GridColumn[],
  [first]: readonly GridRow[],
  whole: GridRow,
  { warning }: Ranking,
): GridBlock['note'] {
  const [column] = columns;
  if (!warning || !first || !column) return undefined;
  const share = gridShare(column, first, whole, 0);
  if (share.kind !== 'derived' || share.value <= CONCENTRATED) return undefined;
  const link = `[${percentage(share.value)}](figure:aandeel)`;
  return { text: `${first.label} ${warning(link)}`, figures: { aandeel: share } };
}
