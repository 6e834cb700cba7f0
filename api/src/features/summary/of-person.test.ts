import { projectWith } from '../../testing/books.ts';
import { signedIn } from '../../testing/running.ts';
import { shown } from '../../testing/shown.ts';
import { smallBooks, throughBank, usual, type SmallAccount } from '../../testing/small-books.ts';

describe('the profit of an eenmanszaak', () => {
  const { test, caller } = signedIn();

  /** What the summary and the dashboard say of a year with 3,000 profit and this account of equity. */
  async function said(equity: SmallAccount) {
    const content = smallBooks({
      year: 2024,
      accounts: [...usual('1000', '4100', '8000'), equity],
      entries: [
        throughBank('2024-01-02', equity[0], -1_000),
        throughBank('2024-01-10', '8000', -5_000),
        throughBank('2024-01-20', '4100', 2_000),
      ],
    });
    const project_id = await projectWith(test, caller, [content]);
    const { summary } = await caller.ask('reportSummary', {
      body: { project_id, type: 'jaar', periode_min: 202401, periode_max: 202412 },
    });
    const { blocks } = await caller.ask('pages', {
      body: { project_id, page: 'dashboard', filters: [] },
    });
    const figures = blocks.flatMap((block) => (block.kind === 'figures' ? block.items : []));
    return {
      words: shown(summary.map(({ text }) => text).join(' ')),
      detail: figures.find(({ key }) => key === 'resultaat')?.detail,
    };
  }

  it('is said to be before what the owner earns and pays', async () => {
    const { words, detail } = await said(['0600', 'Privé', 'B', 'BEivKapPro']);
    expect(words).toContain('maakte je € 3.000 winst');
    expect(words).toContain('gaan je eigen beloning en je inkomstenbelasting nog af.');
    expect(words).not.toContain('belasting over de winst');
    expect(detail).toBe('vóór ondernemersbeloning en inkomstenbelasting');
  });

  it('is told apart from that of a company with shares', async () => {
    const { words, detail } = await said(['0600', 'Aandelenkapitaal', 'B', 'BEivGokGea']);
    expect(words).toContain('geen belasting over de winst');
    expect(detail).toBeUndefined();
  });
});
