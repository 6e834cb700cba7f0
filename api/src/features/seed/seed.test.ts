import { costCentreSums } from '../../books/dimensions/cost-centre-months.ts';
import { booksReader } from '../../books/store/reader.ts';
import { valueOf } from '../../books/figures/values.ts';
import { Caller } from '../../testing/caller.ts';
import { running } from '../../testing/running.ts';
import { Opener } from '../../testing/figures.ts';
import { TENANT } from '../../testing/issuer.ts';
import { seed } from './seed.ts';
import { seen } from '../../testing/tables.ts';

jest.setTimeout(60_000);

/** Rent, energy, cars and materials. */
const COSTS = ['4100', '4110', '4200', '4210', '4220', '7000', '7100'];

const OWNER_OID = '22222222-2222-4222-8222-000000000001';
const READER_OID = '22222222-2222-4222-8222-000000000002';
const PEOPLE = [
  { email: 'beheerder@voorbeeld.nl', name: 'Marieke de Wit', tid: TENANT, oid: OWNER_OID },
  { email: 'lezer@voorbeeld.nl', name: 'Joost Bakker', tid: TENANT, oid: READER_OID },
];

describe('seeding', () => {
  const test = running();
  beforeAll(async () => {
    for (let times = 0; times < 2; times += 1) {
      const { database, clock, app } = test;
      await seed({ database, clock, imports: app.imports }, PEOPLE);
    }
  });

  async function signedIn(email: string, oid: string) {
    const caller = new Caller(test);
    const { nonce } = await caller.ask('loginChallenge');
    const id_token = await test.issuer.token(nonce, email, { claims: { oid } });
    caller.keep(await caller.ask('login', { body: { provider: 'microsoft', id_token } }));
    return caller;
  }

  it('gives the beheerder an organisation with two projects, once', async () => {
    const config = await (await signedIn('beheerder@voorbeeld.nl', OWNER_OID)).ask('config');
    expect(config.organisations.map((each) => each.organisation_name)).toEqual(['Voorbeeld BV']);
    expect(config.projects.map((each) => each.project_name)).toEqual([
      'Boekhouding',
      'Gebroken boekjaar',
    ]);
    expect(Object.values(config.rights.organisations)).toEqual(['beheerder']);
  });

  it('lets the lezer see the first of them', async () => {
    const config = await (await signedIn('lezer@voorbeeld.nl', READER_OID)).ask('config');
    expect(config.projects.map((each) => each.project_name)).toEqual(['Boekhouding']);
    expect(Object.values(config.rights.organisations)).toEqual(['lid']);
    expect(Object.values(config.rights.projects)).toEqual(['lezer']);
  });

  it('holds three years of books up to last month, one of them with a broken fiscal year', async () => {
    const caller = await signedIn('beheerder@voorbeeld.nl', OWNER_OID);
    const { projects } = await caller.ask('config');
    const years = [];
    for (const { project_id } of projects) {
      const filters = await caller.ask('filters', { query: { project_id } });
      expect(filters.periode_bereik?.periode_max).toBe(202502);
      years.push(filters.reports.filter(({ type }) => type === 'jaar').map(({ naam }) => naam));
    }
    expect(years).toEqual([
      ['Boekjaar 2025', 'Boekjaar 2024', 'Boekjaar 2023'],
      ['Boekjaar 2024/2025', 'Boekjaar 2023/2024', 'Boekjaar 2022/2023'],
    ]);
  });

  describe('shows what reports can show', () => {
    const YEAR = { periode_min: 202401, periode_max: 202412 };

    async function tablesOf(id: string) {
      const caller = await signedIn('beheerder@voorbeeld.nl', OWNER_OID);
      const [project] = (await caller.ask('config')).projects;
      const project_id = project?.project_id ?? '';
      const body = { project_id, id, type: 'jaar' as const, ...YEAR };
      const page = await caller.ask('reportComponent', { body });
      expect(await new Opener(caller, project_id).faults(page)).toEqual([]);
      return seen(page).blocks.filter((block) => block.kind === 'grid');
    }

    it('debtors and creditors by the day on which they fall due', async () => {
      const tables = await tablesOf('debiteuren-en-crediteuren');
      expect(tables.map(({ key }) => key)).toEqual(['debiteuren', 'crediteuren']);
      for (const { columns, rows } of tables) {
        expect(columns.map(({ label }) => label)).toContain('Niet vervallen');
        const total = rows.find(({ key }) => key === 'facturen');
        const ages = (total?.cells ?? []).filter((cell) => valueOf(cell) !== 0);
        // Some not yet due, some too late, and the total.
        expect(ages.length).toBeGreaterThanOrEqual(3);
        expect(
          rows
            .find(({ key }) => key === 'rest')
            ?.cells.map(valueOf)
            .at(-1),
        ).toBe(0);
      }
    });

    it('VAT in several boxes', async () => {
      const [table] = await tablesOf('btw');
      const keys = table?.rows.map(({ key }) => key);
      expect(keys).toEqual(['1a', '1b', '1e', '2a', '5a', '5b', '5c', 'verrekening', 'geboekt']);
    });

    it('costs by department', async () => {
      const caller = await signedIn('beheerder@voorbeeld.nl', OWNER_OID);
      const [project] = (await caller.ask('config')).projects;
      const reader = booksReader(test.database, test.clock);
      const departments = await reader.read(project?.project_id ?? '', async (read) => {
        const window = { ...YEAR, soorten: ['mutatie' as const] };
        return (await costCentreSums.kostenplaats(read, window, COSTS)).largest(1, 10);
      });
      const names = departments.map(({ naam }) => naam);
      expect(names.sort()).toEqual(['Installatie', 'Kantoor', 'Service en onderhoud']);
      expect(departments.every(({ cents }) => cents > 0)).toBe(true);
    });
  });
});
