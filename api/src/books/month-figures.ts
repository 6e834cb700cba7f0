import type { Figure, TrendPoint } from '@kengetal/contract';
import { withJson } from '../json.ts';
import { addMonths, definition, periodRange, type DefinitionKey } from '../ledger/index.ts';
import { standAfter } from '../periods/fiscal.ts';
import type { Books } from './books.ts';
import { withOpening } from './operands.ts';

/** Months that a trend or series goes back, the last one included. */
export const TREND_MONTHS = 12;

/** Of all projects together, in bytes; beyond it all is forgotten, and made again where asked. */
const LIMIT_BYTES = 32 * 1024 * 1024;

/** Kept as long as their books are. */
let known = new WeakMap<Books, Map<DefinitionKey, MonthFigures>>();
let size = 0;

function kept<Value extends object>(value: Value): Value {
  const made = withJson(value);
  size += made.size;
  if (size > LIMIT_BYTES) {
    known = new WeakMap();
    size = 0;
  }
  return made.value;
}

/**
 * A figure over single months, or the balances that stand after them, as trends and series show them
 * whatever period was chosen. Kept with the books, with its JSON.
 */
export function monthFigures(books: Books, key: DefinitionKey): MonthFigures {
  let ofBooks = known.get(books);
  if (!ofBooks) known.set(books, (ofBooks = new Map()));
  let months = ofBooks.get(key);
  if (!months) ofBooks.set(key, (months = new MonthFigures(books, key)));
  return months;
}

class MonthFigures {
  readonly #books: Books;
  readonly #key: DefinitionKey;
  readonly #figures = new Map<number, Figure>();
  readonly #chosen = new Map<number, TrendPoint>();
  readonly #others = new Map<number, TrendPoint>();
  readonly #years = new Map<number, Figure[]>();

  constructor(books: Books, key: DefinitionKey) {
    this.#books = books;
    this.#key = key;
  }

  /** A month in a trend. */
  point(periode: number, chosen: boolean): TrendPoint {
    const points = chosen ? this.#chosen : this.#others;
    return madeOnce(points, periode, () => ({ periode, figure: this.#figure(periode), chosen }));
  }

  /** The months of a series that ends with this one. */
  upTo(last: number): Figure[] {
    const first = addMonths(last, 1 - TREND_MONTHS);
    return madeOnce(this.#years, last, () =>
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
}

function madeOnce<Value extends object>(
  made: Map<number, Value>,
  periode: number,
  make: () => Value,
): Value {
  const before = made.get(periode);
  if (before) return before;
  const value = kept(make());
  made.set(periode, value);
  return value;
}
