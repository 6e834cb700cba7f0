import fc from 'fast-check';
import { weeksWithin } from './weeks.ts';

const DAY_MS = 86_400_000;
const textOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

describe('weeks', () => {
  it.each([
    // From calendars on paper: 2026 has 53 weeks, and begins on a Thursday.
    ['2025-12-29', 1, '2025-12-29', '2026-01-04'],
    ['2026-01-01', 1, '2025-12-29', '2026-01-04'],
    ['2026-12-31', 53, '2026-12-28', '2027-01-03'],
    ['2027-01-04', 1, '2027-01-04', '2027-01-10'],
    ['2024-02-29', 9, '2024-02-26', '2024-03-03'],
  ])('of %s is %i', (day, week, first, last) => {
    expect(weeksWithin(day, day)).toEqual([{ week, first, last }]);
  });

  it('hold every day once, from Monday to Sunday', () => {
    const days = fc.integer({
      min: Date.UTC(1990, 0, 1) / DAY_MS,
      max: Date.UTC(2090, 0, 1) / DAY_MS,
    });
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 120 }), (day, length) => {
        const [first, last] = [textOf(day * DAY_MS), textOf((day + length) * DAY_MS)];
        const weeks = weeksWithin(first, last);
        for (let at = day; at <= day + length; at += 1) {
          const text = textOf(at * DAY_MS);
          expect(weeks.filter((week) => week.first <= text && text <= week.last)).toHaveLength(1);
        }
        for (const week of weeks) {
          expect(new Date(week.first).getUTCDay()).toBe(1);
          expect(Date.parse(week.last) - Date.parse(week.first)).toBe(6 * DAY_MS);
          expect(week.first <= last && week.last >= first).toBe(true);
        }
      }),
    );
  });
});
