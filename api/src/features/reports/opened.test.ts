import type { AdministrationOptions } from '@kengetal/generator';
import { generatedFiles } from '../../testing/books-files.ts';
import { signedIn } from '../../testing/running.ts';
import { Looking } from './testing/looking.ts';
import { OpenedReports } from './testing/opened.ts';

/** `npm test -- heavy` opens every report in every look. */
const IS_HEAVY = process.env.KENGETAL_HEAVY === '1';

jest.setTimeout(IS_HEAVY ? 3_600_000 : 120_000);

/** `npm test` opens all years, and one in so many of the other reports. */
const EVERY = 9;

/** Odd years, closing periods, months without bookings and results of either sign. */
const BOOKS: readonly (readonly [name: string, AdministrationOptions])[] = [
  [
    'a broken fiscal year with a closing period',
    { seed: 5, firstMonth: 202307, years: 2, lastMonth: 202502, closingPeriod: true, scale: 0.2 },
  ],
  [
    'a long first year whose result is closed',
    {
      seed: 6,
      firstMonth: 202210,
      firstYearMonths: 15,
      years: 2,
      trade: 'zzp',
      closingPeriod: true,
      closeResult: true,
    },
  ],
];

describe('every figure of a report', () => {
  const { test, caller } = signedIn();

  it.each(BOOKS)('of generated books opens into what makes it up: %s', async (_name, options) => {
    const files = await generatedFiles(options, 'multivers');
    const looking = await Looking.at(test, caller, files);
    const opened = new OpenedReports(looking, IS_HEAVY);
    const reports = await looking.reports();
    const years = reports.filter(({ type }) => type === 'jaar');
    const isTaken = (index: number) => IS_HEAVY || index % EVERY === 1;
    const others = reports.filter(({ type }, index) => type !== 'jaar' && isTaken(index));
    for (const report of [...years, ...others]) await opened.open(report);
    expect(opened.faults).toEqual([]);
    expect(opened.count).toBeGreaterThan(200);
  });
});
