import { Caller } from '../../testing/caller.ts';
import { ENGINES, startApp, type TestApp } from '../../testing/environment.ts';
import { TENANT } from '../../testing/issuer.ts';
import { seed } from './seed.ts';

jest.setTimeout(60_000);

const OWNER_OID = '22222222-2222-4222-8222-000000000001';
const READER_OID = '22222222-2222-4222-8222-000000000002';
const PEOPLE = [
  { email: 'beheerder@voorbeeld.nl', name: 'Marieke de Wit', tid: TENANT, oid: OWNER_OID },
  { email: 'lezer@voorbeeld.nl', name: 'Joost Bakker', tid: TENANT, oid: READER_OID },
];

describe.each(ENGINES)('seeding (%s)', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startApp(engine, '2025-03-18T10:00:00Z');
    for (let times = 0; times < 2; times += 1) {
      const { database, clock, app } = test;
      await seed({ database, clock, imports: app.imports }, PEOPLE);
      await app.imports.idle();
    }
  });
  afterAll(() => test.close());

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
});
