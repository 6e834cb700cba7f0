import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { memberships, projectMembers, projects } from '../../db/schema/index.ts';
import { withOrganisation } from '../../testing/books.ts';
import { Caller } from '../../testing/caller.ts';
import { running } from '../../testing/running.ts';
import { addTurn } from './messages.ts';
import { createChat } from './store.ts';

/** The result of a question, as it is kept. */
const TABLE = 'Dagboek;Bedrag\nMemoriaal;[€\u00a0345,00](figure:t17)\n"Jansen en Zonen";€ 0,00';
const NOW = '2025-03-18T10:00:00Z';

describe('the chats of a project', () => {
  const test = running({ now: NOW });
  let caller: Caller;
  let organisationId: string;
  let projectId: string;
  beforeEach(async () => {
    test.setNow(NOW);
    caller = await new Caller(test).signIn('anna@voorbeeld.nl');
    organisationId = await withOrganisation(caller);
    projectId = await newProject('Boekhouding');
  });

  async function newProject(project_name: string) {
    const body = { organisation_id: organisationId, project_name };
    return (await caller.ask('createProject', { body })).project_id;
  }
  /** Chats with these names, a minute after one another, in which something was asked. */
  async function begin(
    names: readonly string[],
    { who = caller, project = projectId, asked = 'Hoi' } = {},
  ) {
    for (const [index, name] of names.entries()) {
      test.setNow(new Date(Date.parse(NOW) + index * 60_000).toISOString());
      const { chatId } = await begun(name, who, project);
      const turn = {
        content: asked,
        context: undefined,
        question: undefined,
        worker: randomUUID(),
      };
      await addTurn(test.database, test.clock, { projectId: project, chatId }, turn);
    }
    test.setNow(NOW);
  }
  async function begun(name: string, who = caller, project = projectId) {
    const chat = { projectId: project, userId: who.userId, name };
    return { chatId: (await createChat(test.database, test.clock, chat)).chat_id };
  }
  async function namesFor(who: Caller, search?: string) {
    const chats = await who.ask('chats', { query: { project_id: projectId, search } });
    return chats.map(({ chat_name }) => chat_name);
  }
  async function addMember(who: Caller) {
    const { userId } = who;
    const { orm } = test.database;
    await orm.insert(memberships).values({ organisationId, userId, level: 'lid', since: NOW });
    await orm.insert(projectMembers).values({ projectId, userId, level: 'lezer', since: NOW });
  }

  it('are none at first', async () => {
    expect(await namesFor(caller)).toEqual([]);
  });

  it('come newest first, with the moment at which they began', async () => {
    await begin(['Eerste', 'Tweede', 'Derde']);
    expect(await namesFor(caller)).toEqual(['Derde', 'Tweede', 'Eerste']);
    const [newest] = await caller.ask('chats', { query: { project_id: projectId } });
    expect(newest).toEqual({
      chat_id: expect.any(String),
      chat_name: 'Derde',
      created_at: '2025-03-18T10:02:00.000Z',
    });
  });

  it('are those of the caller, and of this project', async () => {
    const colleague = await new Caller(test).signIn('collega@voorbeeld.nl');
    await addMember(colleague);
    await begin(['Van mij']);
    await begin(['Van de collega'], { who: colleague });
    await begin(['Elders'], { project: await newProject('Een ander') });
    expect(await namesFor(caller)).toEqual(['Van mij']);
    expect(await namesFor(colleague)).toEqual(['Van de collega']);
  });

  it('are found by a piece of their name, whatever its capitals', async () => {
    await begin(['Café in maart', '100% marge', 'Omzet_2024', 'Omzet 2024']);
    expect(await namesFor(caller, 'CAFÉ')).toEqual(['Café in maart']);
    expect(await namesFor(caller, ' omzet ')).toEqual(['Omzet 2024', 'Omzet_2024']);
    expect(await namesFor(caller, '%')).toEqual(['100% marge']);
    expect(await namesFor(caller, 't_2')).toEqual(['Omzet_2024']);
    expect(await namesFor(caller, ' ')).toHaveLength(4);
    expect(await namesFor(caller, 'huur')).toEqual([]);
  });

  it('are found by what was said in them too', async () => {
    await begin(['Een gesprek'], { asked: 'Wat kost de huur van 100% van het pand?' });
    const [{ chat_id = '' } = {}] = await caller.ask('chats', { query: { project_id: projectId } });
    await begin(['Iets anders']);
    await test.database.rows(
      `UPDATE chat_messages SET tool_calls = $2,
         content = 'Dat was [€\u00a01.200,00](figure:a1) aan **rente** en financiële lasten [sic].'
       WHERE chat_id = $1 AND role = 'assistant'`,
      [
        chat_id,
        JSON.stringify([
          {
            id: 'v',
            function: { name: 'vraag', arguments: '{"subject":"kosten"}', result: TABLE },
          },
          { id: 'w', function: { name: 'verder', arguments: '{}' } },
        ]),
      ],
    );
    const found = [
      'HUUR',
      '100%',
      'rente',
      '1.200',
      '€ 1.200,00',
      'was €\u00a01.200,00 aan',
      '[sic]',
      'pand huur',
      'rente, gesprek',
      // In the table under the answer.
      'memoriaal',
      'jansen en zonen',
      '€ 345,00',
      'financiele',
      'FINANCIËLE',
      'een.',
      '45',
      '"huur"',
      '“huur” ‘pand’.',
    ];
    for (const search of found) {
      expect(await namesFor(caller, search)).toEqual(['Een gesprek']);
    }
    for (const search of ['figure', 'h_ur', 'huur anders', 'subject', '17', 'ß('])
      expect(await namesFor(caller, search)).toEqual([]);
  });

  it('are those in which something was asked', async () => {
    await begun('Nieuwe Chat');
    expect(await namesFor(caller)).toEqual([]);
  });

  it('are at most 200, the newest', async () => {
    await begin(Array.from({ length: 203 }, (_, index) => `Gesprek ${index}`));
    const names = await namesFor(caller);
    expect(names).toHaveLength(200);
    expect(names[0]).toBe('Gesprek 202');
  });

  it('are hidden from who is no member any more', async () => {
    const leaver = await new Caller(test).signIn('vertrekker@voorbeeld.nl');
    await addMember(leaver);
    await begin(['Van de vertrekker'], { who: leaver });
    const { userId } = leaver;
    await test.database.orm
      .delete(projectMembers)
      .where(and(eq(projectMembers.projectId, projectId), eq(projectMembers.userId, userId)));
    const problem = await leaver.problem('chats', { query: { project_id: projectId } });
    expect(problem.code).toBe('not_found');
    expect(await namesFor(caller)).toEqual([]);
  });

  it('go with their project', async () => {
    await begin(['Weg']);
    await test.database.orm.delete(projects).where(eq(projects.projectId, projectId));
    expect((await caller.problem('chats', { query: { project_id: projectId } })).code).toBe(
      'not_found',
    );
    const left = await test.database.rows('SELECT 1 FROM chats WHERE project_id = $1', [projectId]);
    expect(left).toEqual([]);
  });
});
