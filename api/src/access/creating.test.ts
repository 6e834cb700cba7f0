import { LIMITS } from '@kengetal/contract';
import { withOrganisation } from '../testing/books.ts';
import { ENGINES } from '../testing/environment.ts';
import { signedIn } from '../testing/running.ts';

describe.each(ENGINES)('organisations and projects (%s)', (engine) => {
  const { test, caller } = signedIn({ engine });

  const NOW = '2025-03-18T10:00:00Z';

  it('are as many in one organisation as every screen can list, and no more', async () => {
    const organisation_id = await withOrganisation(caller);
    await test.database.rows(
      `INSERT INTO projects (project_id, organisation_id, name, created_at)
       SELECT gen_random_uuid(), $1, 'Project ' || number, $3
       FROM generate_series(2, $2::int) AS number`,
      [organisation_id, LIMITS.projects.max, NOW],
    );
    const create = (project_name: string) =>
      caller.send('createProject', { body: { organisation_id, project_name } });
    expect((await create('Laatste')).statusCode).toBe(200);
    const refused = await create('Een te veel');
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ detail: expect.stringContaining('1.000') as string });
  });

  it('are as many for one beheerder as every screen can list, and no more', async () => {
    const [{ user_id } = { user_id: '' }] = await test.database.rows<{ user_id: string }>(
      "SELECT user_id FROM users WHERE email = 'anna@voorbeeld.nl'",
    );
    await test.database.rows(
      `WITH made AS (
         INSERT INTO organisations (organisation_id, name, created_at)
         SELECT gen_random_uuid(), 'Bedrijf ' || number, $3
         FROM generate_series(3, $2::int) AS number RETURNING organisation_id)
       INSERT INTO memberships (organisation_id, user_id, level, since)
       SELECT organisation_id, $1, 'beheerder', $3 FROM made`,
      [user_id, LIMITS.organisations.max, NOW],
    );
    const create = (organisation_name: string) =>
      caller.send('createOrganisation', { body: { organisation_name } });
    expect((await create('Laatste')).statusCode).toBe(200);
    const refused = await create('Een te veel');
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ detail: expect.stringContaining('100') as string });
  });
});
