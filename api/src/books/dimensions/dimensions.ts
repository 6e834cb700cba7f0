import type { Window } from '@kengetal/ledger';
import { readCells, type Cell, type DimensionTables } from './dimension-months.ts';
import type { ReadBooks } from '../store/reader.ts';

/** What lines of one relation, cost centre or cost unit add up to. */
export interface DimensionTotal {
  readonly code: string;
  /** The code again when the source has no name for it. */
  readonly naam: string;
  /** Sum over the lines, debit positive. */
  readonly cents: number;
  readonly aantal: number;
}

/** Sums by code over a window: of maybe thousands, of which a screen shows a few. */
export interface DimensionSums {
  /** Those with this sign, the largest first. */
  largest(sign: 1 | -1, count: number): DimensionTotal[];
  /** Debit positive; 0 of a code without lines. */
  centsOf(code: string): number;
}

/** Sums per code on accounts of the result; lines without one are in none of them. */
export type SumsByCode = (
  read: ReadBooks,
  window: Window,
  accounts: readonly string[],
) => Promise<DimensionSums>;

/**
 * Sums that are kept with the books that they are of: a month of a million lines takes long to add
 * up each time.
 */
export function sumsByCode(tables: DimensionTables): SumsByCode {
  return async (read, window, accounts) => {
    const { names, cells, places } = await readCells(read, window, tables);
    const { cents, aantal } = summed(cells, places.size, window, new Set(accounts));
    const totalOf = (code: string, place: number): DimensionTotal => ({
      code,
      naam: names.get(code) ?? code,
      cents: cents[place] ?? 0,
      aantal: aantal[place] ?? 0,
    });
    return {
      largest: (sign, count) =>
        [...places]
          .filter(([, place]) => sign * (cents[place] ?? 0) > 0)
          .sort(
            ([one, at], [other, place]) =>
              sign * ((cents[place] ?? 0) - (cents[at] ?? 0)) || (one < other ? -1 : 1),
          )
          .slice(0, count)
          .map(([code, place]) => totalOf(code, place)),
      centsOf: (code) => cents[places.get(code) ?? -1] ?? 0,
    };
  };
}

/** Sums by place over the asked cells. */
function summed(
  cells: readonly Cell[],
  size: number,
  { soorten, boekjaar }: Window,
  accounts: ReadonlySet<string>,
): Pick<Cell, 'cents' | 'aantal'> {
  const cents = new Float64Array(size);
  const aantal = new Uint32Array(size);
  for (const cell of cells) {
    const isAsked =
      accounts.has(cell.rekening) &&
      soorten.includes(cell.soort) &&
      (boekjaar === undefined || cell.boekjaar === boekjaar);
    if (!isAsked) continue;
    for (let index = 0; index < cell.places.length; index += 1) {
      const place = cell.places[index] ?? 0;
      cents[place] = (cents[place] ?? 0) + (cell.cents[index] ?? 0);
      aantal[place] = (aantal[place] ?? 0) + (cell.aantal[index] ?? 0);
    }
  }
  return { cents, aantal };
}
