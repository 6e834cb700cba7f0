import { values } from '../../testing/answered.ts';
import { asking } from '../../testing/asking.ts';
import { smallBooks, throughBank } from '../../testing/small-books.ts';

/** What energy costs in each month of 2024, in euros: seldom near the middle one, € 200. */
const ENERGY = [310, 290, 240, 200, 150, 110, 100, 120, 160, 210, 270, 330];
/** Cleaning is about the same. */
const CLEANING = [80, 81, 82, 80, 83, 81, 80, 82, 81, 80, 83, 81];

/**
 * In 2024 rent of € 500 each month up to June, and € 550 from July on; insurance is € 40 each month.
 */
const BOOKS = smallBooks({
  ...{ year: 2024, made: '2025-01-02', journal: 'Bank' },
  accounts: [
    ['1000', 'Bank', 'B', 'BLimBanRba'],
    ['4100', 'Huur bedrijfspand', 'P', 'WBedHuiBeh'],
    ['4200', 'Energie', 'P', 'WBedHuiGwe'],
    ['4300', 'Schoonmaak', 'P', 'WBedHuiSch'],
    ['4400', 'Verzekeringen', 'P', 'WBedAlkOal'],
    ['8000', 'Omzet', 'P', 'WOmzNodOdh'],
  ],
  entries: Array.from({ length: 12 }, (_, index) => {
    const month = `2024-${String(index + 1).padStart(2, '0')}`;
    return [
      throughBank(`${month}-05`, '4100', index < 6 ? 500 : 550),
      throughBank(`${month}-12`, '8000', -2000),
      throughBank(`${month}-18`, '4200', ENERGY[index] ?? 0),
      throughBank(`${month}-20`, '4300', CLEANING[index] ?? 0),
      throughBank(`${month}-22`, '4400', 40),
    ];
  }).flat(),
});

