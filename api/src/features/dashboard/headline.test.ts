import type { TextBlock } from '@kengetal/contract';
import { projectWith } from '../../testing/books.ts';
import { signedIn } from '../../testing/running.ts';
import { Opener } from '../../testing/figures.ts';
import { months } from '../../testing/shop.ts';
import { shown } from '../../testing/shown.ts';
import { capital, smallBooks, throughBank, usual } from '../../testing/small-books.ts';

/** A cost is positive. */
const paid = (month: string, account: string, euros: number) =>
  throughBank(`${month}-15`, account, euros);

/** Sales of 10,000 each month; below them what moves the result. */
const COSTS: readonly (readonly [month: string, account: string, euros: number])[] = [
  // Tax 1,000 → 5,000 → a refund of 2,000.
  ['01', '9900', 1_000],
  ['02', '9900', 5_000],
  ['03', '9900', -2_000],
  // Interest 500 → 4,500 → 1,500, then 700 is received, and 2,700.
  ['05', '9000', 500],
  ['06', '9000', 4_500],
  ['07', '9000', 1_500],
  ['08', '9000', -700],
  ['09', '9000', -2_700],
  // Wages take 1,000 and interest 3,000 more than in September.
  ['10', '4000', 1_000],
  ['10', '9000', 300],
];

describe('the cause that the dashboard names', () => {
  const { test, caller } = signedIn({ now: '2025-03-10T10:00:00Z' });
  let project_id: string;
  beforeAll(async () => {
    const content = smallBooks({
      year: 2024,
      made: '2025-02-01',
      accounts: usual('0500', '1000', '4000', '8000', '9000', '9900'),
      opening: capital(5_000_000),
      entries: [
        ...months(2024).map((month) => paid(month, '8000', -10_000)),
        ...COSTS.map(([month, account, euros]) => paid(`2024-${month}`, account, euros)),
      ],
    });
    project_id = await projectWith(test, caller, [content]);
  });

  it.each([
    [202402, '€ 4.000 lager dan in januari, vooral door € 4.000 hogere belastingen.'],
    [202403, '€ 7.000 hoger dan in februari, vooral door € 7.000 lagere belastingen.'],
    [202406, '€ 4.000 lager dan in mei, vooral door € 4.000 hogere financiële lasten.'],
    [202407, '€ 3.000 hoger dan in juni, vooral door € 3.000 lagere financiële lasten.'],
    [202408, '€ 2.200 hoger dan in juli, vooral door € 2.200 hoger financieel resultaat.'],
    [202409, '€ 2.000 hoger dan in augustus, vooral door € 2.000 hogere financiële baten.'],
    [202410, '€ 4.000 lager dan in september, vooral door € 3.000 lager financieel resultaat.'],
  ])('is worded by what it does to the result, in %i', async (month, words) => {
    const page = await caller.ask('pages', {
      body: {
        project_id,
        page: 'dashboard',
        filters: [{ column: 'periode', operator: 'between', value: [month, month] }],
      },
    });
    const text = page.blocks.find((block): block is TextBlock => block.kind === 'text')?.text;
    expect(shown(text ?? '')).toContain(words);
    expect(await new Opener(caller, project_id).faults(page)).toEqual([]);
  });
});
