import { wholeSeries } from '@kengetal/contract';
import type {
  FiguresBlock,
  PageData,
  RecurringAction,
  RecurringBlock,
  RecurringRow,
} from '@kengetal/contract/api';
import { hasRealFiles, realFile } from '@kengetal/ledger/testing';
import { generatedFiles } from '../../testing/books-files.ts';
import { upload, withOrganisation } from '../../testing/books.ts';
import { signedIn } from '../../testing/running.ts';
import { Opener } from '../../testing/figures.ts';

const BOOKS = { seed: 11, firstMonth: 202401, years: 1, scale: 0.2 };

describe('recurring series', () => {
  const { test, caller } = signedIn();
  let organisationId: string;
  let project_id: string;
  let file: Buffer;
  beforeAll(async () => {
    organisationId = await withOrganisation(caller);
    [file = Buffer.alloc(0)] = await generatedFiles(BOOKS);
    project_id = await read(file);
  });

  const read = async (content: Buffer | string, projectId?: string): Promise<string> => {
    const job = await upload(test, caller, { organisationId, projectId, content });
    await test.app.recurring.idle();
    return job.project_id ?? '';
  };
  const page = (filters: { column: 'groep' | 'datum'; operator: 'eq'; value: string }[] = []) =>
    caller.ask('pages', { body: { project_id, page: 'analytics-recurring', filters } });
  const change = async (action: RecurringAction) =>
    (await caller.ask('changeRecurring', { body: { project_id, change: action } })).change_id;
  const undo = (change_id: string) =>
    caller.ask('undoRecurring', { body: { project_id, change_id } });
  const detail = (series: string) =>
    caller.ask('recurringSeries', { query: { project_id, series } });
  const named = async (name: RegExp) => {
    const row = rowsOf(await page()).find((one) => name.test(one.name));
    if (!row) throw new Error(`no series ${String(name)}`);
    return row;
  };

  it('stand apart as costs, revenue and standing entries, and every amount opens', async () => {
    const data = await page();
    const inSection = (key: string) =>
      blockOf(data).sections.find((section) => section.key === key)?.rows ?? [];
    const costs = inSection('kosten').map((row) => `${row.name}: ${row.frequentie}`);
    // What the made-up firm pays: see RECURRING of the generator.
    expect(costs).toEqual(
      expect.arrayContaining([
        'Bedrijfspanden De Wetering: maandelijks',
        'Bestelwagen Lease B.V.: maandelijks',
        'Assurantiën De Eem: kwartaal',
        'Werkbon Software B.V.: maandelijks',
        'Bankkosten: maandelijks',
      ]),
    );
    expect(inSection('omzet')).toHaveLength(10);
    const standing = inSection('vaste_boekingen').map((row) => row.rekening_naam);
    expect(standing).toEqual(expect.arrayContaining(['Brutolonen', 'Afschrijving machines']));
    const opener = new Opener(caller, project_id);
    expect(await opener.faults(data)).toEqual([]);
    expect(opener.opened).toBeGreaterThan(25);
  });

  it('add up to what the agreements come to per month', async () => {
    const figures = wholeSeries(await page()).blocks.find(
      (one): one is FiguresBlock => one.kind === 'figures',
    );
    const revenue = figures?.items.find(({ key }) => key === 'omzet_per_maand')?.figure;
    // Ten maintenance contracts of 1,800.00 a month.
    expect(revenue).toMatchObject({ kind: 'derived', value: 10 * 180_000 });
    const change = figures?.items.find(({ key }) => key === 'kosten_per_maand')?.change;
    // The software went from 410.00 to 122 % of it.
    expect(change).toMatchObject({ figure: { value: 50_020 - 41_000 }, judgement: 'ongunstig' });
  });

  it('say why they are a series, and open into each booking', async () => {
    const row = await named(/^Werkbon/);
    expect(row.signals[0]).toMatchObject({ key: 'prijsverhoging', label: 'Prijs +22,0%' });
    expect(row.months.map(({ state }) => state.charAt(1)).join('')).toBe('eeeeeoeeeeee');
    const why = await detail(row.id);
    expect(why.headline?.text).toBe(
      'Sinds juni betaal je [€\u00a090,20](figure:verschil) per maand meer',
    );
    expect(why.occurrences).toHaveLength(12);
    expect(why.reasons).toHaveLength(4);
    // It is billed on the third of each month.
    expect(why.reasons[1]).toBe('Telkens op de 3e, een maand na elkaar.');
    expect(await new Opener(caller, project_id).faults(why)).toEqual([]);
  });

  it('are confirmed and ignored, which holds over imports, and taken back', async () => {
    const row = await named(/^Werkbon/);
    const confirmed = await change({ action: 'bevestigen', series: [row.id] });
    expect(await named(/^Werkbon/)).toMatchObject({ certainty: 'bevestigd', signals: [] });
    const bank = await named(/^Bankkosten/);
    const ignored = await change({ action: 'negeren', series: [bank.id] });
    const [newer = file] = await generatedFiles({ ...BOOKS, lastMonth: 202411 });
    await read(newer, project_id);
    expect(await named(/^Werkbon/)).toMatchObject({ id: row.id, certainty: 'bevestigd' });
    expect(rowsOf(await page(), 'genegeerd').map(({ id }) => id)).toEqual([bank.id]);
    await read(file, project_id);
    await undo(ignored);
    await undo(confirmed);
    expect(await named(/^Werkbon/)).toEqual(row);
    expect(
      (await caller.problem('undoRecurring', { body: { project_id, change_id: ignored } })).status,
    ).toBe(404);
  });

  it('are merged, split, timed and restored', async () => {
    const before = rowsOf(await page()).length;
    const [one, other] = [await named(/^Telecom/), await named(/^Groene Stroom/)];
    await change({ action: 'samenvoegen', series: [one.id, other.id] });
    expect(rowsOf(await page())).toHaveLength(before - 1);
    const merged = await detail(one.id);
    // 320.00 and 750.00 in each of twelve months.
    expect(merged.occurrences.map(({ figure }) => figure)).toEqual(
      Array(12).fill(expect.objectContaining({ kind: 'derived', value: 107_000 })),
    );
    expect(await new Opener(caller, project_id).faults(merged)).toEqual([]);
    await change({ action: 'splitsen', series: [one.id] });
    expect(rowsOf(await page())).toHaveLength(before);
    await change({ action: 'frequentie', series: [one.id], frequentie: 'kwartaal' });
    expect(await named(/^Telecom/)).toMatchObject({
      frequentie: 'kwartaal',
      certainty: 'bevestigd',
    });
    await change({ action: 'herstellen', series: [one.id] });
    expect(await named(/^Telecom/)).toEqual(one);
    expect((await detail(one.id)).changes.map(({ words }) => words)).toEqual([
      'Hersteld zoals gevonden',
      'Frequentie gezet op elk kwartaal',
      'Gesplitst',
      'Samengevoegd uit 2 reeksen',
    ]);
    const alike = await caller.problem('changeRecurring', {
      body: { project_id, change: { action: 'splitsen', series: [one.id] } },
    });
    expect(alike.status).toBe(422);
  });

  it('are not there for an unknown id, and not filtered by what they cannot', async () => {
    const unknown: RecurringAction = { action: 'negeren', series: ['weg'] };
    const problem = await caller.problem('changeRecurring', {
      body: { project_id, change: unknown },
    });
    expect(problem.status).toBe(404);
    const premises = rowsOf(
      await page([{ column: 'groep', operator: 'eq', value: 'huisvestingskosten' }]),
    );
    expect(premises.map(({ name }) => name)).toEqual([
      'Bedrijfspanden De Wetering',
      'Groene Stroom Nederland',
    ]);
    const filters = [{ column: 'datum' as const, operator: 'eq' as const, value: '2024-01-01' }];
    const body = { project_id, page: 'analytics-recurring' as const, filters };
    expect((await caller.problem('pages', { body })).status).toBe(422);
  });

  it('need three months of books, and say so', async () => {
    const [short = ''] = await generatedFiles({ ...BOOKS, seed: 12, lastMonth: 202402 });
    const { organisation_id } = await caller.ask('createOrganisation', {
      body: { organisation_name: 'Kort' },
    });
    const job = await upload(test, caller, { organisationId: organisation_id, content: short });
    await test.app.recurring.idle();
    const body = { project_id: job.project_id ?? '', page: 'analytics-recurring' as const };
    const { state, message } = blockOf(
      await caller.ask('pages', { body: { ...body, filters: [] } }),
    );
    expect(state).toBe('te_kort');
    expect(message).toMatch(/^Te weinig historie \(minstens 3 betalingen\)/);
  });

  (hasRealFiles ? it : it.skip)('of a real file open into each of their bookings', async () => {
    const { organisation_id } = await caller.ask('createOrganisation', {
      body: { organisation_name: 'Echt' },
    });
    const content = realFile('eekboek_clair2_2013.xaf');
    const job = await upload(test, caller, { organisationId: organisation_id, content });
    await test.app.recurring.idle();
    const id = job.project_id ?? '';
    const body = { project_id: id, page: 'analytics-recurring' as const, filters: [] };
    const rows = rowsOf(await caller.ask('pages', { body }));
    expect(rows.map(({ name }) => name).sort()).toEqual(['Girotel', 'KPN', 'XS4All Internet B.V.']);
    const opener = new Opener(caller, id);
    for (const { id: series } of rows) {
      const why = await caller.ask('recurringSeries', { query: { project_id: id, series } });
      expect(await opener.faults(why)).toEqual([]);
    }
    expect(opener.opened).toBeGreaterThan(30);
  });
});

function blockOf(data: PageData): RecurringBlock {
  const found = wholeSeries(data).blocks.find(
    (one): one is RecurringBlock => one.kind === 'recurring',
  );
  if (!found) throw new Error('no series');
  return found;
}

function rowsOf(data: PageData, section?: string): RecurringRow[] {
  return blockOf(data)
    .sections.filter(({ key }) => section === undefined || key === section)
    .flatMap(({ rows }) => rows);
}
