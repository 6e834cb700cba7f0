import type { Question } from '@kengetal/contract';
import { askedBy, values } from '../../testing/answered.ts';
import { projectWith } from '../../testing/books.ts';
import { Opener } from '../../testing/figures.ts';
import { signedIn } from '../../testing/running.ts';
import {
  capital,
  smallBooks,
  throughBank,
  usual,
  type SmallEntry,
} from '../../testing/small-books.ts';

/** Whole euros as cents. */
const euros = (...amounts: number[]) => amounts.map((amount) => amount * 100);
const figure = (key: string) => ({ kind: 'figure' as const, key });
const LINES = { kind: 'lines' } as const;
const inMonth = (entry: SmallEntry, period: number): SmallEntry => ({ ...entry, period });

/** Lines of early April, of which one was booked in March and one in May. */
const BOOKS = smallBooks({
  ...{ year: 2024, accounts: usual('0500', '1000', '4000', '4100', '8000') },
  opening: capital(10_000_00),
  entries: [
    inMonth(throughBank('2024-04-04', '4100', 700), 3),
    inMonth(throughBank('2024-04-03', '4000', 300), 5),
    throughBank('2024-04-04', '4100', 50),
    throughBank('2024-04-20', '8000', -2000),
    {
      day: '2024-06-01',
      lines: [
        ['4000', 600_00],
        ['4100', 1200_00],
        ['1000', -1800_00],
      ],
    },
  ],
});

describe('bookings by their date and by their size', () => {
  const { test, caller } = signedIn({ settings: { KENGETAL_QUESTIONS_PER_MINUTE: '1000' } });
  let project_id: string;
  beforeAll(async () => {
    project_id = await projectWith(test, caller, [BOOKS]);
  });
  const asked = async (question: Question) => {
    const answer = await askedBy(caller, project_id, question);
    // Each amount opens exactly the lines that it is of.
    expect(await new Opener(caller, project_id).faults(answer.figures)).toEqual([]);
    return answer;
  };
  const of = (day: string, more: Question) => asked({ ...more, day });

  it('are of a day whatever month they were booked in', async () => {
    const costs = await of('2024-04-04', { subject: figure('kosten') });
    expect(values(costs)).toEqual(euros(750));
    const lines = await of('2024-04-04', { subject: LINES });
    expect(lines.text).toMatch(/4 april 2024: \[4 boekingsregels\].*750,00.* debet en evenveel/);
    const parts = await of('2024-04-04', { subject: figure('kosten'), split: 'rekening' });
    expect(values(parts, 't').at(0)).toBe(75_000);
    const bank = { subject: figure('bank_en_kas'), measure: 'boekingen' } as const;
    expect(values(await of('2024-04-04', bank)).at(0)).toBe(-75_000);
  });

  it('make a balance by their date, and at the end of a month that of the month', async () => {
    const bank = { subject: figure('bank_en_kas') };
    // 10,000 less 300; the day after less 700 and 50 as well.
    expect(values(await of('2024-04-03', bank))).toEqual(euros(9700));
    expect(values(await of('2024-04-04', bank))).toEqual(euros(8950));
    // As the report of April has it: without what was booked in May.
    const end = await of('2024-04-30', bank);
    expect(end.text).toContain('eind april 2024');
    expect(values(end)).toEqual(euros(11_250));
  });

  it('are the largest and the smallest of both sides', async () => {
    const largest = await asked({ subject: LINES, order: 'hoogste', limit: 3 });
    expect(values(largest, 't')).toEqual(euros(2000, -2000, -1800));
    expect(largest.text).toContain('debet en evenveel credit');
    const third = await asked({ subject: LINES, order: 'hoogste', limit: 1, skip: 2 });
    expect(third.text).toMatch(/de op twee na grootste van .* is \[€\s1\.800,00\]\S* credit/);
    const smallest = await asked({ subject: LINES, order: 'laagste', limit: 1 });
    expect(values(smallest)).toEqual(euros(50));
  });
});
