import fc from 'fast-check';
import { GROUPS, addMonths } from '@kengetal/ledger';
import { evaluated, read, summaryRows, wholeYear, type Reading } from '@kengetal/ledger/testing';
import { auditfiles, simulate, type AdministrationOptions, type Dialect } from './index.ts';

async function readAll(options: AdministrationOptions, dialect: Dialect) {
  const years: { reading: Reading; generated: ReturnType<typeof firstOf> }[] = [];
  for (const { year, bytes } of auditfiles(options, dialect)) {
    years.push({ reading: await read(bytes), generated: year });
  }
  return years;
}

function firstOf(options: AdministrationOptions) {
  const [year] = simulate(options);
  if (!year) throw new Error('nothing generated');
  return year;
}

const administrations = fc.record({
  seed: fc.integer({ min: 0, max: 2 ** 31 }),
  firstMonth: fc.constantFrom(202301, 202307, 202410),
  years: fc.integer({ min: 1, max: 3 }),
  scale: fc.constantFrom(0.3, 1),
  closingPeriod: fc.boolean(),
});
/** Every shape that the options allow. */
const shapes: fc.Arbitrary<AdministrationOptions> = fc.record({
  seed: fc.integer({ min: 0, max: 2 ** 31 }),
  firstMonth: fc.constantFrom(202301, 202307, 202410),
  firstYearMonths: fc.integer({ min: 1, max: 23 }),
  years: fc.integer({ min: 1, max: 3 }),
  scale: fc.constantFrom(0.3, 2),
  closingPeriod: fc.boolean(),
  closeResult: fc.boolean(),
  trade: fc.constantFrom('installatie', 'zzp'),
  digits: fc.constantFrom(4, 6),
  varied: fc.boolean(),
  withoutCodes: fc.boolean(),
});
const dialects = fc.constantFrom<Dialect>('exact', 'multivers');

function closing({ lines }: Reading): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { rekening, cents } of lines) sums[rekening] = (sums[rekening] ?? 0) + cents;
  return sums;
}

test('what is written is read back: every line, in balance, without warnings', async () => {
  await fc.assert(
    fc.asyncProperty(administrations, dialects, async (options, dialect) => {
      for (const { reading, generated } of await readAll(options, dialect)) {
        const warnings = reading.summary.warnings.map(({ code }) => code);
        expect(warnings.filter((code) => code !== 'afsluitperiode')).toEqual([]);
        const movements = reading.lines.filter(({ soort }) => soort !== 'opening');
        const written = generated.entries.flatMap(({ lines }) => lines);
        const plain = (line: { rekening: string; cents: number; omschrijving: string }) =>
          `${line.rekening} ${String(line.cents)} ${line.omschrijving}`;
        expect(movements.map(plain).sort()).toEqual(written.map(plain).sort());
        expect(reading.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
      }
    }),
    { numRuns: 8 },
  );
});

test('a year opens with the closing balances of the one before, its result unappropriated', async () => {
  const options = { seed: 5, firstMonth: 202307, years: 3, closingPeriod: true };
  const years = await readAll(options, 'exact');
  for (const [index, { reading }] of years.slice(1).entries()) {
    const before = years[index]?.reading;
    if (!before) throw new Error('no year before');
    const expected: Record<string, number> = {};
    for (const [rekening, cents] of Object.entries(closing(before))) {
      const isBalance = before.accounts.get(rekening)?.type === 'balans';
      const key = isBalance ? rekening : '0520';
      expected[key] = (expected[key] ?? 0) + cents;
    }
    for (const { rekening, cents } of reading.lines.filter(({ soort }) => soort === 'opening')) {
      expect([rekening, cents]).toEqual([rekening, expected[rekening]]);
      delete expected[rekening];
    }
    expect(Object.values(expected).every((cents) => cents === 0)).toBe(true);
  }
});

test('whatever the shape: entries sum to zero, use the chart, and years follow on', () => {
  fc.assert(
    fc.property(shapes, (options) => {
      const balances = new Map<string, number>();
      for (const year of simulate(options)) {
        const types = new Map(year.accounts.map(({ rekening, type }) => [rekening, type]));
        const undivided = '0520'.padEnd(options.digits ?? 4, '0');
        for (const [rekening, cents] of [...balances]) {
          if (types.get(rekening) === 'B') continue;
          balances.delete(rekening);
          balances.set(undivided, (balances.get(undivided) ?? 0) + cents);
        }
        const before = [...balances].filter(([, cents]) => cents !== 0);
        const opening = year.opening.map(({ rekening, cents }) => [rekening, cents]);
        if (balances.size > 0) expect(opening.sort()).toEqual(before.sort());
        else for (const { rekening, cents } of year.opening) balances.set(rekening, cents);
        for (const { lines } of year.entries) {
          expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
          for (const { rekening, cents } of lines) {
            expect(types.has(rekening)).toBe(true);
            balances.set(rekening, (balances.get(rekening) ?? 0) + cents);
          }
        }
      }
    }),
    { numRuns: 10 },
  );
});

test('a first year can be short or extended', () => {
  const yearsOf = (firstYearMonths: number) =>
    [...simulate({ seed: 1, firstMonth: 202410, years: 2, firstYearMonths })].map(
      ({ fiscal_year, entries }) => ({
        ...fiscal_year,
        periods: new Set(entries.map(({ boekperiode }) => boekperiode)).size,
      }),
    );
  expect(yearsOf(3)).toEqual([
    { label: '2024', start_date: '2024-10-01', end_date: '2024-12-31', periods: 3 },
    { label: '2025', start_date: '2025-01-01', end_date: '2025-12-31', periods: 12 },
  ]);
  expect(yearsOf(15)[0]).toEqual({
    label: '2024/2025',
    start_date: '2024-10-01',
    end_date: '2025-12-31',
    periods: 15,
  });
});

test('closing entries empty the result in a period of their own', () => {
  const year = firstOf({ seed: 2, firstMonth: 202501, years: 1, closeResult: true });
  const closing = year.entries.filter(({ boekperiode }) => boekperiode === 13);
  expect(closing).toHaveLength(1);
  const sums = new Map<string, number>();
  for (const { lines } of year.entries) {
    for (const { rekening, cents } of lines) {
      sums.set(rekening, (sums.get(rekening) ?? 0) + cents);
    }
  }
  const result = year.accounts.filter(({ type }) => type === 'P');
  expect(result.map(({ rekening }) => sums.get(rekening) ?? 0).every((cents) => cents === 0)).toBe(
    true,
  );
});

test('charts: six digits, without codes, someone who works alone, customers by the thousand', () => {
  const options = { seed: 2, firstMonth: 202501, years: 1 };
  const six = firstOf({ ...options, digits: 6 });
  expect(six.accounts.every(({ rekening }) => /^\d{6}$/.test(rekening))).toBe(true);
  const bare = firstOf({ ...options, withoutCodes: true });
  expect(bare.accounts.every(({ rgs }) => rgs === '')).toBe(true);
  const alone = firstOf({ ...options, trade: 'zzp' });
  const names = alone.accounts.map(({ omschrijving }) => omschrijving);
  expect(names).toContain('Privéopnamen');
  expect(names).not.toContain('Brutolonen');
  expect(firstOf({ ...options, customers: 3000 }).relations.customers).toHaveLength(3000);
});

test('the result of the statement is minus the sum of the result accounts', async () => {
  const [year] = await readAll({ seed: 9, firstMonth: 202501, years: 1 }, 'multivers');
  if (!year) throw new Error('nothing generated');
  const { fiscal_year, result_cents } = year.reading.summary;
  const rows = summaryRows(year.reading);
  const booked = evaluated(rows, wholeYear(fiscal_year), [fiscal_year]);
  expect(booked('nettoresultaat')).toBe(result_cents);
  expect(booked('balansverschil')).toBe(0);
  expect(booked('activa')).toBe(booked('passiva'));
});

test('the firm earns 8 to 12 percent net on about a million, from any seed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (seed) => {
      for (const { entries } of simulate({ seed, firstMonth: 202401, years: 3 })) {
        const lines = entries.flatMap((entry) => entry.lines);
        const sum = (from: string, to: string) =>
          -lines
            .filter(({ rekening }) => rekening >= from && rekening < to)
            .reduce((total, { cents }) => total + cents, 0);
        const sales = sum('8000', '9000');
        expect(Math.round(sales / 1e7)).toBeGreaterThanOrEqual(9);
        expect(Math.round(sales / 1e7)).toBeLessThanOrEqual(12);
        expect(sum('4000', '9999') / sales).toBeGreaterThan(0.08);
        expect(sum('4000', '9999') / sales).toBeLessThan(0.12);
      }
    }),
    { numRuns: 15 },
  );
});

