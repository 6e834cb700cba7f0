import { signedIn } from '../../testing/running.ts';
import { posting, smallBooks } from '../../testing/small-books.ts';
import { booked, checksIn, Looking, rowOf, tableOf } from './testing/looking.ts';

jest.setTimeout(60_000);

/** The bank has 10,000 on 1 January; what is left on crossing accounts stays within the month. */
const books = (crossing: number) =>
  smallBooks({
    year: 2025,
    made: '2025-02-01',
    accounts: [
      ['0500', 'Kapitaal', 'B', 'BEivKap'],
      ['1000', 'Kas', 'B', 'BLimKas'],
      ['1100', 'Bank', 'B', 'BLimBanRba'],
      ['1290', 'Kruisposten', 'B', 'BLimKruSto'],
      ['8000', 'Omzet', 'P', 'WOmz'],
    ],
    opening: [
      ['1100', 1_000_000],
      ['0500', -1_000_000],
    ],
    entries: [
      posting('2025-01-10', '1290', '1100', crossing),
      posting('2025-01-31', '1000', '8000', 5_000),
    ],
  });

describe('crossing accounts', () => {
  const { test, caller } = signedIn();

  const at = (crossing: number) => Looking.at(test, caller, [books(crossing)]);
  const dashboard = async ({ projectId }: Looking) => {
    const value = [202501, 202501];
    const filters = [{ column: 'periode' as const, operator: 'between' as const, value }];
    const body = { project_id: projectId, page: 'dashboard' as const, filters };
    const page = await caller.ask('pages', { body });
    return page.blocks
      .flatMap((block) => (block.kind === 'figures' ? block.items : []))
      .find(({ key }) => key === 'bank_en_kas');
  };
  const labels = async (looking: Looking, id: string) =>
    checksIn(await looking.component(id, await looking.report('Januari 2025'))).map(
      ({ label }) => label,
    );

  it('are a line of their own within liquide middelen', async () => {
    const looking = await at(200_000);
    const page = await looking.component('balans', await looking.report('Januari 2025'));
    const amount = (key: string) => booked(rowOf(page, key)[0]).cents;
    // 10,000 + 50; of it 10,000 − 2,000 + 50 in bank and cash.
    expect(amount('liquide_middelen')).toBe(1_005_000);
    expect(amount('bank_en_kas')).toBe(805_000);
    expect(amount('kruisposten')).toBe(200_000);
    const parents = tableOf(page).rows.map(({ key, parent }) => [key, parent]);
    expect(parents).toContainEqual(['kruisposten', 'liquide_middelen']);
    expect(parents).toContainEqual(['rekening_1290', 'kruisposten']);
  });

  it('are left out of bank and cash, and named apart where they are large', async () => {
    const looking = await at(200_000);
    const said = 'Kruisposten staan op € 2.000 en tellen niet mee in bank en kas';
    for (const id of ['balans', 'kengetallen']) expect(await labels(looking, id)).toContain(said);
    expect(await dashboard(looking)).toMatchObject({
      label: 'Bank en kas',
      detail: 'zonder € 2.000 op kruisposten',
      figure: { kind: 'derived', value: 805_000 },
    });
  });

  it.each([
    ['less than € 500', 49_900],
    ['less than 5 % of all assets, here € 10.050', 50_200],
  ])('are as usual with %s', async (_, crossing) => {
    const looking = await at(crossing);
    for (const id of ['balans', 'kengetallen']) {
      expect((await labels(looking, id)).filter((label) => /kruispost/i.test(label))).toEqual([]);
    }
    expect(await dashboard(looking)).not.toHaveProperty('detail');
  });

  it('leave the cash flow that of all liquide middelen', async () => {
    const looking = await at(200_000);
    const page = await looking.component('kasstroom', await looking.report('Januari 2025'));
    expect(booked(rowOf(page, 'totaal_kasstroom')[0]).cents).toBe(5_000);
    expect(checksIn(page)[0]).toMatchObject({ label: 'Sluit aan op liquide middelen' });
  });
});
