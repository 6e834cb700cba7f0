import { upload, withOrganisation } from '../../testing/books.ts';
import { generatedFiles } from '../../testing/books-files.ts';
import { signedIn } from '../../testing/running.ts';
import { Opener } from '../../testing/figures.ts';
import { seen } from '../../testing/tables.ts';

const BOOKS = { seed: 5, firstMonth: 202401, years: 1, scale: 0.2 };
const YEAR = { type: 'jaar' as const, periode_min: 202401, periode_max: 202412 };

describe('the groups of accounts', () => {
  const { test, caller } = signedIn();
  let organisationId: string;
  let project_id: string;
  let file: Buffer;
  beforeAll(async () => {
    [file = Buffer.alloc(0)] = await generatedFiles(BOOKS);
  });
  beforeEach(async () => {
    organisationId = await withOrganisation(caller);
    const job = await upload(test, caller, { organisationId, content: file });
    project_id = job.project_id ?? '';
  });

  const accounts = async () =>
    (await caller.ask('projectAccounts', { query: { project_id } })).accounts;
  const account = async (number: string) =>
    (await accounts()).find(({ rekening }) => rekening === number);
  const map = (changes: { rekening: string; groep: string | null }[]) =>
    caller.ask('mapAccounts', { body: { project_id, changes } });
  const rowsOf = async (id: string) => {
    const component = await caller.ask('reportComponent', { body: { project_id, ...YEAR, id } });
    const tables = seen(component).blocks.filter((block) => block.kind === 'grid');
    return new Map(tables.flatMap(({ rows }) => rows).map(({ key, cells }) => [key, cells[0]]));
  };
  const centsOf = async (id: string, key: string) => {
    const figure = (await rowsOf(id)).get(key);
    return figure?.kind === 'booked' ? figure.cents : undefined;
  };

  it('are listed with where they come from and an amount that opens', async () => {
    expect(await account('4200')).toMatchObject({
      naam: 'Brandstof',
      type: 'resultaat',
      groep: 'autokosten',
      groep_bron: 'rgs',
      geraden: false,
      voorstel: 'autokosten',
      rgs: 'WBedAutBra',
    });
    const opener = new Opener(caller, project_id);
    expect(await opener.faults(await accounts())).toEqual([]);
    expect(opener.opened).toBeGreaterThan(30);
  });

  it('can be chosen from a list in the order of the statements', async () => {
    const { groups } = await caller.ask('projectAccounts', { query: { project_id } });
    expect(groups[0]).toEqual({
      groep: 'immateriele_activa',
      naam: 'Immateriële vaste activa',
      type: 'balans',
      rubriek: 'Immateriële vaste activa',
    });
    expect(groups.find(({ groep }) => groep === 'autokosten')).toMatchObject({
      rubriek: 'Overige bedrijfskosten',
    });
  });

  it('change in all figures at once, many together, and back', async () => {
    const before = await rowsOf('winst-en-verlies');
    const cars = (await centsOf('winst-en-verlies', 'autokosten')) ?? 0;
    const office = (await centsOf('winst-en-verlies', 'kantoorkosten')) ?? 0;
    const { change_id, accounts: changed } = await map([
      { rekening: '4200', groep: 'kantoorkosten' },
      { rekening: '4210', groep: 'kantoorkosten' },
      { rekening: '4220', groep: 'kantoorkosten' },
    ]);
    expect(changed.map(({ groep, groep_bron }) => [groep, groep_bron])).toEqual(
      Array(3).fill(['kantoorkosten', 'hand']),
    );
    expect(changed[0]?.voorstel).toBe('autokosten');
    expect(await centsOf('winst-en-verlies', 'kantoorkosten')).toBe(office + cars);
    expect(await centsOf('winst-en-verlies', 'autokosten')).toBeUndefined();
    await caller.ask('undoAccountMapping', { body: { project_id, change_id } });
    expect(await rowsOf('winst-en-verlies')).toEqual(before);
    const twice = await caller.problem('undoAccountMapping', { body: { project_id, change_id } });
    expect(twice.code).toBe('not_found');
  });

  it('may go to the other statement when the file does not say which', async () => {
    const text = file.toString().replace(/(<accID>4200<.*?<accTp>)P(<)/s, '$1M$2');
    const without = text.replace('WBedAutBra', '');
    const job = await upload(test, caller, { organisationId, content: without });
    expect(job.project_id).toBe(project_id);
    const stock = (await centsOf('balans', 'voorraden')) ?? 0;
    await map([{ rekening: '4200', groep: 'voorraden' }]);
    expect(await account('4200')).toMatchObject({ type: 'balans', groep: 'voorraden' });
    const opener = new Opener(caller, project_id);
    expect(await opener.faults(await accounts())).toEqual([]);
    const amount = (await account('4200'))?.bedrag;
    expect(await centsOf('balans', 'voorraden')).toBe(
      amount?.kind === 'booked' ? stock + amount.cents : undefined,
    );
  });

  it('hold over imports, and confirm a guess', async () => {
    await map([{ rekening: '4990', groep: 'andere_kosten' }]);
    expect(await account('4990')).toMatchObject({ groep_bron: 'hand', geraden: false });
    const [newer = Buffer.alloc(0)] = await generatedFiles({ ...BOOKS, lastMonth: 202409 });
    await upload(test, caller, { organisationId, content: newer });
    expect(await account('4990')).toMatchObject({ groep: 'andere_kosten', groep_bron: 'hand' });
    await map([{ rekening: '4990', groep: null }]);
    const free = await account('4990');
    expect(free?.groep).toBe(free?.voorstel);
    expect(free?.groep_bron).not.toBe('hand');
  });

  it('stay as they were changed later when an older change is undone', async () => {
    const { change_id } = await map([
      { rekening: '4200', groep: 'kantoorkosten' },
      { rekening: '4210', groep: 'kantoorkosten' },
    ]);
    await map([{ rekening: '4200', groep: 'andere_kosten' }]);
    await caller.ask('undoAccountMapping', { body: { project_id, change_id } });
    expect(await account('4200')).toMatchObject({ groep: 'andere_kosten' });
    expect(await account('4210')).toMatchObject({ groep: 'autokosten', groep_bron: 'rgs' });
  });

  it.each([
    ['an account that is not there', '9999', 'kantoorkosten', 'Rekening 9999 komt'],
    ['a group that is not there', '4200', 'onzin', 'bestaat niet'],
    ['a group of the other statement', '4200', 'voorraden', 'winst-en-verliesrekening'],
  ])('refuse %s, and then change nothing', async (_name, rekening, groep, words) => {
    const changes = [
      { rekening: '4210', groep: 'kantoorkosten' },
      { rekening, groep },
    ];
    const problem = await caller.problem('mapAccounts', { body: { project_id, changes } });
    expect(problem).toMatchObject({ code: 'unprocessable' });
    expect(problem.detail).toContain(words);
    expect(await account('4210')).toMatchObject({ groep_bron: 'rgs' });
  });
});
