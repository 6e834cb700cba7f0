import type { FiguresBlock, SeriesBlock } from '@kengetal/contract';
import { stamp } from '../../clock.ts';
import { projectMembers } from '../../db/schema/index.ts';
import { upload, withOrganisation } from '../../testing/books.ts';
import { Caller } from '../../testing/caller.ts';
import { running } from '../../testing/running.ts';
import { posting, smallBooks, usual } from '../../testing/small-books.ts';

const AT_ONCE = 8;

const booksOf = (made: string, cents: number): string =>
  smallBooks({
    year: 2025,
    made,
    accounts: usual('1000', '8000'),
    entries: [posting('2025-02-05', '1000', '8000', cents)],
  });

/** Statements of several requests run at once on a server alone, so on that where there is one. */
describe('a page of books in memory', () => {
  const test = running();
  let owner: Caller;
  let reader: Caller;
  let leaver: Caller;
  let organisationId: string;
  let projectId: string;
  beforeAll(async () => {
    owner = await new Caller(test).signIn('eigenaar@voorbeeld.nl');
    reader = await new Caller(test).signIn('lezer@voorbeeld.nl');
    leaver = await new Caller(test).signIn('vertrekt@voorbeeld.nl');
    organisationId = await withOrganisation(owner);
    projectId = await file(booksOf('2025-03-01', 10_000));
    const since = stamp(test.clock);
    for (const { userId } of [reader, leaver]) {
      await test.database.orm
        .insert(projectMembers)
        .values({ projectId, userId, level: 'lezer', since });
    }
  });

  const file = async (content: string) =>
    (await upload(test, owner, { organisationId, content })).project_id ?? '';
  const page = (caller: Caller) =>
    caller.send('pages', { body: { project_id: projectId, page: 'dashboard', filters: [] } });
  /** Statuses of requests of several people that are under way together. */
  const statuses = async (callers: readonly Caller[]) => {
    const sent = callers.flatMap((caller) => Array.from({ length: AT_ONCE }, () => page(caller)));
    return (await Promise.all(sent)).map(({ statusCode }) => statusCode);
  };
  const all = (status: number) => Array.from({ length: AT_ONCE }, () => status);

  it('is refused from the moment that a right is gone, also beside those who keep theirs', async () => {
    expect(await statuses([owner, leaver])).toEqual([...all(200), ...all(200)]);
    const before = statuses([owner, leaver]); // Under way while the right is taken.
    await test.database.rows('DELETE FROM project_members WHERE user_id = $1', [leaver.userId]);
    expect(await statuses([owner, leaver])).toEqual([...all(200), ...all(404)]);
    await before;
  });

  it('is refused from the moment that a session has ended', async () => {
    expect(await statuses([reader, owner])).toEqual([...all(200), ...all(200)]);
    await reader.ask('logout', { body: { refresh_token: reader.refreshToken } });
    expect(await statuses([reader, owner])).toEqual([...all(401), ...all(200)]);
  });

  it('shows the months of new books in the answer after they came', async () => {
    const february = async () => {
      const { blocks } = (await page(owner)).json<{
        blocks: (FiguresBlock | SeriesBlock)[];
      }>();
      return blocks.flatMap((block) => {
        if (block.kind === 'series')
          return [block.series[0]?.figures[block.periods.indexOf(202502)]];
        if (block.kind !== 'figures') return [];
        return [block.items[0]?.trend?.find(({ periode }) => periode === 202502)?.figure];
      });
    };
    const amount = (cents: number) => expect.objectContaining({ kind: 'booked', cents });
    for (const cents of [10_000, 10_000]) {
      expect(await february()).toEqual([amount(cents), amount(cents)]);
    }
    await file(booksOf('2025-03-10', 25_000));
    expect(await february()).toEqual([amount(25_000), amount(25_000)]);
  });
});
