import { LINE_KINDS } from '@kengetal/contract';
import { SORT_KEYS, type Cell, type ColumnSource, type LineColumns } from './columns.ts';
import { ordered } from './order.ts';
import type { Slice } from './slice.ts';
import { WordIndexMaker } from './words.ts';

export interface Making {
  readonly sources: readonly ColumnSource[];
  /** Numbers of accounts as the database sorts them. */
  readonly accounts: readonly string[];
}

/** Makes columns of the lines of sources, which come in slices in the order of their key. */
export class ColumnsMaker {
  readonly #sources: readonly ColumnSource[];
  readonly #accounts: ReadonlyMap<string, number>;
  readonly #columns;
  readonly #cells: (Cell & { days: [number, number] })[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #descriptions = new Map<string, number>();
  readonly #words: WordIndexMaker;
  #count = 0;

  constructor({ sources, accounts }: Making) {
    const most = sources[sources.length - 1]?.end ?? 0;
    this.#sources = sources;
    this.#accounts = new Map(accounts.map((rekening, place) => [rekening, place]));
    this.#words = new WordIndexMaker(most);
    this.#columns = {
      cell: new Uint32Array(most),
      entryNo: new Int32Array(most),
      lineNo: new Int32Array(most),
      day: new Int32Array(most),
      cents: new Float64Array(most),
      description: new Uint32Array(most),
      account: new Uint32Array(most),
    };
  }

  /** Adds the next lines. Throws for lines out of order, or more than the source should have. */
  add(slice: Slice): void {
    const { cell, entryNo, lineNo, day, cents, description, account } = this.#columns;
    const [entries, lines] = [numbersOf(slice.entry_no), numbersOf(slice.line_no)];
    const [amounts, days] = [numbersOf(slice.cents), slice.datum.split(',')];
    const [months, kinds] = [slice.periode.split(','), slice.soort.split(',')];
    const accounts = textsOf(slice.rekening, slice.rekening_sizes);
    const descriptions = textsOf(slice.woorden, slice.woorden_sizes);
    const words = textsOf(slice.zoek, slice.zoek_sizes);
    const source = this.#sources.find(({ end }) => this.#count < end);
    if (!source || this.#count + entries.length > source.end) throw new Error('too many lines');
    for (const [place, entry] of entries.entries()) {
      const line = this.#count;
      const number = this.#cellOf(source, months[place], kinds[place], accounts[place] ?? '');
      cell[line] = number;
      entryNo[line] = entry;
      lineNo[line] = lines[place] ?? 0;
      day[line] = dayNumber(days[place] ?? '');
      this.#widen(number, day[line] ?? 0);
      cents[line] = amounts[place] ?? 0;
      description[line] = this.#numberOf(descriptions[place] ?? '');
      account[line] = this.#accounts.get(this.#cells[number]?.rekening ?? '') ?? 0;
      this.#words.add(words[place] ?? '');
      if (line > source.first) this.#checkOrder(line);
      this.#count += 1;
    }
  }

  /** Throws when lines are missing. */
  make(): LineColumns {
    const count = this.#columns.cell.length;
    if (this.#count !== count) throw new Error(`${count - this.#count} lines are missing`);
    // Characters are bytes here, so that this is the order of the collation "C".
    const sorted = [...this.#descriptions.keys()].sort();
    const places = new Uint32Array(sorted.length);
    for (const [place, text] of sorted.entries()) {
      places[this.#descriptions.get(text) ?? 0] = place;
    }
    const { description } = this.#columns;
    for (let line = 0; line < count; line += 1) {
      description[line] = places[description[line] ?? 0] ?? 0;
    }
    const orderOf = (column: keyof typeof SORT_KEYS) =>
      ordered(
        count,
        SORT_KEYS[column].map((key) => this.#columns[key]),
      );
    return {
      count,
      sources: this.#sources,
      cells: this.#cells,
      ...this.#columns,
      orders: {
        datum: orderOf('datum'),
        bedrag: orderOf('bedrag'),
        omschrijving: orderOf('omschrijving'),
        rekening: orderOf('rekening'),
      },
      words: this.#words.make(),
    };
  }

  #cellOf(source: ColumnSource, periode = '', soort = '', account: string): number {
    const name = `${source.source_no} ${periode} ${soort} ${account}`;
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    const kind = LINE_KINDS.find((each) => each === soort);
    if (!kind) throw new Error('a line of no kind');
    const rekening = Buffer.from(account, 'latin1').toString('utf8');
    const { source_no } = source;
    this.#cells.push({
      ...{ source_no, periode: Number(periode), soort: kind, rekening },
      days: [Infinity, -Infinity],
    });
    this.#numbers.set(name, this.#cells.length - 1);
    return this.#cells.length - 1;
  }

  #widen(number: number, day: number): void {
    const days = this.#cells[number]?.days;
    if (!days) return;
    if (day < days[0]) days[0] = day;
    if (day > days[1]) days[1] = day;
  }

  #numberOf(description: string): number {
    const known = this.#descriptions.get(description);
    if (known !== undefined) return known;
    this.#descriptions.set(description, this.#descriptions.size);
    return this.#descriptions.size - 1;
  }

  #checkOrder(line: number): void {
    const { entryNo, lineNo } = this.#columns;
    const [entry = 0, before = 0] = [entryNo[line], entryNo[line - 1]];
    const isNext =
      entry === before ? (lineNo[line] ?? 0) > (lineNo[line - 1] ?? 0) : entry > before;
    if (!isNext) throw new Error('lines are out of order');
  }
}

/** '2024-03-31' as 20240331. */
export const dayNumber = (day: string): number => Number(day.replaceAll('-', ''));

const numbersOf = (text: string): number[] => text.split(',').map(Number);

/** Texts that stand one after the other, as bytes. */
function textsOf(text: string, sizes: string): string[] {
  const bytes = Buffer.from(text, 'utf8');
  let end = 0;
  return numbersOf(sizes).map((size) => {
    end += size;
    return bytes.toString('latin1', end - size, end);
  });
}
