import { readSheet } from 'read-excel-file/node';
import { wholeSeries } from '@kengetal/contract';
import type { FilterItem, PageData, RecurringBlock } from '@kengetal/contract/api';
import { valueOf } from '../../books/figures/values.ts';
import { upload, withOrganisation } from '../../testing/books.ts';
import { Caller } from '../../testing/caller.ts';
import { signedIn } from '../../testing/running.ts';
import { Opener } from '../../testing/figures.ts';
import { smallBooks, throughBank, type SmallEntry } from '../../testing/small-books.ts';

jest.setTimeout(60_000);

const ACCOUNTS = [
  ['1000', 'Bank', 'B', 'BLimBanRba'],
  ['1500', 'Af te dragen btw', 'B', 'BSchBepBla'],
  ['1520', 'Te vorderen btw', 'B', 'BSchBepBoo'],
  ['1550', 'Btw-aangifte', 'B', 'BSchBepBaf'],
  ['1700', 'Af te dragen loonheffing', 'B', 'BSchBepLhe'],
  ['1710', 'Netto lonen', 'B', ''],
  ['4000', 'Brutolonen', 'P', 'WPerLesLon'],
  ['4100', 'Huur', 'P', 'WBedHuiBeh'],
  ['4900', 'Algemene kosten', 'P', 'WBedAlkOal'],
  ['8000', 'Abonnementen', 'P', 'WOmzNodOdh'],
] as const;

