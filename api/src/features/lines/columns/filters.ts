import type { FilterItem } from '@kengetal/contract';
import { filterValues, type FilterValue } from '../filter-sql.ts';
import type { LineColumns } from './columns.ts';
import { dayNumber } from './maker.ts';

type Test<Of> = (of: Of) => boolean;

/** The condition of filters on months. */
export const periodeTest = (items: readonly FilterItem[]): Test<number> | undefined =>
  every(items.map((item) => testOf(item, true)));

/**
 * The condition of filters on fiscal years. Undefined for what only the database can tell: how it
 * orders words, for one.
 */
export const boekjaarTest = (items: readonly FilterItem[]): Test<string> | undefined =>
  every(items.map((item) => testOf(item, false)));

/** The same of filters on lines, which are given by their place. */
export function lineTest(
  items: readonly FilterItem[],
  { day, cents }: LineColumns,
): Test<number> | undefined {
  const tests = items.map((item): Test<number> | undefined => {
    if (item.column === 'bedrag') {
      const passes = testOf(item, true);
      return passes && ((line) => passes(cents[line] ?? 0));
    }
    if (item.column === 'omvang') {
      const passes = testOf(item, true);
      return passes && ((line) => passes(Math.abs(cents[line] ?? 0)));
    }
    if (item.column === 'datum') {
      const passes = testOf(item, true, (value) => dayNumber(String(value)));
      return passes && ((line) => passes(day[line] ?? 0));
    }
    if (item.column !== 'zijde') return undefined;
    const passes = testOf(item, false);
    return passes && ((line) => passes((cents[line] ?? 0) < 0 ? 'credit' : 'debet'));
  });
  return every(tests);
}

function every<Of>(tests: readonly (Test<Of> | undefined)[]): Test<Of> | undefined {
  const known = tests.filter((test) => test !== undefined);
  return known.length === tests.length ? (of) => known.every((test) => test(of)) : undefined;
}

/** @param isOrdered false for words, whose order only the database knows */
function testOf(
  item: FilterItem,
  isOrdered: boolean,
  as: (value: FilterValue) => FilterValue = (value) => value,
): Test<FilterValue> | undefined {
  const values = filterValues(item).map(as);
  const [first = 0, second = 0] = values;
  switch (item.operator) {
    case 'eq':
      return (value) => value === first;
    case 'ne':
      return (value) => value !== first;
    case 'in':
      return (value) => values.includes(value);
    case 'not_in':
      return (value) => !values.includes(value);
    case 'gte':
      return isOrdered ? (value) => value >= first : undefined;
    case 'lte':
      return isOrdered ? (value) => value <= first : undefined;
    case 'between':
      return isOrdered ? (value) => value >= first && value <= second : undefined;
    case 'contains':
      return undefined;
  }
}
