import type { FilterItem } from '@kengetal/contract';
import { placeOf } from '../filter-sql.ts';
import type { Reach } from '../reach.ts';
import type { LineColumns } from './columns.ts';
import { boekjaarTest, periodeTest } from './filters.ts';

export interface Selected {
  /** 1 for each cell that is selected. */
  readonly cells: Uint8Array;
  /** First and last day of their lines, YYYYMMDD. */
  readonly days: readonly [number, number];
  /** Sources with selected cells: whether those are all that it has. */
  readonly share: ReadonlyMap<number, 'all' | 'some'>;
}

/** The cells of a reach; undefined when the columns do not tell. */
export function selectedCells(
  { cells, sources }: LineColumns,
  { selection, accounts, sources: chosen }: Reach,
): Selected | undefined {
  const { periode_min, periode_max, soorten, filters } = selection;
  const of = (column: FilterItem['column']) => filters.filter((item) => item.column === column);
  const known = [...of('periode'), ...of('boekjaar')];
  const [isMonth, isYear] = [periodeTest(of('periode')), boekjaarTest(of('boekjaar'))];
  const asked = filters.filter((item) => placeOf(item) === 'cell');
  if (!isMonth || !isYear || asked.length > known.length) return undefined;
  const years = sources.filter(
    ({ source_no, boekjaar }) => chosen.has(source_no) && isYear(boekjaar),
  );
  const numbers = new Set(years.map(({ source_no }) => source_no));
  const names = new Set(accounts.map(({ rekening }) => rekening));
  const result = new Uint8Array(cells.length);
  const share = new Map<number, 'all' | 'some'>();
  const withOthers = new Set<number>();
  const reached: [number, number] = [Infinity, -Infinity];
  for (const [place, { source_no, periode, soort, rekening, days }] of cells.entries()) {
    const isSelected =
      numbers.has(source_no) &&
      periode >= periode_min &&
      periode <= periode_max &&
      soorten.includes(soort) &&
      isMonth(periode) &&
      names.has(rekening);
    if (isSelected) {
      result[place] = 1;
      if (days[0] < reached[0]) reached[0] = days[0];
      if (days[1] > reached[1]) reached[1] = days[1];
      share.set(source_no, 'all');
    } else withOthers.add(source_no);
  }
  for (const source_no of share.keys()) if (withOthers.has(source_no)) share.set(source_no, 'some');
  return { cells: result, days: reached, share };
}
