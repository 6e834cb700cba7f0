import fc from 'fast-check';
import type { Period } from '@kengetal/platform';
import { addMonths, monthsBetween } from './months.ts';
import { allowedStep, coverageOf, monthsIn, nearestBooked, stepped } from './reach.ts';

/** Every month of 1900–2100 in order, written out: what the arithmetic is held against. */
const CALENDAR = Array.from({ length: 201 }, (_, year) =>
  Array.from({ length: 12 }, (__, month) => Number(`${1900 + year}${`0${month + 1}`.slice(-2)}`)),
).flat();
const LAST = CALENDAR.length - 1;
const monthAt = (place: number) => CALENDAR[place] ?? Number.NaN;

const place = fc.integer({ min: 0, max: LAST });
/** Places of the first and last month of a period. */
const places = fc.tuple(place, place).map((pair) => pair.sort((one, other) => one - other));
const periodAt = ([min = 0, max = 0]: number[]): Period => ({
  periode_min: monthAt(min),
  periode_max: monthAt(max),
});
/** The months of a period, counted off on the calendar. */
const monthsOf = ({ periode_min, periode_max }: Period) =>
  CALENDAR.filter((month) => month >= periode_min && month <= periode_max);

const period = (min: number, max: number): Period => ({ periode_min: min, periode_max: max });

describe('months', () => {
  it('are added as the calendar counts', () => {
    fc.assert(
      fc.property(place, place, (from, to) => {
        expect(addMonths(monthAt(from), to - from)).toBe(monthAt(to));
        expect(monthsBetween(monthAt(from), monthAt(to))).toBe(to - from);
      }),
    );
  });
});

describe('a step', () => {
  it.each([
    [period(202501, 202503), -1, period(202410, 202412)],
    [period(202501, 202503), 1, period(202504, 202506)],
    [period(202412, 202412), 1, period(202501, 202501)],
    [period(202407, 202506), -1, period(202307, 202406)],
    [period(190002, 190003), -1, null],
    [period(210011, 210012), 1, null],
  ] as const)('from %p by %p leads to %p', (from, direction, expected) => {
    expect(stepped(from, direction)).toEqual(expected);
  });

  it('keeps the length, touches, and leads back', () => {
    fc.assert(
      fc.property(places, fc.constantFrom(-1 as const, 1 as const), (pair, direction) => {
        const from = periodAt(pair);
        const to = stepped(from, direction);
        const [min = 0, max = 0] = pair;
        const edge = direction === 1 ? max + (max - min) + 1 : min - (max - min) - 1;
        expect(to === null).toBe(edge < 0 || edge > LAST);
        if (!to) return;
        expect(monthsOf(to)).toHaveLength(monthsOf(from).length);
        expect(direction === 1 ? to.periode_min : to.periode_max).toBe(
          monthAt(direction === 1 ? max + 1 : min - 1),
        );
        expect(stepped(to, direction === 1 ? -1 : 1)).toEqual(from);
      }),
    );
  });

  it('is not offered away from the bookings, and always towards them', () => {
    fc.assert(
      fc.property(places, places, (pair, bookedPair) => {
        const [from, booked] = [periodAt(pair), periodAt(bookedPair)];
        for (const direction of [-1, 1] as const) {
          const to = allowedStep(from, direction, booked);
          const all = stepped(from, direction);
          if (to) expect(to).toEqual(all);
          const shared = (one: Period | null) =>
            one !== null && monthsOf(one).some((month) => monthsOf(booked).includes(month));
          // A step that lands on bookings may always be taken.
          if (shared(all)) expect(to).toEqual(all);
        }
        const { periode_min: first, periode_max: last } = booked;
        if (from.periode_min > last) expect(allowedStep(from, 1, booked)).toBeNull();
        if (from.periode_max < first) expect(allowedStep(from, -1, booked)).toBeNull();
      }),
    );
  });

  it('is limited by nothing but the years when the bookings are not known', () => {
    expect(allowedStep(period(202501, 202503), 1, null)).toEqual(period(202504, 202506));
  });
});

describe('against the bookings of January 2023 to March 2025', () => {
  const booked = period(202301, 202503);
  it.each([
    [period(202501, 202503), 'inside', period(202501, 202503)],
    [period(202301, 202301), 'inside', period(202301, 202301)],
    [period(202504, 202506), 'after', period(202501, 202503)],
    [period(203001, 203001), 'after', period(202503, 202503)],
    [period(202210, 202212), 'before', period(202301, 202303)],
    [period(202501, 202512), 'partly', period(202404, 202503)],
    [period(202211, 202301), 'partly', period(202301, 202303)],
    [period(202201, 202612), 'partly', period(202301, 202503)],
    [period(201001, 201512), 'before', period(202301, 202503)],
  ] as const)('%p lies %s; the nearest is %p', (asked, coverage, nearest) => {
    expect(coverageOf(asked, booked)).toBe(coverage);
    expect(nearestBooked(asked, booked)).toEqual(nearest);
  });
});

it('the nearest period lies within the bookings, is as long as it can be, and is its own nearest', () => {
  fc.assert(
    fc.property(places, places, (pair, bookedPair) => {
      const [asked, booked] = [periodAt(pair), periodAt(bookedPair)];
      const nearest = nearestBooked(asked, booked);
      expect(coverageOf(nearest, booked)).toBe('inside');
      const length = Math.min(monthsOf(asked).length, monthsOf(booked).length);
      expect(monthsOf(nearest)).toHaveLength(length);
      expect(monthsIn(nearest)).toBe(length);
      expect(nearestBooked(nearest, booked)).toEqual(nearest);
      if (coverageOf(asked, booked) === 'inside') expect(nearest).toEqual(asked);
    }),
  );
});
