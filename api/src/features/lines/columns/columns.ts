import type { Selection } from '@kengetal/contract';
import type { Reading } from '../reach.ts';
import type { Sort } from '../sort.ts';
import type { WordIndex } from './words.ts';

/** What a group of lines has in common; whether it is selected is decided once for all of them. */
export interface Cell {
  readonly source_no: number;
  readonly periode: number;
  readonly soort: Selection['soorten'][number];
  readonly rekening: string;
  /** First and last day of its lines, YYYYMMDD; periods may hold days of other months. */
  readonly days: readonly [number, number];
}

export interface ColumnSource extends Reading {
  readonly boekjaar: string;
  /** Its lines are those from `first` to before `end`. */
  readonly first: number;
  readonly end: number;
}

/** The numbers of lines, one array for each, in the order of their key. */
export interface LineColumns {
  readonly count: number;
  /** By number. */
  readonly sources: readonly ColumnSource[];
  readonly cells: readonly Cell[];
  /** Place of each line's cell in `cells`. */
  readonly cell: Uint32Array;
  readonly entryNo: Int32Array;
  readonly lineNo: Int32Array;
  /** YYYYMMDD */
  readonly day: Int32Array;
  /** Whole numbers; an amount may be larger than 32 bits hold. */
  readonly cents: Float64Array;
  /** Place of its description among all descriptions, as they are sorted. */
  readonly description: Uint32Array;
  /** Place of its account among all accounts, as the database sorts them. */
  readonly account: Uint32Array;
  /** The lines in each order, ascending. */
  readonly orders: Readonly<Record<Sort['column'], Uint32Array>>;
  readonly words: WordIndex;
}

/** Whether columns hold all lines of some readings; that they may hold more does not matter. */
export const covers = (
  { sources = [] }: Partial<Pick<LineColumns, 'sources'>>,
  readings: readonly Reading[],
): boolean =>
  readings.every(({ source_no, import_id }) =>
    sources.some((each) => each.source_no === source_no && each.import_id === import_id),
  );

/** What the lines of a sort are compared by before their key, in the order of comparing. */
export const SORT_KEYS = {
  datum: ['day'],
  bedrag: ['cents'],
  omschrijving: ['description'],
  rekening: ['account', 'day'],
} as const satisfies Record<
  Sort['column'],
  readonly ('day' | 'cents' | 'description' | 'account')[]
>;

/** Bytes of memory that columns take. */
export function bytesOf({ cells, orders, words, ...columns }: LineColumns): number {
  const arrays = [
    ...[columns.cell, columns.entryNo, columns.lineNo, columns.day, columns.cents],
    ...[columns.description, columns.account, ...Object.values(orders)],
    ...[words.starts, words.places, words.lines],
  ];
  const numbers = arrays.reduce((sum, array) => sum + array.byteLength, 0);
  return numbers + words.text.length + BYTES_OF_CELL * cells.length;
}

const BYTES_OF_CELL = 64;
