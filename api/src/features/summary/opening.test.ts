import { upload, withOrganisation } from '../../testing/books.ts';
import { Caller } from '../../testing/caller.ts';
import { startApp, type TestApp } from '../../testing/environment.ts';
import { smallBooks, type SmallEntry } from '../../testing/small-books.ts';

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

/** In whole euros, from the bank. */
const paid = (month: string, account: string, euros: number): SmallEntry => ({
  day: `2024-${month}-20`,
  lines: [
    [account, euros * 100],
    ['1000', euros * -100],
  ],
});

/** Each month 10,000 omzet, 2,000 rent and 9,000 for the owner: 1,000 less in the bank. */
const YEAR = MONTHS.flatMap((month) => [
  paid(month, '8000', -10_000),
  paid(month, '4100', 2_000),
  paid(month, '0600', 9_000),
]);

describe('the summary of books without an opening balance', () => {
  let test: TestApp;
  let caller: Caller;
  beforeAll(async () => {
    test = await startApp();
    caller = await new Caller(test).signIn('anna@voorbeeld.nl');
  });
  afterAll(() => test.close());

  /** The words about the year of these entries. */
  async function said(entries: readonly SmallEntry[]): Promise<string> {
    const content = smallBooks({
      start: '2024-01-01',
      end: '2024-12-31',
      made: '2025-02-01',
      accounts: [
        ['0600', 'Privé', 'B', 'BEivKapPro'],
        ['1000', 'Bank', 'B', 'BLimBanRba'],
        ['4100', 'Huur', 'P', 'WBedHuiBeh'],
        ['8000', 'Omzet', 'P', 'WOmzNodOdh'],
      ],
      entries,
    });
    const organisationId = await withOrganisation(caller);
    const { project_id } = await upload(test, caller, { organisationId, content });
    const { summary } = await caller.ask('reportSummary', {
      body: {
        project_id: project_id ?? '',
        type: 'jaar',
        periode_min: 202401,
        periode_max: 202412,
      },
    });
    const text = summary.map((part) => part.text).join(' ');
    return text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('\u00a0', ' ');
  }

  it('says nothing of the balances of an owner who only takes money out', async () => {
    const text = await said(YEAR);
    expect(text).toContain('Waarom ontbreekt de beginbalans van boekjaar 2024?');
    expect(text).not.toMatch(/negatief|bank en kas was|eigen vermogen was/);
  });

  it('believes those of a company that begins with money put in', async () => {
    // 20,000 put in, 12 × 1,000 less: 8,000 in the bank.
    const text = await said([paid('01', '0600', -20_000), ...YEAR]);
    expect(text).not.toContain('beginbalans');
    expect(text).toContain('Op de bank en in kas stond eind december 2024 € 8.000.');
  });
});
