import type { PROJECT_RIGHTS } from '@kengetal/contract';
import { stamp } from '../clock.ts';
import { memberships, projectMembers } from '../db/schema/index.ts';
import { createChat } from '../features/chats/store.ts';
import { upload, withOrganisation } from './books.ts';
import { generatedFiles } from './books-files.ts';
import { Caller } from './caller.ts';
import type { Start, TestApp } from './environment.ts';
import { running } from './running.ts';
import type { World } from './samples.ts';
import { withSuggestion } from './suggestions.ts';

/** An organisation with a project, an import and a chat of its owner, and members of other levels. */
export async function makeWorld(
  test: TestApp,
  owner: Caller,
  members: readonly (readonly [Caller, (typeof PROJECT_RIGHTS)[number]])[],
): Promise<World> {
  const organisation_id = await withOrganisation(owner);
  const [content = ''] = await generatedFiles({ seed: 1, firstMonth: 202401, years: 1 });
  const job = await upload(test, owner, { organisationId: organisation_id, content });
  const again = await upload(test, owner, { organisationId: organisation_id, content });
  const project_id = job.project_id ?? '';
  const { orm } = test.database;
  const since = stamp(test.clock);
  for (const [{ userId }, level] of members) {
    await orm
      .insert(memberships)
      .values({ organisationId: organisation_id, userId, level: 'lid', since });
    await orm.insert(projectMembers).values({ projectId: project_id, userId, level, since });
  }
  const chat = { projectId: project_id, userId: owner.userId, name: 'x' };
  const { chat_id } = await createChat(test.database, test.clock, chat);
  return {
    organisation_id,
    project_id,
    chat_id,
    suggestion_id: await withSuggestion(test, project_id),
    source_id: job.source_id ?? '',
    import_id: again.import_id,
    connection_id: job.connection_id ?? '',
  };
}

/** The API with a world in it, and people of each level who are signed in there. */
export function runningWorld(start: Start = {}) {
  const test = running(start);
  const [owner, editor, reader] = [new Caller(test), new Caller(test), new Caller(test)];
  const world: Partial<World> = {};
  beforeAll(async () => {
    await owner.signIn('eigenaar@voorbeeld.nl');
    await editor.signIn('bewerker@voorbeeld.nl');
    await reader.signIn('lezer@voorbeeld.nl');
    const members = [
      [editor, 'bewerker'],
      [reader, 'lezer'],
    ] as const;
    Object.assign(world, await makeWorld(test, owner, members));
  });
  // Whole before the first test.
  return { test, owner, editor, reader, world: world as World };
}
