import fc from 'fast-check';
import { filterOf, orderOf, QueryError, WallClock, type Value } from './odata.ts';

const FIELDS = new Set(['Code', 'Name', 'Date', 'IsOpen']);
const ROW: Readonly<Record<string, Value>> = {
  Code: 7,
  Name: "'s Lands",
  Date: new WallClock(Date.UTC(2026, 0, 31)),
  IsOpen: false,
};
const read = (field: string) => ROW[field] ?? null;

describe('a filter', () => {
  it.each([
    ["Name eq '''s Lands'", true],
    ["Name ne 'x' and IsOpen eq false", true],
    ['Code gt 6L and Code lt 7', false],
    ['Code ge 7 and (Code gt 8 or IsOpen eq true)', false],
    // And binds more than or.
    ['Code eq 7 or Code eq 8 and Code eq 9', true],
    ["Date ge datetime'2026-01-31'", true],
    ["Date gt datetime'2026-01-31T00:00:00'", false],
    ['  Code   eq 7.0  ', true],
    ['Name eq null', false],
  ])('%s is %p', (text, expected) => {
    expect(filterOf(text, FIELDS)(read)).toBe(expected);
  });

  it.each(['', 'Code', 'Code eq', 'eq 7', 'Code is 7', '(Code eq 7', 'Code eq 7)', "Name eq 'x"])(
    'of %p is none',
    (text) => expect(() => filterOf(text, FIELDS)).toThrow(QueryError),
  );

  it('is read or refused, whatever stands there', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        try {
          filterOf(text, FIELDS);
        } catch (error) {
          expect(error).toBeInstanceOf(QueryError);
        }
      }),
    );
  });
});

it('orders by several fields, each its own way', () => {
  const rows = [
    ['b', 1],
    ['a', 1],
    ['a', 2],
  ];
  const order = orderOf('Name asc,Code desc', FIELDS);
  const reader =
    ([Name = '', Code = 0]: (typeof rows)[number]) =>
    (field: string) =>
      field === 'Name' ? Name : Code;
  expect([...rows].sort((a, b) => order(reader(a), reader(b)))).toEqual([
    ['a', 2],
    ['a', 1],
    ['b', 1],
  ]);
});