test('the books tell their stories: a price rise, a late customer, a bill booked twice', () => {
  const lastMonth = 202610;
  const options = { seed: 7, firstMonth: 202401, years: 3, lastMonth };
  const entries = [...simulate(options)].flatMap((year) => year.entries);
  const software = entries
    .filter(({ journal }) => journal === 'inkoop')
    .flatMap(({ lines }) => lines.filter(({ rekening }) => rekening === '4320'))
    .map(({ cents }) => cents);
  expect([...new Set(software)]).toHaveLength(2);
  expect(software.filter((cents) => cents > 41_000)).toHaveLength(7);

  const bills = entries
    .filter(({ journal }) => journal === 'inkoop')
    .map(({ lines: [first] }) => `${first?.relatie ?? ''} ${first?.factuur ?? ''}`);
  expect(bills.length - new Set(bills).size).toBe(1);

  const last = Math.max(...entries.map(({ datum }) => Number(datum.slice(0, 7).replace('-', ''))));
  expect(last).toBeLessThanOrEqual(addMonths(lastMonth, 1));
  const late = entries
    .filter(({ journal }) => journal === 'verkoop' || journal === 'bank')
    .flatMap(({ lines }) => lines)
    .filter(({ rekening, relatie }) => rekening === '1300' && relatie === '10003')
    .reduce((sum, { cents }) => sum + cents, 0);
  expect(late).toBeGreaterThan(1_000_000);
});

test('some accounts have no RGS code, and one of them cannot be placed', async () => {
  const [year] = await readAll({ seed: 1, firstMonth: 202501, years: 1 }, 'exact');
  const accounts = [...(year?.reading.accounts.values() ?? [])];
  const bare = accounts.filter(({ rgs_code }) => rgs_code === null);
  expect(bare.map(({ rekening }) => rekening)).toEqual(['2000', '4990']);
  const open = accounts.filter(({ groep }) => GROUPS[groep].main === 'niet_ingedeeld');
  expect(open.map(({ rekening }) => rekening)).toEqual(['2000']);
});

test('the same seed writes the same books', () => {
  const options = { seed: 11, firstMonth: 202501, years: 1 };
  expect(firstOf(options).entries).toEqual(firstOf(options).entries);
});
