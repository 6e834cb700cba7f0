import fc from 'fast-check';
import { headingsOver, nextPageFrom } from './table-breaks.ts';

type Row = Parameters<typeof nextPageFrom>[0][number];

const group = (level: number): Row => ({ kind: 'group', level });
const line = (level: number): Row => ({ kind: 'line', level });
const total = (level: number): Row => ({ kind: 'total', level });

const PAGE = 10;

/** The rows that begin a page, of a table with rows one high; the first page may have less room. */
function pagesOf(rows: readonly Row[], first = PAGE): number[] {
  const heights = rows.map(() => 1);
  const starts = [0];
  for (let from = 0, room = first; from + room < rows.length; room = PAGE) {
    from = nextPageFrom(rows, heights, { from, full: from + room, page: PAGE, isTop: true });
    starts.push(from);
  }
  return starts;
}

describe('a table that is longer than a page', () => {
  it('goes on with the group that would be cut', () => {
    const activa = [group(0), line(1), line(1), line(1), line(1), total(0)];
    const passiva = [group(0), line(1), line(1), line(1), total(0), total(0)];
    expect(pagesOf([...activa, ...passiva])).toEqual([0, 6]);
  });

  it('cuts a group that is longer than a page between its parts, not within them', () => {
    const part = [line(1), line(2), line(2)];
    const costs = [group(0), ...part, ...part, ...part, ...part, total(0)];
    // Heading and three parts are ten; the fourth and the total follow.
    expect(pagesOf(costs)).toEqual([0, 10]);
    expect(pagesOf(costs, 9)).toEqual([0, 7]);
    expect(headingsOver(costs, 10)).toEqual([0]);
  });

  it('leaves no heading behind, and no total alone', () => {
    const nine = Array.from({ length: 8 }, () => line(0));
    expect(pagesOf([...nine, line(0), group(0), line(1), total(0)])).toEqual([0, 9]);
    expect(pagesOf([...nine, line(0), line(0), total(0)])).toEqual([0, 9]);
  });

  it('goes to a new page whole where its first group has no room', () => {
    const rows = [
      group(0),
      line(1),
      line(1),
      total(0),
      ...Array.from({ length: 8 }, () => line(0)),
    ];
    const heights = rows.map(() => 1);
    const at = { from: 0, full: 2, page: PAGE };
    expect(nextPageFrom(rows, heights, { ...at, isTop: false })).toBe(0);
  });

  it('cuts no group that fits a page, whatever the table', () => {
    const groups = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(groups, fc.integer({ min: 1, max: PAGE }), (lengths, first) => {
        const rows = lengths.flatMap((length) => [
          group(0),
          ...Array.from({ length }, () => line(1)),
          total(0),
        ]);
        const starts = pagesOf(rows, Math.max(first, (lengths[0] ?? 0) + 2));
        expect(starts.every((start) => rows[start]?.kind === 'group')).toBe(true);
        expect(starts.every((start, page) => page === 0 || start > (starts[page - 1] ?? 0))).toBe(
          true,
        );
      }),
    );
  });
});
