import { projectWith } from '../../testing/books.ts';
import { signedIn } from '../../testing/running.ts';
import { posting, smallBooks, throughBank, type SmallEntry } from '../../testing/small-books.ts';

jest.setTimeout(60_000);

const days = (months: readonly number[], day = '10') =>
  months.map((month) => `2023-${String(month).padStart(2, '0')}-${day}`);
const upTo = (month: number) => Array.from({ length: month }, (_, at) => at + 1);

/** A file of 2023 that was made in March of the year after, unless it says otherwise. */
const books = (entries: readonly SmallEntry[], made = '2024-03-02') =>
  smallBooks({
    year: 2023,
    made,
    accounts: [
      ['1000', 'Rekening-courant bank', 'B', 'BLimBanRba'],
      ['1010', 'Spaarrekening', 'B', 'BLimBanRba'],
      ['2000', 'Vraagposten', 'B', 'BSchOvs'],
      ['2010', 'Tussenrekening pin', 'B', 'BLimKru'],
      ['8000', 'Omzet', 'P', 'WOmz'],
    ],
    entries,
  });

const sales = (months: readonly number[]) =>
  days(months).map((day) => throughBank(day, '8000', -100));
/** Sales in cash of another account, without the bank. */
const saved = (months: readonly number[]): SmallEntry[] =>
  days(months).map((day) => ({
    day,
    lines: [
      ['1010', 5_000],
      ['8000', -5_000],
    ],
  }));

describe('a report is provisional while the books prove that something lacks', () => {
  const { test, caller } = signedIn();

  /** What each report says of why it is provisional; those that are final are left out. */
  const reasonsOf = async (file: string) => {
    const project_id = await projectWith(test, caller, [file]);
    const { reports } = await caller.ask('filters', { query: { project_id } });
    for (const { voorlopig, voorlopig_omdat } of reports) {
      expect(voorlopig).toBe(voorlopig_omdat.length > 0);
    }
    return Object.fromEntries(
      reports
        .filter(({ voorlopig }) => voorlopig)
        .map(({ naam, voorlopig_omdat }) => [naam, voorlopig_omdat]),
    );
  };

  it('is final when each month was booked and the file was made after the year', async () => {
    expect(await reasonsOf(books(sales(upTo(12))))).toEqual({});
  });

  it('says that the file was made before the period ended', async () => {
    const made = 'De auditfile is gemaakt op 12 oktober 2023, voor het einde van de periode.';
    expect(await reasonsOf(books(sales(upTo(10)), '2023-10-12'))).toEqual({
      'Boekjaar 2023': [made],
      '4e kwartaal 2023': [made],
      'Oktober 2023': [made],
    });
  });

  it('names months without bookings where each other month has some', async () => {
    const text = 'In november t/m december 2023 is niets geboekt; in andere maanden wel.';
    expect(await reasonsOf(books(sales(upTo(10))))).toEqual({
      'Boekjaar 2023': [text],
      '4e kwartaal 2023': [text],
    });
    const june = 'In juni 2023 is niets geboekt; in andere maanden wel.';
    expect(await reasonsOf(books(sales([7, 8, 9, 10, 11, 12, 1, 2, 3, 4, 5])))).toEqual({
      'Boekjaar 2023': [june],
      '2e kwartaal 2023': [june],
    });
  });

  it('says nothing of empty months where there are such months more often', async () => {
    expect(await reasonsOf(books(sales([1, 3, 5, 7, 9, 11])))).toEqual({});
  });

  it('names a bank that stops while others go on', async () => {
    const text = 'Op 1000 Rekening-courant bank is na oktober 2023 niets meer geboekt.';
    expect(await reasonsOf(books([...sales(upTo(10)), ...saved([11, 12])]))).toEqual({
      'Boekjaar 2023': [text],
      '4e kwartaal 2023': [text],
      'November 2023': [text],
      'December 2023': [text],
    });
  });

  it('says nothing of a bank that was emptied, or never moved each month', async () => {
    const emptied: SmallEntry = posting('2023-10-31', '1010', '1000', 100_000);
    expect(await reasonsOf(books([...sales(upTo(10)), emptied, ...saved([11, 12])]))).toEqual({});
    expect(await reasonsOf(books([...sales(upTo(12)), ...saved([2, 5])]))).toEqual({});
  });

  const onAccount = (day: string, account: string, cents: number): SmallEntry => ({
    day,
    lines: [
      [account, cents],
      ['1000', -cents],
    ],
  });

  it('names what nobody has placed yet, from the month since which it stands', async () => {
    const text = '2000 Vraagposten staat sinds november 2023 niet op nul.';
    const entries = [
      onAccount('2023-03-05', '2000', 700),
      onAccount('2023-04-05', '2000', -700),
      onAccount('2023-11-05', '2000', 900),
    ];
    expect(await reasonsOf(books([...sales(upTo(12)), ...entries]))).toEqual({
      'Boekjaar 2023': [text],
      '4e kwartaal 2023': [text],
      'November 2023': [text],
      'December 2023': [text],
    });
  });

  it('lets money be under way for two months', async () => {
    const last = (month: number) => [
      ...sales(upTo(12)),
      onAccount(`2023-${month}-28`, '2010', 4_000),
    ];
    expect(await reasonsOf(books(last(11)))).toEqual({});
    // Each month some of it has come, and other money is under way.
    const each = days(upTo(12)).map((day) => onAccount(day, '2010', 500));
    expect(await reasonsOf(books([...sales(upTo(12)), ...each]))).toEqual({});
    const text = '2010 Tussenrekening pin staat sinds oktober 2023 niet op nul.';
    expect(await reasonsOf(books(last(10)))).toMatchObject({ 'Oktober 2023': [text] });
  });
});
