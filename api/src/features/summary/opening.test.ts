import { projectWith } from '../../testing/books.ts';
import { signedIn } from '../../testing/running.ts';
import { months } from '../../testing/shop.ts';
import { shown } from '../../testing/shown.ts';
import { smallBooks, throughBank, usual, type SmallEntry } from '../../testing/small-books.ts';

const paid = (month: string, account: string, euros: number) =>
  throughBank(`${month}-20`, account, euros);

/** Each month 10,000 omzet, 2,000 rent and 9,000 for the owner: 1,000 less in the bank. */
const YEAR = months(2024).flatMap((month) => [
  paid(month, '8000', -10_000),
  paid(month, '4100', 2_000),
  paid(month, '0600', 9_000),
]);

describe('the summary of books without an opening balance', () => {
  const { test, caller } = signedIn();

  /** The words about the year of these entries. */
  async function said(entries: readonly SmallEntry[]): Promise<string> {
    const content = smallBooks({
      year: 2024,
      made: '2025-02-01',
      accounts: [...usual('1000', '4100', '8000'), ['0600', 'Privé', 'B', 'BEivKapPro']],
      entries,
    });
    const project_id = await projectWith(test, caller, [content]);
    const { summary } = await caller.ask('reportSummary', {
      body: {
        project_id,
        type: 'jaar',
        periode_min: 202401,
        periode_max: 202412,
      },
    });
    return shown(summary.map(({ text }) => text).join(' '));
  }

  it('says nothing of the balances of an owner who only takes money out', async () => {
    const text = await said(YEAR);
    expect(text).toContain('Waarom ontbreekt de beginbalans van boekjaar 2024?');
    expect(text).not.toMatch(/negatief|bank en kas was|eigen vermogen was/);
  });

  it('believes those of a company that begins with money put in', async () => {
    // 20,000 put in, 12 × 1,000 less: 8,000 in the bank.
    const text = await said([paid('2024-01', '0600', -20_000), ...YEAR]);
    expect(text).not.toContain('beginbalans');
    expect(text).toContain('Op de bank en in kas stond eind december 2024 € 8.000.');
  });
});
