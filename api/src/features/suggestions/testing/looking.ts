import type { CallBodyInput } from '@kengetal/contract/api';
import { stamp } from '../../../clock.ts';
import { memberships, projectMembers } from '../../../db/schema/index.ts';
import { raiseBooksVersion } from '../../../books/store/version.ts';
import { upload, withOrganisation } from '../../../testing/books.ts';
import { Caller } from '../../../testing/caller.ts';
import type { Start } from '../../../testing/environment.ts';
import { running } from '../../../testing/running.ts';
import { capital, smallBooks, throughBank, usual } from '../../../testing/small-books.ts';
import type { Finding } from '../finding.ts';
import type { FindAll } from '../looking.ts';

const MEMBERS = ['bewerker', 'lezer'] as const;

/** Books of a year with bookings up to this month. */
export const booksTo = (month: number, year = 2024) =>
  smallBooks({
    year,
    accounts: usual('0500', '1000', '4100', '8000'),
    opening: capital(1_000_000),
    entries: Array.from({ length: month }, (_, at) =>
      throughBank(`${year}-${String(at + 1).padStart(2, '0')}-05`, '4100', 400),
    ),
  });

type Said = Omit<CallBodyInput<'updateSuggestions'>, 'project_id' | 'suggestion_ids'>;
type Months = { periode_min?: number; periode_max?: number };

/** A project of an owner (jan), an editor (marieke) and a reader (els), in which is found what a test says. */
export function looking(start: Omit<Start, 'findSuggestions'> = {}) {
  let find: FindAll = () => Promise.resolve([]);
  const test = running({ ...start, findSuggestions: (read) => find(read) });
  const people = ['jan', 'marieke', 'els'].map((name) => ({
    ...{ email: `${name}@voorbeeld.nl`, caller: new Caller(test) },
  }));
  const [owner, editor, reader] = people.map(({ caller }) => caller) as [Caller, Caller, Caller];
  const signIn = () => Promise.all(people.map(({ email, caller }) => caller.signIn(email)));
  const ids = { organisationId: '', projectId: '' };
  const read = async (content: string) => {
    const { organisationId, projectId } = ids;
    return upload(test, owner, {
      ...{ organisationId, content },
      ...(projectId !== '' && { projectId }),
    });
  };
  const idle = async () => {
    await test.app.recurring.idle();
    await test.app.suggestions.idle();
  };
  beforeAll(async () => {
    await signIn();
    ids.organisationId = await withOrganisation(owner);
    ids.projectId = (await read(booksTo(3))).project_id ?? '';
    const since = stamp(test.clock);
    for (const [at, level] of MEMBERS.entries()) {
      const { organisationId, projectId } = ids;
      const { userId } = [editor, reader][at] ?? owner;
      await test.database.orm
        .insert(memberships)
        .values({ organisationId, userId, level: 'lid', since });
      await test.database.orm.insert(projectMembers).values({ projectId, userId, level, since });
    }
    await idle();
  }, 60_000);
  const list = (caller = reader, months: Months = {}) =>
    caller.ask('suggestions', {
      query: { project_id: ids.projectId, periode_min: 0, periode_max: 0, ...months },
    });
  return {
    ...{ test, owner, editor, reader, ids, read, idle, list },
    /** What will be found, by the books where that is a function. */
    willFind: (found: readonly Finding[] | FindAll) => {
      find = typeof found === 'function' ? found : () => Promise.resolve(found);
    },
    /** Finds this in books that have changed. */
    look: async (...found: readonly Finding[]) => {
      find = () => Promise.resolve(found);
      await raiseBooksVersion(test.database, ids.projectId);
      await idle();
    },
    /** Begins another day. */
    begin: async (day: string) => {
      test.setNow(`${day}T10:00:00Z`);
      await signIn();
    },
    /** The only suggestion with this title. */
    titled: async (title: string) => {
      const found = (await list()).suggestions.filter((one) => one.title === title);
      const [one] = found;
      if (!one || found.length > 1) throw new Error(`${found.length} suggestions ${title}`);
      return one;
    },
    answer: (suggestionIds: readonly string[], said: Said, caller = editor) =>
      caller.ask('updateSuggestions', {
        body: { project_id: ids.projectId, suggestion_ids: [...suggestionIds], ...said },
      }),
    history: async (suggestion_id: string) => {
      const { history } = await reader.ask('suggestion', { query: { suggestion_id } });
      return history.map(({ words }) => words);
    },
  };
}
