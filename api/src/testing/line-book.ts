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

/** Lines that no selection here tells apart, added up. */
interface Cell extends Pick<JournalLine, 'periode' | 'soort' | 'boekjaar' | 'rekening' | 'groep'> {
  readonly type: string;
  cents: number;
}

/** All lines of a project, read once; adds up selections by itself, without the API. */
export class LineBook {
  readonly #cells: readonly Cell[];

  private constructor(cells: readonly Cell[]) {
    this.#cells = cells;
  }

  static async read(caller: Caller, project_id: string): Promise<LineBook> {
    const cells = new Map<string, Cell>();
    let cursor: string | undefined;
    do {
      const body = { project_id, selection: EVERYTHING, limit: PAGE, cursor };
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
  const { periode, soort, boekjaar, rekening, groep, cents } = line;
  const key = JSON.stringify([periode, soort, boekjaar, rekening]);
  const type = isGroupKey(groep) ? GROUPS[groep].type : '';
  const cell = cells.get(key) ?? { periode, soort, boekjaar, rekening, groep, type, cents: 0 };
  cell.cents += cents;
  cells.set(key, cell);
}

/** Whether a cell passes a filter; undefined for one that is not known here. */
function testOf({ column, operator, value }: FilterItem): ((cell: Cell) => boolean) | undefined {
  if (column !== 'rekening' && column !== 'groep' && column !== 'type' && column !== 'boekjaar') {
    return undefined;
  }
  const values = (Array.isArray(value) ? value : [value]).map(String);
  const isAmong = (cell: Cell) => values.includes(cell[column]);
  if (operator === 'eq' || operator === 'in') return isAmong;
  if (operator === 'ne' || operator === 'not_in') return (cell) => !isAmong(cell);
  return undefined;
}
