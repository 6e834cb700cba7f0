import { memberships, projectMembers } from '../../db/schema/index.ts';
import { asked, turnOn } from '../../testing/asked.ts';
import { projectWith } from '../../testing/books.ts';
import { Caller } from '../../testing/caller.ts';
import { ENGINES } from '../../testing/environment.ts';
import { modelStub } from '../../testing/model-stub.ts';
import { ONE_SALE } from '../../testing/one-sale.ts';
import { signedIn } from '../../testing/running.ts';

const NOW = '2025-03-18T10:00:00Z';

describe.each(ENGINES)('the language model of an organisation (%s)', (engine) => {
  const stub = modelStub({ KENGETAL_MODEL_TOKENS_PER_DAY: '2500' });
  const { test, caller } = signedIn({ engine, now: NOW, settings: stub.settings });
  let project_id: string;
  let organisation_id: string;
  let people = 0;
  /** At another moment, signed in anew: a session does not last that long. */
  const at = async (instant: string) => {
    test.setNow(instant);
    await caller.signIn(`anna-${people}@voorbeeld.nl`);
  };
  beforeEach(async () => {
    people += 1;
    await at(NOW);
    project_id = await projectWith(test, caller, [ONE_SALE]);
    ({ organisation_id } = await caller.ask('getProject', { query: { project_id } }));
  });
  const state = (who = caller) => who.ask('organisationAssistant', { query: { organisation_id } });
  const way = async () => (await caller.ask('config')).assistant?.[organisation_id];

  /** Someone who reads the project, and is no beheerder. */
  async function reader(): Promise<Caller> {
    const who = await new Caller(test).signIn(`lezer-${people}@voorbeeld.nl`);
    const { orm } = test.database;
    const row = { userId: who.userId, since: NOW };
    await orm.insert(memberships).values({ ...row, organisationId: organisation_id, level: 'lid' });
    await orm.insert(projectMembers).values({ ...row, projectId: project_id, level: 'lezer' });
    return who;
  }

  it('is off, and gets nothing, until a beheerder turns it on', async () => {
    expect(await state()).toMatchObject({ way: 'grammatica', consent: null });
    expect(await way()).toBe('grammatica');
    const before = await asked(caller, project_id, 'Wat was de omzet?');
    expect(before.about).toEqual({ door: 'grammatica' });
    expect(stub.requests).toEqual([]);
    await turnOn(caller, project_id);
    expect(await way()).toBe('model');
    expect(await state()).toMatchObject({
      way: 'model',
      consent: { on: true, by: expect.stringContaining('anna'), outdated: false },
    });
    await asked(caller, project_id, 'Hallo?');
    expect(stub.requests).toHaveLength(1);
    await caller.ask('chooseAssistant', { body: { organisation_id, on: false } });
    await asked(caller, project_id, 'Hallo?');
    expect(stub.requests).toHaveLength(1);
    expect(await way()).toBe('grammatica');
  });

  it('is shown with its provider, its region, what is sent and how long that is kept', async () => {
    expect((await state()).model).toMatchObject({
      provider: 'Stub B.V.',
      region: 'Nederland',
      keeps: 'Niets wordt bewaard.',
      sent: expect.arrayContaining([
        expect.stringContaining('Namen van mensen gaan niet mee'),
        expect.stringMatching(/antwoorden in dat gesprek zonder hun bedragen.*suggestie.*bedragen/),
      ]),
    });
  });

  it('is turned on only under the terms that are those of now', async () => {
    const body = { organisation_id, on: true, terms: 'van gisteren' };
    expect((await caller.problem('chooseAssistant', { body })).code).toBe('conflict');
    await turnOn(caller, project_id);
    await test.database.rows(
      `UPDATE assistant_consents SET terms = replace(terms, 'Nederland', 'Elders')
       WHERE organisation_id = $1`,
      [organisation_id],
    );
    expect(await state()).toMatchObject({ way: 'grammatica', consent: { outdated: true } });
    await asked(caller, project_id, 'Hallo?');
    expect(stub.requests).toEqual([]);
  });

  it('keeps who chose what, and when', async () => {
    await turnOn(caller, project_id);
    await caller.ask('chooseAssistant', { body: { organisation_id, on: false } });
    const kept = await test.database.rows<{ is_on: boolean; terms: string }>(
      'SELECT is_on, terms FROM assistant_consents WHERE organisation_id = $1 ORDER BY no',
      [organisation_id],
    );
    expect(kept.map(({ is_on }) => is_on)).toEqual([true, false]);
    expect(kept[0]?.terms).toContain('Stub B.V.');
  });

  it('is seen by a member, without what others used, and chosen by beheerders alone', async () => {
    const who = await reader();
    expect(await state(who)).toMatchObject({ way: 'grammatica' });
    expect((await state(who)).use).toBeUndefined();
    for (const name of ['chooseAssistant', 'setChatRetention'] as const) {
      const body = { organisation_id, on: false, days: 1 };
      expect((await who.problem(name, { body })).status).toBe(403);
    }
  });

  it('is counted by person, and left alone once a person has used what a day allows', async () => {
    await turnOn(caller, project_id);
    for (let times = 0; times < 3; times += 1) await asked(caller, project_id, 'Hallo?');
    // Each answer takes 1,050 tokens; two make 2,100, a third 3,150.
    const { use } = await state();
    expect(use).toMatchObject({ month: 202503, answers: 3, broken: 0, tokens_in: 3_000 });
    expect(use?.people).toMatchObject([{ name: expect.any(String), answers: 3, tokens_out: 150 }]);
    const spent = await asked(caller, project_id, 'Hallo?');
    expect(spent.about).toEqual({ door: 'grammatica' });
    expect(spent.text).toContain('Je tegoed voor het taalmodel is op voor vandaag.');
    await at('2025-03-19T10:00:00Z');
    expect((await asked(caller, project_id, 'Hallo?')).about).toEqual({ door: 'model' });
  });

  it('keeps chats for as long as a beheerder says, and then really removes them', async () => {
    const body = { organisation_id, days: 30 };
    expect(await caller.ask('setChatRetention', { body })).toMatchObject({ retention_days: 30 });
    const { chat_id: old } = await asked(caller, project_id, 'Oud');
    const { chat_id: goneOn } = await asked(caller, project_id, 'Eerst');
    await at('2025-04-10T10:00:00Z');
    await asked(caller, project_id, 'Later', { chat_id: goneOn });
    const left = async () => {
      // What is swept at a start is over when the program has ended.
      await test.restart();
      await test.restart();
      const rows = await test.database.rows<{ chat_id: string }>(
        'SELECT DISTINCT chat_id FROM chat_messages WHERE project_id = $1',
        [project_id],
      );
      return rows.map((row) => row.chat_id).sort();
    };
    expect(await left()).toEqual([old, goneOn].sort());
    await at('2025-04-18T10:00:00Z');
    expect(await left()).toEqual([goneOn]);
    await caller.ask('setChatRetention', { body: { organisation_id, days: null } });
    await at('2026-04-18T10:00:00Z');
    expect(await left()).toEqual([goneOn]);
  });
});
