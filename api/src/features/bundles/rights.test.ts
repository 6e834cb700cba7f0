import { Caller } from '../../testing/caller.ts';
import { all, bundling, file, told } from './testing/bundling.ts';

describe('an upload of someone else in the organisation', () => {
  const { test, caller, books, ids, read, add, send, decide } = bundling();
  const bea = new Caller(test);
  beforeAll(() => bea.signIn('bea@voorbeeld.nl'));

  it('reads into projects that she may change, and refuses one where she only looks', async () => {
    const projectOf = async (content: Buffer) => (await add(content)).project_id ?? '';
    const [changed, looked, hidden] = [
      await projectOf(books.known),
      await projectOf(books.fresh),
      await projectOf(books.loose),
    ];
    await test.database.rows(
      `INSERT INTO memberships (organisation_id, user_id, level, since)
         VALUES ($1, $2, 'lid', now())`,
      [ids.organisationId, bea.userId],
    );
    for (const [projectId, level] of [
      [changed, 'bewerker'],
      [looked, 'lezer'],
    ] as const) {
      await test.database.rows(
        `INSERT INTO project_members (project_id, user_id, level, since)
           VALUES ($1, $2, $3, now())`,
        [projectId, bea.userId, level],
      );
    }
    const files = { 'a.xaf': books.later, 'b.xaf': books.freshNext, 'c.xaf': books.loose };
    const { bundle } = await send(files, bea);
    expect(told(bundle)).toEqual({ 'a.xaf': 'gereed', 'b.xaf': 'geweigerd', 'c.xaf': 'vraag' });
    expect(file(bundle, 'b.xaf').message).toContain('project Nieuw BV, waarin je alleen meekijkt');
    expect(bundle.may_make_projects).toBe(false);
    // Nothing tells of a project that she does not see.
    expect(JSON.stringify(bundle)).not.toContain(hidden);
    const elsewhere = { body: { import_id: bundle.import_id } };
    const { import_id } = file(bundle, 'c.xaf');
    for (const [project_id, status] of [
      [hidden, 404],
      [looked, 403],
    ] as const) {
      const choice = { import_id, decision: 'project' as const, project_id };
      const answer = await bea.send('decideBundle', {
        body: { ...elsewhere.body, files: [choice] },
      });
      expect(answer.statusCode).toBe(status);
    }
    const refused = await decide(bundle, all(bundle, 'nieuw_project'), bea);
    expect(file(refused, 'c.xaf').message).toContain('maakt alleen een beheerder projecten aan');
    // Who was given the right has it read again, without sending it again.
    await test.database.rows(
      `UPDATE project_members SET level = 'bewerker' WHERE project_id = $1 AND user_id = $2`,
      [looked, bea.userId],
    );
    await bea.ask('retryImport', { body: { import_id: file(bundle, 'b.xaf').import_id } });
    await test.app.imports.idle();
    const after = await read(bundle.import_id, bea);
    expect(file(after, 'b.xaf')).toMatchObject({ status: 'gereed', project_id: looked });
    const others = await caller.send('getBundle', { query: { import_id: bundle.import_id } });
    expect(others.statusCode).toBe(404);
  });
});
