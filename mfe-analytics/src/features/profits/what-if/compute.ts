import {
  gridFigure,
  type DerivedFigure,
  type Figure,
  type FigureTerm,
  type GridBlock,
  type GridColumn,
  type GridRow,
} from '@kengetal/contract';
import { valueOf } from '@kengetal/ui';
import { placesOf } from '../tree-table.ts';
import type { Change } from './changes.ts';
import { amountTerm, derived, extraRow, NOT_BOOKED, partOf, type ChangedRow } from './figures.ts';
import { wordsOf } from './input.ts';

/**
 * The tree with these changes in the chosen period. An account without parts is what is booked, plus
 * a rounded part of that for each percentage on it or on a row above it, plus the amount on it
 * itself. Every other row adds up the rows under it, a total the rows above it; so each amount opens
 * into others down to what is booked, changes add up whatever their order, and totals are the sums
 * of what is shown.
 */
export function whatIf(block: GridBlock, changes: readonly Change[]): ChangedRow[] {
  const [place] = placesOf(block);
  const column = block.columns[place];
  return column ? new Computation(block, place, column, changes).rows() : [];
}

class Computation {
  readonly #block: GridBlock;
  readonly #place: number;
  readonly #column: GridColumn;
  readonly #changes: ReadonlyMap<string, Change>;
  readonly #rowOf: ReadonlyMap<string, GridRow>;
  readonly #parts = new Map<string, GridRow[]>();

  constructor(block: GridBlock, place: number, column: GridColumn, changes: readonly Change[]) {
    this.#block = block;
    this.#place = place;
    this.#column = column;
    this.#changes = new Map(changes.map((change) => [change.row, change]));
    this.#rowOf = new Map(block.rows.map((row) => [row.key, row]));
    for (const row of block.rows) {
      if (row.parent === null) continue;
      this.#parts.set(row.parent, [...(this.#parts.get(row.parent) ?? []), row]);
    }
  }

  rows(): ChangedRow[] {
    const found: ChangedRow[] = [];
    /** What the next total adds up: the total before it and the headings since. */
    let above: ChangedRow[] = [];
    for (const row of this.#block.rows) {
      if (row.kind === 'total') {
        const total = this.#changedRow(row, this.#sum(row, above));
        found.push(total);
        above = [total];
      } else if (row.parent === null) {
        const rows = this.#branch(row);
        found.push(...rows);
        above.push(...rows.slice(0, 1));
      }
    }
    return found;
  }

  /** A row and all under it, in the order in which they are shown. */
  #branch(row: GridRow): ChangedRow[] {
    const branches = (this.#parts.get(row.key) ?? []).map((part) => this.#branch(part));
    if (branches.length === 0) return [this.#changedRow(row, this.#leaf(row))];
    const change = this.#changes.get(row.key);
    const extra = change?.kind === 'amount' ? [extraRow(row, change)] : [];
    const parts = [...extra, ...branches.flatMap((rows) => rows.slice(0, 1))];
    return [this.#changedRow(row, this.#sum(row, parts)), ...extra, ...branches.flat()];
  }

  #changedRow(row: GridRow, changed: Figure): ChangedRow {
    return {
      row,
      isExtra: false,
      booked: gridFigure(this.#block.columns, row, this.#place),
      changed,
    };
  }

  #leaf(row: GridRow): Figure {
    const booked = gridFigure(this.#block.columns, row, this.#place);
    if (!valueOf(booked)) return booked;
    const own = this.#changes.get(row.key);
    return this.#made(row, [
      { label: `${row.label}, geboekt`, factor: 1, part: 'teller', figure: booked },
      ...this.#percentagesOn(row).map(({ of, change }): FigureTerm => {
        const label = `${of.label} ${wordsOf(change)}`;
        return { label, factor: 1, part: 'teller', figure: partOf(booked, row, change, label) };
      }),
      ...(own?.kind === 'amount' ? [amountTerm(own)] : []),
    ]);
  }

  /** Of the row itself and of those that it is a part of. */
  #percentagesOn(row: GridRow) {
    const found: { of: GridRow; change: Change }[] = [];
    let of: GridRow | undefined = row;
    while (of) {
      const change = this.#changes.get(of.key);
      if (change?.kind === 'percent') found.push({ of, change });
      of = of.parent === null ? undefined : this.#rowOf.get(of.parent);
    }
    return found;
  }

  /** Adds up rows as the row shows them: costs lower a result. */
  #sum(row: GridRow, parts: readonly ChangedRow[]): Figure {
    const booked = parts.reduce(
      (sum, part) => sum + row.sign * part.row.sign * (valueOf(part.booked)?.value ?? 0),
      0,
    );
    const missing = parts.find(({ changed }) => changed.kind === 'absent');
    if (missing) return missing.changed;
    if (booked !== (row.values[this.#place] ?? 0)) {
      // A tree that leaves rows out cannot be carried on with.
      const reason = 'Dit totaal is niet de som van de regels erboven.';
      return { kind: 'absent', reason, about: this.#about(row) };
    }
    return this.#made(
      row,
      parts.map((part) => ({
        label: `${part.row.label}${part.isExtra ? '' : ', wat als'}`,
        factor: row.sign * part.row.sign,
        part: 'teller',
        figure: part.changed,
      })),
    );
  }

  #made(row: GridRow, terms: FigureTerm[]): DerivedFigure {
    return { ...derived(terms), about: this.#about(row) };
  }

  #about(row: GridRow) {
    return { label: `${row.label}, wat als, ${this.#column.naam}`, explanation: NOT_BOOKED };
  }
}
