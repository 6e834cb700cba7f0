import { addMonths, dayIn } from '../periods/months.ts';
import { line, wrongEvidence } from '../testing/recurring.ts';
import { detectRecurring, type RecurringSeries } from './index.ts';

const YEAR = { first: '2024-01-01', last: '2024-12-31' };
const months = (count: number, first = 202401) =>
  Array.from({ length: count }, (_, index) => addMonths(first, index));

const only = (series: RecurringSeries[]): RecurringSeries => {
  const [one, ...others] = series;
  if (!one || others.length > 0) throw new Error(`${String(series.length)} series`);
  return one;
};
const words = ({ rhythm, amounts, certainty, occurrences }: RecurringSeries) =>
  `${rhythm.cadence} ${amounts.kind} ${certainty} ${String(occurrences.length)}`;

describe('bookings that come back', () => {
  it('are monthly on a day of the month, and four-weekly every 28 days', () => {
    const monthly = months(12).map((month) => line(dayIn(month, 5), 10_000));
    expect(words(only(detectRecurring(monthly, YEAR)))).toBe('maandelijks vast zeker 12');
    // 4 January plus thirteen times 28 days ends on 5 December.
    const days = [
      '01-04',
      '02-01',
      '02-29',
      '03-28',
      '04-25',
      '05-23',
      '06-20',
      '07-18',
      '08-15',
      '09-12',
      '10-10',
      '11-07',
      '12-05',
    ];
    const fourWeekly = days.map((day) => line(`2024-${day}`, 10_000));
    expect(words(only(detectRecurring(fourWeekly, YEAR)))).toBe('vierwekelijks vast zeker 13');
  });

  it('have a price that rose, and stay one series', () => {
    const lines = months(12).map((month, index) =>
      line(dayIn(month, 3), index < 8 ? 34_900 : 38_900),
    );
    const { amounts } = only(detectRecurring(lines, YEAR));
    expect(amounts.levels).toEqual([
      { from: 0, cents: 34_900 },
      { from: 8, cents: 38_900 },
    ]);
    expect(amounts.usual).toBe(11);
  });

  it('have a price that rises each year, though they come only once a quarter', () => {
    const days = ['2024', '2025', '2026'].flatMap((year) =>
      ['03', '06', '09', '12'].map((month) => `${year}-${month}-15`),
    );
    // 3% more from January on: 2,250.00, 2,317.50 and 2,387.03.
    const prices = [225_000, 231_750, 238_703];
    const lines = days.slice(0, 11).map((day, index) => line(day, prices[index >> 2] ?? 0));
    const span = { first: '2024-01-01', last: '2026-10-31' };
    const { rhythm, amounts } = only(detectRecurring(lines, span));
    expect([rhythm.cadence, amounts.kind, amounts.usual]).toEqual(['kwartaal', 'trede', 10]);
    expect(amounts.levels).toEqual([
      { from: 0, cents: 225_000 },
      { from: 4, cents: 231_750 },
      { from: 8, cents: 238_703 },
    ]);
  });

  it('may be booked twice: the second is a double, not a shorter rhythm', () => {
    const lines = months(12).map((month) => line(dayIn(month, 6), 1_884));
    const series = only(detectRecurring([...lines, line('2024-12-07', 1_884)], YEAR));
    expect(words(series)).toBe('maandelijks vast zeker 12');
    expect(series.occurrences[11]?.doubles.map(({ datum }) => datum)).toEqual(['2024-12-07']);
  });

  it('are found without a relation under seven wordings, one month with another amount', () => {
    const texts = [
      'Pakket',
      'Kosten bank',
      'Tarief',
      'Afrekening',
      'Bankkosten',
      'Service',
      'Zakelijk',
    ];
    const none = { tegenpartij: null, tegenpartij_naam: null };
    const lines = months(12).map((month, index) =>
      line(dayIn(month, 31), index === 4 ? 1_750 : 850, {
        ...none,
        omschrijving: texts[index % 7] ?? '',
      }),
    );
    const other = [line('2024-03-11', 4_200, none), line('2024-09-19', 33_000, none)];
    const series = only(detectRecurring([...lines, ...other], YEAR));
    expect(series.rhythm.cadence).toBe('maandelijks');
    expect(series.amounts.kind).toBe('vast');
    expect(series.occurrences.length).toBeGreaterThanOrEqual(11);
  });

  it('count by month where days are those of booking in batches', () => {
    const days = [28, 2, 25, 9, 27, 3, 28, 1, 26, 4, 27, 2];
    const lines = months(12).map((month, index) => line(dayIn(month, days[index] ?? 1), 300_700));
    const series = only(detectRecurring(lines, YEAR));
    expect([series.rhythm.cadence, series.rhythm.basis]).toEqual(['maandelijks', 'maand']);
  });

  it('need three times, a yearly one two in more than a year', () => {
    const twice = [line('2024-02-01', 5_000), line('2024-03-01', 5_000)];
    expect(detectRecurring(twice, YEAR)).toEqual([]);
    const yearly = [line('2023-06-14', 138_000), line('2024-06-14', 138_000)];
    const long = { first: '2023-01-01', last: '2024-12-31' };
    expect(words(only(detectRecurring(yearly, long)))).toBe('jaar vast waarschijnlijk 2');
    expect(detectRecurring(yearly, { first: '2023-06-14', last: '2024-06-14' })).toEqual([]);
  });

  it('are not looked for in books of less than three months', () => {
    const lines = ['01', '08', '15', '22', '29'].map((day) => line(`2024-01-${day}`, 5_000));
    expect(detectRecurring(lines, { first: '2024-01-01', last: '2024-02-28' })).toEqual([]);
  });

  it('of one supplier and account are told apart by amount', () => {
    const lines = months(12).flatMap((month) => [
      line(dayIn(month, 2), 2_995),
      line(dayIn(month, 19), 12_500),
    ]);
    expect(detectRecurring(lines, YEAR).map(words)).toEqual([
      'maandelijks vast zeker 12',
      'maandelijks vast zeker 12',
    ]);
  });

  it('without a relation leave out lines of the same entry that have one', () => {
    const lines = months(12).flatMap((month) => {
      const entry = { boekstuk: `M${String(month)}` };
      return [
        line(dayIn(month, 1), 7_500, { ...entry, tegenpartij: null, tegenpartij_naam: null }),
        line(dayIn(month, 1), 900 + (month % 7) * 311, { ...entry, tegenpartij: 'X' }),
      ];
    });
    const series = detectRecurring(lines, YEAR);
    expect(series.flatMap((one) => wrongEvidence(lines, one))).toEqual([]);
    expect(
      series.find(({ tegenpartij }) => tegenpartij === null)?.occurrences[0]?.evidence[0]?.others,
    ).toEqual(['X']);
  });
});
