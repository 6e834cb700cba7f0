import { projectWith } from '../../testing/books.ts';
import { signedIn } from '../../testing/running.ts';
import { booksTo } from './testing/looking.ts';

describe('a look through books in a thread', () => {
  const { test, caller } = signedIn();

  it('is made after an import, and kept with its moment', async () => {
    const project_id = await projectWith(test, caller, [booksTo(3)]);
    const list = () =>
      caller.ask('suggestions', { query: { project_id, periode_min: 0, periode_max: 0 } });
    expect(await list()).toMatchObject({ is_checking: true, checked_at: null });
    await test.app.recurring.idle();
    await test.app.suggestions.idle();
    const looked = await list();
    expect(looked).toMatchObject({ is_checking: false, checked_at: '2025-03-18T10:00:00.000Z' });
    expect(looked).not.toHaveProperty('failed');
  }, 60_000);
});
