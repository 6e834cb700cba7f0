import type { Caller } from '../../testing/caller.ts';
import { runningWorld } from '../../testing/world.ts';

const MARCH = { type: 'maand', periode_min: 202403, periode_max: 202403 } as const;

describe('the note beside a report', () => {
  const { test, owner, editor, reader, world } = runningWorld();

  const write = (caller: Caller, note: string, more: object = {}) =>
    caller.ask('reportNote', { body: { project_id: world.project_id, ...MARCH, note, ...more } });
  const noteFor = async (caller: Caller, report: object = MARCH) => {
    const body = { project_id: world.project_id, ...MARCH, ...report };
    return (await caller.ask('report', { body })).note;
  };

  it('is written by an editor and read by all, at its own report only', async () => {
    expect(await noteFor(reader)).toBeNull();
    const { note } = await write(editor, '  De beurs hoort bij het hele jaar.\n');
    expect(note).toMatchObject({ note: 'De beurs hoort bij het hele jaar.' });
    expect(note?.updated_at).toBe('2025-03-18T10:00:00.000Z');
    expect(await noteFor(reader)).toEqual(note);
    expect(await noteFor(reader, { periode_min: 202401, type: 'kwartaal' })).toBeNull();
    expect(await noteFor(reader, { type: 'alle' })).toEqual(note);
  });

  it('is never overwritten by who did not see the last one', async () => {
    test.setNow('2025-03-18T10:01:00Z');
    const first = await write(editor, 'Eerste', { based_on: (await noteFor(editor))?.updated_at });
    test.setNow('2025-03-18T10:02:00Z');
    await write(owner, 'Tweede', { based_on: first.note?.updated_at });
    const body = { project_id: world.project_id, ...MARCH, note: 'Derde' };
    const late = { ...body, based_on: first.note?.updated_at };
    const problem = await editor.problem('reportNote', { body: late });
    expect(problem).toMatchObject({ status: 409, code: 'conflict' });
    expect(problem.detail).toContain('intussen gewijzigd');
    expect((await editor.problem('reportNote', { body: { ...body, based_on: null } })).code).toBe(
      'conflict',
    );
    expect(await noteFor(editor)).toMatchObject({ note: 'Tweede' });
    // Saving the same text again is no conflict.
    await write(editor, 'Tweede', { based_on: null });
  });

  it('goes when it is emptied', async () => {
    expect(await write(editor, '   ')).toEqual({ note: null });
    expect(await noteFor(reader)).toBeNull();
    expect(await write(editor, '', { based_on: null })).toEqual({ note: null });
  });

  it('is refused for a report that does not exist', async () => {
    const body = { project_id: world.project_id, ...MARCH, periode_max: 202404, note: 'x' };
    expect((await editor.problem('reportNote', { body })).code).toBe('not_found');
  });

  it('leaves in the log who changed which, not what it says', async () => {
    const rows = await test.database.rows<{ action: string; description: string }>(
      `SELECT action, description FROM activities WHERE action LIKE 'toelichting%' ORDER BY at`,
    );
    expect(rows[0]).toEqual({
      action: 'toelichting.gewijzigd',
      description: 'Toelichting bij Maart 2024 gewijzigd',
    });
    expect(rows.at(-1)?.action).toBe('toelichting.verwijderd');
  });
});
