import {
  gridEarlier,
  gridFigure,
  wholeSeries,
  type BookedFigure,
  type DerivedFigure,
  type Figure,
  type GridBlock,
  type Selection,
  type ShortRecurringBlock,
} from '@kengetal/contract';
import type { Caller } from './caller.ts';
import { LineBook } from './line-book.ts';

/** Every figure within a value, those inside other figures too. */
export function figuresIn(value: unknown): Figure[] {
  if (Array.isArray(value)) return value.flatMap(figuresIn);
  if (typeof value !== 'object' || value === null) return [];
  if (isSeries(value))
    return figuresIn(wholeSeries({ title: '', updated_at: null, blocks: [value] }).blocks);
  if (isGrid(value)) return [...figuresIn(value.note), ...figuresOfGrid(value).flatMap(withInside)];
  const inside = Object.values(value).flatMap(figuresIn);
  return isFigure(value) ? [value, ...inside] : inside;
}

/** Every cell of a grid. */
function figuresOfGrid(grid: GridBlock): Figure[] {
  return grid.rows
    .filter(({ kind }) => kind !== 'group')
    .flatMap((row) =>
      grid.columns.flatMap((_, index) => [
        gridFigure(grid.columns, row, index),
        ...[gridEarlier(grid.columns, row, index)].flatMap((earlier) => earlier ?? []),
      ]),
    );
}

function isSeries(value: object): value is ShortRecurringBlock {
  return 'kind' in value && value.kind === 'short_recurring';
}

function isGrid(value: object): value is GridBlock {
  return 'kind' in value && value.kind === 'grid' && 'rows' in value;
}

/** A figure and those that it is made of. */
function withInside(figure: Figure): Figure[] {
  return [figure, ...Object.values(figure).flatMap(figuresIn)];
}

function isFigure(value: object): value is Figure {
  if (!('kind' in value)) return false;
  if (value.kind === 'booked') return 'selection' in value;
  if (value.kind === 'derived') return 'terms' in value;
  return value.kind === 'absent' || value.kind === 'budget' || value.kind === 'forecast';
}

/** Selections whose lines are asked of the API one by one; the others are added up here. */
const ASKED = 60;

/** Filters on what lines do not say themselves. */
const ONLY_TOLD: ReadonlySet<string> = new Set(['openstaand', 'peildatum', 'post']);

/** Opens figures and tells which do not agree with what they are made of. */
export class Opener {
  readonly #caller: Caller;
  readonly #projectId: string;
  readonly #lines = new Map<string, Promise<LineBook>>();
  readonly #sums = new Map<string, number>();
  /** Different selections that were opened. */
  get opened(): number {
    return this.#sums.size;
  }

  constructor(caller: Caller, projectId: string) {
    this.#caller = caller;
    this.#projectId = projectId;
  }

  /** What is wrong with the figures in a value; empty when all agree. */
  async faults(value: unknown): Promise<string[]> {
    const faults: string[] = [];
    for (const figure of figuresIn(value)) {
      const fault = await this.#fault(figure);
      if (fault) faults.push(fault);
    }
    return faults;
  }

  async #fault(figure: Figure): Promise<string | undefined> {
    if (figure.kind === 'booked') {
      const sum = await this.#sumOf(figure);
      const agrees = figure.cents === figure.sign * sum || (figure.cents === 0 && sum === 0);
      return agrees ? undefined : `${figure.about?.label}: ${figure.cents}, but lines ${sum}`;
    }
    if (figure.kind === 'derived') {
      const value = recomputed(figure);
      return value === figure.value
        ? undefined
        : `${figure.about?.label}: ${figure.value}, not ${value}`;
    }
    if (figure.kind === 'absent')
      return figure.reason === '' ? 'absent without a reason' : undefined;
    return undefined;
  }

  async #sumOf({ selection }: BookedFigure): Promise<number> {
    const key = JSON.stringify(selection);
    const known = this.#sums.get(key);
    if (known !== undefined) return known;
    const isAsked = this.#sums.size < ASKED;
    const sum = isAsked ? undefined : await this.#addedUp(selection);
    const opened = sum ?? (await this.#ask(selection, isAsked));
    this.#sums.set(key, opened);
    return opened;
  }

  /** The sum without the API; of what only the API tells, its lines are read once for all relations. */
  async #addedUp(selection: Selection): Promise<number | undefined> {
    const { filters } = selection;
    const isTold = filters.some(({ column }) => ONLY_TOLD.has(column));
    const told = filters.filter(({ column }) => column === 'groep' || ONLY_TOLD.has(column));
    const lines = await this.#linesOf(isTold ? { ...selection, filters: told } : undefined);
    return lines.sum({
      ...selection,
      filters: filters.filter((one) => !ONLY_TOLD.has(one.column)),
    });
  }

  #linesOf(selection: Selection | undefined): Promise<LineBook> {
    const key = JSON.stringify(selection ?? null);
    const lines = this.#lines.get(key) ?? LineBook.read(this.#caller, this.#projectId, selection);
    this.#lines.set(key, lines);
    return lines;
  }

  async #ask(selection: Selection, isAddedUp: boolean): Promise<number> {
    const limit = isAddedUp ? 500 : 1;
    const body = { project_id: this.#projectId, selection, limit };
    const { lines, next_cursor, sum_cents, count } = await this.#caller.ask('lines', { body });
    const added = lines.reduce((total, line) => total + line.cents, 0);
    if (isAddedUp && next_cursor === null && (added !== sum_cents || count !== lines.length)) {
      throw new Error(`the lines of ${JSON.stringify(selection)} do not add up to their own sum`);
    }
    return sum_cents;
  }
}

/** The value of a derived figure by the rule of the contract, in fractions of whole numbers. */
function recomputed({ unit, divisor = 1, terms }: DerivedFigure): number {
  const total = (part: 'teller' | 'noemer') =>
    terms
      .filter((term) => term.part === part)
      .reduce((sum, { factor, figure }) => sum + BigInt(factor) * BigInt(numberOf(figure)), 0n);
  if (!terms.some(({ part }) => part === 'noemer'))
    return rounded(total('teller'), BigInt(divisor));
  const scale = { percent: 10_000n, ratio: 100n, days: 10n * BigInt(divisor), cents: 1n }[unit];
  return rounded(scale * total('teller'), total('noemer'));
}

function numberOf(figure: Figure): number {
  if (figure.kind === 'derived') return figure.value;
  if (figure.kind === 'absent') throw new Error('a derived figure with an absent operand');
  return figure.cents;
}

/** Halves away from zero. */
function rounded(above: bigint, below: bigint): number {
  const negative = above < 0n !== below < 0n;
  const [top, bottom] = [above < 0n ? -above : above, below < 0n ? -below : below];
  const whole = top / bottom + ((top % bottom) * 2n >= bottom ? 1n : 0n);
  return Number(negative ? -whole : whole) + 0;
}