describe('what is asked without an amount', () => {
  const { test, caller, place, ask, click } = asking([BOOKS]);
  beforeAll(async () => {
    await test.app.recurring.idle();
  });

  it('tells what an account is called and how its fiscal years run', async () => {
    const names = await click({ subject: { kind: 'data', rekeningen: ['4100', '9999'] } });
    expect(names.text).toBe('Rekening 4100 heet Huur bedrijfspand.');
    const years = await click({ subject: { kind: 'data' } });
    expect(years.text).toContain('Een boekjaar loopt van januari t/m december.');
  });

  it('divides the one row that was told, and not all of them', async () => {
    const begun = await ask('grootste kostenrekening in 2024');
    const { text } = await ask('per kwartaal', { chat_id: begun.chat_id });
    expect(text).toContain('4100 Huur bedrijfspand per kwartaal');
  });

  it('looks up the row that a turn names by its place, also after other turns', async () => {
    const begun = await ask('kosten per rekening in 2024');
    const on = async (message: string) => (await ask(message, { chat_id: begun.chat_id })).text;
    expect(await on('splits nummer twee eens per maand')).toContain('4200 Energie per maand');
    expect(await on('en die derde')).toContain('Schoonmaak');
  });

  it('tells since when something costs what it costs, with both amounts beside it', async () => {
    const rent = await click({
      subject: { kind: 'recurring', rekeningen: ['4100'], aspect: 'prijs' },
    });
    expect(rent.text).toContain('sinds juli 2024');
    expect(values(rent, 'c')).toEqual([55_000, 50_000]);
    expect(values(rent, 'a')).toEqual([]);
    // Of all that comes back only the rent changed its price.
    const all = await click({ subject: { kind: 'recurring', aspect: 'prijs' } });
    expect(all.text).toContain('sinds juli 2024');
    expect(values(all, 'c')).toEqual([55_000, 50_000]);
  });

  it('says that an amount is the same or varies, and from what to what', async () => {
    const price = (rekening: string) =>
      click({ subject: { kind: 'recurring', rekeningen: [rekening], aspect: 'prijs' } });
    const insurance = await price('4400');
    expect(insurance.text).toContain('het bedrag is niet gewijzigd');
    expect(values(insurance, 'c')).toEqual([4_000]);
    const energy = await price('4200');
    expect(energy.text).toMatch(/het bedrag wisselt, van .* tot .*, gewoonlijk .* per keer\.$/);
    // The lower of both in the middle: 100 110 120 150 160 200 | 210 …
    expect(values(energy, 'c')).toEqual([20_000, 10_000, 33_000]);
    const cleaning = await price('4300');
    expect(cleaning.text).toMatch(/: het bedrag wisselt, gewoonlijk .* per keer\.$/);
    expect(values(cleaning, 'c')).toEqual([8_100]);
  });

  it('says that a step is there where the lines of its levels were not kept', async () => {
    await test.database.rows(
      `UPDATE recurring_series SET series = jsonb_set(series, '{occurrences,6,evidence}', '[]')
       WHERE project_id = $1 AND series ->> 'rekening' = '4100'`,
      [place.project_id],
    );
    await test.database.rows('UPDATE projects SET books_version = books_version + 1');
    await test.database.rows('UPDATE recurring_runs SET books_version = books_version + 1');
    const rent = await click({
      subject: { kind: 'recurring', rekeningen: ['4100'], aspect: 'prijs' },
    });
    expect(rent.text).toContain('sinds wanneer is niet te zeggen');
    expect(values(rent, 'c')).toEqual([55_000]);
  });

  it('answers a series of equal parts with their amount', async () => {
    const first = { periode_min: 202401, periode_max: 202406 };
    const rent = await click({
      ...{ subject: { kind: 'account', rekeningen: ['4100'] }, split: 'maand', period: first },
    });
    expect(values(rent, 'a')).toEqual([50_000]);
    const all = await click({
      ...{ subject: { kind: 'account', rekeningen: ['4100'] }, split: 'maand' },
      period: { ...first, periode_max: 202412 },
    });
    expect(values(all, 'a')).toEqual([]);
  });

  it('knows the company by the name that it has now', async () => {
    const name = (project_name: string) =>
      caller.ask('renameProject', { body: { ...place, project_name } });
    const omzet = async (of: string) => Object.values((await ask(`omzet van ${of} 2024`)).figures);
    await name('Bakkerij Zonnehoek');
    expect(await omzet('Bakkerij Zonnehoek')).toMatchObject([{ cents: 2_400_000 }]);
    await name('Drukkerij Waterland');
    expect(await omzet('Drukkerij Waterland')).toMatchObject([{ cents: 2_400_000 }]);
    expect(await omzet('Bakkerij Zonnehoek')).toEqual([]);
  });
});

describe('books that begin with a broken year', () => {
  const accounts = [
    ['1000', 'Bank', 'B', 'BLimBanRba'],
    ['7000', 'Inkoopwaarde', 'P', 'WKprInh'],
    ['8000', 'Omzet', 'P', 'WOmzNodOdh'],
  ] as const;
  /** Sold for € 1,000 in each of these months, at a cost of € 600. */
  const entries = (...months: string[]) =>
    months.flatMap((month) => [
      throughBank(`${month}-05`, '8000', -1000),
      throughBank(`${month}-05`, '7000', 600),
    ]);
  const { click } = asking([
    smallBooks({ year: ['2023-12-01', '2023-12-31'], accounts, entries: entries('2023-12') }),
    smallBooks({
      ...{ year: 2024, accounts, entries: entries('2024-01', '2024-02', '2024-04', '2024-05') },
    }),
  ]);

  it('tells each fiscal year in a sentence', async () => {
    const { text } = await click({ subject: { kind: 'data' } });
    expect(text).toMatch(
      /\. Boekjaar 2023 is december 2023 \(1 maand\)\. Boekjaar 2024 loopt van januari t\/m december 2024 \(12 maanden\)\.$/,
    );
  });

  it('says that it is the same each month only where each month has it', async () => {
    const margin = (periode_min: number, periode_max: number) =>
      click({
        subject: { kind: 'figure', key: 'brutomarge_percentage' },
        ...{ split: 'maand', period: { periode_min, periode_max } },
      });
    const [whole, broken] = [await margin(202401, 202402), await margin(202401, 202405)];
    expect(whole.text).toContain('Elke maand');
    expect(broken.text).not.toContain('Elke maand');
    expect(broken.text).not.toContain('Het hoogst');
  });
});
