import type { FilterItem, JournalLine, Selection } from '@kengetal/contract';
import { GROUPS, isGroupKey } from '@kengetal/ledger';
import type { Caller } from './caller.ts';

const EVERYTHING: Selection = {
  periode_min: 190001,
  periode_max: 210012,
  soorten: ['opening', 'mutatie', 'afsluiting'],
  filters: [],
};
const PAGE = 500;

/** Columns that selections are told apart by here: those of accounts, and those of lines besides. */
const OF_ACCOUNTS = ['boekjaar', 'rekening', 'groep', 'type'] as const;
const OF_LINES = ['zijde', 'btw_code', 'tegenpartij'] as const;
const KEPT = [...OF_ACCOUNTS, ...OF_LINES];

/** Lines that no selection here tells apart, added up. */
type Cell = Pick<JournalLine, 'periode' | 'soort' | 'cents'> &
  Record<(typeof KEPT)[number], string | null>;
/** By account. */
type Cells = ReadonlyMap<string, readonly Cell[]>;

/** Lines of a project, read once; adds up selections of them by itself, without the API. */
export class LineBook {
  readonly #ofAccounts: Cells;
  readonly #ofLines: Cells;

  private constructor(lines: readonly JournalLine[]) {
    this.#ofAccounts = added(lines, OF_ACCOUNTS);
    this.#ofLines = added(lines, KEPT);
  }

  /** Reads all lines, or those of a selection. */
  static async read(caller: Caller, project_id: string, selection = EVERYTHING): Promise<LineBook> {
    const lines: JournalLine[] = [];
    let cursor: string | undefined;
    do {
      const body = { project_id, selection, limit: PAGE, cursor };
      const page = await caller.ask('lines', { body });
      lines.push(...page.lines);
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined);
    return new LineBook(lines);
  }

  /** Debit-positive sum of a selection; undefined where its filters ask for more than is kept. */
  sum({ periode_min, periode_max, soorten, filters }: Selection): number | undefined {
    const tests = filters.map(testOf).filter((test) => test !== undefined);
    if (tests.length < filters.length) return undefined;
    const isOfLines = filters.some(({ column }) => OF_LINES.some((one) => one === column));
    const cells = isOfLines ? this.#ofLines : this.#ofAccounts;
    const account = filters.find(
      ({ column, operator }) => column === 'rekening' && operator === 'eq',
    );
    const chosen = account ? [cells.get(String(account.value)) ?? []] : cells.values();
    let total = 0;
    for (const own of chosen) {
      for (const cell of own) {
        const { periode, soort, cents } = cell;
        if (periode < periode_min || periode > periode_max || !soorten.includes(soort)) continue;
        if (tests.every((test) => test(cell))) total += cents;
      }
    }
    return total;
  }
}

/** Lines that these columns do not tell apart, added up. */
function added(lines: readonly JournalLine[], columns: readonly (typeof KEPT)[number][]): Cells {
  const cells = new Map<string, Cell>();
  for (const line of lines) {
    const whole = { ...line, type: isGroupKey(line.groep) ? GROUPS[line.groep].type : '' };
    const { periode, soort, cents } = line;
    const key = JSON.stringify([periode, soort, ...columns.map((column) => whole[column])]);
    const known = cells.get(key);
    if (known) known.cents += cents;
    else cells.set(key, whole);
  }
  const byAccount = new Map<string, Cell[]>();
  for (const cell of cells.values()) {
    const own = byAccount.get(cell.rekening ?? '');
    if (own) own.push(cell);
    else byAccount.set(cell.rekening ?? '', [cell]);
  }
  return byAccount;
}

/** Whether a cell passes a filter; undefined for one that is not known here. */
function testOf({ column, operator, value }: FilterItem): ((cell: Cell) => boolean) | undefined {
  const known = KEPT.find((kept) => kept === column);
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
