import type { Figure, TrendPoint } from '@kengetal/contract';
import { withJson } from '../json.ts';
import { addMonths, definition, periodRange, type DefinitionKey } from '../ledger/index.ts';
import { standAfter } from '../periods/fiscal.ts';
import type { Books } from './books.ts';
import { withOpening } from './operands.ts';

/** Months that a trend or series goes back, the last one included. */
export const TREND_MONTHS = 12;

/**
 * A figure over single months, or the balances that stand after them, as trends and series show them
 * whatever period was chosen. Kept with the books, with its JSON.
 */
export function monthFigures(books: Books, key: DefinitionKey): MonthFigures {
  const name = `months ${key}`;
  const make = () => new MonthFigures(books, key, () => books.derived.resize(name));
  return books.derived.memoize(name, make, ({ bytes }) => bytes);
}

class MonthFigures {
  bytes = 0;
  readonly #books: Books;
  readonly #key: DefinitionKey;
  readonly #onResize: () => void;
  readonly #figures = new Map<number, Figure>();
  readonly #chosen = new Map<number, TrendPoint>();
  readonly #others = new Map<number, TrendPoint>();
  readonly #years = new Map<number, Figure[]>();

  constructor(books: Books, key: DefinitionKey, onResize: () => void) {
    this.#books = books;
    this.#key = key;
    this.#onResize = onResize;
  }

  /** A month in a trend. */
  point(periode: number, chosen: boolean): TrendPoint {
    const points = chosen ? this.#chosen : this.#others;
    return this.#memoize(points, periode, () => ({
      periode,
      figure: this.#figure(periode),
      chosen,
    }));
  }

  /** The months of a series that ends with this one. */
  upTo(last: number): Figure[] {
    const first = addMonths(last, 1 - TREND_MONTHS);
    return this.#memoize(this.#years, last, () =>
      periodRange(first, last).map((periode) => this.#figure(periode)),
    );
  }

  #figure(periode: number): Figure {
    const before = this.#figures.get(periode);
    if (before) return before;
    const month = { periode_min: periode, periode_max: periode };
    const { basis } = definition(this.#key);
    const span = basis === 'stock' ? standAfter(this.#books.calendar.years, month) : month;
    const figure = this.#books.figure(this.#key, span);
    const made = withOpening(this.#books, basis, month, figure);
    this.#figures.set(periode, made);
    return made;
  }

  #memoize<Value extends object>(
    values: Map<number, Value>,
    periode: number,
    make: () => Value,
  ): Value {
    const before = values.get(periode);
    if (before) return before;
    const { value, size } = withJson(make());
    values.set(periode, value);
    this.bytes += size;
    this.#onResize();
    return value;
  }
}
