import type { FiguresBlock, TextBlock } from '@kengetal/contract';
import { upload, withOrganisation } from '../../testing/books.ts';
import { signedIn } from '../../testing/running.ts';
import { Opener } from '../../testing/figures.ts';
import { posting, smallBooks, usual } from '../../testing/small-books.ts';

describe('the dashboard within a month', () => {
  const { test, caller } = signedIn({ now: '2024-05-10T10:00:00Z' });

  it('compares a month that runs with as many days of the month before, and says so', async () => {
    const organisationId = await withOrganisation(caller);
    const days = (month: string, amount: number) =>
      ['05', '08', '25'].map((day) => posting(`2024-${month}-${day}`, '1000', '8000', amount));
    const content = smallBooks({
      year: 2024,
      made: '2024-05-08',
      accounts: [
        ...usual('0200', '0500'),
        ['1000', 'Bank', 'B', 'BLimBan'],
        ['8000', 'Omzet', 'P', 'WOmzNohOlh'],
      ],
      opening: [
        ['0200', 70_000],
        ['0500', -70_000],
      ],
      entries: [...days('03', 10_000), ...days('04', 20_000), ...days('05', 30_000).slice(0, 2)],
    });
    const project_id = (await upload(test, caller, { organisationId, content })).project_id ?? '';
    const may = await caller.ask('pages', {
      body: {
        project_id,
        page: 'dashboard',
        filters: [{ column: 'periode', operator: 'between', value: [202405, 202405] }],
      },
    });
    const item = (key: string) =>
      may.blocks
        .find((block): block is FiguresBlock => block.kind === 'figures')
        ?.items.find((one) => one.key === key);
    const sentence = may.blocks.find((block): block is TextBlock => block.kind === 'text')?.text;
    // Twice 300 against twice 200, not three times.
    expect(item('omzet')).toMatchObject({
      figure: { cents: 60_000 },
      comparison: { cents: 40_000 },
      change: { figure: { value: 5_000 }, label: 't.o.v. 1 – 8 apr' },
    });
    expect(item('bank_en_kas')).toMatchObject({
      figure: { cents: 150_000 },
      comparison: { cents: 90_000 },
      change: { label: 't.o.v. 30 apr' },
    });
    expect(sentence).toMatch(/^Van 1 t\/m 8 mei 2024 kwam .* hoger dan van 1 t\/m 8 april, /);
    expect(may.notice?.text).toBe(
      'Over mei 2024 is nog niet alles geboekt. De cijfers zijn van 1 t/m 8 mei 2024, en vergeleken met 1 t/m 8 april 2024.',
    );
    const opener = new Opener(caller, project_id);
    expect(await opener.faults(may)).toEqual([]);
  });
});
