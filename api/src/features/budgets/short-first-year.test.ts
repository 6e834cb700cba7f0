import { projectWith } from '../../testing/books.ts';
import { signedIn } from '../../testing/running.ts';
import { posting, smallBooks } from '../../testing/small-books.ts';

const year = (start: string, end: string) =>
  smallBooks({
    year: [start, end],
    accounts: [
      ['1000', 'Bank', 'B', 'BLimBan'],
      ['8000', 'Omzet', 'P', 'WOmzNohOlh'],
    ],
    entries: [posting(end, '1000', '8000', 100)],
  });

describe('budgets after a short first year', () => {
  const { test, caller } = signedIn();
  let project_id: string;
  beforeAll(async () => {
    const years = [year('2023-04-01', '2023-12-31'), year('2024-01-01', '2024-12-31')];
    project_id = await projectWith(test, caller, years);
  });

  const budget = (boekjaar: string, content: string) => ({
    body: {
      project_id,
      boekjaar,
      filename: 'begroting.csv',
      content: Buffer.from(content).toString('base64'),
    },
  });

  it('are of the year that follows the last one of the books', async () => {
    // April to December 2023, then calendar years.
    const { errors = [] } = await caller.problem(
      'uploadBudget',
      budget('2031', 'rekening;jan\n8000;1'),
    );
    expect(errors.map(({ message }) => message)).toEqual(['Kies boekjaar 2023, 2024, 2025.']);
    const loaded = await caller.ask(
      'uploadBudget',
      budget('2025', 'rekening;2025-01;2025-12\n8000;10;20'),
    );
    expect(loaded.budget).toMatchObject({ boekjaar: '2025', result_cents: 3_000 });
  });
});