/** '2025-03-05', also of months beyond the twelfth. */
function on(month: number, day: number): string {
  const [year, own] = [2025 + Math.floor((month - 1) / 12), ((month - 1) % 12) + 1];
  return `${String(year)}-${String(own).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

interface Told {
  readonly months: number;
  /** Day on which the wages of a month are paid. */
  readonly payday?: (month: number) => number;
  /** Day of the last booking in the last month. */
  readonly last?: number;
  readonly returns?: readonly SmallEntry[];
  readonly more?: readonly SmallEntry[];
}

/** Revenue of 500 on the 5th and rent of 400 on the 1st, both with 21% VAT on top of it. */
const trade = (month: number): SmallEntry[] => [
  {
    day: on(month, 5),
    lines: [
      ['1000', 60_500],
      ['8000', -50_000],
      ['1500', -10_500],
    ],
  },
  {
    day: on(month, 1),
    lines: [
      ['4100', 40_000],
      ['1520', 8_400],
      ['1000', -48_400],
    ],
  },
];

/** Wages of 2,000 and their tax of 1,000, paid on the 28th of the next month; from November 5% more. */
function payroll(month: number, payday: number): SmallEntry[] {
  const [net, tax] = month < 11 ? [2_000, 1_000] : [2_100, 1_050];
  const entry: SmallEntry = {
    day: on(month, 22),
    lines: [
      ['4000', (net + tax) * 100],
      ['1710', net * -100],
      ['1700', tax * -100],
    ],
  };
  const before = month <= 11 ? 1_000 : 1_050;
  const paid = month > 1 ? [throughBank(on(month, 28), '1700', before)] : [];
  return [entry, throughBank(on(month, payday), '1710', net), ...paid];
}

/** What is left of 105 and 84 a month of three months, of last year's fourth quarter too. */
const RETURNS = [
  throughBank('2025-01-30', '1550', 63),
  throughBank('2025-04-29', '1550', 63),
  throughBank('2025-07-30', '1550', 63),
  throughBank('2025-10-30', '1550', 63),
];

function books({
  months,
  payday = () => 25,
  last = 31,
  returns = RETURNS,
  more = [],
}: Told): string {
  const all = Array.from({ length: months }, (_, index) => index + 1);
  const entries = all.flatMap((month) => [...trade(month), ...payroll(month, payday(month))]);
  const end = months > 12 ? '2026-03-31' : '2025-12-31';
  return smallBooks({
    year: ['2025-01-01', end],
    accounts: ACCOUNTS,
    journal: 'Bank',
    opening: [
      ['1550', -6_300],
      ['1000', 6_300],
    ],
    entries: [...entries, ...returns, ...more, throughBank(on(months, last), '4900', 10)].sort(
      (one, other) => (one.day < other.day ? -1 : 1),
    ),
  });
}

describe('what is expected after the data', () => {
  const { test, caller } = signedIn({ now: '2026-04-01T10:00:00Z' });
  let organisationId: string;
  beforeAll(async () => {
    organisationId = await withOrganisation(caller);
  });

  async function read(content: string, filters: FilterItem[] = []) {
    const job = await upload(test, caller, { organisationId, content });
    const project_id = job.project_id ?? '';
    await test.app.recurring.idle();
    const body = { project_id, page: 'analytics-recurring' as const, filters };
    const page = await caller.ask('pages', { body });
    return { ...blockOf(page), page, project_id };
  }

  const told = ({ agenda }: Pick<RecurringBlock, 'agenda'>) =>
    agenda.map(({ datum, kind, name, amount }) => [
      datum,
      kind,
      name,
      (valueOf(amount) ?? 0) / 100,
    ]);

  it('are series, wages, payroll tax and VAT on their days, in or out', async () => {
    const found = await read(books({ months: 11, last: 30 }));
    expect(found.as_of).toBe('2025-11-30');
    expect(told(found)).toEqual([
      ['2025-12-01', 'reeks', 'Boeking', -400],
      ['2025-12-05', 'reeks', 'Boeking', 500],
      ['2025-12-25', 'lonen', 'Netto lonen', -2_100],
      ['2025-12-31', 'loonheffing', 'Loonheffing over november', -1_050],
      ['2026-01-01', 'reeks', 'Boeking', -400],
      ['2026-01-05', 'reeks', 'Boeking', 500],
      ['2026-01-25', 'lonen', 'Netto lonen', -2_100],
      ['2026-01-31', 'loonheffing', 'Loonheffing over december', -1_050],
      // October and November: 2 × (105 − 84).
      ['2026-01-31', 'btw', 'Btw over 4e kwartaal 2025 t/m november', -42],
      ['2026-02-01', 'reeks', 'Boeking', -400],
      ['2026-02-05', 'reeks', 'Boeking', 500],
      ['2026-02-25', 'lonen', 'Netto lonen', -2_100],
      ['2026-02-28', 'loonheffing', 'Loonheffing over januari', -1_050],
    ]);
    expect(found.unknown).toEqual([]);
    expect(found.weeks[0]).toEqual({ week: 49, first: '2025-12-01', last: '2025-12-07' });
    expect(found.weeks.at(-1)).toEqual({ week: 9, first: '2026-02-23', last: '2026-03-01' });
    const opener = new Opener(caller, found.project_id);
    expect(await opener.faults(found.page)).toEqual([]);
    const why = found.agenda.map((one) => one.why);
    expect(why[2]).toBe('Als in november 2025, op de dag waarop lonen meestal worden betaald.');
    expect(why[3]).toBe('Geboekt in november 2025, te betalen uiterlijk 31 december 2025.');
    expect(why[7]).toBe('Als over november 2025, te betalen uiterlijk 31 januari 2026.');
  });

  it('are a refund where more is deducted than owed', async () => {
    // A machine of 1,000 with 210 of VAT in November: 2 × 21 − 210 makes 168 to get back.
    const machine: SmallEntry = {
      day: '2025-11-12',
      lines: [
        ['4900', 100_000],
        ['1520', 21_000],
        ['1000', -121_000],
      ],
    };
    const found = await read(books({ months: 11, last: 30, more: [machine] }));
    expect(told(found).filter(([, kind]) => kind === 'btw')).toEqual([
      ['2026-01-31', 'btw', 'Btw over 4e kwartaal 2025 t/m november', 168],
    ]);
  });

  it('hold a return and payroll tax until they are paid, be it before their last day', async () => {
    // Until 30 January, on which last quarter's VAT of 3 × 21 is still to be paid on the next day.
    const due = ([, kind]: ReturnType<typeof told>[number]) => kind === 'btw';
    const owed = await read(books({ months: 13, last: 30 }));
    expect(told(owed).filter(due)).toEqual([
      ['2026-01-31', 'btw', 'Btw over 4e kwartaal 2025', -63],
      // January's 21, until more of the quarter is booked.
      ['2026-04-30', 'btw', 'Btw over 1e kwartaal 2026 t/m januari', -21],
    ]);
    const returns = [...RETURNS, throughBank('2026-01-29', '1550', 63)];
    const paid = await read(books({ months: 13, last: 30, returns }));
    expect(told(paid).filter(due)).toEqual([
      ['2026-04-30', 'btw', 'Btw over 1e kwartaal 2026 t/m januari', -21],
    ]);
    // December's was paid on 28 January; January's is due by the end of February.
    expect(told(paid).find(([, kind]) => kind === 'loonheffing')).toEqual([
      ...['2026-02-28', 'loonheffing', 'Loonheffing over januari'],
      -1_050,
    ]);
  });

  it('say what is not known and leave it out', async () => {
    const scattered = (month: number) => [3, 25, 14][month % 3] ?? 25;
    const found = await read(books({ months: 11, last: 30, returns: [], payday: scattered }));
    expect(told(found).filter(([, kind]) => kind === 'lonen' || kind === 'btw')).toEqual([]);
    expect(found.unknown.map(({ name }) => name)).toEqual(['Netto lonen', 'Btw']);
  });

  it('say where a year ago there was more, without guessing what it is now', async () => {
    // Holiday pay in May 2025: 1,500, with a tax of 700.
    const holiday: SmallEntry[] = [
      {
        day: '2025-05-22',
        lines: [
          ['4000', 220_000],
          ['1710', -150_000],
          ['1700', -70_000],
        ],
      },
      throughBank('2025-05-25', '1710', 1_500),
      throughBank('2025-06-28', '1700', 700),
    ];
    const returns = [...RETURNS, throughBank('2026-01-29', '1550', 63)];
    const found = await read(books({ months: 15, returns, more: holiday }));
    expect(found.as_of).toBe('2026-03-31');
    const wages = told(found).filter(([, kind]) => kind === 'lonen');
    expect(wages).toEqual([
      ['2026-04-25', 'lonen', 'Netto lonen', -2_100],
      ['2026-05-25', 'lonen', 'Netto lonen', -2_100],
      ['2026-06-25', 'lonen', 'Netto lonen', -2_100],
    ]);
    expect(found.unknown).toEqual([
      {
        name: 'Extra lonen',
        why: 'In mei 2025 werd meer betaald dan anders, bijvoorbeeld vakantiegeld. Hoeveel dat in mei 2026 is, is niet bekend.',
      },
    ]);
  });

  it('are a file with the same amounts, in and out apart, and added up', async () => {
    const { project_id } = await read(books({ months: 11, last: 30 }));
    const file = async (format: 'csv' | 'xlsx') => {
      const body = { project_id, filters: [], format, agenda: { dues: true } };
      const made = await caller.ask('recurringExport', { body });
      const token = made.download_url.replace('/download?token=', '');
      const { rawPayload } = await new Caller(test).send('download', { query: { token } });
      return { filename: made.filename, bytes: rawPayload };
    };
    const csv = await file('csv');
    expect(csv.filename).toBe('Agenda nov 2025.csv');
    const lines = csv.bytes.toString('utf8').trimEnd().split('\r\n');
    expect(lines).toHaveLength(14);
    expect(lines[0]).toBe('\ufeffDag;Week;Omschrijving;Soort;Erin;Eruit;Waarom');
    expect(lines[2]).toMatch(/^05-12-2025;49;Boeking;Reeks, zonder btw;500,00;;/);
    expect(lines[9]).toMatch(/^31-01-2026;5;Btw over 4e kwartaal 2025 t\/m november;Btw;;42,00;/);
    const sheet = await readSheet((await file('xlsx')).bytes);
    // In 3 × 500; out 3 × (400 + 2,100 + 1,050) + 42.
    const total = sheet.find((line) => line[2] === 'Totaal');
    expect(total?.slice(4, 6)).toEqual([1_500, 10_692]);
  });

  it('are series alone within filters of the ledger', async () => {
    const rent: FilterItem = { column: 'rekening', operator: 'eq', value: '4100' };
    const found = await read(books({ months: 11, last: 30 }), [rent]);
    expect(told(found).map(([, kind, name]) => [kind, name])).toEqual([
      ['reeks', 'Boeking'],
      ['reeks', 'Boeking'],
      ['reeks', 'Boeking'],
    ]);
  });
});

function blockOf(page: PageData): RecurringBlock {
  const found = wholeSeries(page).blocks.find((one) => one.kind === 'recurring');
  if (!found) throw new Error('no series');
  return found;
}
