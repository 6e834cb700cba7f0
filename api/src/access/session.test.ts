import type { Sql } from '../db/database.ts';
import { systemClock } from '../clock.ts';
import { authentication } from './session.ts';

const TOKEN = `Bearer ${'a'.repeat(43)}`;
const PROJECT = '00000000-0000-4000-8000-000000000001';

/** A database in which the caller may look at one project, as long as `rights` has it. */
function database() {
  const asked: unknown[] = [];
  const rights = new Map([[PROJECT, { level: 'lezer', booksVersion: 7 }]]);
  const session = { userId: 'anna', familyId: 'family', expiresAt: '2999-01-01T00:00:00Z' };
  const rows: Sql['rows'] = <Row>(_text: string, [, projects] = [[], []]) => {
    const [project] = Array.isArray(projects) ? projects : [];
    asked.push(project);
    const right = rights.get(String(project)) ?? { level: null, booksVersion: null };
    return Promise.resolve([{ place: 1, ...session, ...right }] as Row[]);
  };
  return { asked, rights, authenticate: authentication({ rows } as Sql, systemClock) };
}

it('looks the right up along with the session, in the project that was asked for last', async () => {
  const { asked, authenticate } = database();
  expect((await authenticate(TOKEN)).rightIn(PROJECT)).toBeUndefined();
  const { caller, rightIn } = await authenticate(TOKEN);
  expect(caller).toEqual({ userId: 'anna', familyId: 'family' });
  expect(rightIn(PROJECT)).toEqual({ level: 'lezer', booksVersion: 7 });
  expect(rightIn('00000000-0000-4000-8000-000000000002')).toBeUndefined();
  expect(asked).toEqual([null, PROJECT]);
});

it('knows of no right that is gone, and of none that was looked up a while ago', async () => {
  const { rights, authenticate } = database();
  (await authenticate(TOKEN)).rightIn(PROJECT);
  const { rightIn } = await authenticate(TOKEN);
  rights.clear();
  expect((await authenticate(TOKEN)).rightIn(PROJECT)).toBeUndefined();
  const later = performance.now() + 60_000;
  const now = jest.spyOn(performance, 'now').mockReturnValue(later);
  expect(rightIn(PROJECT)).toBeUndefined();
  now.mockRestore();
});
