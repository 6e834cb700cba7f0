import { LRUCache } from 'lru-cache';
import type { Figure } from '@kengetal/contract';
import { sizeWithJson, withJson } from '../json.ts';
import { definition, type DefinitionKey } from '../ledger/index.ts';
import { standAfter } from '../periods/fiscal.ts';
import type { Books } from './books.ts';
import { withOpening } from './operands.ts';

/** Of all projects together, in bytes: some 15,000 figures. */
const LIMIT_BYTES = 32 * 1024 * 1024;

const KEPT = new LRUCache<string, Figure>({
  maxSize: LIMIT_BYTES,
  sizeCalculation: sizeWithJson,
});

/** Books differ by version and by day; numbers are not given twice. */
const NUMBERS = new WeakMap<Books, number>();
let lastNumber = 0;

function numberOf(books: Books): number {
  const known = NUMBERS.get(books);
  if (known !== undefined) return known;
  lastNumber += 1;
  NUMBERS.set(books, lastNumber);
  return lastNumber;
}

/**
 * A figure over one month, or the balance that stands after it, as trends show it whatever period
 * was chosen. Kept, with its JSON, as long as its books are asked for.
 */
export function monthFigure(books: Books, key: DefinitionKey, periode: number): Figure {
  const name = `${numberOf(books)} ${key} ${periode}`;
  const known = KEPT.get(name);
  if (known) return known;
  const month = { periode_min: periode, periode_max: periode };
  const { basis } = definition(key);
  const span = basis === 'stock' ? standAfter(books.calendar.years, month) : month;
  const figure = withJson(withOpening(books, basis, month, books.figure(key, span)));
  KEPT.set(name, figure);
  return figure;
}
