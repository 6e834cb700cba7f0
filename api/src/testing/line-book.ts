import type { FilterItem, JournalLine, Selection } from '@kengetal/contract';
import { GROUPS, isGroupKey } from '../ledger/index.ts';
import type { Caller } from './caller.ts';

const EVERYTHING: Selection = {
  periode_min: 190001,
  periode_max: 210012,
  soorten: ['opening', 'mutatie', 'afsluiting'],
  filters: [],
};
const PAGE = 500;

/** Columns that selections are told apart by here. */
const KEPT = ['boekjaar', 'rekening', 'groep', 'zijde', 'btw_code', 'tegenpartij'] as const;

/** Lines that no selection here tells apart, added up. */
interface Cell extends Pick<JournalLine, 'periode' | 'soort' | (typeof KEPT)[number]> {
  readonly type: string;
  cents: number;
}

/** Lines of a project, read once; adds up selections of them by itself, without the API. */
export class LineBook {
  readonly #cells: readonly Cell[];

  private constructor(cells: readonly Cell[]) {
    this.#cells = cells;
  }

  /** Reads all lines, or those of a selection. */
  static async read(caller: Caller, project_id: string, selection = EVERYTHING): Promise<LineBook> {
    const cells = new Map<string, Cell>();
    let cursor: string | undefined;
    do {
      const body = { project_id, selection, limit: PAGE, cursor };
      const page = await caller.ask('lines', { body });
      for (const line of page.lines) add(cells, line);
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined);
    return new LineBook([...cells.values()]);
  }

  /** Debit-positive sum of a selection; undefined where its filters ask for more than is kept. */
  sum({ periode_min, periode_max, soorten, filters }: Selection): number | undefined {
    const tests = filters.map(testOf);
    if (tests.includes(undefined)) return undefined;
    return this.#cells
      .filter(({ periode, soort }) => {
        return periode >= periode_min && periode <= periode_max && soorten.includes(soort);
      })
      .filter((cell) => tests.every((test) => test?.(cell)))
      .reduce((total, { cents }) => total + cents, 0);
  }
}

function add(cells: Map<string, Cell>, line: JournalLine): void {
  const { periode, soort, boekjaar, rekening, groep, zijde, btw_code, tegenpartij, cents } = line;
  const key = JSON.stringify([periode, soort, boekjaar, rekening, zijde, btw_code, tegenpartij]);
  const known = cells.get(key);
  if (known) known.cents += cents;
  else {
    const type = isGroupKey(groep) ? GROUPS[groep].type : '';
    const own = { periode, soort, boekjaar, rekening, groep, zijde, btw_code, tegenpartij };
    cells.set(key, { ...own, type, cents });
  }
}

/** Whether a cell passes a filter; undefined for one that is not known here. */
function testOf({ column, operator, value }: FilterItem): ((cell: Cell) => boolean) | undefined {
  const known = column === 'type' ? column : KEPT.find((kept) => kept === column);
  if (!known) return undefined;
  const values = new Set((Array.isArray(value) ? value : [value]).map(String));
  const isAmong = (cell: Cell) => {
    const own = cell[known];
    return own !== null && values.has(own);
  };
  if (operator === 'eq' || operator === 'in') return isAmong;
  if (operator === 'ne' || operator === 'not_in') return (cell) => !isAmong(cell);
  return undefined;
}
