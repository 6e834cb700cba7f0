import { readSheet } from 'read-excel-file/node';
import { Caller } from '../../testing/caller.ts';
import { withOrganisation } from '../../testing/books.ts';
import { bookedOn, finding } from '../../testing/suggestions.ts';
import { looking } from './testing/looking.ts';

const named = (key: string, more: Parameters<typeof finding>[0] = {}) =>
  finding({ key, title: key, ...more });
const ALL = ['een', 'twee', 'drie'].map((key) => named(key));

describe('what people say of suggestions', () => {
  const { test, owner, editor, reader, ids, list, look, titled, answer, history } = looking();
  beforeEach(() => look(...ALL));
  const idsOf = async (...titles: string[]) =>
    (await Promise.all(titles.map(titled))).map(({ suggestion_id }) => suggestion_id);
  const about = () => ({ project_id: ids.projectId });

  it('is kept for several at once, and undone by setting their state back', async () => {
    const chosen = await idsOf('een', 'twee');
    const { suggestions } = await answer(chosen, { status: 'afgehandeld' });
    expect(suggestions.map(({ suggestion_id }) => suggestion_id)).toEqual(chosen);
    expect(await titled('een')).toMatchObject({
      status: 'afgehandeld',
      ended: { at: '2025-03-18T10:00:00.000Z', words: 'Afgehandeld door marieke' },
    });
    await answer(chosen, { status: 'nieuw' });
    expect(await titled('twee')).toMatchObject({ status: 'nieuw', ended: null });
    expect(await history(chosen[0] ?? '')).toEqual([
      'marieke zette dit terug op nieuw',
      'marieke handelde dit af',
      'Gevonden in de boeken',
    ]);
  });

  it('stands on the dashboard with two others, and how many are open', async () => {
    await look(...ALL, named('vijf'), named('vier', { urgency: 'deze_week' }));
    const body = { ...about(), page: 'dashboard-nu' as const, filters: [] };
    const { blocks } = await reader.ask('pages', { body });
    const block = blocks.find(({ key }) => key === 'suggesties');
    expect(block).toMatchObject({ kind: 'list', count: 5 });
    const labels = block?.kind === 'list' ? block.items.map(({ label }) => label) : [];
    expect(labels[0]).toBe('vier');
    expect(labels).toHaveLength(3);
  });

  it('keeps why something is not relevant, and refuses a reason of anything else', async () => {
    const [id = ''] = await idsOf('een');
    await answer([id], { status: 'niet_relevant', reason: ' Is zo afgesproken ' });
    expect(await titled('een')).toMatchObject({
      ...{ status: 'niet_relevant', reason: 'Is zo afgesproken' },
      ended: { words: 'Niet relevant volgens marieke' },
    });
    expect((await history(id))[0]).toBe('marieke vindt dit niet relevant: Is zo afgesproken');
    await answer([id], { status: 'nieuw' });
    expect(await titled('een')).toMatchObject({ status: 'nieuw', reason: null });
    const body = { ...about(), suggestion_ids: [id], status: 'afgehandeld' as const, reason: 'x' };
    expect((await editor.problem('updateSuggestions', { body })).code).toBe('unprocessable');
  });

  it('is taken by who can edit, with a note', async () => {
    const { people } = await list();
    expect(people.map(({ name }) => name)).toEqual(['jan', 'marieke']);
    const [id = ''] = await idsOf('twee');
    await answer([id], { assignee: owner.userId, note: 'Bel eerst de leverancier.' });
    expect(await titled('twee')).toMatchObject({
      ...{ status: 'nieuw', assignee: { user_id: owner.userId, name: 'jan' } },
    });
    await answer([id], { assignee: null }, owner);
    expect((await history(id)).slice(0, 3)).toEqual([
      'jan haalde de toewijzing weg',
      'Notitie van marieke: Bel eerst de leverancier.',
      'marieke wees dit toe aan jan',
    ]);
    const body = { ...about(), suggestion_ids: [id], assignee: reader.userId };
    expect(await editor.problem('updateSuggestions', { body })).toMatchObject({
      ...{ code: 'unprocessable', errors: [{ path: 'assignee' }] },
    });
  });

  it('is said by editors only, and of suggestions of the project only, of all or none', async () => {
    const [id = ''] = await idsOf('drie');
    const body = { ...about(), suggestion_ids: [id], status: 'afgehandeld' as const };
    expect((await reader.problem('updateSuggestions', { body })).code).toBe('forbidden');
    const stranger = await new Caller(test).signIn('vreemde@elders.nl');
    await withOrganisation(stranger, 'Elders');
    const query = { suggestion_id: id };
    expect((await stranger.problem('suggestion', { query })).code).toBe('not_found');
    expect((await stranger.problem('updateSuggestions', { body })).code).toBe('not_found');
    const both = { ...body, suggestion_ids: [id, ids.projectId] };
    expect((await editor.problem('updateSuggestions', { body: both })).code).toBe('not_found');
    expect(await titled('drie')).toMatchObject({ status: 'nieuw' });
  });

  it('is not put back when the books no longer show it, which is said', async () => {
    const [mended = '', aside = ''] = await idsOf('een', 'twee');
    await answer([aside], { status: 'afgehandeld' });
    await look(named('drie'));
    for (const id of [mended, aside]) {
      const told = await history(id);
      const body = { ...about(), suggestion_ids: [id], status: 'nieuw' as const };
      const { code, errors } = await editor.problem('updateSuggestions', { body });
      expect({ code, path: errors?.[0]?.path }).toEqual({ code: 'unprocessable', path: 'status' });
      expect(errors?.[0]?.message).toContain('staat niet meer zo in de boeken');
      expect(await history(id)).toEqual(told);
    }
    expect(await titled('een')).toMatchObject({ ended: { words: 'Opgelost in de boeken' } });
    expect(await titled('een')).toHaveProperty('gone', true);
    expect(await titled('drie')).not.toHaveProperty('gone');
  });

  it('stands in the log of the organisation', async () => {
    const chosen = await idsOf('een', 'drie');
    await answer(chosen, { status: 'in_behandeling' });
    const rows = await test.database.rows<{ description: string }>(
      `SELECT description FROM activities WHERE action = 'suggestie.gewijzigd' ORDER BY at`,
    );
    expect(rows.map(({ description }) => description)).toContain(
      '2 suggesties in behandeling genomen',
    );
  });

  it('asks whether a detector that is rejected three times is to be quiet', async () => {
    const speaking = ['a', 'b', 'c', 'd'].map((key) => named(key, { detector: 'vraagposten' }));
    await look(...speaking);
    const quiet = (is: boolean) =>
      editor.ask('quietDetector', { body: { ...about(), detector: 'vraagposten', quiet: is } });
    await answer(await idsOf('a', 'b'), { status: 'niet_relevant' });
    expect(await list()).toMatchObject({ ask_quiet: null });
    await answer(await idsOf('c'), { status: 'niet_relevant' });
    expect(await list()).toMatchObject({ ask_quiet: 'vraagposten', quiet: [] });
    await quiet(true);
    const silent = await list();
    expect(silent).toMatchObject({ ask_quiet: null, quiet: ['vraagposten'] });
    expect(silent.suggestions.map(({ title }) => title)).not.toContain('d');
    expect(silent).not.toHaveProperty('headline');
    const body = { ...about(), page: 'dashboard-nu' as const, filters: [] };
    const { blocks } = await reader.ask('pages', { body });
    expect(blocks.map(({ key }) => key)).not.toContain('suggesties');
    test.setNow('2025-03-18T10:01:00Z');
    await quiet(false);
    // Who answers no is not asked again for the same ones.
    expect(await list()).toMatchObject({ ask_quiet: null, quiet: [] });
    expect(await titled('d')).toMatchObject({ status: 'nieuw' });
    test.setNow('2025-03-18T10:00:00Z');
  });
});

