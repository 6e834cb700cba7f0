import { ENGINES } from '../../testing/environment.ts';
import { finding } from '../../testing/suggestions.ts';
import { suggestionsKind } from './renewal.ts';
import { booksTo, looking } from './testing/looking.ts';

const DOUBLE = finding();
const { title } = DOUBLE;

describe.each(ENGINES)('what is found in books that change (%s)', (engine) => {
  const {
    test,
    owner,
    editor,
    ids,
    read,
    idle,
    list,
    look,
    willFind,
    begin,
    titled,
    answer,
    history,
  } = looking({ engine });
  beforeEach(() => look());

  const heavier = (weight: number) => finding({ weight });

  it('is a suggestion, the same one for as long as it is found', async () => {
    await look(DOUBLE);
    const first = await titled(title);
    expect(first).toMatchObject({ status: 'nieuw', ended: null, changed: null });
    await look(heavier(130_000));
    expect(await titled(title)).toMatchObject({
      suggestion_id: first.suggestion_id,
      effect: { figure: { cents: 130_000 } },
      created_at: first.created_at,
    });
    expect(await history(first.suggestion_id)).toEqual(['Gevonden in de boeken']);
  });

  it('is not looked for before series and open items are of these books', async () => {
    const { database, clock } = test;
    const { projectId } = ids;
    await database.rows(
      'UPDATE projects SET books_version = books_version + 1 WHERE project_id = $1',
      [projectId],
    );
    const lookThrough = jest.fn<never, []>();
    const kind = suggestionsKind({ database, clock, lookThrough, log: console });
    const job = { id: '', kind: kind.name, key: projectId, version: '', projectId };
    await kind.run(
      { ...job, organisationId: null, failures: 0, ends: 0, isCancelled: false },
      {
        signal: new AbortController().signal,
        report: () => undefined,
        finish: () => Promise.resolve(),
      },
    );
    expect(lookThrough).not.toHaveBeenCalled();
  });

  it('closes itself once it is mended, and comes back as it was', async () => {
    await look(DOUBLE);
    const { suggestion_id } = await titled(title);
    await answer([suggestion_id], { status: 'in_behandeling', assignee: owner.userId });
    await look();
    expect(await titled(title)).toMatchObject({
      status: 'afgehandeld',
      ended: { words: 'Opgelost in de boeken' },
    });
    await look(DOUBLE);
    expect(await titled(title)).toMatchObject({
      ...{ suggestion_id, status: 'in_behandeling', ended: null },
      assignee: { user_id: owner.userId },
    });
    expect((await history(suggestion_id)).slice(0, 2)).toEqual([
      'Weer gevonden in de boeken',
      'Opgelost in de boeken',
    ]);
  });

  it('does not return once it was set aside, until its facts change by a material amount', async () => {
    const put = finding({ key: 'opzij', title: 'Opzij' });
    await look(put);
    const { suggestion_id } = await titled('Opzij');
    await answer([suggestion_id], { status: 'afgehandeld' });
    // 1,240.00: a quarter more is 1,550.00.
    await look({ ...put, weight: 154_900 });
    expect(await titled('Opzij')).toMatchObject({ status: 'afgehandeld', changed: null });
    await look({ ...put, weight: 248_000 });
    expect(await titled('Opzij')).toMatchObject({
      ...{ suggestion_id, status: 'nieuw', ended: null },
      changed: 'Was €\u00a01.240 toen dit werd afgehandeld, nu €\u00a02.480',
    });
    expect((await history(suggestion_id))[0]).toBe(
      'Terug: Was €\u00a01.240 toen dit werd afgehandeld, nu €\u00a02.480',
    );
  });

  it('follows an import and its undo, and stays set aside through both', async () => {
    // Only while April is booked.
    const [april, aside] = [
      finding({ key: 'april', title: 'April', periode_min: 202404, periode_max: 202404 }),
      finding({ key: 'weg', title: 'Weg', periode_min: 202404, periode_max: 202404 }),
    ];
    willFind(({ books }) =>
      Promise.resolve(books.calendar.booked?.periode_max === 202404 ? [april, aside] : []),
    );
    const job = await read(booksTo(4));
    await idle();
    const [{ suggestion_id }, other] = [await titled('April'), await titled('Weg')];
    await answer([other.suggestion_id], { status: 'niet_relevant', reason: 'Is afgesproken' });
    await owner.ask('undoImport', { query: { import_id: job.import_id } });
    await idle();
    expect(await titled('April')).toMatchObject({
      ...{ suggestion_id, status: 'verlopen' },
      ended: { words: 'Verlopen: deze maanden staan niet meer in de boeken' },
    });
    const again = await read(booksTo(4));
    await idle();
    expect(await titled('April')).toMatchObject({ suggestion_id, status: 'nieuw' });
    expect(await titled('Weg')).toMatchObject({
      status: 'niet_relevant',
      reason: 'Is afgesproken',
    });
    await owner.ask('undoImport', { query: { import_id: again.import_id } });
    await idle();
  });

  it('is looked for again as days pass, when what is gone has run out', async () => {
    await look(DOUBLE);
    willFind([]);
    await begin('2025-03-19');
    expect(await list()).toMatchObject({ is_checking: true });
    await idle();
    expect(await titled(title)).toMatchObject({
      status: 'verlopen',
      ended: { at: '2025-03-19T10:00:00.000Z', words: 'Verlopen: de tijd ervoor is voorbij' },
    });
    expect(await list()).toMatchObject({
      is_checking: false,
      checked_at: '2025-03-19T10:00:00.000Z',
    });
  });

  it('is looked for again when editors say something of groups or series', async () => {
    const { projectId: project_id } = ids;
    await idle();
    await owner.ask('mapAccounts', {
      body: { project_id, changes: [{ rekening: '4100', groep: 'verkoopkosten' }] },
    });
    expect((await list()).is_checking).toBe(true);
    await idle();
    expect((await list()).is_checking).toBe(false);
    await test.database.rows(
      `INSERT INTO recurring_changes (project_id, change_id, user_id, at, action, seen)
       VALUES ($1, gen_random_uuid(), $2, now(), '{"action":"negeren","series":["x"]}', '2024-03-05')`,
      [project_id, owner.userId],
    );
    expect((await list()).is_checking).toBe(true);
  });

  it('is listed as it was while a look fails, which is said', async () => {
    const other = finding({ key: 'ander', title: 'Ander' });
    await look(other);
    willFind(() => Promise.reject(new Error('a detector broke')));
    await begin('2025-03-20');
    await idle();
    expect(await list()).toMatchObject({ failed: true, is_checking: false });
    expect(await titled('Ander')).toMatchObject({ status: 'nieuw' });
    willFind([other]);
    await begin('2025-03-21');
    await idle();
    expect(await list()).not.toHaveProperty('failed');
  });

  it('goes with its project', async () => {
    await look(DOUBLE);
    const tables = ['suggestions', 'suggestion_events', 'suggestion_checks', 'quiet_detectors'];
    await editor.ask('quietDetector', {
      body: { project_id: ids.projectId, detector: 'vraagposten', quiet: true },
    });
    const filled = async () => {
      const rows = await Promise.all(
        tables.map((table) => test.database.rows(`SELECT FROM ${table} LIMIT 1`)),
      );
      return tables.filter((_, at) => (rows[at]?.length ?? 0) > 0);
    };
    expect(await filled()).toEqual(tables);
    await test.database.rows('DELETE FROM projects WHERE project_id = $1', [ids.projectId]);
    expect(await filled()).toEqual([]);
  });
});
