import { LIMITS, refusalOf } from '@kengetal/contract';
import type { CallBodyInput, SavedView } from '@kengetal/contract/api';
import { Caller } from '../../testing/caller.ts';
import { runningWorld } from '../../testing/world.ts';

describe('kept views', () => {
  const { test, owner, editor, reader, world } = runningWorld();
  beforeEach(async () => {
    await test.database.rows('DELETE FROM saved_views');
    await test.database.rows(`DELETE FROM activities WHERE action LIKE 'weergave%'`);
  });

  const screen = 'analytics-overview' as const;
  const bodyOf = (name: string, more: Partial<CallBodyInput<'saveView'>> = {}) => ({
    body: {
      project_id: world.project_id,
      screen,
      name,
      choices: 'groep=autokosten&per=kwartaal',
      ...more,
    },
  });
  const save = (who: Caller, name: string, more: Partial<CallBodyInput<'saveView'>> = {}) =>
    who.ask('saveView', bodyOf(name, more));
  const seenBy = async (who: Caller) => {
    const views = await who.ask('savedViews', {
      query: { project_id: world.project_id, screen },
    });
    return views.map(({ name, shared }) => (shared ? `${name} (gedeeld)` : name));
  };
  const change = (view: SavedView, more: { name?: string; shared?: boolean }) => ({
    body: { project_id: world.project_id, view_id: view.view_id, ...more },
  });
  const only = (view: SavedView) => change(view, {});
  /** What the log tells of views. */
  const told = async () => {
    const rows = await test.database.rows<{ description: string }>(
      `SELECT description FROM activities WHERE action LIKE 'weergave%' ORDER BY at, action`,
    );
    return rows.map(({ description }) => description);
  };

  it('are of who made them, by name, and come back as they were kept', async () => {
    const kept = await save(reader, '  Kosten ', { choices: 'groep=a%20b&periode=202401-202403' });
    await save(reader, 'autos');
    await save(reader, 'Winst', { screen: 'analytics-profits' });
    expect(kept).toMatchObject({
      name: 'Kosten',
      choices: 'groep=a%20b&periode=202401-202403',
      shared: false,
      created_at: '2025-03-18T10:00:00.000Z',
    });
    expect(await seenBy(reader)).toEqual(['autos', 'Kosten']);
    expect(await seenBy(owner)).toEqual([]);
  });

  it('have a name that no other one has', async () => {
    const first = await save(reader, 'Kosten');
    const second = await save(reader, 'Lonen');
    const problem = await reader.problem('saveView', bodyOf('KOSTEN'));
    expect(problem).toMatchObject({ status: 409, code: 'conflict' });
    expect(problem.detail).toBe('Er is al een weergave ‘KOSTEN’. Kies een andere naam.');
    const renamed = await reader.problem('changeView', change(second, { name: 'kosten' }));
    expect(renamed.code).toBe('conflict');
    await reader.ask('changeView', change(first, { name: 'KOSTEN' }));
    // Somebody else, or another screen, has names of its own.
    await save(editor, 'Kosten');
    await save(reader, 'Lonen', { screen: 'analytics-recurring' });
    expect(await seenBy(reader)).toEqual(['KOSTEN', 'Lonen']);
  });

  it('are shared with the project by editors, and no longer', async () => {
    const view = await save(editor, 'Kosten');
    expect(await seenBy(reader)).toEqual([]);
    await editor.ask('changeView', change(view, { shared: true }));
    expect(await seenBy(reader)).toEqual(['Kosten (gedeeld)']);
    expect((await reader.problem('saveView', bodyOf('kosten'))).code).toBe('conflict');
    // Another editor takes it out of the sharing, and has it.
    await owner.ask('changeView', change(view, { shared: false }));
    expect([await seenBy(owner), await seenBy(editor)]).toEqual([['Kosten'], []]);
    expect(await told()).toEqual([
      'Weergave ‘Kosten’ gedeeld',
      'Weergave ‘Kosten’ niet meer gedeeld',
    ]);
  });

  it('that all see tell who renamed them, and only when that is done', async () => {
    const shared = await save(editor, 'Kosten', { shared: true });
    const own = await save(editor, 'Lonen');
    await editor.ask('changeView', change(shared, { name: 'Kosten' }));
    await owner.ask('changeView', change(shared, { name: 'Uitgaven' }));
    await editor.ask('changeView', change(own, { name: 'Salarissen' }));
    expect(await told()).toEqual([
      'Weergave ‘Kosten’ gedeeld',
      'Weergave ‘Kosten’ hernoemd naar ‘Uitgaven’',
    ]);
    const [renamed] = await test.database.rows<{ user_id: string }>(
      `SELECT user_id FROM activities WHERE action = 'weergave.hernoemd'`,
    );
    expect(renamed?.user_id).toBe(owner.userId);
  });

  it('that are shared are not for a reader to change', async () => {
    const shared = await save(editor, 'Kosten', { shared: true });
    const own = await save(reader, 'Lonen');
    expect((await reader.problem('saveView', bodyOf('x', { shared: true }))).code).toBe(
      'forbidden',
    );
    for (const more of [{ name: 'Anders' }, { shared: false }]) {
      expect((await reader.problem('changeView', change(shared, more))).code).toBe('forbidden');
    }
    expect((await reader.problem('changeView', change(own, { shared: true }))).code).toBe(
      'forbidden',
    );
    expect((await reader.problem('deleteView', only(shared))).code).toBe('forbidden');
    expect(await seenBy(reader)).toEqual(['Kosten (gedeeld)', 'Lonen']);
  });

  it('of another are not there, whatever the level', async () => {
    const view = await save(reader, 'Kosten');
    expect((await owner.problem('changeView', change(view, { name: 'x' }))).code).toBe('not_found');
    expect((await owner.problem('deleteView', only(view))).code).toBe('not_found');
    await reader.ask('deleteView', only(view));
    expect(await seenBy(reader)).toEqual([]);
    expect((await reader.problem('deleteView', only(view))).code).toBe('not_found');
  });

  it('go with the access to the project, those that are shared stay', async () => {
    const leaving = await new Caller(test).signIn('gaat-weg@voorbeeld.nl');
    await test.database.rows(
      `INSERT INTO project_members (project_id, user_id, level, since) VALUES ($1, $2, 'bewerker', now())`,
      [world.project_id, leaving.userId],
    );
    await save(leaving, 'Eigen');
    await save(leaving, 'Van ons', { shared: true });
    await test.database.rows('DELETE FROM project_members WHERE user_id = $1', [leaving.userId]);
    const left = await test.database.rows<{ name: string }>('SELECT name FROM saved_views');
    expect(left).toEqual([{ name: 'Van ons' }]);
    expect(await seenBy(reader)).toEqual(['Van ons (gedeeld)']);
  });

  it('have an end', async () => {
    for (let count = 0; count < 100; count += 1) await save(reader, `Weergave ${count}`);
    const problem = await reader.problem('saveView', bodyOf('Nog een'));
    expect(problem.detail).toBe(refusalOf(LIMITS.views));
    // Those of the project are counted apart: a reader cannot make room among them.
    await test.database.rows('UPDATE saved_views SET owner_id = NULL');
    await save(reader, 'Nog een');
    const own = await save(editor, 'Van mij');
    for (const refused of [
      await editor.problem('saveView', bodyOf('Van ons', { shared: true })),
      await editor.problem('changeView', change(own, { shared: true })),
    ]) {
      expect(refused.detail).toBe(refusalOf(LIMITS.views));
    }
  });
});
