import { projectWith } from '../../testing/books.ts';
import { signedIn } from '../../testing/running.ts';
import { judge } from '../../testing/words/judge.ts';
import { judgedLedger } from '../../testing/words/judged.ts';
import type { JudgedLedger } from '../../testing/words/ledger.ts';
import { shown } from '../../testing/shown.ts';
import { capital, posting, smallBooks, usual } from '../../testing/small-books.ts';

/** Nothing owed by customers at first; 3,000 in January that is paid, and 5,000 in March. */
const BOOKS = smallBooks({
  year: 2024,
  made: '2025-02-01',
  accounts: usual('0500', '1000', '1300', '8000'),
  opening: capital(1_000_000),
  entries: [
    posting('2024-01-10', '1300', '8000', 300_000),
    posting('2024-02-10', '1000', '1300', 300_000),
    posting('2024-03-10', '1300', '8000', 500_000),
  ],
});

describe('the summary of what customers owe and what is in the bank', () => {
  const { test, caller } = signedIn();
  let project_id: string;
  let ledger: JudgedLedger;
  beforeAll(async () => {
    project_id = await projectWith(test, caller, [BOOKS]);
    ledger = await judgedLedger(caller, project_id, [BOOKS]);
  });

  async function said(month: number): Promise<string> {
    const body = { project_id, type: 'maand' as const, periode_min: month, periode_max: month };
    const { summary } = await caller.ask('reportSummary', { body });
    expect(judge(ledger, body, summary).failures).toEqual([]);
    return shown(summary.map(({ text }) => text).join(' '));
  }

  it('names the moment of the balance before, not its period', async () => {
    expect(await said(202403)).toContain(
      'De openstaande debiteuren kwamen uit op € 5.000; eind februari 2024 waren ze er niet.',
    );
  });

  it('holds nothing against the opening of the books: what was before is not read', async () => {
    const text = await said(202401);
    expect(text).toContain('Een vergelijking is er niet: de boekhouding over december 2023');
    expect(text).not.toMatch(/debiteuren kwamen|liquide middelen stegen/);
    expect(text).toContain('Op de bank en in kas stond eind januari 2024 € 10.000.');
  });
});