describe('the list of suggestions', () => {
  const { test, reader, ids, list, look, titled, answer } = looking();

  it('has what is open whatever the months, and what ended about them', async () => {
    const [open, ended] = [named('open'), named('klaar')];
    await look(open, ended);
    await answer([(await titled('klaar')).suggestion_id], { status: 'afgehandeld' });
    const titles = async (periode_min: number, periode_max: number) =>
      (await list(reader, { periode_min, periode_max })).suggestions.map(({ title }) => title);
    expect(await titles(0, 0)).toEqual(['open', 'klaar']);
    expect(await titles(202401, 202403)).toEqual(['open', 'klaar']);
    expect(await titles(202401, 202402)).toEqual(['open']);
    expect(await titles(202404, 0)).toEqual(['open']);
  });

  it('begins with what is urgent, the weightiest first', async () => {
    await look(
      named('later', { urgency: 'heeft_tijd' }),
      named('klein', { urgency: 'deze_week', weight: 10_000 }),
      named('groot', { urgency: 'deze_week', weight: 90_000 }),
    );
    const { suggestions } = await list();
    expect(suggestions.slice(0, 3).map(({ title }) => title)).toEqual(['groot', 'klein', 'later']);
  });

  it('adds up effects of one kind, each amount of one thing once, in a sentence that opens', async () => {
    const costs = (key: string, cents: number, relaties: string[], more: object = {}) =>
      finding(
        {
          ...{ key, title: key, weight: cents, detector: 'prijsverhoging' },
          effect: { figure: bookedOn('4100', cents), per: 'per_jaar' },
          ...more,
        },
        { relaties },
      );
    await look(
      costs('Verzekering', 120_000, ['20']),
      costs('Software', 571_200, ['21']),
      // The same supplier seen by another detector.
      costs('Weer software', 300_000, ['21'], { detector: 'verdubbeld' }),
      named('Dubbel', { weight: 124_000 }),
      // What a year of revenue comes to is not saved.
      costs('Grote klant', 9_000_000, ['30'], {
        ...{ detector: 'omzetconcentratie', category: 'omzet' },
      }),
    );
    const { headline } = await list();
    expect(headline?.text).toBe(
      'Vijf dingen om naar te kijken: tot [€\u00a06.912](figure:per_jaar) per jaar minder kosten en eenmalig [€\u00a01.240](figure:eenmalig) om na te gaan.',
    );
    expect(headline?.figures.per_jaar).toMatchObject({
      ...{ kind: 'derived', unit: 'cents', value: 691_200 },
      terms: [
        { label: 'Software', factor: 1, figure: { cents: 571_200 } },
        { label: 'Verzekering', factor: 1, figure: { cents: 120_000 } },
      ],
    });
  });

  it('is a file with what is listed, in which nothing is a formula', async () => {
    // Half an hour after midnight in the Netherlands.
    test.setNow('2025-03-18T23:30:00Z');
    await look(named('dubbel', { title: '=Dubbele factuur', due: '2025-03-31' }));
    test.setNow('2025-03-18T10:00:00Z');
    const fileOf = async (format: 'xlsx' | 'csv') => {
      const body = { project_id: ids.projectId, format };
      const { download_url, filename } = await reader.ask('exportSuggestions', { body });
      expect(filename).toBe(`Suggesties 2025-03-18.${format}`);
      const token = download_url.replace('/download?token=', '');
      return (await reader.send('download', { query: { token } })).rawPayload;
    };
    const [headings = [], first = []] = await readSheet(await fileOf('xlsx'));
    const row = Object.fromEntries(headings.map((name, at) => [String(name), first[at]]));
    expect(row).toMatchObject({
      ...{ Status: 'Nieuw', Suggestie: '=Dubbele factuur', Effect: 1240, Zekerheid: 'Zeker' },
      Gevonden: new Date('2025-03-19T00:00:00Z'),
      Conclusie: 'Factuur VD-26871 staat twee keer in de boeken: € 1240.',
    });
    const text = (await fileOf('csv')).toString('utf8');
    expect(text).toContain('1240,00');
    expect(text).not.toMatch(/[;\n]"?=Dubbele/);
  });
});
